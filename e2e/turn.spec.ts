import type { Page } from '@playwright/test';
import { findingsInBothThemes } from './helpers/findings';
import { expect, open, reload, test, tooSmall } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const soFar = (page: Page) => page.getByRole('region', { name: 'Your move so far' });
const chip = (page: Page, name: string) => soFar(page).getByRole('button', { name });

/** The demo with your turn to begin. */
const yourTurn = async (page: Page) => {
  await open(page, '/solo?game=demo');
  await button(page, 'Done').click();
  await expect(heading(page, 'Your turn')).toBeVisible();
};

test(
  'a store is entered on the map, survives a reload half-way, and the log can undo it',
  { tag: '@wide' },
  async ({ page }) => {
    await yourTurn(page);
    await page.getByTestId('A3').click();
    await button(page, 'Cloth store on A3').click();
    await button(page, 'Neither').click();
    await button(page, 'No reward').click();
    await expect(chip(page, 'Change: Cloth store on A3')).toBeInViewport();
    await reload(page);
    await expect(chip(page, 'Change: Cloth store on A3')).toBeVisible();
    await page.getByRole('radio', { name: /^Fire cube from the row, / }).click();
    await expect(
      button(page, /^Confirm my move: you \+6 wigs to 27, −4 influence to 3 and −7 réis to 5/),
    ).toBeInViewport();
    await expect(button(page, /^He follows: /)).toBeVisible();
    await button(page, /^Confirm my move/).click();
    await expect(heading(page, 'Lacerda follows you')).toBeVisible();
    await button(page, 'Done, back to my turn').click();
    await page.getByRole('radio', { name: 'Card from the Marquis deck' }).click();
    await button(page, /^Confirm my move/).click();
    await expect(heading(page, 'Lacerda’s turn')).toBeVisible();
    await button(page, 'Log, undo and redo').click();
    await button(page, 'Restart demo').click();
    await button(page, 'Close').click();
    await expect(button(page, 'Courtier to the Builder')).toBeVisible();
  },
);

test(
  'keys choose, undo, confirm and show their list, and leave those who type alone',
  { tag: '@wide' },
  async ({ page }) => {
    await yourTurn(page);
    await page.keyboard.press('6');
    await expect(chip(page, 'Change: Discard a card, get 1 gold')).toBeVisible();
    await page.keyboard.press('b');
    await expect(soFar(page)).toHaveCount(0);
    await page.keyboard.press('m');
    await expect(button(page, 'Show on the map: Prices')).toBeVisible();
    await page.keyboard.press('?');
    await expect(heading(page, 'Keyboard shortcuts')).toBeVisible();
    await page.keyboard.press('6');
    await page.keyboard.press('Escape');
    await expect(heading(page, 'Keyboard shortcuts')).toHaveCount(0);
    await expect(soFar(page)).toHaveCount(0);
    await page.keyboard.press('6');
    await page.getByRole('radio', { name: 'Card from the King deck' }).click();
    await page.keyboard.press('c');
    await expect(heading(page, 'Lacerda’s turn')).toBeVisible();
  },
);

test('your turn has no accessibility finding, empty or half entered', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  await yourTurn(page);
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await button(page, 'What can I afford?').click();
  await button(page, /^\d+ more$/).click();
  await button(page, 'Start: Visit the King').click();
  await expect(soFar(page)).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
});
