import {
  ARCHITECTS,
  CITY_TILES,
  COLOURS,
  COLUMNS,
  DECKS,
  GOODS,
  MAX_INFLUENCE,
  NOBLES,
  SOLO_SITES,
  SOLO_SPACES,
  STREETS,
  endedByCard,
  frontagesOf,
  storeWigs,
  type Architect,
  type ByColour,
  type BySeat,
  type CityTile,
  type Colour,
  type Column,
  type Cubes,
  type Deck,
  type Face,
  type Frontage,
  type GameState,
  type Gap,
  type Good,
  type Hull,
  type Noble,
  type Row,
  type Seat,
  type Site,
  type Space,
  type TreasurySpace,
  type Unknown,
} from '@/engine';

import { SOLO_ROWS } from './places';

/** A land space and what stands on it. */
export interface LotView {
  readonly space: Space;
  readonly frontages: readonly Frontage[];
  readonly store: { readonly owner: Seat; readonly good: Good } | null;
}

export interface SiteView {
  readonly site: Site;
  readonly face: Face | null;
  readonly cubes: Cubes;
}

export interface NobleView {
  readonly noble: Noble;
  /** Whose officials stand in the office, in the order of `COLOURS`; then come the empty spaces. */
  readonly office: readonly Colour[];
  readonly spaces: number;
  readonly plaza: readonly Colour[];
  readonly courtier: boolean;
}

export interface DeckView {
  readonly deck: Deck;
  readonly cards: number;
  readonly aide: boolean;
  /** What the next card to leave it ends. */
  readonly ends: ReturnType<typeof endedByCard>;
}

export interface MarketView {
  readonly good: Good;
  readonly price: number;
  readonly start: number;
  readonly lowest: number;
}

export interface InfluenceView extends BySeat<number> {
  readonly spaces: readonly { readonly value: number; readonly coin: boolean }[];
}

export interface ArchitectView {
  readonly architect: Architect;
  readonly building: Face | Unknown | null;
  readonly plan: number | Unknown | null;
}

/** The board as it is on the table, ready to be drawn: what the map and the tracks show, and no rule. */
export interface BoardView {
  readonly lots: readonly LotView[];
  readonly sites: readonly SiteView[];
  readonly rowRubble: readonly { readonly row: Row; readonly cubes: Cubes }[];
  readonly columnRubble: readonly { readonly column: Column; readonly cubes: Cubes }[];
  /** The value of each column's stores; the thin column reads another's tile. */
  readonly scoring: readonly { readonly column: Column; readonly value: number }[];
  readonly nobles: readonly NobleView[];
  readonly decks: readonly DeckView[];
  readonly treasury: { readonly spaces: readonly TreasurySpace[]; readonly at: number };
  readonly market: readonly MarketView[];
  readonly influence: InfluenceView;
  readonly church: { readonly cardinal: Gap; readonly influence: Gap; readonly treasury: Gap };
  readonly shipyard: readonly Hull[];
  readonly display: readonly { readonly tile: CityTile; readonly there: boolean }[];
  readonly architects: readonly ArchitectView[];
}

const standing = (officials: ByColour<number>): readonly Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: officials[colour] }, () => colour));

/** The city: land, sites, rubble and scoring tiles. */
function cityView(state: GameState): Pick<BoardView, 'lots' | 'sites' | 'rowRubble' | 'columnRubble' | 'scoring'> {
  return {
    lots: SOLO_SPACES.map((space) => ({ space, frontages: frontagesOf(space), store: state.stores[space] ?? null })),
    sites: SOLO_SITES.map((site) => ({
      site,
      face: state.buildings[site] ?? null,
      cubes: state.rubble.sites[site] ?? [],
    })),
    rowRubble: SOLO_ROWS.map((row) => ({ row, cubes: state.rubble.rows[row] ?? [] })),
    columnRubble: COLUMNS.map((column, index) => ({ column, cubes: state.rubble.columns[index] ?? [] })),
    scoring: COLUMNS.map((column) => ({ column, value: storeWigs(state, `A${column}`, STREETS[0]).each })),
  };
}

/** The court: nobles with their offices, and the political decks. */
function courtView(state: GameState): Pick<BoardView, 'nobles' | 'decks'> {
  return {
    nobles: NOBLES.map((noble) => ({
      noble,
      office: standing(state.offices[noble]),
      spaces: state.sheet.officeSpaces,
      plaza: standing(state.plazas[noble]),
      courtier: state.courtier === noble,
    })),
    decks: DECKS.map((deck) => ({
      deck,
      cards: state.decks[deck],
      aide: state.aide === deck,
      ends: endedByCard(state, deck),
    })),
  };
}

/** The tracks with a marker on them. */
function trackView({ sheet, ...state }: GameState): Pick<BoardView, 'treasury' | 'market' | 'influence' | 'church'> {
  return {
    treasury: { spaces: sheet.treasury, at: state.treasury },
    market: GOODS.map((good) => ({
      good,
      price: state.market[good],
      start: sheet.market.start[good],
      lowest: sheet.market.lowest[good],
    })),
    influence: {
      spaces: Array.from({ length: MAX_INFLUENCE + 1 }, (_, value) => ({ value, coin: sheet.coins.includes(value) })),
      you: state.you.influence,
      lacerda: state.lacerda.influence,
    },
    church: { cardinal: state.cardinal, ...sheet.church },
  };
}

/** What the board looks like in this state. */
export const boardView = (state: GameState): BoardView => ({
  ...cityView(state),
  ...courtView(state),
  ...trackView(state),
  shipyard: state.shipyard,
  display: CITY_TILES.map((tile) => ({ tile, there: state.display.includes(tile) })),
  architects: ARCHITECTS.map((architect) => ({
    architect,
    building: state.available[architect],
    plan: state.planStacks[architect],
  })),
});
