import { useMemo } from 'react';

import { MAP_PLACES, type Place, type PlaceId } from '@/components/board/places';
import type { Selectable } from '@/components/board/selection';
import { columnOf, isWithinReach, rowOf, type Command, type GameState, type YourQuestion } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { siteWords } from '@/i18n/siteNames';

import { landAsked } from './touchOf';
import type { YourMove } from './useYourMove';
import { marked, placeOfOption, placesFor } from './yourPlaces';

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
const isPlace = (place: PlaceId | undefined): place is PlaceId => place !== undefined;

/** Where the heaps lie that a cube may come from. */
function rubbleOf(question: YourQuestion, state: GameState): readonly PlaceId[] {
  const space = landAsked(state);
  if (question.ask !== 'buy-land' || space === null) return [];
  return question.commands.flatMap((one): readonly PlaceId[] => {
    if (one.kind !== 'buy-land' || one.cube === null) return [];
    return [one.cube.from === 'row' ? `row-${rowOf(space)}` : `column-${columnOf(space)}`];
  });
}

const ON_THE_MAP: readonly Command['kind'][] = ['build-store', 'open-building'];

/** What the board answers of a question; while the state action is asked, the place the move is for can be named already. */
function answersOf(question: YourQuestion, choices: readonly Command[]): readonly Command[] {
  if (question.ask === 'way') return choices;
  if (question.ask === 'first' || question.ask === 'street' || question.ask === 'printed')
    return choices.filter(({ kind }) => ON_THE_MAP.includes(kind));
  return 'commands' in question ? question.commands : [];
}

export function useMarks({ tries, choices, options, shown, next }: YourMove): YourMarks {
  const siteName = useWords(siteWords);
  const { question, state } = shown;
  return useMemo(() => {
    const begun = (can: boolean): readonly PlaceId[] =>
      options
        .filter((option) => isWithinReach(option) === can)
        .map(placeOfOption)
        .filter(isPlace);
    const answers = [...answersOf(question, choices), ...answersOf(next, choices)];
    const selectable = marked([...answers.flatMap(placesFor), ...rubbleOf(question, state), ...begun(true)]);
    const explained = marked([...tries.refused.flatMap(({ command }) => placesFor(command)), ...begun(false)]);
    const nameOf = (place: Place): string => (place.kind === 'site' ? siteName(place.site) : place.id);
    const near = (place: PlaceId): readonly string[] =>
      MAP_PLACES.filter(({ kind, id }) => kind === kindOf(place) && selectable[id] !== undefined)
        .slice(0, MOST_NAMED)
        .map(nameOf);
    return { selectable, explained, near };
  }, [tries, choices, options, question, state, next, siteName]);
}
