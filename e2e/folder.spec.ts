import type { BrowserContext } from '@playwright/test';

import { plantGames } from './helpers/device';
import { gameUntil } from './helpers/broughtGame';
import { plainHost } from './helpers/plainHost';
import { expect, open, ROUTES, test } from './helpers/site';
import { keptOffline } from './helpers/worker';

/** The site as it lies in a folder of a host (scripts/build.mjs). */
const SITE = process.env.SITE_UNDER ?? '';
const { origin, pathname: BASE } = new URL(SITE);

test.use({ baseURL: origin, serviceWorkers: 'allow', expectMissing: true });

/** The addresses that were asked for outside the folder. */
function watchOutside(context: BrowserContext): readonly string[] {
  const outside: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !new URL(url).pathname.startsWith(`${BASE}/`)) outside.push(url);
  });
  return outside;
}

const planted = {
  app: 'e2e',
  game: { id: 'e2e', name: 'Evening', created: '2026-03-01T12:00:00.000Z' },
  history: gameUntil(({ round }, waiting) => round === 2 && waiting.for === 'you'),
};

test(
  'a game in a folder of a host: from home, after a reload, and offline',
  { tag: '@wide' },
  async ({ page, context }) => {
    await plantGames(context, [planted]);
    const outside = watchOutside(context);
    await open(page, `${BASE}/`);
    await page.getByRole('navigation').locator(`a[href="${BASE}/games"]`).click();
    await expect(page).toHaveURL(`${BASE}/games`);
    await page.getByRole('link', { name: /^Evening: / }).click();
    const atTable = async (): Promise<void> => {
      await expect(page).toHaveURL(`${BASE}/solo?game=e2e`);
      await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
    };
    await atTable();
    await page.reload({ waitUntil: 'networkidle' });
    await atTable();
    await keptOffline(page);
    await context.setOffline(true);
    await page.reload();
    await atTable();
    await page.goto(`${BASE}/no-such-page`);
    await expect(page.getByRole('heading', { name: 'No such street' })).toBeVisible();
    await page.getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveURL(`${BASE}/`);
    await expect(page.getByRole('navigation').locator(`a[href="${BASE}/solo?game=e2e"]`)).toBeVisible();
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([]);
    expect(outside).toEqual([]);
  },
);

test('every address of the folder opens by itself, and what surrounds it leads in', async ({ page, context }) => {
  const outside = watchOutside(context);
  for (const route of ROUTES.map((one) => `${BASE}${one}`)) {
    await open(page, route);
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    await expect(page.getByText('No such street'), route).toHaveCount(0);
  }
  expect(outside).toEqual([]);
  await open(page, '/');
  await expect(page).toHaveURL(`${BASE}/`);
});

test('the app that is installed from a folder is that folder', async ({ page, request }) => {
  await open(page, `${BASE}/settings`);
  const address = await page.locator('link[rel=manifest]').evaluate(({ href }: HTMLLinkElement) => href);
  const { start_url, scope, icons }: Record<'start_url' | 'scope', string> & { icons: readonly { src: string }[] } =
    await (await request.get(address)).json();
  expect([start_url, scope].map((one) => new URL(one, address).pathname)).toEqual([`${BASE}/`, `${BASE}/`]);
  for (const { src } of icons) expect((await request.get(new URL(src, address).href)).status(), src).toBe(200);
});

test.describe('in another language', () => {
  test.use({ locale: 'pl-PL' });

  test('its words come from the folder too', async ({ page, context }) => {
    const outside = watchOutside(context);
    await open(page, `${BASE}/rules`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', `${BASE}/manifest.pl.webmanifest`);
    expect(outside).toEqual([]);
  });
});

test('a host that knows folders only opens every address as well', async ({ page, context }) => {
  const host = await plainHost(origin);
  const outside = watchOutside(context);
  await open(page, `${host.address}${BASE}/score`);
  await expect(page).toHaveURL(`${host.address}${BASE}/score`);
  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('No such street')).toHaveCount(0);
  expect(outside).toEqual([]);
  await host.close();
});
