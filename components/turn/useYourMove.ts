import { useMemo, useState } from 'react';

import type { Place, PlaceId } from '@/components/board/places';
import {
  addChoice,
  aimsOf,
  beginningOf,
  changeChoice,
  dropChoice,
  legal,
  missingFor,
  options,
  previewOf,
  startScratch,
  tryMoves,
  type Choice,
  type Command,
  type GameState,
  type Option,
  type Preview,
  type Refusal,
  type RefusedMove,
  type Scratch,
  type Tries,
} from '@/engine';
import { useBusy } from '@/store/update';

import { useBegun } from './useBegun';
import { begunAt, commandsAt, placeOfOption } from './yourPlaces';

/** A choice of the move with the table it was made on. */
export interface Entered extends Choice {
  readonly at: number;
  readonly before: GameState;
}

/** A move put together tap by tap; nothing has happened until it is confirmed. */
export interface YourMove {
  readonly chosen: readonly Command[];
  readonly entered: readonly Entered[];
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

/** When the only thing left is to end the turn, nobody has to say so. */
function closed(scratch: Scratch): Scratch {
  const left = legal(previewOf(scratch).state);
  const [only] = left;
  if (only?.kind !== 'end-turn' || left.length > 1) return scratch;
  const ended = addChoice(scratch, only);
  return ended.ok ? ended.value : scratch;
}

const isEnd = (choice: Choice | undefined): boolean => choice?.command.kind === 'end-turn';

/** Takes the last choice of the person back, and the end of the turn with it. */
function taken(scratch: Scratch): Scratch {
  const without = dropChoice(scratch);
  return isEnd(scratch.choices.at(-1)) && scratch.choices.length > 1 ? dropChoice(without) : without;
}

/** The branch with more choices, up to the first that is refused. */
interface Grown {
  readonly branch: Scratch;
  readonly refused?: RefusedMove;
}

function grown(scratch: Scratch, commands: readonly Command[]): Grown {
  let branch = scratch;
  for (const command of commands) {
    const added = addChoice(branch, command);
    if (!added.ok) return { branch, refused: { command, refusal: added.error } };
    branch = added.value;
  }
  return { branch };
}

/** Another choice at an earlier place. The end of the turn said by itself is said anew. */
function changed(scratch: Scratch, at: number, command: Command): ReturnType<typeof changeChoice> {
  const open = isEnd(scratch.choices.at(-1)) && at < scratch.choices.length - 1 ? dropChoice(scratch) : scratch;
  return changeChoice(open, at, command);
}

const enteredIn = ({ start, choices }: Scratch): readonly Entered[] =>
  choices.map((choice, at) => ({ ...choice, at, before: choices[at - 1]?.decision.after ?? start }));

/** Whether the turn is still all yours to choose. */
const isOpen = ({ turn, toMove }: GameState): boolean =>
  turn.kind === 'between'
    ? toMove === 'you'
    : turn.kind === 'you' && turn.step.at === 'action' && turn.tasks.length === 0;

/** The part of the game that was yours is over: Lacerda is next, or another turn begins. */
const isOver = ({ turn }: GameState, left: number): boolean => turn.kind !== 'you' || left === 0;

const NO_OPTIONS: readonly Option[] = [];

interface Entering {
  readonly branch: Scratch;
  readonly place: PlaceId | undefined;
  readonly draft: Command | undefined;
}

const fresh = (start: GameState): Entering => ({
  branch: closed(startScratch(start)),
  place: undefined,
  draft: undefined,
});

export function useYourMove(start: GameState, onRefused: (refusal: Refusal) => void): YourMove {
  const [known, setEntering] = useState(() => fresh(start));
  const entering = useMemo(() => (known.branch.start === start ? known : fresh(start)), [known, start]);
  const { branch, place, draft } = entering;
  const keep = useBegun(start, (commands) => {
    const restored = grown(startScratch(start), commands);
    if (restored.refused === undefined && branch.choices.length === 0)
      setEntering({ ...entering, branch: restored.branch });
  });
  useBusy(branch.choices.length > 0);
  const preview = useMemo(() => previewOf(branch), [branch]);
  const entered = useMemo(() => enteredIn(branch), [branch]);
  const tries = useMemo(() => tryMoves(preview.state), [preview]);
  const chosen = useMemo(() => branch.choices.map(({ command }) => command), [branch]);
  const choices = useMemo(() => [...tries.legal, ...tries.asked], [tries]);
  const isComplete = chosen.length > 0 && isOver(preview.state, choices.length);
  const open = !isComplete && isOpen(preview.state);
  const all = useMemo(() => (open ? options(preview.state) : NO_OPTIONS), [open, preview]);

  const move = (next: Scratch, asking?: Command): void => {
    setEntering({ branch: next, place: undefined, draft: asking });
    keep(next.choices.map(({ command }) => command));
  };
  const add = (...commands: readonly Command[]): void => {
    const { branch: next, refused } = grown(branch, commands);
    if (refused === undefined) move(closed(next));
    else if (refused.refusal.code === 'reward-first') move(next, refused.command);
    else onRefused(refused.refusal);
  };
  const change = (at: number, command: Command): void => {
    const other = changed(branch, at, command);
    if (other.ok) move(closed(other.value));
    else onRefused(other.error.refusal);
  };
  const prepare = (command: Command | undefined): void => {
    if (command !== undefined && addChoice(branch, command).ok) add(command);
    else setEntering({ ...entering, draft: command });
  };
  const begin = (option: Option): void => {
    const commands = beginningOf(preview.state, option);
    if (commands.length > 0) add(...commands);
  };
  const press = ({ id }: Place): Refusal | undefined => {
    const meant = aimsOf(commandsAt(choices, id));
    const begun = begunAt(all, id);
    const [only] = meant;
    const [first] = begun;
    if (only === undefined && first === undefined) return refusedAt(tries, all, id)[0];
    if (meant.length + begun.length > 1) setEntering({ ...entering, place: id });
    else if (only !== undefined) add(only.usual);
    else if (first !== undefined) begin(first);
    return undefined;
  };
  return {
    chosen,
    entered,
    preview,
    tries,
    choices,
    isOpen: open,
    isComplete,
    options: all,
    place,
    draft,
    add,
    begin,
    change,
    prepare,
    press,
    drop: () => move(taken(branch)),
    showAll: () => setEntering({ ...entering, place: undefined }),
    forget: () => keep([]),
  };
}

/** Why nothing that this place stands for can be done. */
function refusedAt({ refused }: Tries, all: readonly Option[], place: PlaceId): readonly Refusal[] {
  const missing = all.filter((option) => placeOfOption(option) === place).map(missingFor);
  const moves = refused.filter(({ command }) => commandsAt([command], place).length > 0).map(({ refusal }) => refusal);
  return [...missing.filter((refusal) => refusal !== null), ...moves];
}
