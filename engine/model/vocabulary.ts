/** The words of the game: each list gives its union and a record over it. This file imports nothing. */

export const GOODS = ['gold', 'books', 'cloth', 'tools'] as const;
export type Good = (typeof GOODS)[number];
export type ByGood<T> = Readonly<Record<Good, T>>;

/** The four streets from west to east, each named by the good its stores make. */
export const STREETS = ['gold', 'cloth', 'books', 'tools'] as const satisfies readonly Good[];

/** The five places of the city-tile display; the small blue tile fits the thin column and nothing else. */
export const CITY_TILES = ['gold', 'cloth', 'books', 'tools', 'tools-small'] as const;
export type CityTile = (typeof CITY_TILES)[number];

export const NOBLES = ['builder', 'minister', 'king'] as const;
export type Noble = (typeof NOBLES)[number];
export type ByNoble<T> = Readonly<Record<Noble, T>>;

export const DECKS = ['builder', 'minister', 'king', 'treasury'] as const;
export type Deck = (typeof DECKS)[number];
export type ByDeck<T> = Readonly<Record<Deck, T>>;

export const STATE_ACTIONS = ['officials', 'plan', 'ship', 'produce', 'cardinal', 'favour'] as const;
export type StateAction = (typeof STATE_ACTIONS)[number];

export const NOBLE_ACTIONS = ['store', 'decrees', 'building'] as const;
export type NobleAction = (typeof NOBLE_ACTIONS)[number];

export const RUBBLE_KINDS = ['earthquake', 'fire', 'tsunami'] as const;
export type RubbleKind = (typeof RUBBLE_KINDS)[number];
export type ByRubble<T> = Readonly<Record<RubbleKind, T>>;

export const ARCHITECTS = ['blue', 'green'] as const;
export type Architect = (typeof ARCHITECTS)[number];
export type ByArchitect<T> = Readonly<Record<Architect, T>>;

export const ROWS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Row = (typeof ROWS)[number];

export const COLUMNS = [1, 2, 3, 4, 5] as const;
export type Column = (typeof COLUMNS)[number];

export type Space = `${Row}${Column}`;
export const SPACES: readonly Space[] = ROWS.flatMap((row) => COLUMNS.map((column): Space => `${row}${column}`));

export type Site = `W-${Row}` | `N-${Good}` | `E-${Row}`;
export const SITES: readonly Site[] = [
  ...ROWS.map((row): Site => `W-${row}`),
  ...STREETS.map((good): Site => `N-${good}`),
  ...ROWS.map((row): Site => `E-${row}`),
];

export const HULLS = [1, 2, 3, 4] as const;
export type Hull = (typeof HULLS)[number];

export const HOUSE_GROUPS = ['left', 'middle', 'right'] as const;
export type HouseGroup = (typeof HOUSE_GROUPS)[number];
export type ByHouseGroup<T> = Readonly<Record<HouseGroup, T>>;

/** Who takes turns in a solo game. */
export const SEATS = ['you', 'lacerda'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** Whose officials stand in the offices; `neutral` are those of the unused colour. */
export const COLOURS = ['you', 'lacerda', 'neutral'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

/** The six gaps of the church track, clockwise. */
export const GAPS = [0, 1, 2, 3, 4, 5] as const;
export type Gap = (typeof GAPS)[number];
