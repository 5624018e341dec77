import type { Page } from '@playwright/test';
import { findingsInBothThemes } from './helpers/findings';
import { expect, open, test, tooSmall } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const soFar = (page: Page) => page.getByRole('region', { name: 'Your move so far' });

/** The demo with your turn to begin. */
const yourTurn = async (page: Page) => {
  await open(page, '/solo?game=demo');
  await button(page, 'Done').click();
  await expect(heading(page, 'Your turn')).toBeVisible();
};

/** Taps, counted. */
const tapper = (page: Page) => {
  let count = 0;
  const tap = async (name: string | RegExp, role: 'button' | 'radio' = 'button') => {
    await page
      .getByRole(role, { name, exact: role === 'radio' })
      .first()
      .click();
    count += 1;
  };
  return { tap, count: () => count };
};

test('a store is entered on the map in at most 8 taps, survives a reload half-way, and the log can take it back', async ({
  page,
}) => {
  await yourTurn(page);
  const taps = tapper(page);
  await taps.tap(/^A3, free/);
  await taps.tap('Cloth store on A3');
  await expect(soFar(page).getByText('Cloth store on A3')).toBeInViewport();
  await expect(page.getByText('Pay for the land')).toBeInViewport();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(soFar(page).getByText('Cloth store on A3')).toBeVisible();
  await taps.tap(/^Fire cube from the row, a \w+ house/);
  await expect(
    page.getByRole('img', { name: /^You: \+6 wigs, then 27, −4 influence, then 3 and −7 réis, then 5$/ }),
  ).toBeVisible();
  await expect(button(page, /^Lacerda’s next turn in full: He follows: /)).toBeInViewport();
  await taps.tap('Confirm my move');
  await expect(heading(page, 'Lacerda follows you')).toBeVisible();
  await taps.tap('Done, go on with my turn');
  await taps.tap('From the Marquis deck');
  await taps.tap('Confirm my move');
  await expect(heading(page, 'Lacerda’s turn')).toBeVisible();
  expect(taps.count()).toBeLessThanOrEqual(8);
  await button(page, 'Log, undo and redo').click();
  await button(page, 'Restart demo').click();
  await button(page, 'Close').click();
  await expect(page.getByText('Move the courtier to the Builder.')).toBeVisible();
});

test('a decree is entered in at most 5 taps, its wigs included', async ({ page }) => {
  await yourTurn(page);
  const taps = tapper(page);
  await taps.tap(/^Visit the Marquis for /);
  await taps.tap(/^Take a decree/);
  await taps.tap('4', 'radio');
  await expect(soFar(page).getByText('Take a decree (4 wigs as things stand)')).toBeVisible();
  await taps.tap('From the King deck');
  await taps.tap('Confirm my move');
  await expect(heading(page, 'Lacerda’s turn')).toBeVisible();
  expect(taps.count()).toBeLessThanOrEqual(5);
});

test('keys choose, take back, confirm and show their list, and leave those who type alone', async ({ page }) => {
  await yourTurn(page);
  await page.keyboard.press('9');
  await expect(soFar(page).getByText('Discard a card, get 1 gold')).toBeVisible();
  await page.keyboard.press('b');
  await expect(soFar(page)).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(page.getByRole('radio', { name: 'Prices' })).toBeChecked();
  await page.keyboard.press('?');
  await expect(heading(page, 'Keyboard shortcuts')).toBeVisible();
  await page.keyboard.press('9');
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Keyboard shortcuts')).toHaveCount(0);
  await expect(soFar(page)).toHaveCount(0);
  await page.keyboard.press('9');
  await button(page, 'From the King deck').first().click();
  await page.keyboard.press('c');
  await expect(heading(page, 'Lacerda’s turn')).toBeVisible();
});

test('your turn has no accessibility finding, empty or half entered', async ({ page }) => {
  test.slow();
  await yourTurn(page);
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await button(page, 'What can I afford?').click();
  await button(page, 'Start: Visit the King').click();
  await expect(soFar(page)).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
});
