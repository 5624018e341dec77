/** Distances, in steps of four. */
export const SPACE = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 40 } as const;
export type Space = keyof typeof SPACE;

/** Corners: tiles are nearly square. */
export const RADIUS = { s: 6, m: 10, l: 16, round: 999 } as const;

/** The smallest thing a finger may be asked to hit. */
export const TARGET = 44;

/** Lines longer than this are hard to read. */
export const READING_WIDTH = 640;
/** Two columns side by side. */
export const WIDE_WIDTH = 1120;
/** From this width on a screen is a tablet's: the question of a table stands beside its map. */
export const TABLET = 700;
/** From this width on map and panel, or drawing and words, stand side by side. */
export const SIDE_BY_SIDE = 900;
