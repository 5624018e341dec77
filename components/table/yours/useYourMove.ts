import { useMemo } from 'react';

import type { Place } from '@/components/board/places';
import {
  acceptUpTo,
  backTo,
  beginWith,
  choose,
  editChoice,
  enteredIn,
  filledIn,
  goOn,
  intend,
  intendFirst,
  isComplete,
  isUndecided,
  options,
  placeMeant,
  previewOf,
  questionAbout,
  questionAt,
  reopenPlace,
  skippedActions,
  stateMeant,
  stepBack,
  enterPrinted,
  tryMoves,
  withoutChoice,
  type Command,
  type Draft,
  type EnteredChoice,
  type Entering,
  type Entry,
  type GameState,
  type Good,
  type Intent,
  type Option,
  type Refusal,
  type Replayed,
  type SkippedAction,
  type StateAction,
  type Stepped,
  type Tries,
  type YourQuestion,
} from '@/engine';
import { useBusy } from '@/store/update';

import type { Shown } from './shown';
import { touchesOf, whyNot, withTouch, type Asked, type BoardTouches } from './touchOf';
import { useEntering } from './useEntering';

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
  /** What comes next when an earlier choice is being changed: the map answers it all the same. */
  readonly next: YourQuestion;
  /** What only the person can say; none when the move is whole. */
  readonly open: YourQuestion | null;
  /** The state actions of its visit when none of them is possible. */
  readonly skipped: readonly SkippedAction[];
  /** What of it is no longer possible since the table was corrected. */
  readonly dropped: readonly Replayed[];
  /** What of it is paid differently since then. */
  readonly repaid: readonly Replayed[];
  readonly isBegun: boolean;
  readonly editing: number | null;
  /** What the move was begun for on the map, while the state action is asked. */
  readonly aim: Command | null;
  /** The land or site the move is for while it is no choice yet: the aim, or where a reward is read. */
  readonly place: Command | null;
  /** The good in hand while it is asked what is done with it. */
  readonly good: Good | null;
  /** The table he will find if the move goes on as it is meant; what is chosen already is not all of it. */
  readonly ahead: GameState | null;
  /** What a touch of the board does, place by place. */
  readonly touches: BoardTouches;
  readonly options: readonly Option[];
  readonly choose: (command: Command) => void;
  readonly first: (action: StateAction | 'neither') => void;
  readonly intend: (meant: Partial<Intent>) => void;
  readonly draft: (draft: Draft) => void;
  readonly save: (command: Command) => void;
  readonly begin: (option: Option) => void;
  readonly press: (place: Place) => Refusal | undefined;
  /** Other land or another site can be chosen in place of what the move is for. */
  readonly reopen: () => void;
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
function useRead(entering: Entering, log: readonly Entry[]) {
  const { branch, intent } = entering;
  const hard = previewOf(branch).state;
  const tries = useMemo(() => tryMoves(hard), [hard]);
  const played = useMemo(() => log.flatMap(({ moves }) => moves), [log]);
  const filled = useMemo(() => filledIn(branch, played), [branch, played]);
  const skipped = useMemo(() => skippedActions(branch), [branch]);
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
  const ahead = useMemo(() => stateMeant(entering), [entering]);
  const place = useMemo(() => placeMeant(entering), [entering]);
  const { editing } = entering;
  const asked = useMemo(
    (): Asked => ({ shown, next, hard, tries, choices, options: could, editing, place }),
    [shown, next, hard, tries, choices, could, editing, place],
  );
  return { filled, skipped, entered: all, state, open, ahead, asked };
}

/** The branch on which your move is tried, and everything a touch does to it. */
export function useYourMove(
  start: GameState,
  onRefused: (refusal: Refusal) => void,
  onExplain: (text: string) => void,
): YourMove {
  const { entering: now, repaid, dropped, log, set, forget } = useEntering(start);
  const { branch, editing, intent } = now;
  useBusy(branch.choices.length > 0);
  const { filled, asked, ...read } = useRead(now, log);
  const touches = useMemo(() => touchesOf(asked), [asked]);

  const go = ({ entering, refusal }: Stepped): void => {
    set(entering);
    if (refusal !== null) onRefused(refusal);
  };
  const count = branch.choices.length;
  return {
    ...read,
    ...asked,
    touches,
    count,
    repaid,
    dropped,
    moves: filled.choices.map(({ command }) => command),
    isBegun: count > 0 || intent.card || intent.draft !== null || intent.space !== null,
    aim: intent.aim,
    good: intent.good,
    choose: (command) => go(choose(now, command)),
    first: (action) => go(intendFirst(now, action, asked.tries)),
    intend: (meant) => go(intend(now, meant)),
    draft: (draft) => set({ ...now, intent: { ...intent, draft } }),
    save: (command) => go(enterPrinted(now, command)),
    begin: (option) => go(beginWith(now, option)),
    press: (place) => {
      const touch = touches.get(place.id);
      if (touch === undefined) return whyNot(place, asked) ?? undefined;
      go(withTouch(now, touch));
      return undefined;
    },
    reopen: () => set(reopenPlace(now)),
    edit: (at) => set(at < count ? editChoice(now, at) : acceptUpTo(now, filled, at)),
    remove: (at) => set(backTo(now, at)),
    without: (at) => set(withoutChoice(now, at)),
    goOn: () => (editing === null ? set(acceptUpTo(now, filled, filled.choices.length)) : go(goOn(now))),
    back: () => set(stepBack(now)),
    explain: onExplain,
    forget,
  };
}
