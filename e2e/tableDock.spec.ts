import type { BrowserContext, Page } from '@playwright/test';

import { demoState } from '@/components/game/demoPosition';
import { begin, type GameState } from '@/engine';

import { plantGames } from './helpers/device';
import { overlaps, tableBoxes } from './helpers/measured';
import { expect, open, test, tooSmall } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Your turn on a table of your own making. */
const yourTurn = async (page: Page, context: BrowserContext, change: (state: GameState) => Partial<GameState>) => {
  const state = demoState();
  const history = begin({ ...state, toMove: 'you', ...change(state) });
  await plantGames(context, [
    { app: 'e2e', game: { id: 'own', name: 'Own', created: '2026-03-01T12:00:00Z' }, history },
  ]);
  await open(page, '/solo?game=own');
  await expect(page.getByRole('heading', { name: 'Your turn', level: 1 })).toBeVisible();
};

const dockHeight = async (page: Page): Promise<number> => {
  const { dock } = await tableBoxes(page);
  return dock.bottom - dock.top;
};

test.describe('360 × 640', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a question takes half the screen at most, also under a forecast and over a button of two lines', async ({
    page,
  }) => {
    await open(page, '/solo?game=demo');
    await button(page, 'Done').click();
    const path = [
      button(page, /^A3, free/),
      button(page, 'Cloth store on A3'),
      button(page, 'Recruit officials'),
      page.getByRole('checkbox', { name: /^The Marquis’ office/ }),
      page.getByRole('checkbox', { name: /^The King’s office/ }),
    ];
    for (const target of path) {
      await target.click();
      await expect.poll(() => dockHeight(page)).toBeLessThanOrEqual(640 / 2);
    }
    const { dock } = await tableBoxes(page);
    await expect(button(page, 'No reward')).toBeInViewport({ ratio: 1 });
    expect(dock.bottom).toBeCloseTo(640, 0);
  });
});

test('goods are in view above four ships, and so is what they are asked for', async ({ page, context }) => {
  await yourTurn(page, context, ({ you, lacerda }) => ({
    you: {
      ...you,
      portfolio: [
        { card: 'ship', hull: 1, cargo: 0 },
        { card: 'ship', hull: 2, cargo: 1 },
      ],
    },
    lacerda: {
      ...lacerda,
      ships: [
        { hull: 1, cargo: 0 },
        { hull: 3, cargo: 1 },
      ],
    },
  }));
  await button(page, 'Play a card into your portfolio').click();
  await button(page, 'Treasury card').click();
  await button(page, 'No benefits').click();
  const goods = page.getByRole('radio', { name: /^Sell 1 / });
  await expect(goods).toHaveCount(4);
  for (const good of await goods.all()) await expect(good).toBeInViewport({ ratio: 1 });
  await goods.filter({ hasText: /2 · / }).first().click();
  expect(await overlaps(page)).toEqual([]);
});

test('the goods that pay for a ship are pictures', async ({ page, context }) => {
  await yourTurn(page, context, ({ you }) => ({ you: { ...you, houses: { left: 2, middle: 0, right: 2 } } }));
  await button(page, /^Visit the Marquis/).click();
  await button(page, 'Build a ship').click();
  await button(page, /^Change.*ship/).click();
  const ways = page.getByRole('group', { name: 'Pay with goods' }).getByRole('radio');
  await expect(ways).toHaveCount(6);
  expect((await ways.allTextContents()).join('')).toBe('');
  expect(await tooSmall(page)).toEqual([]);
});

test('the court’s page reaches down to the low dock, and nothing scrolls', async ({ page, context }) => {
  await yourTurn(page, context, () => ({}));
  await button(page, /^Show the court/).click();
  const { dock, scrolls } = await tableBoxes(page);
  const court = await button(page, 'Show the map').evaluate((one) => {
    let frame = one.parentElement;
    while (frame !== null && getComputedStyle(frame).overflowY !== 'auto') frame = frame.parentElement;
    return frame?.getBoundingClientRect().bottom ?? 0;
  });
  expect(scrolls).toBe(0);
  expect(dock.top - court).toBeLessThanOrEqual(8);
});
