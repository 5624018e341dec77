import type { ClergyTile } from './cards';
import type { ByGood, ByNoble, Gap, Hull, StateAction } from './vocabulary';

/** One space of the treasury track: what a visit adds (left) and what réis payments use (right). */
export interface TreasurySpace {
  readonly left: number;
  readonly right: number;
}

export interface PrintedShip {
  readonly influence: number;
  readonly bonus: number;
}

export const TOOLS_MAJORITIES = ['6/3/1', '6/4/2'] as const;
export type ToolsMajority = (typeof TOOLS_MAJORITIES)[number];

/** Where the thin column reads its scoring value: another column's tile, or a value printed for itself. */
export const THIN_COLUMNS = ['column-1', 'column-2', 'column-3', 'column-4'] as const;
export type ThinColumn = (typeof THIN_COLUMNS)[number] | number;

/** What is printed on one copy of the game and stands in no rulebook. */
export interface BoardSheet {
  readonly treasury: readonly TreasurySpace[];
  /** The influence spaces that show a coin. */
  readonly coins: readonly number[];
  readonly market: { readonly start: ByGood<number>; readonly lowest: ByGood<number> };
  readonly ships: Readonly<Record<Hull, PrintedShip>>;
  readonly officeSpaces: number;
  /** The state action printed on top at each noble; the other one is at the bottom. */
  readonly top: ByNoble<StateAction>;
  readonly church: { readonly influence: Gap; readonly treasury: Gap };
  readonly scoringTiles: readonly number[];
  readonly thinColumn: ThinColumn;
  readonly toolsMajority: ToolsMajority;
  /** Rewards met so far, by space, site or printed card number. */
  readonly rewards: Readonly<Record<string, readonly Reward[]>>;
  /** The faces of clergy tiles met so far, each once. */
  readonly clergy: readonly ClergyTile[];
}

/** Rewards that need no number: the action or gain itself says what happens. */
export const PLAIN_REWARDS = [
  'influence',
  'cardinal',
  'official',
  'cube',
  'plan',
  'favour',
  'ship',
  'produce',
  'decree',
  'store',
  'building',
  'lose-official',
] as const;

/** Benefits of a treasury card that last while it stays in the portfolio. */
export const LASTING_REWARDS = [
  'discount',
  'per-good',
  'fewer-officials',
  'cheaper-officials',
  'visit-discount',
] as const;
export type LastingReward = (typeof LASTING_REWARDS)[number];

/** A reward or penalty printed on the copy, in a small vocabulary of our own; a negative amount is a penalty. */
export type Reward =
  | { readonly kind: 'reis' | 'wigs' | LastingReward; readonly amount: number }
  | { readonly kind: 'goods'; readonly good: keyof ByGood<unknown> | 'any'; readonly amount: number }
  | { readonly kind: (typeof PLAIN_REWARDS)[number] }
  | { readonly kind: 'other'; readonly note: string };
