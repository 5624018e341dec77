import { runLacerda } from '@/engine/bot/run';
import { followStep } from '@/engine/bot/nobleAction';
import { Dice as EngineDice } from '@/engine/play/dice';
import { NO_INPUTS } from '@/engine/model/lacerdaInputs';
import type { Answers, Inputs } from '@/engine/model/lacerdaInputs';
import type { Command } from '@/engine/game/command';
import { decide } from '@/engine/game/decide';
import type { GameEvent } from '@/engine/game/event';
import { evolveAll } from '@/engine/game/evolve';
import { legal } from '@/engine/game/legal';
import type { HandCard } from '@/engine/game/choices/hand';
import { afterHisFollow } from '@/engine/game/lines';
import type { Reward } from '@/engine/model/boardSheet';
import { LASTING_REWARDS, PLAIN_REWARDS } from '@/engine/model/boardSheet';
import type { Cubes, Depth, Face, GameState } from '@/engine/model/state';
import { UNKNOWN } from '@/engine/model/state';
import { SOLO_SITES } from '@/engine/board/sites';
import { SOLO_SPACES } from '@/engine/board/spaces';
import { ARCHITECTS, GOODS, NOBLES, RUBBLE_KINDS } from '@/engine/model/vocabulary';
import { aState } from './state';

/** The engine's own die, which fails the test where there is nothing to choose from. */
class Dice extends EngineDice {
  override of<T>(list: readonly T[]): T {
    const item = super.of(list);
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }
}

const cubesOf = (dice: Dice, count: number): Cubes => Array.from({ length: count }, () => dice.of(RUBBLE_KINDS));

function reward(dice: Dice): Reward {
  const kind = dice.below(4);
  if (kind === 0) return { kind: dice.of(['reis', 'wigs'] as const), amount: dice.below(7) - 2 };
  if (kind === 1) return { kind: 'goods', good: dice.of([...GOODS, 'any'] as const), amount: dice.below(3) - 1 };
  if (kind === 2) return { kind: dice.of(LASTING_REWARDS), amount: 1 };
  return { kind: dice.of(PLAIN_REWARDS) };
}

const rewards = (dice: Dice): readonly Reward[] => Array.from({ length: dice.below(3) }, () => reward(dice));

/** A board sheet on which every space and site has some reward. */
const printedRewards = (dice: Dice): Record<string, readonly Reward[]> =>
  Object.fromEntries([...SOLO_SPACES, ...SOLO_SITES].map((place) => [place, rewards(dice)]));

/** A solo game as it is set up, all 56 cubes on the table. */
export function dealt(dice: Dice, depth: Depth = 'everything'): GameState {
  return aState({
    depth,
    sheet: { rewards: printedRewards(dice) },
    rubble: {
      rows: { A: cubesOf(dice, 3), B: cubesOf(dice, 3), C: cubesOf(dice, 3), D: cubesOf(dice, 3) },
      columns: [cubesOf(dice, 3), cubesOf(dice, 3), cubesOf(dice, 3), cubesOf(dice, 3), cubesOf(dice, 2)],
      sites: Object.fromEntries(SOLO_SITES.map((site) => [site, cubesOf(dice, 2)])),
    },
    you: { favours: [dice.of(NOBLES)], plans: [{ architect: 'blue', officials: 2, done: false }] },
    lacerda: { favours: [dice.of(NOBLES)], plans: [2, 2] },
  });
}

const hand = (dice: Dice): readonly HandCard[] => [
  { card: 'noble', noble: dice.of(NOBLES), influence: dice.below(6), reward: rewards(dice) },
  { card: 'noble', noble: dice.of(NOBLES), influence: dice.below(6), reward: [] },
  { card: 'treasury', reward: rewards(dice).filter((one) => !('amount' in one) || one.amount >= 0) },
];

const face = (dice: Dice): Face => {
  const first = dice.of(GOODS);
  return [first, dice.of(GOODS.filter((good) => good !== first))];
};

/** What is on the table and not entered yet is entered. */
function tellAll(state: GameState, dice: Dice): readonly Command[] {
  return ARCHITECTS.flatMap((architect): readonly Command[] => [
    ...(state.planStacks[architect] === UNKNOWN
      ? [
          {
            kind: 'tell',
            fact: { about: 'plan', architect, officials: dice.below(9) === 0 ? null : 1 + dice.below(4) },
          } as const,
        ]
      : []),
    ...(state.available[architect] === UNKNOWN
      ? [
          {
            kind: 'tell',
            fact: { about: 'building', architect, colours: dice.below(9) === 0 ? null : face(dice) },
          } as const,
        ]
      : []),
  ]);
}

function answerTo(kind: string, dice: Dice): Answers {
  if (kind === 'clergyWigs') return { clergyWigs: 1 + dice.below(4) };
  if (kind === 'plan') return { plan: 1 + dice.below(4) };
  if (kind === 'building') return { building: face(dice) };
  return { church: dice.below(2) === 0 ? 'declined' : { tiles: 1, wigs: dice.below(4) } };
}

/** Lacerda's turn to its end, or to where you may follow. */
function hisTurn(state: GameState, dice: Dice): readonly GameEvent[] {
  let inputs: Inputs = state.turn.kind === 'lacerda' ? state.turn.inputs : NO_INPUTS;
  for (let asked = 0; asked < 10; asked += 1) {
    const run = runLacerda(state, inputs);
    if (!run.ok) throw new Error(JSON.stringify(run.error));
    if (run.value.waitsFor === null || run.value.waitsFor.kind === 'follow') return run.value.events;
    inputs = { ...inputs, answers: { ...inputs.answers, ...answerTo(run.value.waitsFor.kind, dice) } };
  }
  throw new Error('he keeps asking');
}

function hisFollow(state: GameState, dice: Dice): readonly GameEvent[] {
  const { turn } = state;
  if (turn.kind !== 'you' || turn.step.at !== 'his-follow') return [];
  let inputs = NO_INPUTS;
  for (let asked = 0; asked < 10; asked += 1) {
    const act = followStep(state, turn.step.noble, inputs);
    if (act === null || act.kind === 'refused') return afterHisFollow(state);
    if (act.kind === 'acted') return [...act.events, ...afterHisFollow(evolveAll(state, act.events))];
    inputs = { ...inputs, answers: { ...inputs.answers, ...answerTo(act.for.kind, dice) } };
  }
  throw new Error('he keeps asking');
}

/** The wigs of a clergy tile he took are told at once. */
const clergyOwed = ({ lacerda }: GameState, dice: Dice): readonly GameEvent[] =>
  lacerda.clergyOwed > 0 ? [{ kind: 'clergy-told', wigs: 1 + dice.below(4) }] : [];

/** One thing that happened in a random game. */
export interface Played {
  readonly before: GameState;
  readonly command: Command | null;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

const isHis = ({ turn, toMove }: GameState): boolean =>
  (turn.kind === 'lacerda' && turn.next !== 'follow') || (turn.kind === 'between' && toMove === 'lacerda');

function step(state: GameState, dice: Dice): Played {
  const [told] = tellAll(state, dice);
  const owed = clergyOwed(state, dice);
  if (owed.length > 0) return { before: state, command: null, events: owed, after: evolveAll(state, owed) };
  const his = isHis(state) ? hisTurn(state, dice) : hisFollow(state, dice);
  if (told === undefined && his.length > 0)
    return { before: state, command: null, events: his, after: evolveAll(state, his) };
  const moves = told === undefined ? legal(state, hand(dice)) : [told];
  if (moves.length === 0) throw new Error(`no move at ${JSON.stringify(state.turn)}`);
  const command = dice.of(moves);
  const decided = decide(state, command);
  if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decided.error)}`);
  return { before: state, command, events: decided.value.events, after: decided.value.after };
}

/** A whole game of random legal moves against the real Lacerda; `watch` sees every step. */
export function playRandomly(
  seed: number,
  steps: number,
  watch: (played: Played) => void,
  depth: Depth = 'everything',
): GameState {
  const dice = new Dice(seed);
  let state = dealt(dice, depth);
  for (let count = 0; count < steps && state.turn.kind !== 'over'; count += 1) {
    const played = step(state, dice);
    watch(played);
    state = played.after;
  }
  return state;
}
