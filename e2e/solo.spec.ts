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

test('a dealt game begins in at most 40 taps, is left and found again', async ({ page }) => {
  await open(page, '/solo/new');
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    await button(page, name).click();
    taps += 1;
  };
  for (const step of await page.getByRole('checkbox').all()) {
    await step.click();
    taps += 1;
  }
  for (const tile of [/^The building on the .* site D/, /^The available building of the blue/, /^The available building of the green/])
    for (const good of ['gold', 'tools']) await tap(new RegExp(`${tile.source}.*: ${good}$`));
  // The draft is saved a moment after the last tap; a person does not reload faster than that.
  await page.waitForTimeout(1000);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(button(page, 'Begin: my first turn')).toBeVisible();
  await page.waitForTimeout(1000);
  await tap(/^The top plan of the blue architect: 2 officials$/);
  await tap(/^The top plan of the green architect: 2 officials$/);
  await tap(/^blue architect$/);
  await tap(/^Your starting plan: how many officials\?: 2 officials$/);
  await tap(/^Lacerda’s first plan: 2 officials$/);
  await tap(/^Lacerda’s second plan: 3 officials$/);
  await tap('Begin: my first turn');
  await expect(heading(page, 'Your turn')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(40);
  await open(page, '/solo');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(heading(page, 'Your turn')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the table and the set-up have no accessibility finding in the ${colorScheme} theme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await demo(page);
    await button(page, 'Done').click();
    await expect(heading(page, 'Your turn')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await open(page, '/solo/new');
    await expect(button(page, 'Deal again')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
  });
