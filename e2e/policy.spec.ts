import type { Page } from '@playwright/test';

import { gameUntil, openBrought } from './helpers/broughtGame';
import { expect, open, ROUTES, test } from './helpers/site';
import { keptOffline, publishVersions } from './helpers/worker';

/** Collects what the policy of any page of this tab forbids; the console watched by `test` must stay silent as well. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { readonly tellViolation: (violation: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tellViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

/** What a text that slipped into a page could do: run a script, lay out a style sheet, ask another place. */
const attack = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="window.broken=true">');
    const script = document.createElement('script');
    script.textContent = 'window.broken=true';
    const style = document.createElement('style');
    style.textContent = 'body{display:none}';
    document.head.append(script, style);
    await fetch('http://other.example/').catch(() => undefined);
    return 'broken' in window || getComputedStyle(document.body).display === 'none';
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectMissing: true });

  test('every screen keeps to its policy, from the network and from the worker', async ({ page }) => {
    test.slow();
    const violations = await watchPolicy(page);
    await open(page, '/');
    await keptOffline(page);
    for (const route of [...ROUTES, '/no-such-page']) {
      await open(page, route);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    }
    await open(page, '/');
    const cards = page.getByRole('navigation').getByRole('link');
    for (let index = 0; index < (await cards.count()); index += 1) {
      await cards.nth(index).click();
      await expect(page.getByRole('main')).toBeFocused();
      await page.goBack();
    }
    expect(violations).toEqual([]);
  });
});

test('a table, its log and its final score keep to the policy', async ({ page }) => {
  test.slow();
  const violations = await watchPolicy(page);
  await openBrought(
    page,
    gameUntil((_, waiting) => waiting.for === 'nothing'),
  );
  await expect(page.getByRole('button', { name: 'Share as picture' })).toBeVisible();
  for (const name of ['Share as picture', 'Share as text', 'Print']) await page.getByRole('button', { name }).click();
  for (const route of ['/solo/log', '/solo/compare', '/solo/score', '/solo']) await open(page, `${route}?game=e2e`);
  expect(violations).toEqual([]);
});

test('a result is shared, saved as a picture and printed within the policy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const violations = await watchPolicy(page);
  await open(page, '/score');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.keyboard.type('47');
  await page.getByRole('button', { name: 'Show result' }).click();
  await page.getByRole('button', { name: 'Share as text' }).click();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(violations).toEqual([]);
});

test('a handed-on file is saved and read back within the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await open(page, '/games');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await (await saving).path();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles(file);
  await expect(page.getByText('It contains:')).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('what slips in', () => {
  test.use({ expectErrors: /Content Security Policy|Failed to load resource/ });

  test('runs nothing, and reaches nobody', async ({ page }) => {
    const violations = await watchPolicy(page);
    await open(page, '/');
    expect(await attack(page)).toBe(false);
    await expect
      .poll(() => [...new Set(violations.map((one) => one.split(' ')[1]))].sort())
      .toEqual(['connect-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
  });

  test('runs nothing on a host that sends no policy: it stands in the page', async ({ page, baseURL }) => {
    const site = await publishVersions(baseURL ?? '');
    const violations = await watchPolicy(page);
    await open(page, site.address);
    expect(violations).toEqual([]);
    expect(await attack(page)).toBe(false);
    await expect.poll(() => violations).not.toEqual([]);
    await site.close();
  });
});
