import { recordOf } from '../../core/record';
import { SOLO_SITES } from '../../board/sites';
import { SOLO } from '../../model/players';
import type { Cubes, Rubble } from '../../model/state';
import { CUBES_IN_PILE } from '../../model/state';
import type { ByRubble, Column, Row, RubbleKind, Site } from '../../model/vocabulary';
import { COLUMNS, ROWS, RUBBLE_KINDS, SITES } from '../../model/vocabulary';
import { CUBES_IN_COLUMN, CUBES_IN_ROW, CUBES_OF_A_KIND, CUBES_ON_SITE } from '../../rubble/places';

/** A place that gets cubes when the city is set up. */
export type RubblePlace =
  | { readonly at: 'row'; readonly row: Row }
  | { readonly at: 'column'; readonly column: Column }
  | { readonly at: 'site'; readonly site: Site }
  | { readonly at: 'pile' };

/** Every place with the number of cubes it gets: 12 + 14 + 24 + 6 = 56 in a solo game. */
export const RUBBLE_PLACES: readonly { readonly place: RubblePlace; readonly cubes: number }[] = [
  ...SOLO.rows.map((row) => ({ place: { at: 'row', row } as const, cubes: CUBES_IN_ROW })),
  ...COLUMNS.map((column) => ({ place: { at: 'column', column } as const, cubes: CUBES_IN_COLUMN[column] })),
  ...SOLO_SITES.map((site) => ({ place: { at: 'site', site } as const, cubes: CUBES_ON_SITE })),
  { place: { at: 'pile' }, cubes: CUBES_IN_PILE },
];

/** Row E and its two sites are covered in a solo game: no cubes there. */
export const OUT_OF_PLAY: readonly { readonly place: RubblePlace; readonly cubes: 0 }[] = [
  ...ROWS.filter((row) => !SOLO.rows.includes(row)).map((row) => ({ place: { at: 'row', row }, cubes: 0 }) as const),
  ...SITES.filter((site) => !SOLO_SITES.includes(site)).map(
    (site) => ({ place: { at: 'site', site }, cubes: 0 }) as const,
  ),
];

/** All cubes of the box. */
export const BAG: Cubes = RUBBLE_KINDS.flatMap((kind) =>
  Array.from({ length: CUBES_OF_A_KIND }, (): RubbleKind => kind),
);

/** The cubes on the map and in the pile. */
export interface Ruins {
  readonly rubble: Rubble;
  readonly pile: Cubes;
}

/** The cubes that lie at a place. */
export function cubesAt({ rubble, pile }: Ruins, place: RubblePlace): Cubes {
  if (place.at === 'pile') return pile;
  if (place.at === 'row') return rubble.rows[place.row] ?? [];
  return place.at === 'site' ? (rubble.sites[place.site] ?? []) : (rubble.columns[place.column - 1] ?? []);
}

/** How many cubes of each kind are still in the bag; below zero when more are out than the box holds. */
export function cubesInBag(ruins: Ruins): ByRubble<number> {
  const out = RUBBLE_PLACES.flatMap(({ place }) => cubesAt(ruins, place));
  return recordOf(RUBBLE_KINDS, (kind) => CUBES_OF_A_KIND - out.filter((cube) => cube === kind).length);
}

/** The city with its pile drawn from what is left in the bag: nobody looks at the pile's kinds, only at how many it holds. */
export function withPile(rubble: Rubble): Ruins {
  const left = cubesInBag({ rubble, pile: [] });
  const bag = RUBBLE_KINDS.flatMap((kind) => Array.from({ length: Math.max(0, left[kind]) }, (): RubbleKind => kind));
  return { rubble, pile: bag.slice(0, CUBES_IN_PILE) };
}
