import { play, type GameState, type Move } from '@/engine';

import { aWindow, historyIn, type Device, type Window } from './gameTable';
import { aGame, aMove, diceOf } from './player';

/** The game these tests begin with. */
export const start = (): GameState => aGame(diceOf(7));

/** So many moves of a random game, each legal where it stands. */
export function someMoves(from: GameState, count: number, seed = 3): readonly Move[] {
  const dice = diceOf(seed);
  const moves: Move[] = [];
  let state = from;
  for (let step = 0; step < count; step += 1) {
    const move = aMove(state, dice);
    if (move === null) break;
    const played = play(state, move);
    if (!played.ok) throw new Error(played.error.code);
    moves.push(move);
    state = played.value.after;
  }
  return moves;
}

export async function playAll(window: Window, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    const committed = await window.getState().commit([move]);
    if (!committed.ok) throw new Error(committed.error.code);
  }
}

/** Plays so many moves of a random game from where the window stands. */
export const playOn = (window: Window, count: number, seed?: number): Promise<void> =>
  playAll(window, someMoves(historyIn(window).now, count, seed));

/** A window of the device with a game that was just begun. */
export async function aBegunGame(device: Device, name = 'Evening') {
  const window = aWindow(device);
  return { window, id: await window.getState().beginGame(start(), name) };
}
