import { expect, test } from './helpers/site';

test.use({ expectMissing: true });

test('an unknown address shows the way home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the gallery of those who build the app is no address of the app', async ({ request }) => {
  expect((await request.get('/gallery')).status()).toBe(404);
});
