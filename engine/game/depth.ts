import type { Depth, GameState } from '../model/state';
import { MAX_CLERGY } from '../model/state';
import { plainTiles } from '../sheet/clergy';
import type { Correction } from './correction';
import type { GameEvent } from './event';

/** Everything that is kept to some depth: a table, or what is asked for it. */
type Deep = Pick<GameState, 'depth'>;

/** Whether what you hold is tracked too; nobody else reads the depth, so that a third one is thought about here alone. */
export const keepsHoldings = ({ depth }: Deep): boolean => depth === 'everything';

/** The values the smaller depth does not keep: your holdings. */
const HOLDINGS: readonly Correction['of'][] = ['reis', 'goods', 'clergy', 'decrees'];

/** Whether a value is tracked: what is not, is neither judged, shown nor compared. */
export const isMirrored = (table: Deep, of: Correction['of']): boolean =>
  keepsHoldings(table) || !HOLDINGS.includes(of);

/** What happens to holdings. */
const TO_HOLDINGS: readonly GameEvent['kind'][] = [
  'reis-changed',
  'goods-changed',
  'goods-produced',
  'clergy-taken',
  'clergy-discarded',
  'decree-taken',
];

/** Whether an event is remembered: one that happens to what is not tracked is not. */
export const tracked = (table: Deep, { kind }: GameEvent): boolean =>
  keepsHoldings(table) || !TO_HOLDINGS.includes(kind);

/** More than anything costs. */
const PLENTY = 999;
const PLENTY_OF_GOODS = { gold: 9, books: 9, cloth: 9, tools: 9 };

/** The table as a command is judged on it: where réis and goods are not tracked, there are always enough. */
export const judged = (state: GameState): GameState =>
  keepsHoldings(state) ? state : { ...state, you: { ...state.you, reis: PLENTY, goods: PLENTY_OF_GOODS, clergy: [] } };

/** The table at another depth: where clergy tiles are not tracked, no price counts what they give. */
export const atDepth = (state: GameState, depth: Depth): GameState =>
  isMirrored({ depth }, 'clergy')
    ? { ...state, depth }
    : { ...state, depth, you: { ...state.you, clergy: plainTiles(state.you.clergy.length) } };

/** The most clergy tiles you may discard: those you hold, or as many as anyone can where nobody says which. */
export const yourTiles = (state: Pick<GameState, 'depth' | 'you'>): number =>
  isMirrored(state, 'clergy') ? state.you.clergy.length : MAX_CLERGY;
