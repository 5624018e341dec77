import type { Depth, GameState } from '../model/state';
import { plainTiles } from '../sheet/clergy';
import type { Correction } from './correction';
import type { GameEvent } from './event';

/** More than anything costs. */
const PLENTY = 999;
const PLENTY_OF_GOODS = { gold: 9, books: 9, cloth: 9, tools: 9 };

/** The table as a command is judged on it: where réis and goods are not mirrored, there are always enough. */
export const judged = (state: GameState): GameState =>
  state.depth === 'everything'
    ? state
    : { ...state, you: { ...state.you, reis: PLENTY, goods: PLENTY_OF_GOODS, clergy: [] } };

/** The table at another depth: where clergy tiles are not mirrored, no price counts what they give. */
export const atDepth = (state: GameState, depth: Depth): GameState =>
  depth === 'everything'
    ? { ...state, depth }
    : { ...state, depth, you: { ...state.you, clergy: plainTiles(state.you.clergy.length) } };

/** What the smaller depth does not keep: your réis, goods, clergy tiles and decrees. */
const UNTRACKED: readonly GameEvent['kind'][] = [
  'reis-changed',
  'goods-changed',
  'goods-produced',
  'clergy-taken',
  'clergy-discarded',
  'decree-taken',
];

export const tracked = (depth: Depth, { kind }: GameEvent): boolean =>
  depth === 'everything' || !UNTRACKED.includes(kind);

/** The values behind those events. */
const UNTRACKED_VALUES: readonly Correction['of'][] = ['reis', 'goods', 'clergy', 'decrees'];

/** Whether a value is mirrored at this depth: what is not, nobody needs to compare. */
export const isMirrored = (depth: Depth, of: Correction['of']): boolean =>
  depth === 'everything' || !UNTRACKED_VALUES.includes(of);
