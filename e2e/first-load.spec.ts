import { expect, open, ROUTES, test } from './helpers/site';

const loadedScripts = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((address) => address.endsWith('.js'));

test('home loads its own scripts and no other screen', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, address]) => address);
  await open(page, '/');
  expect([...(await page.evaluate(loadedScripts))].sort()).toEqual([...named].sort());
});

for (const route of ROUTES) {
  test(`${route} is painted before any script has run`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const still = await context.newPage();
    await still.goto(route);
    await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
}

test('every card of the home screen opens its screen, at its top, with the reader there too', async ({ page }) => {
  await open(page, '/');
  const addresses = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of addresses) {
    await page.getByRole('navigation').locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('navigation')).toBeVisible();
  }
});

test('a finger that comes down on a card sends for its screen before it is lifted', async ({ page }) => {
  await open(page, '/');
  const card = page.locator('a[href="/solo/new"]');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(loadedScripts);
  await card.dispatchEvent('pointerdown');
  await expect.poll(() => page.evaluate(loadedScripts)).not.toEqual(before);
  await expect(page).toHaveURL('/');
  await card.click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/solo/new');
});

test('a tap before the app is awake is not lost: every card is a link of the page', async ({ page, context }) => {
  // Scripts that are still on their way.
  await context.route('**/_expo/static/js/**', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('a[href="/rules"]').click();
  await expect(page).toHaveURL('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without the network', () => {
  test.use({ expectErrors: /ERR_FAILED|AsyncRequireError/ });

  test('a screen that does not come says so, and the next try brings it', async ({ page, context }) => {
    await open(page, '/');
    const card = page.locator('a[href="/settings"]');
    await context.route('**/_expo/static/js/**', (route) => route.abort());
    await card.click();
    await expect(page.getByText('you’re offline')).toBeVisible();
    await context.unroute('**/_expo/static/js/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('you’re offline')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});
