import type { BrowserContext, Locator, Page } from '@playwright/test';

import { knownRewards } from '@/__tests__/helpers/state';
import { demoState } from '@/components/game/demoPosition';
import { begin, CITY_TILES, type GameState } from '@/engine';

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

type Step = (page: Page) => Locator;
const by =
  (role: 'button' | 'radio' | 'checkbox') =>
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, { name });
const [button, radio, checkbox] = [by('button'), by('radio'), by('checkbox')];
const place =
  (id: string): Step =>
  (page) =>
    page.getByTestId(id);

async function tap(page: Page, ...steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step(page).first().click();
}

/** How many taps a move takes until it is his turn, or he follows: these and the one that confirms it. */
async function tapsOf(
  { page, context }: { readonly page: Page; readonly context: BrowserContext },
  state: GameState,
  ...steps: readonly Step[]
): Promise<number> {
  await plant(page, context, state);
  await tap(page, ...steps, button(/^Confirm my move/));
  await expect(page.getByRole('heading', { level: 1, name: /Lacerda/ })).toBeVisible();
  return steps.length + 1;
}

test('gold is entered in 2 taps', async ({ page, context }) => {
  const taps = await tapsOf({ page, context }, yourTurn(), button('Discard a card, get 1 gold'));
  expect(taps).toBeLessThanOrEqual(2);
});

test('a store by the map with officials before it is entered in 7 taps, its reward unknown', async ({
  page,
  context,
}) => {
  const taps = await tapsOf(
    { page, context },
    yourTurn({ sheet: demoState().sheet, display: CITY_TILES }),
    place('A3'),
    button('Cloth store on A3'),
    button('Recruit officials'),
    checkbox(/^The Builder’s office/),
    checkbox(/^The King’s office/),
    button('No reward'),
  );
  expect(taps).toBeLessThanOrEqual(7);
});

test('a decree with production before it is entered in 6 taps', async ({ page, context }) => {
  const taps = await tapsOf(
    { page, context },
    yourTurn(),
    button(/^Visit the Marquis: /),
    button('Produce goods'),
    button('Produce goods, 1 extra gold'),
    radio('Wigs on the decree now? 4'),
    radio('Card from the King deck'),
  );
  expect(taps).toBeLessThanOrEqual(6);
});

test('a building with a favor before it, officials at hand, is entered in 8 taps', async ({ page, context }) => {
  const taps = await tapsOf(
    { page, context },
    yourTurn({ sheet: demoState().sheet }),
    place('W-B'),
    button('Get a royal favor'),
    button('Get the Builder’s favor'),
    button('No reward'),
    checkbox('Official in the Marquis’ office'),
    checkbox('Official in the King’s office'),
  );
  expect(taps).toBeLessThanOrEqual(8);
});

test('a card into the portfolio and one sale are entered in 7 taps', async ({ page, context }) => {
  const taps = await tapsOf(
    { page, context },
    yourTurn(),
    button('Play a card into your portfolio'),
    button('King card'),
    radio('Influence on the card 3'),
    button('Play card'),
    radio(/^Sell 1 cloth for /),
    button('Sell 1 cloth to his size-1 ship'),
  );
  expect(taps).toBeLessThanOrEqual(7);
});

test('his turn without a question is 1 tap, and the last move is undone in 2', async ({ page, context }) => {
  await plant(page, context, { ...demoState(), sheet: yourTurn().sheet });
  await tap(page, button('Done'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  await tap(page, button('Log, undo and redo'), button(/^Undo$/));
  await expect(page.getByRole('heading', { level: 1, name: 'Lacerda’s turn' })).toBeVisible();
});
