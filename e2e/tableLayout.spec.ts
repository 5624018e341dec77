import type { Page } from '@playwright/test';

import { demoState } from '@/components/game/demoPosition';
import { begin, NOBLES } from '@/engine';

import { plantGames } from './helpers/device';
import { findings } from './helpers/findings';
import { tableBoxes } from './helpers/measured';
import { expect, open, test } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The demo with your turn to begin: the first choice. */
const yourTurn = async (page: Page) => {
  await open(page, '/solo?game=demo');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your turn', level: 1 })).toBeVisible();
};

/** A finger that goes from right to left over the map. */
const swipe = async (page: Page) => {
  const device = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { readonly x: number; readonly y: number }[]
  ) => device.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 340, y: 400 });
  for (let x = 320; x >= 40; x -= 20) await touch('touchMove', { x, y: 400 });
  await touch('touchEnd');
};

const SIZES = [
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const;

for (const { width, height } of [SIZES[0], SIZES[1]])
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('before the first choice the whole map stands between players and dock, and nothing scrolls', async ({
      page,
    }) => {
      await yourTurn(page);
      const { map, dock, top, scrolls } = await tableBoxes(page);
      expect(scrolls).toBe(0);
      expect(map.top).toBeGreaterThanOrEqual(top);
      expect(map.bottom).toBeLessThanOrEqual(dock.top);
      expect(dock.bottom).toBeCloseTo(height, 0);
    });
  });

test.describe('on a phone', () => {
  test('a place chosen low on the map stays in view above the dock, which takes half the screen at most', async ({
    page,
  }) => {
    await yourTurn(page);
    await button(page, /^D1, free/).click();
    const place = page.getByTestId('D1').or(page.getByRole('img', { name: /^D1, / }));
    await expect
      .poll(async () => {
        const { dock, top } = await tableBoxes(page);
        const box = await place.first().boundingBox();
        return box !== null && box.y >= top && box.y + box.height <= dock.top;
      })
      .toBe(true);
    const { dock } = await tableBoxes(page);
    expect(dock.bottom - dock.top).toBeLessThanOrEqual(844 / 2 + 4);
  });

  test('both players with three favors and two digits each keep to one line', async ({ page, context }) => {
    const { you, lacerda, ...state } = demoState();
    const rich = { wigs: 88, favours: NOBLES };
    const history = begin({ ...state, toMove: 'you', you: { ...you, ...rich }, lacerda: { ...lacerda, ...rich } });
    const game = { id: 'rich', name: 'Rich', created: '2026-03-01T12:00:00.000Z' };
    await plantGames(context, [{ app: 'e2e', game, history }]);
    await open(page, '/solo?game=rich');
    const lines = button(page, /^(You|Lacerda), 88 wigs/).locator('> *');
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThanOrEqual(36);
  });

  test('trading: every tile holds its words, and your goods are in view', async ({ page }) => {
    await yourTurn(page);
    await button(page, 'Play a card into your portfolio').click();
    await button(page, 'Treasury card').click();
    await button(page, 'No benefits').click();
    await page.getByRole('radio', { name: 'Trade', exact: true }).click();
    const tiles = button(page, /^Trade 1 /);
    await expect(tiles.first()).toBeVisible();
    expect(await tiles.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight))).toEqual([]);
    const goods = await page.getByRole('img', { name: 'Cloth: 2', exact: true }).boundingBox();
    const confirm = await button(page, 'Trade a good').boundingBox();
    expect((goods?.y ?? 0) + (goods?.height ?? 0)).toBeLessThanOrEqual(confirm?.y ?? 0);
  });

  test('the court is one button away, without a finding, and one back; keys reach it too', async ({ page }) => {
    await yourTurn(page);
    const king = page.getByRole('img', { name: /^King deck/ }).or(button(page, /^King deck/));
    await expect(king.first()).not.toBeInViewport();
    await button(page, /^Show the court/).click();
    await expect(king.first()).toBeInViewport();
    expect(await findings(page)).toEqual([]);
    await button(page, 'Show the map').click();
    await expect(king.first()).not.toBeInViewport();
    await expect(page.getByRole('img', { name: /^A1, / })).toBeInViewport();
    await button(page, /^Show the court/).press('Enter');
    await expect(king.first()).toBeInViewport();
  });

  test('a swipe over the map leads to the court', async ({ page }) => {
    await yourTurn(page);
    await swipe(page);
    await expect(button(page, 'Show the map')).toBeInViewport();
    await expect(page.getByRole('img', { name: /^A1, / })).not.toBeInViewport();
  });
});

test.describe('360 × 640', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the map keeps its width and scrolls between header and dock', async ({ page }) => {
    await yourTurn(page);
    const { map } = await tableBoxes(page);
    expect(map.right - map.left).toBeGreaterThanOrEqual(350);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await tableBoxes(page);
    expect(end.map.bottom).toBeLessThanOrEqual(end.dock.top);
    expect(end.dock.bottom).toBeCloseTo(640, 0);
  });
});

for (const { width, height } of [{ width: 700, height: 900 }, SIZES[2], SIZES[3]])
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the dock stands beside the map, as high as the screen allows', async ({ page }) => {
      await yourTurn(page);
      const { map, dock, top } = await tableBoxes(page);
      expect(dock.left).toBeGreaterThanOrEqual(map.right);
      expect(Math.abs(dock.top - top)).toBeLessThanOrEqual(1);
      expect(dock.bottom).toBeCloseTo(height, 0);
    });
  });
