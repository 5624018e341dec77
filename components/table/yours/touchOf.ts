import type { Place } from '@/components/board/places';
import {
  columnOf,
  rowOf,
  touched,
  type Command,
  type GameState,
  type Option,
  type Refusal,
  type Space,
  type Tries,
  type YourQuestion,
} from '@/engine';

import { withOffice } from './questions/OfficesQuestion';
import type { Shown } from './shown';
import { begunAt, optionsAt, triesAt } from './yourPlaces';

/** What touching the board means. */
export type BoardTouch =
  /** `next`: it answers what comes next, not the choice that is being changed. */
  | { readonly does: 'chooses'; readonly command: Command; readonly next: boolean }
  | { readonly does: 'begins'; readonly option: Option }
  | { readonly does: 'asks-street'; readonly space: Space }
  | { readonly does: 'refused'; readonly refusal: Refusal | null };

interface Asked {
  readonly shown: Shown;
  readonly next: YourQuestion;
  readonly hard: GameState;
  readonly tries: Tries;
  readonly options: readonly Option[];
  readonly editing: number | null;
}

/** The space whose land is paid. */
export function landAsked({ turn }: GameState): Space | null {
  const task = turn.kind === 'you' ? turn.tasks[0] : undefined;
  return task?.do === 'land' ? task.space : null;
}

const lies = (place: Place, space: Space, from: 'row' | 'column'): boolean =>
  (place.kind === 'row' && from === 'row' && place.row === rowOf(space)) ||
  (place.kind === 'column' && from === 'column' && place.column === columnOf(space));

/** An office is sent to or not; a heap of rubble gives its dearest cube. */
function inQuestion(place: Place, { question, state, chosen }: Shown): Command | undefined {
  if (question.ask === 'recruit-officials' && place.kind === 'noble')
    return withOffice(question.commands, chosen?.kind === 'recruit-officials' ? chosen.nobles : [], place.noble);
  const space = landAsked(state);
  if (question.ask !== 'buy-land' || space === null) return undefined;
  const house = chosen?.kind === 'buy-land' ? chosen.house : null;
  return question.commands.find(
    (one) =>
      one.kind === 'buy-land' &&
      one.cube !== null &&
      lies(place, space, one.cube.from) &&
      one.house === (house ?? one.house),
  );
}

/** Reads a touch of the board from what is asked. */
export function touchOf(place: Place, { shown, tries, hard, options, editing }: Asked): BoardTouch {
  const answer = inQuestion(place, shown);
  if (answer !== undefined) return { does: 'chooses', command: answer, next: false };
  const here = optionsAt(options, place.id);
  const meant = touched(hard, triesAt(tries, place.id), here);
  if (meant.kind === 'refused') return { does: 'refused', refusal: meant.refusal };
  if (meant.kind === 'asks')
    return place.kind === 'space' ? { does: 'asks-street', space: place.space } : { does: 'refused', refusal: null };
  const [option] = begunAt(options, place.id);
  if (option !== undefined) return { does: 'begins', option };
  const [command] = meant.commands;
  return command === undefined
    ? { does: 'refused', refusal: null }
    : { does: 'chooses', command, next: editing !== null };
}
