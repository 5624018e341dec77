import type { ColorName } from '@/components/ui/tokens';

/** Side of one tile in the units of the drawings. */
export const TILE = 40;

/** A stroke of the brush: a filled shape, or a line where it has a width. */
export interface TileStroke {
  readonly d: string;
  readonly color: ColorName;
  readonly width?: number;
}

/** What is painted in each quarter of a tile. */
export const TILE_STROKES: readonly TileStroke[] = [
  { d: 'M0 0h13a13 13 0 0 1-13 13z', color: 'artFill' },
  { d: 'M17 0a17 17 0 0 1-17 17', color: 'artMid', width: 1.6 },
  { d: 'M20 20C15.5 15.5 15.5 9 20 4c4.5 5 4.5 11.5 0 16z', color: 'artLine' },
  { d: 'M20 20c2-5 5-8 9-9-1 4-4 7-9 9z', color: 'artMid' },
];
export const TILE_TURNS = [0, 90, 180, 270] as const;
export const TILE_HEART = 3.2;
