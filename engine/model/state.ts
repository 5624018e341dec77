import type { BoardSheet } from './boardSheet';
import type { Rulings } from './rulings';
import type { Turn } from './turn';
import type {
  Architect, ByArchitect, ByColour, ByDeck, ByGood, ByHouseGroup, ByNoble, ByRubble,
  CityTile, Deck, Gap, Good, Hull, Noble, Row, RubbleKind, Seat, Site, Space,
} from './vocabulary';

/** A fact that lies on the table and has not been told to the app yet. */
export type Unknown = 'unknown';
export const UNKNOWN: Unknown = 'unknown';

export interface Store {
  readonly owner: Seat;
  readonly good: Good;
}

/** The two colours of a public building's face. */
export type Face = readonly [Good, Good];

export interface Ship {
  readonly hull: Hull;
  /** Goods under it; as many as the hull means it is at sea. */
  readonly cargo: number;
}

export interface NobleCard {
  readonly card: 'noble';
  readonly noble: Noble;
  readonly influence: number;
}

export interface ShipCard extends Ship {
  readonly card: 'ship';
}

/** A treasury card with its lasting benefits; absent ones are none. */
export interface TreasuryCard {
  readonly card: 'treasury';
  /** Worth that many réis at every payment (`benefit.coin`). */
  readonly reis: number;
  /** Réis more for every good sold. */
  readonly perGood?: number;
  /** Officials fewer to open a public building. */
  readonly fewerOfficials?: number;
  /** Réis less for each official hired. */
  readonly cheaperOfficials?: number;
  /** Influence less for every visit. */
  readonly visit?: number;
}

export type PortfolioCard = NobleCard | ShipCard | TreasuryCard;

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
  readonly clergy: number;
  /** The wigs each decree gives as things stand. */
  readonly decrees: readonly number[];
  /** Rubble-set markers on the minister's portrait. */
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
  /** Clergy tiles he took whose wigs have not been told yet. */
  readonly clergyOwed: number;
}

export type Cubes = readonly RubbleKind[];

export interface Rubble {
  readonly rows: Readonly<Partial<Record<Row, Cubes>>>;
  /** At the foot of columns 1 to 5. */
  readonly columns: readonly [Cubes, Cubes, Cubes, Cubes, Cubes];
  readonly sites: Readonly<Partial<Record<Site, Cubes>>>;
}

/** The whole game between two taps, as plain JSON. */
export interface GameState {
  readonly sheet: BoardSheet;
  readonly rulings: Rulings;
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
