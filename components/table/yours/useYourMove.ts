import { useMemo, useState } from 'react';

import type { Place, PlaceId } from '@/components/board/places';
import {
  beginEntering,
  beginningOf,
  choicesIn,
  enter,
  enteredIn,
  enterInstead,
  isComplete,
  isUndecided,
  options,
  previewOf,
  startScratch,
  takeBack,
  touched,
  tryMoves,
  type Command,
  type EnteredChoice,
  type GameState,
  type Option,
  type Preview,
  type Refusal,
  type Scratch,
  type Tries,
} from '@/engine';
import { useBusy } from '@/store/update';

import { useBegun } from './useBegun';
import { optionsAt, triesAt } from './yourPlaces';

/** A move put together tap by tap; nothing has happened until it is confirmed. */
export interface YourMove {
  readonly chosen: readonly Command[];
  readonly entered: readonly EnteredChoice[];
  readonly preview: Preview;
  /** Everything that could be done next, and why the rest cannot. */
  readonly tries: Tries;
  /** What can be chosen next; some of it first asks for what is printed there. */
  readonly choices: readonly Command[];
  /** The turn is still all yours: one of the five things comes next. */
  readonly isOpen: boolean;
  /** Nothing more has to be chosen: it can be confirmed. */
  readonly isComplete: boolean;
  /** What a whole turn could be spent on, while nothing of it is entered. */
  readonly options: readonly Option[];
  /** The place tapped last, when it stands for several moves. */
  readonly place: PlaceId | undefined;
  /** A card or a place that does not go as it is: something printed there may help. */
  readonly draft: Command | undefined;
  readonly add: (...commands: readonly Command[]) => void;
  readonly begin: (option: Option) => void;
  readonly drop: () => void;
  /** Says more about a choice: what is printed, how many wigs, another way to pay. */
  readonly change: (at: number, command: Command) => void;
  readonly prepare: (command: Command | undefined) => void;
  /** What the place stands for is chosen, or asked; a refusal when nothing of it can be done. */
  readonly press: (place: Place) => Refusal | undefined;
  readonly showAll: () => void;
  /** It is confirmed: nothing of it has to be remembered. */
  readonly forget: () => void;
}

const NO_OPTIONS: readonly Option[] = [];

/** What is on the screen of a move beside its choices. */
interface Entering {
  readonly branch: Scratch;
  readonly place: PlaceId | undefined;
  readonly draft: Command | undefined;
}

const entering = (branch: Scratch): Entering => ({ branch, place: undefined, draft: undefined });

/** What follows from the branch alone; the engine says what is open and when it is whole. */
function useRead(branch: Scratch) {
  const preview = useMemo(() => previewOf(branch), [branch]);
  const entered = useMemo(() => enteredIn(branch), [branch]);
  const tries = useMemo(() => tryMoves(preview.state), [preview]);
  const chosen = useMemo(() => entered.map(({ command }) => command), [entered]);
  const choices = useMemo(() => choicesIn(tries), [tries]);
  const complete = isComplete(branch, tries);
  const isOpen = !complete && isUndecided(preview.state);
  const all = useMemo(() => (isOpen ? options(preview.state) : NO_OPTIONS), [isOpen, preview]);
  return { preview, entered, tries, choices, chosen, isComplete: complete, isOpen, options: all };
}

/** The branch on which your move is tried, and everything a tap does to it. */
export function useYourMove(start: GameState, onRefused: (refusal: Refusal) => void): YourMove {
  const [known, setEntering] = useState(() => entering(beginEntering(start)));
  const now = useMemo(() => (known.branch.start === start ? known : entering(beginEntering(start))), [known, start]);
  const { branch, place, draft } = now;
  const keep = useBegun(start, (commands) => {
    const restored = enter(startScratch(start), commands);
    if (restored.refused === null && branch.choices.length === 0) setEntering({ ...now, branch: restored.branch });
  });
  useBusy(branch.choices.length > 0);
  const read = useRead(branch);
  const { preview, tries } = read;

  const move = (next: Scratch, asking?: Command): void => {
    setEntering({ ...entering(next), draft: asking });
    keep(next.choices.map(({ command }) => command));
  };
  const add = (...commands: readonly Command[]): void => {
    const { branch: next, refused } = enter(branch, commands);
    if (refused === null) move(next);
    else if (refused.refusal.code === 'reward-first') move(next, refused.command);
    else onRefused(refused.refusal);
  };
  const change = (at: number, command: Command): void => {
    const other = enterInstead(branch, at, command);
    if (other.ok) move(other.value);
    else onRefused(other.error.refusal);
  };
  const prepare = (command: Command | undefined): void => {
    if (command !== undefined && enter(branch, [command]).refused === null) add(command);
    else setEntering({ ...now, draft: command });
  };
  const begin = (option: Option): void => {
    const commands = beginningOf(preview.state, option);
    if (commands.length > 0) add(...commands);
  };
  const press = ({ id }: Place): Refusal | undefined => {
    const meant = touched(preview.state, triesAt(tries, id), optionsAt(read.options, id));
    if (meant.kind === 'refused') return meant.refusal ?? undefined;
    if (meant.kind === 'asks') setEntering({ ...now, place: id });
    else if (meant.commands.length > 0) add(...meant.commands);
    return undefined;
  };
  return {
    ...read,
    place,
    draft,
    add,
    begin,
    change,
    prepare,
    press,
    drop: () => move(takeBack(branch)),
    showAll: () => setEntering({ ...now, place: undefined }),
    forget: () => keep([]),
  };
}
