import { MAP_PLACES, type Place } from '@/components/board/places';

const RUBBLE: readonly Place['kind'][] = ['row', 'column', 'site'];
const PLACES = MAP_PLACES.filter(({ kind }) => RUBBLE.includes(kind)).sort(
  (one, other) => RUBBLE.indexOf(one.kind) - RUBBLE.indexOf(other.kind),
);

/** The place to continue with when the city's rubble is entered: rows, columns, sites. */
export function nextCubes({ id }: Place): Place | undefined {
  const at = PLACES.findIndex((place) => place.id === id);
  return at < 0 ? undefined : PLACES[at + 1];
}
