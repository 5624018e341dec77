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
