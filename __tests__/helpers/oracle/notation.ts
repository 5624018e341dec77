/**
 * The position notation, typed on its own.
 * The oracle shares no line with the engine, so that a mistake in one cannot hide in the other.
 */

export const GOODS = ['gold', 'books', 'cloth', 'tools'] as const;
export type Good = (typeof GOODS)[number];

/** West to east; column n lies between street n - 1 and street n. */
export const STREETS = ['gold', 'cloth', 'books', 'tools'] as const;

export const NOBLES = ['builder', 'minister', 'king'] as const;
export type Noble = (typeof NOBLES)[number];

export const DECKS = ['builder', 'minister', 'king', 'treasury'] as const;
export type Deck = (typeof DECKS)[number];

export const ROWS = ['A', 'B', 'C', 'D'] as const;
export type Row = (typeof ROWS)[number];

export const ARCHITECTS = ['blue', 'green'] as const;
export type Architect = (typeof ARCHITECTS)[number];

/** Clockwise from west D, which is also the order in which ties of sites are broken. */
export const SITES = [
  'W-D',
  'W-C',
  'W-B',
  'W-A',
  'N-gold',
  'N-cloth',
  'N-books',
  'N-tools',
  'E-A',
  'E-B',
  'E-C',
  'E-D',
] as const;
export type Site = (typeof SITES)[number];

export const TILES = ['gold', 'cloth', 'books', 'tools', 'tools-small'] as const;
export type Tile = (typeof TILES)[number];

export type Owner = 'you' | 'lacerda';
export type Kind = 'earthquake' | 'fire' | 'tsunami';
export type Colours = readonly Good[];
export type Store = { owner: Owner; good: Good };
export type Office = { you: number; lacerda: number; neutral: number };
export type Ship = { hull: number; cargo: number };
export type Card =
  | { card: 'noble'; noble: Noble; influence: number }
  | { card: 'ship'; hull: number; cargo: number }
  | { card: 'treasury'; reis: number };

export type Sheet = {
  treasury: { left: number; right: number }[];
  coins: number[];
  market: { start: Record<Good, number>; lowest: Record<Good, number> };
  ships: Record<string, { influence: number; bonus: number }>;
  officeSpaces: number;
  top: { builder: 'officials' | 'plan'; minister: 'ship' | 'produce'; king: 'cardinal' | 'favour' };
  church: { influence: number; treasury: number };
  scoringTiles: number[];
  thinColumn: string;
  toolsMajority: string;
};

/** What a clergy tile gives; a field that is not there is nothing. */
export type Clergy = {
  reis?: number;
  perGood?: number;
  fewerOfficials?: number;
  cheaperOfficials?: number;
  visit?: number;
  influence?: number;
};

export type You = {
  wigs: number;
  influence: number;
  reis: number;
  goods: Record<Good, number>;
  rubble: Record<Kind, number>;
  houses: { left: number; middle: number; right: number };
  portfolio: Card[];
  favours: Noble[];
  plans: { architect: Architect; officials: number; done: boolean }[];
  clergy: number | Clergy[];
  decrees: number[];
  markers: number;
};

export type Lacerda = {
  wigs: number;
  influence: number;
  cubes: number;
  decrees: number;
  ships: Ship[];
  favours: Noble[];
  plans: number[];
};

export type Position = {
  format: 'lisboa-position';
  version: 1;
  period: number;
  round: number;
  toMove: Owner;
  ending: null | 'this-round' | 'last-round';
  sheet: Partial<Sheet>;
  rulings: Record<string, string>;
  treasury: number;
  market: Record<Good, number>;
  cardinal: number;
  decks: Record<Deck, number>;
  aide: Deck;
  courtier: Noble;
  scoring: number[];
  rubble: { rows: Record<Row, string>; columns: string[]; sites: Record<Site, string> };
  stores: Record<string, Store>;
  buildings: Record<string, Colours>;
  available: Record<Architect, Colours | null>;
  display: Tile[];
  planStacks: Record<Architect, number | null>;
  shipyard: number[];
  offices: Record<Noble, Office>;
  plazas: Record<Noble, Office>;
  you: You;
  lacerda: Lacerda;
};

export type Answers = { clergyWigs: number; plan: number; building: Colours };

export const DEFAULT_SHEET: Sheet = {
  treasury: [
    { left: -1, right: 1 },
    { left: 0, right: 2 },
    { left: 1, right: 3 },
    { left: 1, right: 4 },
    { left: 2, right: 5 },
    { left: 3, right: 6 },
  ],
  coins: [0, 1, 3, 5, 7, 8],
  market: {
    start: { gold: 5, books: 6, cloth: 5, tools: 4 },
    lowest: { gold: 1, books: 1, cloth: 1, tools: 1 },
  },
  ships: {
    '1': { influence: 2, bonus: 0 },
    '2': { influence: 2, bonus: 1 },
    '3': { influence: 1, bonus: 2 },
    '4': { influence: 1, bonus: 3 },
  },
  officeSpaces: 6,
  top: { builder: 'officials', minister: 'ship', king: 'cardinal' },
  church: { influence: 0, treasury: 3 },
  scoringTiles: [3, 3, 4, 4],
  thinColumn: 'column-4',
  toolsMajority: '6/4/2',
};

export const DEFAULT_RULINGS: Record<string, string> = {
  R8: 'never-removed',
  R9: 'most-wigs',
  R10: 'site-first',
  R11: 'plans',
  R12: 'strictly-first',
  R13: 'in-hand',
};

/** The sheet in force: what the position names, the rest as documented. */
export const sheetOf = (position: Position): Sheet => ({ ...DEFAULT_SHEET, ...position.sheet });

/** Reading past the end of a list would be a bug of the oracle, so it says so instead of answering undefined. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`oracle: nothing at ${index} of ${JSON.stringify(list)}`);
  return item;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
