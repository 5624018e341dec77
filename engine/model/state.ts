import type { BoardSheet } from './boardSheet';
import type { ClergyTile, PortfolioCard, Ship } from './cards';
import type { Rulings } from './rulings';
import type { Turn } from './turn';
import type {
  Architect,
  ByArchitect,
  ByColour,
  ByDeck,
  ByGood,
  ByHouseGroup,
  ByNoble,
  ByRubble,
  CityTile,
  Column,
  Deck,
  Gap,
  Good,
  Hull,
  Noble,
  Row,
  RubbleKind,
  Seat,
  Site,
  Space,
} from './vocabulary';

export type {
  Benefit,
  ClergyBenefit,
  ClergyTile,
  NobleCard,
  PortfolioCard,
  Ship,
  ShipCard,
  TreasuryCard,
} from './cards';

/** How much of the game is tracked: all of it, or only what Lacerda's choices depend on (réis and goods are then not judged). */
export const DEPTHS = ['everything', 'lacerda-needs'] as const;
export type Depth = (typeof DEPTHS)[number];

/** A fact that lies on the table and has not been entered yet. */
export type Unknown = 'unknown';
export const UNKNOWN: Unknown = 'unknown';

export interface Store {
  readonly owner: Seat;
  readonly good: Good;
}

/** The two colours of a public building's face. */
export type Face = readonly [Good, Good];

export interface Plan {
  readonly architect: Architect;
  readonly officials: number;
  readonly done: boolean;
}

/** What a person holds. */
export interface Person {
  readonly wigs: number;
  readonly influence: number;
  readonly reis: number;
  readonly goods: ByGood<number>;
  readonly rubble: ByRubble<number>;
  /** Houses built, by the group they came from. */
  readonly houses: ByHouseGroup<number>;
  readonly portfolio: readonly PortfolioCard[];
  readonly favours: readonly Noble[];
  readonly plans: readonly Plan[];
  readonly clergy: readonly ClergyTile[];
  /** The wigs each decree gives as things stand. */
  readonly decrees: readonly number[];
  /** Rubble-set markers on the Marquis' portrait. */
  readonly markers: number;
}

/** What Lacerda holds: no board, cards, money or goods. */
export interface Lacerda {
  readonly wigs: number;
  readonly influence: number;
  readonly cubes: number;
  readonly decrees: number;
  readonly ships: readonly Ship[];
  readonly favours: readonly Noble[];
  readonly plans: readonly number[];
  /** Clergy tiles he took whose wigs have not been entered yet. */
  readonly clergyOwed: number;
}

export type Cubes = readonly RubbleKind[];

export interface Rubble {
  readonly rows: Readonly<Partial<Record<Row, Cubes>>>;
  /** At the foot of columns 1 to 5. */
  readonly columns: readonly [Cubes, Cubes, Cubes, Cubes, Cubes];
  readonly sites: Readonly<Partial<Record<Site, Cubes>>>;
}

/** Where a cube lay on the map. */
export type CubePlace =
  | { readonly at: 'row'; readonly row: Row }
  | { readonly at: 'column'; readonly column: Column }
  | { readonly at: 'site'; readonly site: Site };

/** The whole game between two taps, as plain JSON. */
export interface GameState {
  readonly sheet: BoardSheet;
  readonly rulings: Rulings;
  readonly depth: Depth;
  readonly period: 1 | 2;
  readonly round: number;
  readonly toMove: Seat;
  readonly ending: 'this-round' | 'last-round' | null;
  readonly turn: Turn;
  /** The treasury marker's place on the sheet's track, counted from 0. */
  readonly treasury: number;
  readonly market: ByGood<number>;
  readonly cardinal: Gap;
  readonly decks: ByDeck<number>;
  readonly aide: Deck;
  readonly courtier: Noble;
  readonly scoring: readonly [number, number, number, number];
  readonly rubble: Rubble;
  /** Cubes left in the pile beside the map; some rewards are taken from it. */
  readonly pile: number;
  readonly stores: Readonly<Partial<Record<Space, Store>>>;
  readonly buildings: Readonly<Partial<Record<Site, Face>>>;
  readonly available: ByArchitect<Face | Unknown | null>;
  readonly display: readonly CityTile[];
  readonly planStacks: ByArchitect<number | Unknown | null>;
  readonly shipyard: readonly Hull[];
  readonly offices: ByNoble<ByColour<number>>;
  readonly plazas: ByNoble<ByColour<number>>;
  readonly you: Person;
  readonly lacerda: Lacerda;
}

export const HOUSES_EACH = 8;
export const OFFICIALS_EACH = 8;
export const MAX_INFLUENCE = 10;
export const MAX_CUBES_OF_A_KIND = 5;
export const MAX_CLERGY = 4;
export const CUBES_IN_PILE = 6;
