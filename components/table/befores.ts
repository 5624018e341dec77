import type { GameState, Move } from '@/engine';

const known = new WeakMap<readonly Move[], GameState>();

/** Remembers the table a move is confirmed on, so that a long game is not played again to find it. */
export const rememberBefore = (moves: readonly Move[], before: GameState): void => void known.set(moves, before);

/** The table a move of this window was confirmed on. */
export const beforeOf = (moves: readonly Move[]): GameState | undefined => known.get(moves);
