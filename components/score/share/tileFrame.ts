import { TILE, TILE_HEART, TILE_STROKES, TILE_TURNS } from '@/components/pieces/art/tileStrokes';

import { box, INK } from './ink';

/** Side of a tile of the frame. */
export const FRAME = 60;

const strokes = TILE_STROKES.map(({ d, color, width }) =>
  width === undefined
    ? `<path d="${d}" fill="${INK[color]}"/>`
    : `<path d="${d}" fill="none" stroke="${INK[color]}" stroke-width="${width}"/>`,
).join('');

const motif = [
  box(0, 0, TILE, TILE, INK.artGlaze),
  ...TILE_TURNS.map((turn) => `<g transform="rotate(${turn} ${TILE / 2} ${TILE / 2})">${strokes}</g>`),
  `<circle cx="${TILE / 2}" cy="${TILE / 2}" r="${TILE_HEART}" fill="${INK.accent}"/>`,
].join('');

/** Paper framed by whole tiles, as panels are in the city; both sides are a number of tiles long. */
export const tileFrame = (width: number, height: number): string =>
  [
    `<defs><pattern id="tile" width="${FRAME}" height="${FRAME}" patternUnits="userSpaceOnUse"><g transform="scale(${FRAME / TILE})">${motif}</g></pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#tile)"/>`,
    box(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, INK.artDeep),
    box(FRAME + 5, FRAME + 5, width - 2 * FRAME - 10, height - 2 * FRAME - 10, INK.surface),
  ].join('');
