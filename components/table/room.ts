import type { BoardRoom } from '@/components/board/Board';
import { MAP } from '@/components/board/layout';
import { SPACE, TABLET } from '@/components/ui/scale';

/** From a tablet's width on the question stands beside the map; from this one on the court stands between them. */
const THREE_COLUMNS = 1100;
/** Header, players, and what stands under a map that has room. */
const AROUND_MAP = 92 + 60;
const LEAST_MAP = 360;

/** How the screen is divided. */
export interface TableRoom {
  readonly board: BoardRoom;
  /** The width of the column with the question; none on a phone. */
  readonly columnWidth: number | undefined;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** On narrow phones the map gives up its margin: every place stays as large as a finger. */
const phoneMargin = (width: number): number => (width < 380 ? SPACE.xs : 14);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The table's share of a window: a phone has the map above the question, everything wider has them side by side. */
export function roomOf({ width, height }: Size): TableRoom {
  if (width < TABLET) {
    const mapWidth = Math.min(width - 2 * phoneMargin(width), 560);
    return { board: { as: 'pages', width, mapWidth }, columnWidth: undefined };
  }
  const columnWidth = Math.round(clamp(width * 0.36, 280, 420));
  const left = width - columnWidth - 2 * SPACE.m;
  const fits = Math.max(LEAST_MAP, ((height - AROUND_MAP) * MAP.width) / MAP.height);
  if (width < THREE_COLUMNS)
    return { board: { as: 'stacked', width: left, mapWidth: Math.min(left, fits) }, columnWidth };
  return { board: { as: 'beside', width: left, mapWidth: Math.min(left / 2, fits) }, columnWidth };
}

/** The edge between map and column. */
const EDGE = 1;

/** How wide a line of tiles is where the question stands. */
export function tileRoom(size: Size): number {
  const { columnWidth } = roomOf(size);
  return (columnWidth === undefined ? size.width : columnWidth - EDGE) - 2 * SPACE.m;
}
