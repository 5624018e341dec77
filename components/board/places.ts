import {
  ARCHITECTS,
  CITY_TILES,
  COLUMNS,
  DECKS,
  GOODS,
  NOBLES,
  SEATS,
  SOLO_SITES,
  SOLO_SPACES,
  rowOf,
  type Architect,
  type CityTile,
  type Column,
  type CubePlace,
  type Deck,
  type Good,
  type Noble,
  type Row,
  type Seat,
  type Site,
  type Space,
} from '@/engine';

/** The columns whose feet carry a scoring tile. */
const SCORING_COLUMNS = [1, 2, 3, 4] as const;
export type ScoringColumn = (typeof SCORING_COLUMNS)[number];

/** Everything on the board a finger can point at. */
export type Place =
  | { readonly kind: 'space'; readonly id: PlaceId; readonly space: Space }
  | { readonly kind: 'site'; readonly id: PlaceId; readonly site: Site }
  | { readonly kind: 'row'; readonly id: PlaceId; readonly row: Row }
  | { readonly kind: 'column'; readonly id: PlaceId; readonly column: Column }
  | { readonly kind: 'scoring'; readonly id: PlaceId; readonly column: ScoringColumn }
  | { readonly kind: 'noble'; readonly id: PlaceId; readonly noble: Noble }
  | { readonly kind: 'deck'; readonly id: PlaceId; readonly deck: Deck }
  | { readonly kind: 'market'; readonly id: PlaceId; readonly good: Good }
  | { readonly kind: 'tile'; readonly id: PlaceId; readonly tile: CityTile }
  | { readonly kind: 'building'; readonly id: PlaceId; readonly architect: Architect }
  | { readonly kind: 'plan'; readonly id: PlaceId; readonly architect: Architect }
  | { readonly kind: 'influence'; readonly id: PlaceId; readonly seat: Seat }
  | { readonly kind: 'treasury' | 'church' | 'shipyard'; readonly id: PlaceId };

/** The name of a place in lists and records: spaces and sites as the positions write them, the rest by kind. */
export type PlaceId =
  | Space
  | Site
  | `row-${Row}`
  | `column-${Column}`
  | `scoring-${ScoringColumn}`
  | `noble-${Noble}`
  | `deck-${Deck}`
  | `market-${Good}`
  | `tile-${CityTile}`
  | `building-${Architect}`
  | `plan-${Architect}`
  | `influence-${Seat}`
  | 'treasury'
  | 'church'
  | 'shipyard';

/** The rows in play in a solo game. */
export const SOLO_ROWS: readonly Row[] = [...new Set(SOLO_SPACES.map(rowOf))];

/** The places on the map, in the order a reader walks through them: north, then row by row, then the feet of the columns. */
export const MAP_PLACES: readonly Place[] = [
  ...SOLO_SITES.filter((site) => site.startsWith('N')).map(sitePlace),
  ...SOLO_ROWS.flatMap((row): readonly Place[] => [
    sitePlace(`W-${row}`),
    ...COLUMNS.map((column): Place => ({ kind: 'space', id: `${row}${column}`, space: `${row}${column}` })),
    { kind: 'row', id: `row-${row}`, row },
    sitePlace(`E-${row}`),
  ]),
  ...COLUMNS.map((column): Place => ({ kind: 'column', id: `column-${column}`, column })),
  ...SCORING_COLUMNS.map((column): Place => ({ kind: 'scoring', id: `scoring-${column}`, column })),
];

/** The places beside the map. */
export const TRACK_PLACES: readonly Place[] = [
  ...NOBLES.map((noble): Place => ({ kind: 'noble', id: `noble-${noble}`, noble })),
  ...DECKS.map((deck): Place => ({ kind: 'deck', id: `deck-${deck}`, deck })),
  { kind: 'treasury', id: 'treasury' },
  ...GOODS.map((good): Place => ({ kind: 'market', id: `market-${good}`, good })),
  ...SEATS.map((seat): Place => ({ kind: 'influence', id: `influence-${seat}`, seat })),
  { kind: 'church', id: 'church' },
  { kind: 'shipyard', id: 'shipyard' },
  ...CITY_TILES.map((tile): Place => ({ kind: 'tile', id: `tile-${tile}`, tile })),
  ...ARCHITECTS.map((architect): Place => ({ kind: 'building', id: `building-${architect}`, architect })),
  ...ARCHITECTS.map((architect): Place => ({ kind: 'plan', id: `plan-${architect}`, architect })),
];

function sitePlace(site: Site): Place {
  return { kind: 'site', id: site, site };
}

/** The place of the board where a cube lies. */
export function cubePlaceId(from: CubePlace): PlaceId {
  switch (from.at) {
    case 'row':
      return `row-${from.row}`;
    case 'column':
      return `column-${from.column}`;
    case 'site':
      return from.site;
  }
}
