import {
  ROWS,
  STREETS,
  type Column,
  type Good,
  type Row,
  type Site,
  type Space,
  columnOf,
  outlookOf,
  rowOf,
} from '@/engine';

import type { Place, ScoringColumn } from './places';

/**
 * Where everything on the map lies, in units of its own: 360 wide, so that on a phone of 390 points
 * (16 of margin each side) one unit is one point and every target is at least 44 points wide and high.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MAP = { width: 360, height: 550 } as const;

const STREET_WIDTH = 15;
const WIDE = 42;
const THIN = 26;
const WEST = { x: 5, width: 44 } as const;
const EAST = { x: 312, width: 43 } as const;
const FIRST_COLUMN = 54;
const NORTH = { y: 4, width: 52, height: 47 } as const;
const NUMBERS_Y = 53;
const FIRST_ROW = 72;
const LOT_HEIGHT = 86;
const ROW_PITCH = 92;
const SITE_HEIGHT = 43;
const FEET = { cubes: 460, tiles: 484, tileHeight: 30, end: 528 } as const;

const columnX = (column: Column): number => FIRST_COLUMN + (column - 1) * (WIDE + STREET_WIDTH);
const columnWidth = (column: Column): number => (column === 5 ? THIN : WIDE);
const rowY = (row: Row): number => FIRST_ROW + ROWS.indexOf(row) * ROW_PITCH;

/** The land space itself. */
export const lotBox = (space: Space): Box => ({
  x: columnX(columnOf(space)),
  y: rowY(rowOf(space)),
  width: columnWidth(columnOf(space)),
  height: LOT_HEIGHT,
});

/** A street from the north sites down to the feet of the columns. */
export const streetBox = (good: Good): Box => ({
  x: FIRST_COLUMN + WIDE + STREETS.findIndex((street) => street === good) * (WIDE + STREET_WIDTH),
  y: NUMBERS_Y,
  width: STREET_WIDTH,
  height: FIRST_ROW + 4 * ROW_PITCH - NUMBERS_Y - 3,
});

/** Where a street's emblem lies: at the crossings below rows A, B and C. */
export const crossings = (good: Good): readonly { readonly x: number; readonly y: number }[] =>
  [1, 2, 3].map((row) => ({ x: middle(streetBox(good)).x, y: FIRST_ROW + row * ROW_PITCH - 3 }));

/** The public site: a square of ground west, north or east of the blocks. */
export function siteBox(site: Site): Box {
  const outlook = outlookOf(site);
  if (outlook.kind === 'street') {
    return {
      x: middle(streetBox(outlook.good)).x - NORTH.width / 2,
      y: NORTH.y,
      width: NORTH.width,
      height: NORTH.height,
    };
  }
  const side = site.startsWith('W') ? WEST : EAST;
  return { ...side, y: rowY(outlook.row), height: SITE_HEIGHT };
}

/** The letter of a row, under its western site. */
export const rowLetterBox = (row: Row): Box => ({
  ...WEST,
  y: rowY(row) + SITE_HEIGHT,
  height: LOT_HEIGHT - SITE_HEIGHT,
});

/** The number of a column, above its first space. */
export const columnNumberBox = (column: Column): Box => ({
  x: columnX(column),
  y: NUMBERS_Y,
  width: columnWidth(column),
  height: FIRST_ROW - NUMBERS_Y,
});

/** The cubes at the east end of a row, under its eastern site. */
export const rowRubbleBox = (row: Row): Box => ({
  ...EAST,
  y: rowY(row) + SITE_HEIGHT + 3,
  height: LOT_HEIGHT - SITE_HEIGHT - 3,
});

/** The cubes at the foot of a column. */
export const columnRubbleBox = (column: Column): Box => ({
  x: columnX(column),
  y: FEET.cubes,
  width: columnWidth(column),
  height: 18,
});

/** The scoring tile at the foot of a column; the thin column has a place for its value too. */
export const scoringBox = (column: Column): Box => ({
  x: columnX(column),
  y: FEET.tiles,
  width: columnWidth(column),
  height: FEET.tileHeight,
});

/** Row E, covered in a solo game. */
export const COVERED: Box = { x: FIRST_COLUMN, y: 441, width: columnX(5) + THIN - FIRST_COLUMN, height: 14 };

/** The letter of the covered row. */
export const COVERED_LETTER: Box = { ...WEST, y: COVERED.y, height: COVERED.height };

/** The river south of everything. */
export const RIVER: Box = { x: 0, y: 521, width: MAP.width, height: MAP.height - 521 };

/** The compass, in the corner where no place lies. */
export const ROSE = { x: 36, y: 30 } as const;

/** The middle of a box. */
export const middle = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Half a street belongs to each neighbour's finger; the thin column needs the whole of the last one. */
const LANES: Readonly<Record<Column, readonly [from: number, to: number]>> = {
  1: [50, 103.5],
  2: [103.5, 160.5],
  3: [160.5, 217.5],
  4: [217.5, 267],
  5: [267, 312],
};

const lane = (column: Column, y: number, height: number): Box => {
  const [from, to] = LANES[column];
  return { x: from, y, width: to - from, height };
};

const HALF_GAP = (ROW_PITCH - LOT_HEIGHT) / 2;
const EAST_SPLIT = 46;

/** What a finger may hit for a place on the map: larger than the drawing, never overlapping another. */
export function hitBox(place: Place): Box | undefined {
  switch (place.kind) {
    case 'space':
      return lane(columnOf(place.space), rowY(rowOf(place.space)) - HALF_GAP, ROW_PITCH);
    case 'site':
      return siteHit(place.site);
    case 'row':
      return { x: 312, y: rowY(place.row) - HALF_GAP + EAST_SPLIT, width: 48, height: ROW_PITCH - EAST_SPLIT };
    case 'column':
      return lane(place.column, 437, 45);
    case 'scoring':
      return lane(place.column, 482, FEET.end - 482);
    default:
      return undefined;
  }
}

function siteHit(site: Site): Box {
  const outlook = outlookOf(site);
  if (outlook.kind === 'street') return { x: middle(streetBox(outlook.good)).x - 28.5, y: 0, width: 57, height: 55 };
  const y = rowY(outlook.row) - HALF_GAP;
  return site.startsWith('W')
    ? { x: 0, y, width: 50, height: ROW_PITCH }
    : { x: 312, y, width: 48, height: EAST_SPLIT };
}

/** The box a ring is drawn around when a place is lit, chosen or may be pressed. */
export function drawnBox(place: Place): Box | undefined {
  switch (place.kind) {
    case 'space':
      return lotBox(place.space);
    case 'site':
      return siteBox(place.site);
    case 'row':
      return rowRubbleBox(place.row);
    case 'column':
      return columnRubbleBox(place.column);
    case 'scoring':
      return scoringBox(place.column satisfies ScoringColumn);
    default:
      return undefined;
  }
}
