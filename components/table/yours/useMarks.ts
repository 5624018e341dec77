import { useCallback, useMemo } from 'react';

import { MAP_PLACES, type Place, type PlaceId } from '@/components/board/places';
import type { Selectable } from '@/components/board/selection';
import { landPrice, type GameState } from '@/engine';
import { siteWords } from '@/i18n/siteNames';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { refusedNow, type BoardTouch } from './touchOf';
import type { YourMove } from './useYourMove';
import { landAsked, placeOfOption, placesFor } from './yourPlaces';

/** What the board points out while a move is entered. */
export interface YourMarks {
  /** Places a touch means something at. */
  readonly selectable: Selectable;
  /** Places that say what is missing. */
  readonly explained: Selectable;
  /** Places of the same kind where it would be possible, by name. */
  readonly near: (place: PlaceId) => readonly string[];
}

const kindOf = (id: PlaceId): Place['kind'] | undefined => MAP_PLACES.find((place) => place.id === id)?.kind;
const MOST_NAMED = 5;

/** A heap says which of its cubes the next touch takes. */
function useSaid(state: GameState): (touch: BoardTouch) => true | string {
  const words = useWords(yourMoveWords);
  return useCallback(
    (touch) => {
      const space = landAsked(state);
      if (touch.does !== 'chooses' || touch.command.kind !== 'buy-land' || space === null) return true;
      const { cube } = touch.command;
      return cube === null ? true : words.cubeName(cube.kind, cube.from, landPrice(state, 'you', space, cube).total);
    },
    [state, words],
  );
}

type Explaining = Pick<YourMove, 'touches' | 'tries' | 'next' | 'options' | 'hard'>;

/** Places that are touched in vain, but not in silence. */
function explainedOf({ touches, tries, next, options, hard }: Explaining): Selectable {
  const refused = refusedNow({ next, tries }).flatMap(({ command }) => placesFor(command, hard));
  const tooDear = options.flatMap((option) => placeOfOption(option) ?? []);
  const ids = [...new Set([...refused, ...tooDear])].filter((id) => !touches.has(id));
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}

export function useMarks({ touches, tries, next, options, hard, shown }: YourMove): YourMarks {
  const siteName = useWords(siteWords);
  const said = useSaid(shown.state);
  return useMemo(() => {
    const selectable: Selectable = Object.fromEntries([...touches].map(([id, touch]) => [id, said(touch)]));
    const explained = explainedOf({ touches, tries, next, options, hard });
    const nameOf = (place: Place): string => (place.kind === 'site' ? siteName(place.site) : place.id);
    const near = (place: PlaceId): readonly string[] =>
      MAP_PLACES.filter(({ kind, id }) => kind === kindOf(place) && selectable[id] !== undefined)
        .slice(0, MOST_NAMED)
        .map(nameOf);
    return { selectable, explained, near };
  }, [touches, tries, next, options, hard, said, siteName]);
}
