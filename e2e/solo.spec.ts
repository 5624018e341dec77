import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test, tooSmall } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const demo = async (page: Page) => {
  await open(page, '/solo?game=demo');
  await expect(heading(page, 'Lacerda’s turn')).toBeVisible();
};

const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

test('a store is entered on the map in at most 8 taps, and the log can take it back', async ({ page }) => {
  await demo(page);
  await button(page, 'Done').click();
  await button(page, /^Visit the Builder/).first().click();
  await button(page, /^A3, free/).click();
  await button(page, 'Cloth store on A3').click();
  await button(page, / cube from the (row|column), a \w+ house/).first().click();
  await button(page, 'Confirm my move').click();
  await expect(heading(page, 'Lacerda follows you')).toBeVisible();
  await button(page, 'Done, go on with my turn').click();
  await button(page, 'From the Minister deck').click();
  await button(page, 'Confirm my move').click();
  await expect(heading(page, 'Lacerda’s turn')).toBeVisible();
  await button(page, 'Log, undo and redo').click();
  await button(page, 'Start the demo over').click();
  await button(page, 'Close').click();
  await expect(page.getByText('Move the courtier to the Builder.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the table has no accessibility finding in the ${colorScheme} theme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await demo(page);
    await button(page, 'Done').click();
    await expect(heading(page, 'Your turn')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
  });
