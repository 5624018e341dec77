import { useMemo } from 'react';

import { MAP_PLACES, type Place, type PlaceId } from '@/components/board/places';
import type { Selectable } from '@/components/board/selection';
import { isWithinReach } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { siteWords } from '@/i18n/siteNames';

import type { YourMove } from './useYourMove';
import { marked, placeOfOption, placesFor } from './yourPlaces';

/** What the board points out while a move is entered. */
export interface YourMarks {
  /** Places a tap means something at. */
  readonly selectable: Selectable;
  /** Places that say what is missing. */
  readonly explained: Selectable;
  /** Places of the same kind where it would be possible, by name. */
  readonly near: (place: PlaceId) => readonly string[];
}

const kindOf = (id: PlaceId): Place['kind'] | undefined => MAP_PLACES.find((place) => place.id === id)?.kind;
const MOST_NAMED = 5;
const isPlace = (place: PlaceId | undefined): place is PlaceId => place !== undefined;

export function useMarks({ tries, choices, options, isComplete }: YourMove): YourMarks {
  const siteName = useWords(siteWords);
  return useMemo(() => {
    if (isComplete) return { selectable: {}, explained: {}, near: () => [] };
    const begun = (can: boolean): readonly PlaceId[] =>
      options
        .filter((option) => isWithinReach(option) === can)
        .map(placeOfOption)
        .filter(isPlace);
    const selectable = marked([...choices.flatMap(placesFor), ...begun(true)]);
    const explained = marked([...tries.refused.flatMap(({ command }) => placesFor(command)), ...begun(false)]);
    const nameOf = (place: Place): string => (place.kind === 'site' ? siteName(place.site) : place.id);
    const near = (place: PlaceId): readonly string[] =>
      MAP_PLACES.filter(({ kind, id }) => kind === kindOf(place) && selectable[id] !== undefined)
        .slice(0, MOST_NAMED)
        .map(nameOf);
    return { selectable, explained, near };
  }, [tries, choices, options, isComplete, siteName]);
}
