import { hitBox, middle } from './layout';
import type { Place } from './places';

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How far ahead and how far aside `to` lies when one looks from `from` in a direction. */
function seen(from: Place, to: Place, direction: Direction): { readonly ahead: number; readonly aside: number } {
  const [a, b] = [hitBox(from), hitBox(to)];
  if (a === undefined || b === undefined) return { ahead: 0, aside: 0 };
  const [dx, dy] = [middle(b).x - middle(a).x, middle(b).y - middle(a).y];
  const [along, across] = direction === 'left' || direction === 'right' ? [dx, dy] : [dy, dx];
  return { ahead: direction === 'left' || direction === 'up' ? -along : along, aside: Math.abs(across) };
}

/** The next place in a direction, for arrow keys: the nearest one that lies more ahead than aside. */
export function neighbour(from: Place, direction: Direction, among: readonly Place[]): Place | undefined {
  const ahead = among
    .map((place) => ({ place, ...seen(from, place, direction) }))
    .filter((look) => look.ahead > 1 && look.aside <= look.ahead * 2.5);
  const cost = (look: { readonly ahead: number; readonly aside: number }): number => look.ahead + look.aside * 2;
  return ahead.sort((one, other) => cost(one) - cost(other))[0]?.place;
}
