import { expect, open, ROUTES, test } from './helpers/site';
import { keptOffline, publishVersions } from './helpers/worker';

test.use({ serviceWorkers: 'allow', expectMissing: true });

test('every route opens with the network off from the second visit on, whatever its query', async ({
  page,
  context,
}) => {
  test.slow();
  await open(page, '/');
  await keptOffline(page);
  await context.setOffline(true);
  for (const route of ROUTES) {
    await page.goto(`${route}?from=offline`);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    await expect(page.getByRole('main'), route).toBeVisible();
    await expect(page.getByText('No such street'), route).toHaveCount(0);
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'No such street' })).toBeVisible();
});

test('screens follow each other with the network off', async ({ page, context }) => {
  await open(page, '/');
  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  const cards = page.getByRole('navigation').getByRole('link');
  for (let index = 0; index < (await cards.count()); index += 1) {
    await cards.nth(index).click();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
  }
});

test('a new version waits, says so, and comes when the person restarts', async ({ page, baseURL }) => {
  const site = await publishVersions(baseURL ?? '');
  await open(page, site.address);
  await keptOffline(page);
  await expect(page.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  site.publish();
  await page.reload();
  await expect(page.getByText('A new version is ready')).toBeVisible();
  const restarted = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Restart' }).click();
  await restarted;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null);
  expect(waiting).toBeNull();
  await expect(page.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  await site.close();
});

test('the other tab learns of a version the first has changed to', async ({ page, context, baseURL }) => {
  const site = await publishVersions(baseURL ?? '');
  await open(page, site.address);
  await keptOffline(page);
  const other = await context.newPage();
  await open(other, `${site.address}/settings`);
  site.publish();
  await page.reload();
  const restarted = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Restart' }).click();
  await restarted;
  await expect(other.getByText('A new version is ready')).toBeVisible();
  await other.getByRole('button', { name: 'Restart' }).click();
  await expect(other.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 })).toHaveCount(1);
  await site.close();
});
