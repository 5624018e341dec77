import type { Command } from '../game/command';
import { decide } from '../game/decide';
import { evolve } from '../game/evolve';
import type { GameState } from '../model/state';
import type { Space } from '../model/vocabulary';
import { enter, isUndecided } from './entering';
import type { Entering } from './enteringMove';
import { beginWith, choiceInstead, intend } from './enteringMove';
import { filledIn } from './guesses';
import { isWithinReach } from './missing';
import { placeOffers } from './offers';
import { options } from './options';
import type { Scratch } from './scratch';
import { previewOf, startScratch } from './scratch';
import { tryMoves } from './tries';

type PlaceCommand = Extract<Command, { readonly kind: 'build-store' | 'open-building' }>;

const isPlace = (command: Command): command is PlaceCommand =>
  command.kind === 'build-store' || command.kind === 'open-building';

/** The land or site the move is for while it is no choice yet: the state action is still asked, or what is printed there is read. */
export function placeMeant({ intent: { aim, draft }, editing }: Entering): PlaceCommand | null {
  if (aim !== null) return isPlace(aim) ? aim : null;
  const waiting = draft === null || editing !== null ? null : (draft.then ?? draft.command);
  return waiting !== null && isPlace(waiting) ? waiting : null;
}

/** Lets other land or another site be chosen: of land first its other street. A state action begun meanwhile is asked again. */
export function reopenPlace(entering: Entering): Entering {
  const meant = placeMeant(entering);
  const first = entering.intent.first === 'neither' ? 'neither' : null;
  const space = meant?.kind === 'build-store' ? meant.space : null;
  return intend(entering, { aim: null, first, space }).entering;
}

/** As if nothing else were printed: what is unknown of a reward changes nothing of his turn that could be foreseen. */
const asRead = (state: GameState, command: Command): Command => {
  const decided = decide(state, command);
  return decided.ok || decided.error.code !== 'reward-first' ? command : ({ ...command, reward: [] } as Command);
};

/** A store begun takes its space from him, whether it can be paid yet or not. */
const standing = (state: GameState, command: Command): GameState =>
  command.kind === 'build-store'
    ? evolve(state, { kind: 'store-built', seat: 'you', space: command.space, good: command.good, house: null })
    : state;

/** The branch with what is meant on top of it, every answer after it guessed. */
function followed(branch: Scratch, [command, ...rest]: readonly Command[]): GameState {
  const { state } = previewOf(branch);
  if (command === undefined) return previewOf(filledIn(branch)).state;
  const { branch: next, refused } = enter(branch, [asRead(state, command)]);
  return refused === null ? followed(next, rest) : followed(startScratch(standing(state, command)), rest);
}

/** The best street of a space that is pointed at, as far as one can be had. */
function onSpace(entering: Entering, space: Space): Entering | null {
  const { state } = previewOf(entering.branch);
  const unasked: Entering = { ...entering, intent: { ...entering.intent, space: null } };
  if (isUndecided(state)) {
    const option = options(state).find((one) => one.kind === 'store' && one.space === space && isWithinReach(one));
    return option === undefined ? null : beginWith(unasked, option).entering;
  }
  const { legal, asked } = tryMoves(state, undefined, ['build-store']);
  const stores = [...legal, ...asked].filter((one) => one.kind === 'build-store' && one.space === space);
  const [best] = placeOffers(state, stores);
  return best === undefined ? null : { ...unasked, intent: { ...unasked.intent, aim: best.command } };
}

/** What is meant on top of the choices, in the order it will be entered. */
const meantNext = ({ draft, aim }: Entering['intent']): readonly Command[] => [
  ...(draft === null ? [] : [draft.command]),
  ...(draft?.then === undefined ? [] : [draft.then]),
  ...(aim === null ? [] : [aim]),
];

/**
 * The table as the move is meant so far, where more is meant than its choices say: land that is only pointed at is taken, and a reward
 * that is being read is granted as far as it is.
 */
export function stateMeant(entering: Entering): GameState | null {
  const { branch, intent, editing } = entering;
  const { draft, space } = intent;
  if (draft !== null && editing !== null) {
    const other = choiceInstead(branch, editing, draft.command);
    return other.ok ? previewOf(filledIn(other.value)).state : null;
  }
  const next = meantNext(intent);
  if (next.length > 0) return followed(branch, next);
  const there = space === null ? null : onSpace(entering, space);
  return there === null ? null : stateMeant(there);
}
