import { expect, test } from './helpers/site';

test.describe('an app that cannot be started', () => {
  test.use({ expectErrors: /./ });

  test('says what happened and that nothing is lost, instead of a blank page', async ({ page, watch }) => {
    await page.addInitScript(() => Object.defineProperty(Symbol, 'for', { value: undefined }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Something broke' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/Nothing is lost/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    watch.consoleErrors.length = 0;
  });
});

test('a storage that never answers is named after five seconds, and the game continues unsaved', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/solo?game=some-game');
  await expect(page.getByText(/isn’t responding/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Play without saving' })).toBeVisible();
  await page.goto('/solo?game=demo');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved: storage isn’t responding' })).toBeVisible({
    timeout: 30_000,
  });
});
