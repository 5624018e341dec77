import type { Command, CommandKind, CommandOf } from '../game/command';
import { decide } from '../game/decide';
import { legal } from '../game/legal';
import { HOUSES_IN_GROUP } from '../houses/houses';
import type { GameState } from '../model/state';
import type { Task, YourTurn } from '../model/turn';
import type { Deck } from '../model/vocabulary';
import { landPrice } from '../stores/landPrice';
import { deckPlayed } from './deckPlayed';
import { endedByChoice } from './endedByChoice';
import { isUndecided } from './entering';
import type { Move } from './move';
import type { Scratch } from './scratch';
import { addChoice, previewOf } from './scratch';
import { sensible } from './sensible';
import { tryMoves } from './tries';
import { aimsOf } from './ways';

const isKind =
  <Kind extends CommandKind>(kind: Kind) =>
  (command: Command): command is CommandOf<Kind> & Command =>
    command.kind === kind;

/** Nobody ends a period or the game by a guess. */
const endsNothing = (state: GameState, command: Command): boolean => endedByChoice(state, command) === null;

/** A card of the deck just played, else of the fullest one; none where any card would end something. */
function guessedCard(state: GameState, now: readonly Command[], deckOfTurn: Deck | null): Command | null {
  const cards = now.filter(isKind('take-card')).filter((card) => endsNothing(state, card));
  const played = cards.find(({ deck }) => deck === deckOfTurn);
  const [fullest] = [...cards].sort((one, other) => state.decks[other.deck] - state.decks[one.deck]);
  return played ?? fullest ?? null;
}

/** The cube that leaves the land cheapest and ends nothing, of equal ones the kind you hold least of; a house of the fullest group. */
function guessedLand(state: GameState, now: readonly Command[], { space }: Task & { readonly do: 'land' }) {
  const { rubble, houses } = state.you;
  const price = ({ cube }: CommandOf<'buy-land'>): number => landPrice(state, 'you', space, cube).total;
  const held = ({ cube }: CommandOf<'buy-land'>): number => (cube === null ? 0 : rubble[cube.kind]);
  const left = ({ house }: CommandOf<'buy-land'>): number => HOUSES_IN_GROUP[house] - houses[house];
  const best = now
    .filter(isKind('buy-land'))
    .sort((one, other) => price(one) - price(other) || held(one) - held(other) || left(other) - left(one));
  return best.find((buy) => endsNothing(state, buy)) ?? null;
}

/** The plan that earns you most, in its usual way. */
function guessedStaff(state: GameState, now: readonly Command[]): Command | null {
  const wigs = (command: Command): number => {
    const decided = decide(state, command);
    return decided.ok ? decided.value.after.you.wigs : 0;
  };
  const usual = aimsOf(now.filter(isKind('staff-building'))).map((aim) => ({ aim, wigs: wigs(aim.usual) }));
  const [best] = usual.sort((one, other) => other.wigs - one.wigs);
  return best?.aim.usual ?? null;
}

/** Choices that first ask for what is printed are never guessed. */
const PRINTED: readonly CommandKind[] = ['build-store', 'open-building', 'take-decree', 'meet-cardinal'];

/** Nothing granted is given up by a guess while a place only asks for its reward (`reward.beforePaying`). */
function guessedTask(state: GameState, task: Task): Command | null {
  const { legal: now, asked } = tryMoves(state);
  if (task.do === 'land') return guessedLand(state, now, task);
  if (task.do === 'staff') return guessedStaff(state, now);
  const answer = asked.length > 0 ? null : sensible(state, now);
  return answer === null || PRINTED.includes(answer.kind) || !endsNothing(state, answer) ? null : answer;
}

function guessedStep(state: GameState, { step }: YourTurn, moves: readonly Move[]): Command | null {
  if (step.at === 'end') return { kind: 'end-turn' };
  if (step.at !== 'card' && (step.at !== 'portfolio' || step.doing === 'nothing')) return null;
  const now = legal(state);
  const card = guessedCard(state, now, deckPlayed(moves));
  return card ?? (now.some(isKind('take-card')) ? null : (now.find(isKind('end-turn')) ?? null));
}

/** What is asked next, answered by the best guess; none where only the person can say. */
function guess(branch: Scratch, before: readonly Move[]): Command | null {
  const { state } = previewOf(branch);
  const { turn } = state;
  if (turn.kind !== 'you' || isUndecided(state)) return null;
  const [task] = turn.tasks;
  if (task !== undefined) return guessedTask(state, task);
  return guessedStep(state, turn, [...before, ...branch.choices.map(({ command }) => command)]);
}

/**
 * The move with every answer that can be guessed after what was chosen, up to what only the person can say. `before` is what the
 * log holds so far: it names the card of a turn that his follow has interrupted.
 */
export function filledIn(branch: Scratch, before: readonly Move[] = []): Scratch {
  const next = guess(branch, before);
  const added = next === null ? null : addChoice(branch, next);
  return added?.ok === true ? filledIn(added.value, before) : branch;
}
