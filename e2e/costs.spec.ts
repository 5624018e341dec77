import type { Locator, Page } from '@playwright/test';

import { findingsInBothThemes } from './helpers/findings';
import { recordAt } from './helpers/device';
import { expect, open, reload, test, tooSmall } from './helpers/site';

const answer = (page: Page, name: string): Locator => page.getByRole('region', { name });
const pick = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click();
const ask = (page: Page, question: string): Promise<void> => pick(page, 'What does it cost?', question);
const badge = (page: Page): Locator => page.getByRole('link', { name: /not checked yet: / });

/** How often the person has tapped since the page was opened. */
const countTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset.taps = '0';
    document.addEventListener(
      'click',
      () => (document.body.dataset.taps = String(Number(document.body.dataset.taps) + 1)),
      true,
    );
  });

/** What the cost check has written to the browser's storage so far. */
const keptOnDevice = (page: Page): Promise<string> => recordAt(page, 'costs');

test('visit.cost: a visit is priced in three taps, in view without scrolling', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/costs');
  await countTaps(page);
  await ask(page, 'Visit');
  await pick(page, 'Which noble?', 'King');
  await pick(page, 'Others’ officials in that office', '4');
  await expect(page.locator('body')).toHaveAttribute('data-taps', '3');
  const price = answer(page, 'Visiting the King costs').getByText('treasury 1 + others’ officials 4 = 5');
  await expect(price).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('store.price: matching the board changes a price, and its badge disappears for good', async ({ page }) => {
  await open(page, '/costs');
  await ask(page, 'Land');
  await pick(page, 'Treasury: where is the marker?', 'Visits +1, payments 4 réis');
  await page.getByRole('button', { name: 'Add a cube to the row: earthquake' }).click();
  await page.getByRole('button', { name: 'Add a cube to the column: fire' }).click();
  const land = answer(page, 'Land costs at least');
  await expect(land.getByText('treasury 4 + rubble 2 = 6')).toBeVisible();

  await badge(page).click();
  await expect(page).toHaveURL(/\/board#treasury$/);
  const panel = page.getByRole('region', { name: 'Treasury' });
  await panel.getByRole('radio', { name: 'Space 4 from the bottom, payments 4 réis' }).click();
  await panel.getByRole('button', { name: 'Payments, space 4 from the bottom: 1 more' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(land.getByText('treasury 5 + rubble 2 = 7')).toBeVisible();

  await badge(page).click();
  await page.getByRole('button', { name: 'Treasury: matches my board' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(land.getByText('treasury 5 + rubble 2 = 7')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);

  await reload(page);
  await expect(land.getByText('treasury 5 + rubble 2 = 7')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('a reload keeps the last values', async ({ page }) => {
  await open(page, '/costs');
  await ask(page, 'Hire');
  await pick(page, 'Treasury: where is the marker?', 'Visits +2, payments 5 réis');
  await pick(page, 'Officials on the plan', '5');
  await pick(page, 'Your officials in offices and plazas', '2');
  await page.getByRole('switch', { name: /^Enter what I have/ }).click();
  const costs = answer(page, 'Opening it costs').getByText('hiring 15');
  await expect(costs).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toContain('"told":true');
  await reload(page);
  await expect(costs).toBeVisible();
  await expect(answer(page, 'Opening it costs').getByText('2 réis short')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Visits +2, payments 5 réis' })).toBeChecked();
});

test('the treasury stays in view', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/costs');
  await ask(page, 'Sell');
  await page.getByRole('switch', { name: /^Enter what I have/ }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('radio', { name: 'Visits +1, payments 3 réis' })).toBeInViewport({ ratio: 1 });
});

test('every question is without an accessibility finding in both themes, and large enough to hit', async ({ page }) => {
  test.slow();
  await open(page, '/costs');
  await page.getByRole('switch', { name: /^Enter what I have/ }).click();
  for (const question of ['Visit', 'Follow', 'Land', 'Ship', 'Hire', 'Sponsor', 'Sell']) {
    await ask(page, question);
    expect.soft(await tooSmall(page), question).toEqual([]);
    expect.soft(await findingsInBothThemes(page), question).toEqual([]);
  }
});
