import { keysOf, sum } from '../core/record';
import { columnIndex, columnOf, rowOf } from '../board/spaces';
import type { Cubes, GameState } from '../model/state';
import type { Column, Row, RubbleKind, Site, Space } from '../model/vocabulary';
import { RUBBLE_KINDS } from '../model/vocabulary';
import { CUBE_VALUES } from './sets';

export type CubeSource = 'row' | 'column';

/** A cube beside a land space that its builder could take. */
export interface CubeChoice {
  readonly from: CubeSource;
  readonly kind: RubbleKind;
}

type OnMap = Pick<GameState, 'rubble'>;
const NONE: Cubes = [];

export const cubesInRow = ({ rubble }: OnMap, row: Row): Cubes => rubble.rows[row] ?? NONE;
export const cubesInColumn = ({ rubble }: OnMap, column: Column): Cubes => rubble.columns[columnIndex(column)] ?? NONE;
export const cubesOnSite = ({ rubble }: OnMap, site: Site): Cubes => rubble.sites[site] ?? NONE;

export const valueOf = (cubes: Cubes): number => cubes.reduce((total, kind) => total + CUBE_VALUES[kind], 0);

/** The value of all cubes in a space's row and column; public sites do not count. */
export const rubbleAround = (state: OnMap, space: Space): number =>
  valueOf(cubesInRow(state, rowOf(space))) + valueOf(cubesInColumn(state, columnOf(space)));

/** The different cubes the builder on a space could take: the row's, then the column's, dearest first. */
export function cubeChoices(state: OnMap, space: Space): readonly CubeChoice[] {
  const kinds = (from: CubeSource, cubes: Cubes) =>
    RUBBLE_KINDS.filter((kind) => cubes.includes(kind)).map((kind): CubeChoice => ({ from, kind }));
  return [...kinds('row', cubesInRow(state, rowOf(space))), ...kinds('column', cubesInColumn(state, columnOf(space)))];
}

/** The cubes with one of this kind gone. */
export function without(cubes: Cubes, kind: RubbleKind): Cubes {
  const at = cubes.indexOf(kind);
  return at < 0 ? cubes : [...cubes.slice(0, at), ...cubes.slice(at + 1)];
}

/** Cubes of a kind whose place is known: on the map and with you; of his and the pile's only the number is. */
export function knownCubes({ rubble, you }: Pick<GameState, 'rubble' | 'you'>, kind: RubbleKind): number {
  const places = [
    ...keysOf(rubble.rows).map((row) => rubble.rows[row] ?? NONE),
    ...rubble.columns,
    ...keysOf(rubble.sites).map((site) => rubble.sites[site] ?? NONE),
  ];
  return you.rubble[kind] + sum(places.map((cubes) => cubes.filter((cube) => cube === kind).length));
}
