import type { DimensionValue } from 'react-native';

/** Side by side, each in the middle of the line. */
export const ROW = { flexDirection: 'row', alignItems: 'center' } as const;

/** Side by side, in as many lines as it takes. */
export const WRAP = { flexDirection: 'row', flexWrap: 'wrap' } as const;

/** In the middle, both ways. */
export const CENTER = { alignItems: 'center', justifyContent: 'center' } as const;

/** Wants `basis` of its line and takes its share of what is left. */
export const share = (basis: DimensionValue) => ({ flexGrow: 1, flexBasis: basis }) as const;

/** How many of so many stand on one line, at most `most`, so that none is left alone on the last. */
export const perLine = (count: number, most: number): number => Math.ceil(count / Math.max(1, Math.ceil(count / most)));

/** How many of such a width, with such a gap between them, fit on a line: one at least. */
export const fitting = (room: number, width: number, gap: number): number =>
  Math.max(1, Math.floor((room + gap) / (width + gap)));
