import type { Locator, Page } from '@playwright/test';
import { deflateSync, strToU8 } from 'fflate';

import { toBase64Url } from '@/store/positionLink/base64url';

import { plantGames } from './helpers/device';
import { eveningAfter } from './helpers/evening';
import { findingsInBothThemes } from './helpers/findings';
import { expect, open, test, tooSmall } from './helpers/site';

const EVENING = eveningAfter(5);

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** The table as someone hears it who does not see it: every place of the map and the court, and both players. */
const tableOf = async (page: Page): Promise<readonly string[]> => {
  await expect(page.getByRole('group', { name: 'Both players' })).toBeVisible();
  const named = page.locator(
    '[role=group][aria-label="Downtown map"] [aria-label], [role=group][aria-label="Both players"] [aria-label]',
  );
  const court = page.getByRole('group', {
    name: /^(Nobles|Decks|Treasury|Market|Influence|Church|Shipyard|City tiles|Architects)/,
  });
  // The court is drawn after the map.
  await expect(court).toHaveCount(9);
  return [
    ...(await named.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))),
    ...(await court.evaluateAll((all) => all.map((one) => one.textContent))),
  ];
};

/** The link of the point a game's log stands at. */
async function linkFrom(page: Page): Promise<string> {
  await open(page, '/solo/log?game=evening');
  await button(page, 'Share position link').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return link;
}

const packed = (json: string): string => `/position#p=${toBase64Url(deflateSync(strToU8(json)))}`;

test(
  'a link made in one browser shows the same table in another that knows nothing, and stores nothing there',
  { tag: '@wide' },
  async ({ page, context, browser, baseURL }) => {
    await plantGames(context, [EVENING]);
    const link = await linkFrom(page);
    expect(link).toMatch(new RegExp(`^${baseURL}/position#p=[\\w-]{100,700}$`));
    await open(page, '/solo?game=evening');
    const sent = await tableOf(page);
    expect(sent.length).toBeGreaterThan(40);

    const requests: string[] = [];
    const stranger = await (
      await browser.newContext({ serviceWorkers: 'block', viewport: page.viewportSize() })
    ).newPage();
    stranger.on('request', (request) => requests.push(request.url()));
    await open(stranger, link);
    await expect(stranger.getByText('Just for looking: nothing here is saved.')).toBeVisible();
    expect(await tableOf(stranger)).toEqual(sent);
    await expect(button(stranger, /^Lacerda next: /)).toBeVisible();
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(await stranger.evaluate(() => indexedDB.databases())).toEqual([]);
    await stranger.context().close();
  },
);

test('a shared position is looked at, follows its address, and becomes a game when asked', async ({
  page,
  context,
}) => {
  test.slow();
  await plantGames(context, [EVENING]);
  const [, before = ''] = (await linkFrom(page)).split('#');
  await page.getByRole('button', { name: /^2\. / }).click();
  await button(page, 'Share position link').last().click();
  const [, earlier = ''] = (await page.getByRole('textbox', { name: 'Link' }).inputValue()).split('#');
  expect(earlier).not.toBe(before);

  await open(page, `/position#${before}`);
  await expect(page.getByText('round 8 · period 1')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.evaluate((fragment) => (location.hash = fragment), earlier);
  await expect(page.getByText('round 7 · period 1')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('round 8 · period 1')).toBeVisible();

  await page.getByRole('button', { name: /^You, \d+ wigs/ }).click();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(1);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Play from here').click();
  await expect(page).toHaveURL(/\/solo\?game=/);
  await open(page, '/games');
  await expect(page.getByRole('link', { name: /^From a shared position: Period 1, round 8/ })).toBeVisible();
});

const BOMB = packed(' '.repeat(5_000_000));
const HOSTILE: readonly (readonly [name: string, address: string, says: string | RegExp])[] = [
  ['nothing', '/position', 'There’s no position in this link.'],
  ['noise', '/position#p=%00%ff<script>', 'This link is incomplete or damaged.'],
  ['a bomb', BOMB, 'This link holds more than a position.'],
  ['a mile', `/position#p=${'A'.repeat(20_000)}`, 'This link is too long: 20,002 characters.'],
  ['a newer position', packed('{"version":9}'), 'This link comes from a newer version.'],
  ['an impossible table', packed('{"stores":{"A9":{}}}'), /^stores\.A9: no place/],
];

test('links that hold no table say why', async ({ page }) => {
  for (const [name, address, says] of HOSTILE) {
    await page.goto('/manifest.webmanifest');
    await open(page, address);
    await expect(page.getByRole('heading', { name: 'Can’t open this link' }), name).toBeVisible();
    await expect(page.getByText(says), name).toBeVisible();
  }
  expect(await tooSmall(page)).toEqual([]);
});

test('the picture of a result is a PNG of the size it was drawn in', async ({ page }) => {
  await open(page, '/score');
  await page.getByRole('radio', { name: 'Solo' }).click();
  await page.getByRole('button', { name: 'Show result' }).click();
  const download = page.waitForEvent('download');
  await button(page, 'Share as picture').click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const png = Buffer.concat(chunks);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1320]);
  expect(png.length).toBeGreaterThan(50_000);
});
