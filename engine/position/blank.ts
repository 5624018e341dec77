import type { BoardSheet } from '../model/boardSheet';
import type { Rulings } from '../model/rulings';
import type { Depth, GameState } from '../model/state';
import { UNKNOWN } from '../model/state';
import { defaultState } from './defaults';

/** A table to enter a game in progress on: an empty city, everybody as at the start, and nothing entered that must be looked at. */
export function blankTable(sheet: BoardSheet, rulings: Rulings, depth: Depth): GameState {
  const start = defaultState(sheet, 1);
  const untold = { blue: UNKNOWN, green: UNKNOWN } as const;
  return {
    ...start,
    rulings,
    depth,
    toMove: 'you',
    treasury: Math.max(0, start.treasury),
    available: untold,
    planStacks: untold,
  };
}
