import { RUBBLE_KINDS, cubesInBag, tooManyCubes, type ByRubble, type Cubes, type SetupRefusal } from '@/engine';

import { CUBE_PLACES, type CubePlace, type SetupFacts } from './draft';
import { rubbleOf } from './laidOut';

/** Every heap of so many cubes, whatever the order they lie in: ten of three, six of two. */
export function heapsOf(size: number, from = 0): readonly Cubes[] {
  if (size === 0) return [[]];
  return RUBBLE_KINDS.slice(from).flatMap((kind, index) =>
    heapsOf(size - 1, from + index).map((rest): Cubes => [kind, ...rest]),
  );
}

/** How many cubes of each kind are not on the map yet. */
export const cubesLeft = (known: SetupFacts): ByRubble<number> => cubesInBag({ rubble: rubbleOf(known), pile: [] });

/** Why a heap cannot lie at a place: more of a kind than the box holds. */
export const refusalOf = (
  known: SetupFacts,
  at: CubePlace,
  cubes: Cubes,
): Extract<SetupRefusal, { readonly code: 'too-many-cubes' }> | undefined =>
  tooManyCubes({ rubble: rubbleOf({ ...known, [at]: cubes }), pile: [] })[0];

/** The first place without its cubes, in the order they are laid. */
export const nextPlace = (known: SetupFacts): CubePlace | undefined =>
  CUBE_PLACES.find(({ id }) => known[id] === undefined)?.id;

export const sizeAt = (at: CubePlace): number => CUBE_PLACES.find(({ id }) => id === at)?.cubes ?? 0;
