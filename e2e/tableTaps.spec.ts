import type { BrowserContext, Page } from '@playwright/test';

import { knownRewards } from '@/__tests__/helpers/state';
import { demoState } from '@/components/game/demoPosition';
import { begin, CITY_TILES, type GameState } from '@/engine';
import { logWords } from '@/i18n/log';

import { plantGames } from './helpers/device';
import { expect, open, test } from './helpers/site';

test.use({ viewport: { width: 390, height: 844 } });

/** The demo's half city with your turn to begin, every reward on the board known. */
function yourTurn(change: Partial<GameState> = {}): GameState {
  const state = demoState();
  return { ...state, toMove: 'you', sheet: { ...state.sheet, rewards: knownRewards() }, ...change };
}

async function plant(page: Page, context: BrowserContext, state: GameState): Promise<void> {
  const game = { id: 'taps', name: 'Taps', created: '2026-03-01T12:00:00.000Z' };
  await plantGames(context, [{ app: 'e2e', game, history: begin(state) }]);
  await open(page, '/solo?game=taps');
}

type Role = 'button' | 'radio' | 'checkbox';

/** Taps, counted. */
function tapper(page: Page) {
  let count = 0;
  const click = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
    await target.first().click();
    count += 1;
  };
  return {
    tap: (name: string | RegExp, role: Role = 'button') => click(page.getByRole(role, { name })),
    place: (id: string) => click(page.getByTestId(id)),
    count: () => count,
  };
}

/** The move is entered, in so many taps at the most: it is his turn, or he follows. */
async function confirmedWithin(most: number, page: Page, taps: ReturnType<typeof tapper>): Promise<void> {
  await taps.tap(/^Confirm my move/);
  await expect(page.getByRole('heading', { level: 1, name: /Lacerda/ })).toBeVisible();
  expect(taps.count()).toBeLessThanOrEqual(most);
}

test('gold is entered in 2 taps', async ({ page, context }) => {
  await plant(page, context, yourTurn());
  const taps = tapper(page);
  await taps.tap('Discard a card, get 1 gold');
  await confirmedWithin(2, page, taps);
});

test('a store by the map with officials before it is entered in 7 taps, its reward unknown', async ({
  page,
  context,
}) => {
  await plant(page, context, yourTurn({ sheet: demoState().sheet, display: CITY_TILES }));
  const taps = tapper(page);
  await taps.place('A3');
  await taps.tap('Cloth store on A3');
  await taps.tap('Recruit officials');
  await taps.tap(/^The Builder’s office/, 'checkbox');
  await taps.tap(/^The King’s office/, 'checkbox');
  await taps.tap('No reward');
  await confirmedWithin(7, page, taps);
});

test('a decree with production before it is entered in 5 taps: one extra good only has room', async ({
  page,
  context,
}) => {
  await plant(page, context, yourTurn());
  const taps = tapper(page);
  await taps.tap(/^Visit the Marquis: /);
  await taps.tap('Produce goods');
  await taps.tap('Worth how many wigs now? 4', 'radio');
  await taps.tap('Card from the King deck', 'radio');
  await confirmedWithin(5, page, taps);
});

test('a building with a favor before it, officials at hand, is entered in 8 taps', async ({ page, context }) => {
  await plant(page, context, yourTurn({ sheet: demoState().sheet }));
  const taps = tapper(page);
  await taps.place('W-B');
  await taps.tap('Get a royal favor');
  await taps.tap('Get the Builder’s favor');
  await taps.tap('No reward');
  await taps.tap('Official in the Marquis’ office', 'checkbox');
  await taps.tap('Official in the King’s office', 'checkbox');
  await confirmedWithin(8, page, taps);
});

test('a card into the portfolio and one sale are entered in 7 taps', async ({ page, context }) => {
  await plant(page, context, yourTurn());
  const taps = tapper(page);
  await taps.tap('Play a card into your portfolio');
  await taps.tap('King card');
  await taps.tap('Influence on the card 3', 'radio');
  await taps.tap('Play card');
  await taps.tap(/^Sell 1 cloth for /, 'radio');
  await taps.tap('Sell 1 cloth to his size-1 ship');
  await confirmedWithin(7, page, taps);
});

test('his turn without a question is 1 tap', async ({ page, context }) => {
  await plant(page, context, { ...demoState(), sheet: yourTurn().sheet });
  const taps = tapper(page);
  await taps.tap('Done');
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  expect(taps.count()).toBeLessThanOrEqual(1);
});

test('the last move is undone in 2 taps', async ({ page, context }) => {
  await plant(page, context, { ...demoState(), sheet: yourTurn().sheet });
  await tapper(page).tap('Done');
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  const taps = tapper(page);
  await taps.tap(logWords.en.open);
  await taps.tap(/^Undo$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lacerda’s turn' })).toBeVisible();
  expect(taps.count()).toBeLessThanOrEqual(2);
});

/** A number of each side: whose line is touched, the number, what it becomes, and how the line then begins. */
const NUMBERS: readonly (readonly [number: string, whose: RegExp, was: string, now: string, then: RegExp])[] = [
  ['your wigs', /^You, /, 'Your wigs: 21', 'Your wigs: 22', /^You, 22 wigs/],
  ['his influence', /^Lacerda, /, 'Lacerda’s influence: 6', 'Lacerda’s influence: 7', /^Lacerda, 17 wigs, 7 influence/],
];

for (const [number, whose, was, now, then] of NUMBERS)
  test(`a mirrored number is corrected in 3 taps from the table: ${number}`, async ({ page, context }) => {
    await plant(page, context, yourTurn());
    const taps = tapper(page);
    await taps.tap(whose);
    await taps.tap(was);
    await taps.tap(now);
    // The sheet lies over the line, which says it already.
    await expect(page.getByRole('button', { name: then, includeHidden: true })).toBeAttached();
    expect(taps.count()).toBeLessThanOrEqual(3);
  });
