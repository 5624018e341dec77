import type { BoardSheet } from '../../model/boardSheet';
import type { GameState } from '../../model/state';

/** Two neighbouring columns with equal tiles. */
export interface EqualNeighbours {
  readonly columns: readonly [number, number];
  readonly value: number;
}

/** The first equal tiles that are neighbours, or null (`solo.setup.tiles`). */
export function equalNeighbours(tiles: GameState['scoring']): EqualNeighbours | null {
  const at = tiles.findIndex((value, index) => value === tiles[index + 1]);
  const value = tiles[at];
  return value === undefined ? null : { columns: [at + 1, at + 2], value };
}

const inOrder = (tiles: readonly number[]): readonly number[] => [...tiles].sort((one, other) => one - other);

/** Whether these are the copy's four tiles, in whatever order. */
export const areTheTiles = (tiles: readonly number[], { scoringTiles }: Pick<BoardSheet, 'scoringTiles'>): boolean =>
  inOrder(tiles).join() === inOrder(scoringTiles).join();

const ORDERS: readonly (readonly [number, number, number, number])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size < 3 ? [] : [[a, b, c, 6 - a - b - c] as const])),
  ),
);

/** Every way the copy's tiles can lie under the columns, those without equal neighbours first (`solo.setup.tiles`). */
export function scoringLayouts({
  scoringTiles: tiles,
}: Pick<BoardSheet, 'scoringTiles'>): readonly GameState['scoring'][] {
  const at = (index: number): number => tiles[index] ?? 0;
  const layouts = ORDERS.map(([a, b, c, d]): GameState['scoring'] => [at(a), at(b), at(c), at(d)]);
  const distinct = layouts.filter(
    (layout, index) => layouts.findIndex((other) => other.join() === layout.join()) === index,
  );
  return [
    ...distinct.filter((layout) => equalNeighbours(layout) === null),
    ...distinct.filter((layout) => equalNeighbours(layout) !== null),
  ];
}

/** The ways the tiles may lie in a solo game: equal ones apart (`solo.setup.tiles`). */
export const scoringWays = (sheet: Pick<BoardSheet, 'scoringTiles'>): readonly GameState['scoring'][] =>
  scoringLayouts(sheet).filter((layout) => equalNeighbours(layout) === null);
