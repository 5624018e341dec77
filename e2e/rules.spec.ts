import type { Locator, Page } from '@playwright/test';

import { findingsInBothThemes } from './helpers/findings';
import { expect, open, test } from './helpers/site';

const rule = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

test('a price leads to the rule behind it, and back', async ({ page }) => {
  await open(page, '/costs');
  await page.getByRole('link', { name: 'Rule: What a visit costs' }).click();
  await expect(page).toHaveURL(/\/rules#visit\.cost$/);
  await expect(rule(page, 'What a visit costs')).toBeInViewport();
  await rule(page, 'What a visit costs').getByRole('link', { name: 'Rule: Recruiting officials' }).click();
  await expect(rule(page, 'Recruiting officials')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/costs$/);
});

for (const address of ['/rules#solo.building', '/rules?rule=solo.building']) {
  test(`${address} opens at its rule`, async ({ page }) => {
    await open(page, address);
    await expect(rule(page, 'He opens a public building')).toBeInViewport();
    await expect(rule(page, 'He opens a public building')).toBeFocused();
  });
}

test(
  'rules are found by keyboard, without accents, and without asking the network',
  { tag: '@wide' },
  async ({ page }) => {
    await open(page, '/rules');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'script', 'document'].includes(request.resourceType())) asked.push(request.url());
    });
    await page.getByRole('textbox', { name: 'Search the rules' }).focus();
    await page.keyboard.type('reis influence');
    await expect(page.getByText(/^\d+ rules found$/)).toHaveAttribute('aria-live', 'polite');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Turning influence into réis');
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Setup, 12 rules/ })).toBeVisible();
  },
);

test('unfolded rules with rulings and links are without an accessibility finding', async ({ page }) => {
  await open(page, '/rules#visit.cost');
  await page.getByRole('button', { name: /^Solo: setup, end and title/ }).click();
  expect(await findingsInBothThemes(page)).toEqual([]);
});
