/** Small pen strokes the tile drawings are made of: each gives the `d` of a path. */

/** Evenly spaced numbers: `count` of them from `start`, `gap` apart. */
export const spread = (start: number, gap: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => start + index * gap);

/** A round-headed opening standing on `base`, centred on `x`. */
export const arch = (x: number, base: number, width: number, height: number): string =>
  `M${x - width / 2} ${base}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

/** A box given by its left top corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A ripple on the water. */
export const ripple = (x: number, y: number, size: number): string =>
  `M${x} ${y}q${size / 2} ${-size / 3} ${size} 0t${size} 0`;

/** A line of the same stroke at several places. */
export const each = (places: readonly number[], stroke: (place: number) => string): string =>
  places.map(stroke).join('');
