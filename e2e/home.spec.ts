import app from '../app.json';
import { gameUntil, openBrought } from './helpers/broughtGame';
import { keptText } from './helpers/setup';
import { expect, open, targets, test } from './helpers/site';

test('home opens and says what it is', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Lisboa/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
});

test('home can be walked with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/');
  const all = await targets(page).count();
  const reached = new Set<string>();
  for (let step = 0; step < all * 2 + 4; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      return active === null || active === document.body
        ? undefined
        : (active.getAttribute('aria-label') ?? active.textContent ?? '');
    });
    if (name !== undefined) reached.add(name);
  }
  const names = await targets(page).evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
  expect([...new Set(names)].filter((name) => !reached.has(name))).toEqual([]);
});

test('the address bar icon and the manifest exist', async ({ page, request }) => {
  await open(page, '/');
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '/no-manifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, name }: { icons: readonly { src: string; sizes: string }[]; name: string } = await manifest.json();
  expect(name).toBe(app.expo.name);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const href of await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
    expect((await request.get(href)).status(), href).toBe(200);
});

test('home says the same before any script has run: the first paint comes from prerendered HTML', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const still = await context.newPage();
  await still.goto('/');
  await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, '/');
  expect(await still.getByRole('main').innerText()).toBe(await page.getByRole('main').innerText());
  await context.close();
});

test('the demo is played beside a running game, and home and the table offer the running game first', async ({
  page,
}) => {
  await openBrought(
    page,
    gameUntil(({ round }) => round === 2),
  );
  await expect.poll(() => keptText(page, 'games/running')).toBe('e2e');
  await open(page, '/solo?game=demo');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your turn', exact: true })).toBeVisible();
  await open(page, '/');
  const ways = page.getByRole('navigation').getByRole('link');
  await expect(ways.first()).toHaveAttribute('href', '/solo?game=e2e');
  await expect(ways.last()).toHaveAttribute('href', '/solo?game=demo');
  await open(page, '/solo');
  const games = page.getByRole('main').locator('a[href*="/solo"]');
  await expect(games.first()).toHaveAttribute('href', '/solo?game=e2e');
  await expect(games.last()).toHaveAttribute('href', '/solo?game=demo');
});

test('the introduction goes once it is read, also before the first paint of the next visit', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-introduction', 'read');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden();
});
