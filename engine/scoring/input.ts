import type { BoardSheet } from '../model/boardSheet';
import { DEFAULT_RULINGS, type Rulings } from '../model/rulings';
import type { ByGood, Good, Hull } from '../model/vocabulary';
import { DEFAULT_SHEET } from '../sheet/defaults';

/** What anyone at the table holds when the final round is over. */
interface Holdings {
  readonly id: string;
  /** On the track, before endgame scoring. */
  readonly wigs: number;
  /** The hull of each ship in the portfolio. */
  readonly ships: readonly Hull[];
  readonly sets: number;
  readonly cubes: number;
  readonly stores: ByGood<number>;
  readonly reis: number;
  readonly influence: number;
  /** Officials shown on completed plans; for Lacerda on all of his, or those standing in offices and plazas (R11). */
  readonly officialsAtWork: number;
  readonly plansDone: number;
  readonly favours: number;
}

export interface ScoredPerson extends Holdings {
  readonly kind: 'person';
  /** The wigs each decree gives its owner. */
  readonly decrees: readonly number[];
}

export interface ScoredLacerda extends Holdings {
  readonly kind: 'lacerda';
  /** How many: each gives him the same. */
  readonly decrees: number;
}

export type ScorePlayer = ScoredPerson | ScoredLacerda;

/** Everything endgame scoring asks of the table. */
export interface ScoreInput {
  readonly players: readonly ScorePlayer[];
  /** One person against Lacerda, for a title. */
  readonly solo: boolean;
  readonly sheet: Pick<BoardSheet, 'coins' | 'toolsMajority'>;
  readonly rulings: Pick<Rulings, 'R11' | 'R12' | 'R13'>;
}

const NO_STORES: ByGood<number> = { gold: 0, books: 0, cloth: 0, tools: 0 };

const nothing = (id: string): Holdings => ({
  id,
  wigs: 0,
  ships: [],
  sets: 0,
  cubes: 0,
  stores: NO_STORES,
  reis: 0,
  influence: 0,
  officialsAtWork: 0,
  plansDone: 0,
  favours: 0,
});

/** A person of whom nothing has been entered yet. */
export const blankPerson = (id: string): ScoredPerson => ({ ...nothing(id), kind: 'person', decrees: [] });

/** Lacerda before anything of his has been entered. */
export const blankLacerda = (id: string): ScoredLacerda => ({ ...nothing(id), kind: 'lacerda', decrees: 0 });

/** The input of a table, with the default sheet and rulings unless others are given. */
export const scoreInput = (
  players: readonly ScorePlayer[],
  { sheet = DEFAULT_SHEET, rulings = DEFAULT_RULINGS }: Partial<Pick<ScoreInput, 'sheet' | 'rulings'>> = {},
): ScoreInput => ({
  players,
  solo: isSolo(players),
  sheet: { coins: sheet.coins, toolsMajority: sheet.toolsMajority },
  rulings: { R11: rulings.R11, R12: rulings.R12, R13: rulings.R13 },
});

/** One person and Lacerda make a solo game. */
export const isSolo = (players: readonly { readonly kind: ScorePlayer['kind'] }[]): boolean =>
  players.length === 2 && new Set(players.map(({ kind }) => kind)).size === 2;

/** All stores of a player. */
export const storesOf = ({ stores }: { readonly stores: ByGood<number> }): number =>
  stores.gold + stores.books + stores.cloth + stores.tools;

/** What majorities are fought over. */
export const CONTESTS = ['gold', 'tools', 'books', 'cloth', 'officials'] as const satisfies readonly (
  Good | 'officials'
)[];
export type MajorityOf = (typeof CONTESTS)[number];
