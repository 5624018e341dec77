import type { Command } from '../game/command';
import { legal } from '../game/legal';
import type { Refusal } from '../game/refusal';
import type { GameState } from '../model/state';
import { isWithinReach, missingFor } from './missing';
import type { Option } from './options';
import type { Choice, Scratch } from './scratch';
import { addChoice, dropChoice, previewOf, startScratch } from './scratch';
import type { RefusedMove, Tries } from './tries';

/** A choice of the move with the table it was made on. */
export interface EnteredChoice extends Choice {
  readonly at: number;
  readonly before: GameState;
}

const isEnd = (choice: Choice | undefined): boolean => choice?.command.kind === 'end-turn';

/** Only at these steps a turn can be ended; elsewhere nothing has to be tried. */
const mayEnd = ({ turn }: GameState): boolean =>
  turn.kind === 'you' && turn.tasks.length === 0 && (turn.step.at === 'end' || turn.step.at === 'portfolio');

/** When the only thing left is to end the turn, nobody has to say so. */
export function withEnd(scratch: Scratch): Scratch {
  const { state } = previewOf(scratch);
  if (!mayEnd(state)) return scratch;
  const left = legal(state);
  const [only] = left;
  if (only?.kind !== 'end-turn' || left.length > 1) return scratch;
  const ended = addChoice(scratch, only);
  return ended.ok ? ended.value : scratch;
}

/** Begins to enter a move. */
export const beginEntering = (start: GameState): Scratch => withEnd(startScratch(start));

/** A move with more choices, up to the first that is refused. */
export interface Grown {
  readonly branch: Scratch;
  readonly refused: RefusedMove | null;
}

export function enter(scratch: Scratch, commands: readonly Command[]): Grown {
  let branch = scratch;
  for (const command of commands) {
    const added = addChoice(branch, command);
    if (!added.ok) return { branch, refused: { command, refusal: added.error } };
    branch = added.value;
  }
  return { branch: withEnd(branch), refused: null };
}

/** Undoes the last choice of the person, and the end of the turn with it. */
export function takeBack(scratch: Scratch): Scratch {
  const without = dropChoice(scratch);
  return isEnd(scratch.choices.at(-1)) && scratch.choices.length > 1 ? dropChoice(without) : without;
}

/** The choices so far, each with the table it was made on. */
export const enteredIn = ({ start, choices }: Scratch): readonly EnteredChoice[] =>
  choices.map((choice, at) => ({ ...choice, at, before: choices[at - 1]?.decision.after ?? start }));

/** What can be chosen next; some of it first asks for what is printed there. */
export const choicesIn = ({ legal: allowed, asked }: Tries): readonly Command[] => [...allowed, ...asked];

/** Nothing more has to be chosen: your part is over, or nothing more of it can be done. */
export const isComplete = (scratch: Scratch, tries: Tries): boolean =>
  scratch.choices.length > 0 && (previewOf(scratch).state.turn.kind !== 'you' || choicesIn(tries).length === 0);

/** Whether the turn is still all yours to choose: one of the five things comes next. */
export const isUndecided = ({ turn, toMove }: GameState): boolean =>
  turn.kind === 'between'
    ? toMove === 'you'
    : turn.kind === 'you' && turn.step.at === 'action' && turn.tasks.length === 0;

/** The options a touch can begin; a site is one thing, whichever plan it is opened with. */
export function begunBy(options: readonly Option[]): readonly Option[] {
  const possible = options.filter(isWithinReach);
  return possible.filter((option, at) => option.kind !== 'building' || at === 0);
}

/** Why nothing that a touched thing stands for can be done: what its price lacks comes before what the rules say of its moves. */
export function refusedAt(
  state: GameState,
  refused: readonly RefusedMove[],
  options: readonly Option[],
): Refusal | null {
  const missing = options.map((option) => missingFor(state, option)).find((refusal) => refusal !== null);
  return missing ?? refused[0]?.refusal ?? null;
}
