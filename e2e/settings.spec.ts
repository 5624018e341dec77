import type { Page } from '@playwright/test';
import { findings } from './helpers/findings';
import { expect, open, test } from './helpers/site';
import { OTHER_RULINGS } from '@/__tests__/helpers/otherRulings';

const look = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('every setting is in force at once and kept by a reload', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/settings');
  for (const name of ['Dark', 'Larger', 'Left']) await page.getByRole('radio', { name, exact: true }).click();
  for (const name of [/^Everything/, ...OTHER_RULINGS]) await page.getByRole('radio', { name }).click();
  await page.getByRole('switch', { name: /^Reduce motion/ }).click();
  await page.getByRole('switch', { name: /^Vibration/ }).click();
  expect(await look(page)).toMatchObject({ theme: 'dark', textSize: 'larger', motion: 'reduced' });

  await open(page, '/settings');
  for (const name of ['Dark', 'Larger', 'Left'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  for (const name of [/^Everything/, ...OTHER_RULINGS]) await expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Reduce motion/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Vibration/ })).not.toBeChecked();
});

test('a chosen theme and text size are there before the app is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/settings');
  const light = await ground(page);
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  await page.getByRole('radio', { name: 'Largest', exact: true }).click();
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await ground(page)).toBe(dark);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
});

for (const theme of ['Light', 'Dark', 'High contrast'])
  test(`the ${theme} theme has no accessibility finding`, async ({ page }) => {
    await open(page, '/settings');
    await page.getByRole('radio', { name: theme, exact: true }).click();
    expect(await findings(page)).toEqual([]);
  });

test('back to the defaults, and back again', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.getByRole('radio', { name: 'System', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
});
