import { SOLO } from '../model/players';
import type { CityTile, Column, Good, Row, Space } from '../model/vocabulary';
import { COLUMNS, SPACES } from '../model/vocabulary';

export type Facing = 'west' | 'east';

/** One way a store can stand on a space: facing a street, made with the city tile that fits there. */
export interface Frontage {
  readonly facing: Facing;
  readonly good: Good;
  readonly tile: CityTile;
}

const frontage = (facing: Facing, good: Good, tile: CityTile = good): Frontage => ({ facing, good, tile });

/** The streets each column looks at, west first: the four streets are the gaps between the five columns. */
const FRONTAGES: Readonly<Record<Column, readonly Frontage[]>> = {
  1: [frontage('east', 'gold')],
  2: [frontage('west', 'gold'), frontage('east', 'cloth')],
  3: [frontage('west', 'cloth'), frontage('east', 'books')],
  4: [frontage('west', 'books'), frontage('east', 'tools')],
  5: [frontage('west', 'tools', 'tools-small')],
};

export const rowOf = (space: Space): Row => space[0] as Row;

export const columnOf = (space: Space): Column => Number(space[1]) as Column;

/** A column's place in a list of five. */
export const columnIndex = (column: Column): number => COLUMNS.indexOf(column);

/** The ways a store can stand on this space, the one facing west first. */
export const frontagesOf = (space: Space): readonly Frontage[] => FRONTAGES[columnOf(space)];

/** How a store of this good stands here, or nothing when the space does not touch that street. */
export const frontageFor = (space: Space, good: Good): Frontage | undefined =>
  frontagesOf(space).find((way) => way.good === good);

/** The land spaces in play in a solo game, row by row from the north-west. */
export const SOLO_SPACES: readonly Space[] = SPACES.filter((space) => SOLO.rows.includes(rowOf(space)));
