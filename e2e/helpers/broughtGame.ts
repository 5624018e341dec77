import type { Page } from '@playwright/test';

import { play } from '@/__tests__/helpers/games';
import { aGame, aMove, diceOf } from '@/__tests__/helpers/player';
import { advance, begin, writeSave, type Depth, type History, type Waiting } from '@/engine';

import { expect, open } from './site';

/** More moves than any game has, and more games than any wish needs. */
const MOST_MOVES = 600;
const MOST_GAMES = 40;

/** A random game up to the first moment that is as wished; the same wish gives the same game. */
export function gameUntil(
  wish: (state: History['now'], waiting: Waiting) => boolean,
  depth: Depth = 'everything',
): History {
  for (let seed = 1; seed <= MOST_GAMES; seed += 1) {
    const dice = diceOf(seed);
    let history = begin(aGame(dice, depth));
    for (let count = 0; count < MOST_MOVES; count += 1) {
      if (wish(history.now, advance(history.now))) return history;
      const move = aMove(history.now, dice);
      if (move === null) break;
      history = play(history, move);
    }
  }
  throw new Error('no game comes to that');
}

/** Brings a game in as text, as a person does with one from another device, and opens it. */
export async function openBrought(page: Page, history: History): Promise<void> {
  const text = writeSave({
    app: 'e2e',
    game: { id: 'e2e', name: 'Evening', created: '2026-03-01T12:00:00.000Z' },
    history,
  });
  await open(page, '/games');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('textbox', { name: /^Paste exported text/ }).fill(text);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Import now' }).click();
  // The message that it worked would lie over the next step for a while.
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: /^Evening: / }).click();
  await expect(page).toHaveURL(/\/solo\?game=e2e$/);
}
