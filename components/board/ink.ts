import type { RubbleKind } from '@/engine';
import { each, spread } from '@/components/pieces/art/shapes';

import type { Box } from './layout';

/** Pen strokes of the map: each gives the `d` of a path. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const at = (...values: readonly number[]): string => values.map(round).join(' ');

/** A cube of rubble told by its outline: a block, a flame, a swell of water. */
export function cubeOutline(kind: RubbleKind, { x, y }: Spot, size: number): string {
  const half = size / 2;
  switch (kind) {
    case 'earthquake':
      return `M${at(x - half, y - half)}h${at(size)}v${at(size)}h${at(-size)}z`;
    case 'fire':
      return `M${at(x, y - half * 1.25)}q${at(half * 0.25, half * 0.75, half * 0.8, half * 1.1)}q${at(half * 0.65, half * 1.1, -half * 0.25, half * 1.25)}h${at(-half * 1.1)}q${at(-half * 0.9, -half * 0.15, -half * 0.25, -half * 1.25)}q${at(half * 0.55, -half * 0.35, half * 0.8, -half * 1.1)}z`;
    case 'tsunami':
      return `M${at(x - half * 1.08, y)}a${at(half * 1.08, half * 1.08)} 0 1 1 ${at(half * 2.16, 0)}a${at(half * 1.08, half * 1.08)} 0 1 1 ${at(-half * 2.16, 0)}z`;
  }
}

/** What is scratched on a cube: a crack, a tongue of flame, a wave. */
export function cubeMark(kind: RubbleKind, { x, y }: Spot, size: number): string {
  const half = size / 2;
  switch (kind) {
    case 'earthquake':
      return `M${at(x + half * 0.2, y - half)}l${at(-half * 0.5, half * 0.7)}l${at(half * 0.7, half * 0.5)}l${at(-half * 0.5, half * 0.8)}`;
    case 'fire':
      return `M${at(x, y - half * 0.1)}q${at(half * 0.55, half * 0.5, 0, half * 0.95)}q${at(-half * 0.55, -half * 0.45, 0, -half * 0.95)}z`;
    case 'tsunami':
      return `M${at(x - half * 0.7, y + half * 0.15)}q${at(half * 0.35, -half * 0.6, half * 0.7, 0)}q${at(half * 0.35, half * 0.6, half * 0.7, 0)}`;
  }
}

/** Where the cubes of a heap lie: two below, the third on top. */
export function heap(box: Box, count: number, size: number): readonly Spot[] {
  const [x, base] = [box.x + box.width / 2, box.y + box.height - size * 0.62];
  const step = size * 0.63;
  const lower =
    count === 1
      ? [{ x, y: base }]
      : [
          { x: x - step, y: base },
          { x: x + step, y: base },
        ];
  return [...lower, { x, y: base - size * 1.2 }].slice(0, count);
}

/** Where the cubes of a line lie, side by side. */
export function line(box: Box, count: number, size: number): readonly Spot[] {
  const pitch = size * 1.22;
  const start = box.x + box.width / 2 - (pitch * (count - 1)) / 2;
  return spread(start, pitch, count).map((x) => ({ x, y: box.y + box.height / 2 }));
}

/** A box with rounded corners. */
export const rounded = ({ x, y, width, height }: Box, radius: number): string =>
  `M${at(x + radius, y)}h${at(width - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${at(height - 2 * radius)}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${at(2 * radius - width)}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${at(2 * radius - height)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;

/** A smaller or (with a negative distance) larger box around the same middle. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The painted quarter rosettes in the corners of a tile. */
export function rosettes({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  return (
    `M${at(x, y)}h${radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}z` +
    `M${at(right, y)}v${radius}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z` +
    `M${at(right, bottom)}h${-radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z` +
    `M${at(x, bottom)}v${-radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}z`
  );
}

/** A doorway in the side of a space: a half round that opens on the street. */
export const doorway = (x: number, y: number, radius: number, facing: 'west' | 'east'): string =>
  `M${at(x, y - radius)}a${radius} ${radius} 0 0 ${facing === 'west' ? 1 : 0} 0 ${radius * 2}z`;

const SCALLOPS = 6;

/** One scallop of an awning along a side of a store, hanging over the street. */
function scallop(x: number, { y, height }: Box, facing: 'west' | 'east', index: number): string {
  const [depth, out, sweep] = facing === 'west' ? [4, -1, 0] : [4, 1, 1];
  const tall = (height - 8) / SCALLOPS;
  return `M${at(x - depth * out, y + 4 + index * tall)}h${at((depth + 1) * out)}a${at(tall / 2, tall / 2)} 0 0 ${sweep} 0 ${at(tall)}h${at(-(depth + 1) * out)}z`;
}

/** Every other scallop of an awning, so that it can be striped; `from` is 0 or 1. */
export const awning = (x: number, box: Box, facing: 'west' | 'east', from: 0 | 1): string =>
  each(spread(from, 2, SCALLOPS / 2), (index) => scallop(x, box, facing, index));

/** The wave of small stones in which the pavements are laid. */
export const paving = ({ x, y, width, height }: Box): string =>
  each(
    spread(y + 4, 9, Math.floor(height / 9)),
    (from) => `M${at(x, from)}q${at(width / 4, -4, width / 2, 0)}t${at(width / 2, 0)}`,
  );

/** A star of eight rays, long and short in turn: the rose of a compass. */
export function compassRose({ x, y }: Spot, radius: number): string {
  const rays = spread(0, Math.PI / 8, 16).map((angle, index) => {
    const reach = index % 4 === 0 ? radius : index % 2 === 0 ? radius * 0.62 : radius * 0.24;
    return `${at(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)}`;
  });
  return `M${rays.join('L')}z`;
}

/** A temple front drawn in one line: where a public building may stand. */
export function templeFront({ x, y, width, height }: Box): string {
  const [eaves, base] = [y + height * 0.42, y + height];
  const columns = spread(x + width * 0.16, (width * 0.68) / 3, 4);
  return `M${at(x, eaves)}l${at(width / 2, eaves * -1 + y)}l${at(width / 2, eaves - y)}z${each(columns, (column) => `M${at(column, eaves + 2)}V${at(base - 2)}`)}M${at(x, base)}h${at(width)}`;
}
