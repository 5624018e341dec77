import { useMemo, useState } from 'react';

import type { Place } from '@/components/board/places';
import {
  acceptUpTo,
  backTo,
  beginWith,
  choose,
  editChoice,
  entered,
  enteredIn,
  filledIn,
  goOn,
  intend,
  intendFirst,
  isComplete,
  isUndecided,
  isUntouched,
  options,
  previewOf,
  questionAbout,
  questionAt,
  startEntering,
  stepBack,
  enterPrinted,
  tryMoves,
  withoutChoice,
  type Command,
  type Draft,
  type EnteredChoice,
  type Entering,
  type GameState,
  type Intent,
  type Option,
  type Refusal,
  type StateAction,
  type Stepped,
  type Tries,
  type YourQuestion,
} from '@/engine';
import { useBusy } from '@/store/update';

import { useBegun } from './useBegun';
import { useChurchChoice, type ChurchBegun } from './useChurchChoice';
import type { Shown } from './shown';
import { touchOf } from './touchOf';

/** A move put together touch by touch; nothing has happened until it is confirmed. */
export interface YourMove {
  /** Its choices, the guesses after them included. */
  readonly entered: readonly EnteredChoice[];
  /** So many of them were chosen; the rest are guesses. */
  readonly count: number;
  readonly moves: readonly Command[];
  /** The table after the choices and the guesses. */
  readonly state: GameState;
  /** The table after the choices alone, and everything that could be meant there. */
  readonly hard: GameState;
  readonly tries: Tries;
  /** What can be chosen next; some of it first asks for what is printed there. */
  readonly choices: readonly Command[];
  readonly shown: Shown;
  readonly church: ChurchBegun;
  /** What comes next when an earlier choice is being changed: the map answers it all the same. */
  readonly next: YourQuestion;
  /** What only the person can say; none when the move is whole. */
  readonly open: YourQuestion | null;
  readonly isBegun: boolean;
  readonly editing: number | null;
  /** What the move was begun for on the map, while the state action is asked. */
  readonly aim: Command | null;
  readonly options: readonly Option[];
  readonly choose: (command: Command) => void;
  readonly first: (action: StateAction | 'neither') => void;
  readonly intend: (meant: Partial<Intent>) => void;
  readonly draft: (draft: Draft) => void;
  readonly save: (command: Command) => void;
  readonly begin: (option: Option) => void;
  readonly press: (place: Place) => Refusal | undefined;
  readonly edit: (at: number) => void;
  readonly remove: (at: number) => void;
  readonly without: (at: number) => void;
  readonly goOn: () => void;
  readonly back: () => void;
  /** Says why something cannot be done. */
  readonly explain: (text: string) => void;
  /** It is confirmed: nothing of it has to be remembered. */
  readonly forget: () => void;
}

const NO_OPTIONS: readonly Option[] = [];
const NO_TRIES: Tries = { legal: [], asked: [], refused: [] };

/** The question that is open again, or the next one with its guess. */
function useShown(
  { branch, intent, editing }: Entering,
  next: YourQuestion,
  hard: GameState,
  guess: Command | null,
): Shown {
  const edited = editing === null ? undefined : branch.choices[editing];
  const before = editing === null ? hard : (branch.choices[editing - 1]?.decision.after ?? branch.start);
  const about = useMemo(
    () => (edited === undefined ? null : questionAbout(before, tryMoves(before), edited.command)),
    [edited, before],
  );
  if (about === null || edited === undefined) return { question: next, state: hard, chosen: guess };
  const question: YourQuestion = intent.draft === null ? about : { ask: 'printed', draft: intent.draft };
  return { question, state: before, chosen: edited.command };
}

/** What follows from the choices alone; the engine says what is asked, what is guessed and when the move is whole. */
function useRead(entering: Entering) {
  const { branch, intent } = entering;
  const hard = previewOf(branch).state;
  const tries = useMemo(() => tryMoves(hard), [hard]);
  const filled = useMemo(() => filledIn(branch), [branch]);
  const all = useMemo(() => enteredIn(filled), [filled]);
  const { state } = useMemo(() => previewOf(filled), [filled]);
  const after = useMemo(
    () => (state === hard ? tries : state.turn.kind === 'you' ? tryMoves(state) : NO_TRIES),
    [state, hard, tries],
  );
  const next = useMemo(() => questionAt(hard, tries, intent), [hard, tries, intent]);
  const guess = filled.choices[branch.choices.length]?.command ?? null;
  const shown = useShown(entering, next, hard, guess);
  const isMeant = intent.draft !== null || intent.aim !== null;
  const open: YourQuestion | null = isMeant
    ? next
    : isComplete(filled, after)
      ? null
      : state === hard
        ? next
        : questionAt(state, after, intent);
  const choices = useMemo(() => [...tries.legal, ...tries.asked], [tries]);
  const isOpen = isUndecided(hard);
  const could = useMemo(() => (isOpen ? options(hard) : NO_OPTIONS), [isOpen, hard]);
  return { filled, entered: all, state, hard, tries, choices, shown, next, open, options: could };
}

/** The branch on which your move is tried, and everything a touch does to it. */
export function useYourMove(
  start: GameState,
  onRefused: (refusal: Refusal) => void,
  onExplain: (text: string) => void,
): YourMove {
  const [known, setEntering] = useState(() => startEntering(start));
  const now = useMemo(() => (known.branch.start === start ? known : startEntering(start)), [known, start]);
  const keep = useBegun(start, (commands) => {
    const restored = entered(start, commands);
    if (restored !== null && isUntouched(now)) setEntering(restored);
  });
  const { branch, editing, intent } = now;
  useBusy(branch.choices.length > 0);
  const { filled, ...read } = useRead(now);
  const church = useChurchChoice(read.shown);

  const set = (next: Entering): void => {
    setEntering(next);
    keep(next.branch.choices.map(({ command }) => command));
  };
  const go = ({ entering, refusal }: Stepped): void => {
    set(entering);
    if (refusal !== null) onRefused(refusal);
  };
  const count = branch.choices.length;
  return {
    ...read,
    church,
    count,
    moves: filled.choices.map(({ command }) => command),
    isBegun: count > 0 || intent.card || intent.draft !== null || intent.space !== null,
    editing,
    aim: intent.aim,
    choose: (command) => go(choose(now, command)),
    first: (action) => go(intendFirst(now, action, read.tries)),
    intend: (meant) => go(intend(now, meant)),
    draft: (draft) => set({ ...now, intent: { ...intent, draft } }),
    save: (command) => go(enterPrinted(now, command)),
    begin: (option) => go(beginWith(now, option)),
    press: (place) => {
      const touch = touchOf(place, { ...read, editing });
      if (touch.does === 'refused') return touch.refusal ?? undefined;
      if (touch.does === 'chooses') go(choose(touch.next ? { ...now, editing: null } : now, touch.command));
      if (touch.does === 'begins') go(beginWith({ ...now, editing: null }, touch.option));
      if (touch.does === 'asks-street') go(intend(now, { space: touch.space }));
      return undefined;
    },
    edit: (at) => set(at < count ? editChoice(now, at) : acceptUpTo(now, filled, at)),
    remove: (at) => set(backTo(now, at)),
    without: (at) => set(withoutChoice(now, at)),
    goOn: () => (editing === null ? set(acceptUpTo(now, filled, filled.choices.length)) : go(goOn(now))),
    back: () => set(stepBack(now)),
    explain: onExplain,
    forget: () => keep([]),
  };
}
