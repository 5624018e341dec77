import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Command, CommandOf } from '../game/command';
import { isMirrored } from '../game/depth';
import type { Refusal } from '../game/refusal';
import type { GameState } from '../model/state';
import { PLAIN_HAND } from '../game/choices/hand';
import { STATE_ACTIONS_OF } from '../model/stateActions';
import { NOBLES } from '../model/vocabulary';
import type { StateAction } from '../model/vocabulary';
import { beginningOf } from './beginning';
import { beginEntering, enter, takeBack, withEnd } from './entering';
import type { Option } from './options';
import type { Replay } from './replay';
import { replay } from './replay';
import type { Choice, Scratch } from './scratch';
import { addChoice, previewOf } from './scratch';
import { sensible } from './sensible';
import type { Tries } from './tries';
import { tryMoves } from './tries';
import type { Draft, Intent, YourQuestion } from './yourQuestion';
import { COMMAND_OF_ACTION, NO_INTENT, questionAt } from './yourQuestion';

/** A move as far as it is entered: what was chosen, what was only meant so far, and which choice is being changed. */
export interface Entering {
  readonly branch: Scratch;
  readonly intent: Intent;
  /** The choice whose question stands open again, by its place. */
  readonly editing: number | null;
}

/** What a touch makes of a move; a refusal leaves its choices as they were. */
export interface Stepped {
  readonly entering: Entering;
  readonly refusal: Refusal | null;
}

const isFollow = (command: Command): command is CommandOf<'follow'> => command.kind === 'follow';

/** Your follow as it is entered when nothing else is said: the way to pay it that spends least; none where it cannot be paid. */
export const usualFollow = (state: GameState): CommandOf<'follow'> | null =>
  tryMoves(state, PLAIN_HAND, ['follow']).legal.find(isFollow) ?? null;

/** A move not begun yet. His turn is noted that far only for someone who follows him: that is chosen already. */
export function startEntering(start: GameState): Entering {
  const empty: Entering = { branch: beginEntering(start), intent: NO_INTENT, editing: null };
  if (start.turn.kind !== 'lacerda' || start.turn.next !== 'follow') return empty;
  const follow = usualFollow(start);
  return follow === null ? empty : grown(empty, follow).entering;
}

/** Nobody has touched this move yet. */
export const isUntouched = ({ branch }: Entering): boolean =>
  branch.choices.length <= startEntering(branch.start).branch.choices.length;

/** Nothing of this move is left to be undone: a step back leads to the entry before it. */
export const isAtStart = ({ branch, editing, intent }: Entering): boolean =>
  branch.choices.length === 0 && editing === null && !isMeaning(intent);

/** Something is meant that is no whole choice yet. */
const isMeaning = (intent: Intent): boolean => Object.values(intent).some((meant) => meant !== null && meant !== false);

const stepped = (entering: Entering, refusal: Refusal | null = null): Stepped => ({ entering, refusal });
const tip = ({ branch }: Entering): GameState => previewOf(branch).state;

/** What the cardboard has to say before this choice can be entered; none where it is known. */
export function draftOf(state: GameState, command: Command): Draft | null {
  const { sheet } = state;
  switch (command.kind) {
    case 'play-noble-card':
    case 'play-treasury-card':
    case 'sponsor':
      return { command, place: null };
    case 'meet-cardinal':
      return command.tile === undefined && isMirrored(state, 'clergy') ? { command, place: null } : null;
    case 'build-store':
      return command.reward === undefined && sheet.rewards[command.space] === undefined
        ? { command, place: command.space }
        : null;
    case 'open-building':
      return command.reward === undefined && sheet.rewards[command.site] === undefined
        ? { command, place: command.site }
        : null;
    default:
      return null;
  }
}

/** The most officials that could go out with this choice. */
function mostOfficials(state: GameState): number {
  const { legal } = tryMoves(state, PLAIN_HAND, ['recruit-officials']);
  const sets = legal.flatMap((one) => (one.kind === 'recruit-officials' ? [one.nobles.length] : []));
  return Math.min(NOBLES.length, Math.max(0, ...sets));
}

/** Whether a choice has several parts and its question stays until the person continues. */
function staysOpen(before: GameState, command: Command): boolean {
  if (command.kind === 'recruit-officials') return command.nobles.length < mostOfficials(before);
  return command.kind === 'buy-land' || command.kind === 'staff-building';
}

/** The aim is entered as soon as the state action before it is decided. */
function proceed(entering: Entering): Stepped {
  const { intent, editing } = entering;
  if (intent.aim === null || editing !== null || intent.draft !== null) return stepped(entering);
  if (askedAtNoble(tip(entering), intent) !== intent.aim.kind) return stepped(entering);
  return choose({ ...entering, intent: { ...intent, aim: null } }, intent.aim);
}

/** Enters a choice that nothing more has to be said about. */
function grown(entering: Entering, command: Command): Stepped {
  const { branch, intent } = entering;
  const before = tip(entering);
  const { branch: next, refused } = enter(branch, [command]);
  if (refused === null) {
    const kept = command.kind === 'tell' ? { ...intent, draft: null } : { ...NO_INTENT, aim: intent.aim };
    const at = branch.choices.length;
    return proceed({ branch: next, intent: kept, editing: staysOpen(before, command) ? at : null });
  }
  const { refusal } = refused;
  if (refusal.code !== 'reward-first') return stepped(entering, refusal);
  return stepped({ ...entering, intent: { ...intent, space: null, draft: missingReward(command, refusal.place) } });
}

/** The reward that may help is the one of the place itself, or of another that this one leads to: then it is entered on its own. */
function missingReward(command: Command, place: string): Draft {
  const own = command.kind === 'build-store' ? command.space : command.kind === 'open-building' ? command.site : null;
  if (own === place) return { command, place };
  return { command: { kind: 'tell', fact: { about: 'reward', place, rewards: [] } }, place, then: command };
}

/** A place of the map pointed at while the state action is still asked: it is what the move is for. */
function isAhead(entering: Entering, command: Command): boolean {
  if (command.kind !== 'build-store' && command.kind !== 'open-building') return false;
  return askedAtNoble(tip(entering), entering.intent) === 'first';
}

/** What a visit asks next: the state action, as long as one can be chosen and nothing was said about it, then the noble's own. */
function askedAtNoble(state: GameState, intent: Intent): YourQuestion['ask'] | null {
  const { turn } = state;
  if (turn.kind !== 'you' || turn.step.at !== 'visit' || turn.tasks.length > 0) return null;
  const kinds = STATE_ACTIONS_OF[turn.step.noble].map((action) => COMMAND_OF_ACTION[action]);
  return questionAt(state, tryMoves(state, PLAIN_HAND, kinds), { ...intent, space: null, draft: null }).ask;
}

/** A choice of the person: entered, or what is printed there is asked first. */
export function choose(entering: Entering, command: Command): Stepped {
  if (entering.editing !== null) return changed(entering, entering.editing, command);
  if (isAhead(entering, command))
    return stepped({ ...entering, intent: { ...entering.intent, space: null, draft: null, aim: command } });
  const draft = draftOf(tip(entering), command);
  if (draft === null) return grown(entering, command);
  return stepped({ ...entering, intent: { ...entering.intent, space: null, draft } });
}

/** The choice that waited, with what is printed there. The reward of another place is entered on its own, and the choice tried again. */
export function enterPrinted(entering: Entering, command: Command): Stepped {
  const then = entering.intent.draft?.then;
  if (entering.editing !== null) return changed(entering, entering.editing, command);
  const next = grown(entering, command);
  if (next.refusal?.code === 'too-poor') return stepped(remembered(entering, command), next.refusal);
  return then === undefined || next.refusal !== null ? next : grown(next.entering, then);
}

/** A place that is too dear even with its reward is chosen no longer; its reward is known from now on. */
function remembered(entering: Entering, command: Command): Entering {
  const place = entering.intent.draft?.place ?? null;
  if (place === null || !('reward' in command) || command.reward === undefined) return entering;
  const left = { ...entering, intent: { ...entering.intent, draft: null } };
  const told = grown(left, { kind: 'tell', fact: { about: 'reward', place, rewards: command.reward } });
  return told.refusal === null ? told.entering : left;
}

/** Another choice at an earlier place; of what came after it, everything that still fits stays. */
export function choiceInstead({ start, choices }: Scratch, at: number, command: Command): Result<Scratch, Refusal> {
  const other = addChoice({ start, choices: choices.slice(0, at) }, command);
  if (!other.ok) return refuse(other.error);
  return ok(followedBy(other.value, choices.slice(at + 1)));
}

/** The same choices again, up to the first that no longer fits. */
function followedBy(scratch: Scratch, choices: readonly Choice[]): Scratch {
  let branch = scratch;
  for (const { command } of choices) {
    const added = addChoice(branch, command);
    if (!added.ok) break;
    branch = added.value;
  }
  return withEnd(branch);
}

function changed(entering: Entering, at: number, command: Command): Stepped {
  const before = entering.branch.choices[at - 1]?.decision.after ?? entering.branch.start;
  const other = choiceInstead(entering.branch, at, command);
  if (!other.ok) return stepped(entering, other.error);
  const editing = staysOpen(before, command) ? at : null;
  return proceed({ branch: other.value, intent: { ...NO_INTENT, aim: entering.intent.aim }, editing });
}

/** Opens the question of an earlier choice again. */
export const editChoice = (entering: Entering, at: number): Entering => ({
  ...entering,
  intent: { ...NO_INTENT, aim: entering.intent.aim },
  editing: at,
});

/** Leaves the question of an earlier choice as it is answered. */
export const goOn = (entering: Entering): Stepped => proceed({ ...entering, editing: null });

/** Everything from this choice on is undone, and it is asked again; what was meant is forgotten. */
export const backTo = ({ branch }: Entering, at: number): Entering => ({
  branch: { ...branch, choices: branch.choices.slice(0, at) },
  intent: NO_INTENT,
  editing: null,
});

/** The move without one of its choices; of what came after it, everything that still fits stays. */
export function withoutChoice(entering: Entering, at: number): Entering {
  const { start, choices } = entering.branch;
  const branch = followedBy({ start, choices: choices.slice(0, at) }, choices.slice(at + 1));
  return { branch, intent: NO_INTENT, editing: null };
}

/** A begun move taken up again, and what has changed about its choices. */
export interface Resumed extends Pick<Replay, 'repaid' | 'dropped'> {
  readonly entering: Entering;
}

/** What was entered before the app was left, as far as it still fits. */
export function entered(start: GameState, commands: readonly Command[]): Resumed {
  const { branch, ...changed } = replay(start, commands);
  return { entering: { branch, intent: NO_INTENT, editing: null }, ...changed };
}

/** A begun move on the table as it was corrected meanwhile: also what was only meant stays, as long as there is a choice to go with it. */
export function resumedOn(start: GameState, entering: Entering): Resumed {
  const { branch, intent } = entering;
  if (isUntouched(entering)) return { entering: { ...startEntering(start), intent }, repaid: [], dropped: [] };
  const { entering: resumed, ...changed } = entered(
    start,
    branch.choices.map(({ command }) => command),
  );
  if (changed.dropped.length === 0) return { entering: { ...entering, branch: resumed.branch }, ...changed };
  const aim = resumed.branch.choices.length > 0 ? intent.aim : null;
  return { entering: { ...resumed, intent: { ...NO_INTENT, aim } }, ...changed };
}

/** One step back: what is only meant so far, else the last choice of the person, and the end of the turn with it. */
export function stepBack(entering: Entering): Entering {
  const { branch, intent, editing } = entering;
  if (editing !== null) return { ...entering, editing: null };
  const { aim } = intent;
  if (isMeaning({ ...intent, aim: null })) return { ...entering, intent: { ...NO_INTENT, aim } };
  const left = takeBack(branch);
  const traded = branch.choices[left.choices.length]?.command.kind === 'trade';
  return { ...entering, branch: left, intent: { ...NO_INTENT, commerce: traded ? 'trade' : null } };
}

/** What was guessed up to a place becomes chosen, so that the guess there can be answered differently. */
export function acceptUpTo(entering: Entering, filled: Scratch, at: number): Entering {
  const accepted = backTo({ ...entering, branch: filled }, at);
  const isCard = filled.choices[at]?.command.kind === 'take-card';
  return isCard ? { ...accepted, intent: { ...NO_INTENT, commerce: 'done' } } : accepted;
}

/** Something is meant that is no whole choice yet; what is printed elsewhere is no longer asked. */
export const intend = (entering: Entering, meant: Partial<Intent>): Stepped =>
  proceed({ ...entering, editing: null, intent: { ...entering.intent, draft: null, ...meant } });

/** One of the actions of the noble is meant: where there is one sensible way to do it, that is chosen. */
export function intendFirst(entering: Entering, first: StateAction | 'neither', tries: Tries): Stepped {
  if (first === 'neither') return intend(entering, { first });
  const ways = tries.legal.filter(({ kind }) => kind === COMMAND_OF_ACTION[first]);
  const answer = sensible(tip(entering), ways);
  const untold = tries.refused.some(({ refusal }) => refusal.code === 'tell-first');
  return answer === null || untold ? intend(entering, { first }) : choose(entering, answer);
}

/** Begins what was pointed at before anything was chosen: the visit is entered, the rest follows once the state action is decided. */
export function beginWith(entering: Entering, option: Option): Stepped {
  const [first, then] = beginningOf(tip(entering), option);
  if (first === undefined) return stepped(entering);
  if (then === undefined) return choose({ ...entering, intent: NO_INTENT }, first);
  return grown({ ...entering, intent: { ...NO_INTENT, aim: then } }, first);
}
