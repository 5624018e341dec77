import type { Drawn } from '@/engine/core/rng';
import { drawBelow } from '@/engine/core/rng';
import { decide } from '@/engine/game/decide';
import { conceivable } from '@/engine/game/legal';
import type { HandCard } from '@/engine/game/choices/hand';
import { dealSolo } from '@/engine/game/setup/deal';
import { setUpSolo } from '@/engine/game/setup/setUp';
import type { Reward } from '@/engine/model/boardSheet';
import { NO_INPUTS } from '@/engine/model/lacerdaInputs';
import { DEFAULT_RULINGS } from '@/engine/model/rulings';
import type { ClergyTile, Depth, Face, GameState } from '@/engine/model/state';
import { UNKNOWN } from '@/engine/model/state';
import { ARCHITECTS, GOODS, NOBLES } from '@/engine/model/vocabulary';
import type { Architect } from '@/engine/model/vocabulary';
import type { Question } from '@/engine/bot/question';
import { advance } from '@/engine/play/advance';
import type { Move } from '@/engine/play/move';
import { tryMoves } from '@/engine/play/tries';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';

/** Chance for a test: one seed, drawn from again and again. */
export interface Dice {
  readonly below: (most: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

export function diceOf(start: number): Dice {
  let seed = start;
  const below = (most: number): number => {
    const drawn: Drawn<number> = drawBelow(seed, most);
    seed = drawn.seed;
    return drawn.value;
  };
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return { below, pick };
}

const aFace = ({ below }: Dice): Face => {
  const first = below(GOODS.length);
  const second = (first + 1 + below(GOODS.length - 1)) % GOODS.length;
  return [GOODS[first] ?? 'gold', GOODS[second] ?? 'books'];
};

/** A solo game from a seed, with tiles and plans as a person might read them from the copy. */
export function aGame(
  dice: Dice,
  depth: Depth = 'everything',
  { sheet = DEFAULT_SHEET, rulings = DEFAULT_RULINGS }: Partial<Pick<GameState, 'sheet' | 'rulings'>> = {},
): GameState {
  const deal = dealSolo(dice.below(1_000_000), sheet);
  if (!deal.ok) throw new Error(deal.error.code);
  const entered = {
    available: { blue: aFace(dice), green: aFace(dice) },
    planStacks: { blue: 1 + dice.below(3), green: 1 + dice.below(3) },
    preplaced: aFace(dice),
    yourPlan: { architect: dice.pick(ARCHITECTS), officials: 1 + dice.below(3) },
    hisPlans: [1 + dice.below(3), 1 + dice.below(3)],
  } as const;
  const game = setUpSolo(deal.value.value, entered, { sheet, rulings, depth });
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
}

const REWARDS: readonly (readonly Reward[])[] = [
  [],
  [{ kind: 'reis', amount: 3 }],
  [{ kind: 'wigs', amount: 2 }],
  [{ kind: 'reis', amount: -2 }],
  [{ kind: 'influence' }],
  [{ kind: 'goods', good: 'any', amount: 1 }],
  [{ kind: 'goods', good: 'gold', amount: -1 }],
  [{ kind: 'cardinal' }],
  [{ kind: 'official' }],
  [{ kind: 'cube' }],
  [{ kind: 'plan' }],
  [{ kind: 'favour' }],
  [{ kind: 'ship' }],
  [{ kind: 'produce' }],
  [{ kind: 'decree' }],
  [{ kind: 'lose-official' }],
  [{ kind: 'wigs', amount: 1 }, { kind: 'cube' }],
  [{ kind: 'other', note: 'a joke' }],
  [{ kind: 'goods', good: 'any', amount: -1 }],
  [{ kind: 'store' }],
  [{ kind: 'building' }],
];

/** What lies on spaces and sites. */
const PRINTED: readonly (readonly Reward[])[] = [
  [],
  [{ kind: 'reis', amount: 4 }],
  [{ kind: 'influence' }],
  [{ kind: 'produce' }],
  [{ kind: 'ship' }],
];

const BENEFITS: readonly (readonly Reward[])[] = [
  [],
  [{ kind: 'discount', amount: 1 }],
  [{ kind: 'per-good', amount: 1 }],
  [{ kind: 'fewer-officials', amount: 1 }],
  [{ kind: 'cheaper-officials', amount: 2 }],
  [{ kind: 'visit-discount', amount: 1 }],
];

const CLERGY: readonly ClergyTile[] = [
  {},
  { reis: 1 },
  { perGood: 1 },
  { fewerOfficials: 1 },
  { cheaperOfficials: 1 },
  { visit: 1 },
  { influence: 1 },
  { note: 'something else' },
];

/** Two cards as they might be in the hand. */
const aHand = (dice: Dice): readonly HandCard[] => [
  ...NOBLES.map((noble): HandCard => ({
    card: 'noble',
    noble,
    influence: 1 + dice.below(4),
    reward: dice.pick(REWARDS),
  })),
  { card: 'treasury', reward: dice.pick(BENEFITS) },
  { card: 'treasury', reward: dice.pick(REWARDS) },
];

const aPlan = (dice: Dice): number | null => (dice.below(12) === 0 ? null : 1 + dice.below(4));
const aTile = (dice: Dice): Face | null => (dice.below(12) === 0 ? null : aFace(dice));

function anAnswer(question: Question, dice: Dice): Move {
  switch (question.kind) {
    case 'clergyWigs':
      return { kind: 'tell-lacerda', answer: { kind: 'clergyWigs', wigs: dice.below(5) } };
    case 'plan':
      return { kind: 'tell-lacerda', answer: { kind: 'plan', architect: question.architect, officials: aPlan(dice) } };
    case 'building':
      return {
        kind: 'tell-lacerda',
        answer: { kind: 'building', architect: question.architect, colours: aTile(dice) },
      };
    case 'follow':
      return { kind: 'tell-lacerda', answer: { kind: 'follow', choice: 'declined' } };
    case 'church':
      return {
        kind: 'tell-lacerda',
        answer: { kind: 'church', choice: dice.below(2) === 0 ? 'declined' : { tiles: 1, wigs: 2 } },
      };
  }
}

/** What only the table knows, told now. */
function untold({ planStacks, available, lacerda }: GameState, dice: Dice): readonly Move[] {
  const plans = ARCHITECTS.filter((architect: Architect) => planStacks[architect] === UNKNOWN);
  const tiles = ARCHITECTS.filter((architect: Architect) => available[architect] === UNKNOWN);
  return [
    ...plans.map((architect): Move => ({ kind: 'tell', fact: { about: 'plan', architect, officials: aPlan(dice) } })),
    ...tiles.map((architect): Move => ({ kind: 'tell', fact: { about: 'building', architect, colours: aTile(dice) } })),
    ...(lacerda.clergyOwed > 0 ? [anAnswer({ kind: 'clergyWigs' }, dice)] : []),
  ];
}

const PASSING: readonly Move['kind'][] = ['take-card', 'end-turn', 'decline', 'get-gold'];

/** The tile beside the Cardinal is read as it is taken. */
const asRead = (move: Move, dice: Dice): Move =>
  move.kind === 'meet-cardinal' ? { ...move, tile: dice.pick(CLERGY) } : move;

/** Tries what could be done in random order until the rules accept it; passing on comes last more often than not. */
function tried(state: GameState, dice: Dice): Move | undefined {
  const moves = [...conceivable(state, aHand(dice))];
  const eager = dice.below(3) > 0;
  const rank = new Map(
    moves.map((move) => [move, dice.below(1000) + (eager && PASSING.includes(move.kind) ? 1000 : 0)]),
  );
  moves.sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
  const move = moves.find((one) => decide(state, one).ok);
  return move === undefined ? undefined : asRead(move, dice);
}

/** What is printed on a space or site and stands in the way of a store or a building, read from the copy. */
function printed(state: GameState, dice: Dice): Move | undefined {
  const asked = tryMoves(state).asked.flatMap((move) => {
    if (move.kind === 'build-store') return [move.space];
    return move.kind === 'open-building' ? [move.site] : [];
  });
  if (asked.length === 0) return undefined;
  return { kind: 'tell', fact: { about: 'reward', place: dice.pick(asked), rewards: dice.pick(PRINTED) } };
}

/** A move someone might make here; null when nothing is left to do. */
export function aMove(state: GameState, dice: Dice): Move | null {
  const told = untold(state, dice);
  if (told.length > 0 && dice.below(2) === 0) return dice.pick(told);
  const waiting = advance(state);
  if (waiting.for === 'nothing') return null;
  if (waiting.for === 'his-follow') {
    if (waiting.refusal === null) return { kind: 'let-lacerda-follow', inputs: NO_INPUTS };
    if (waiting.refusal.code !== 'still-asked') throw new Error(`his follow: ${waiting.refusal.code}`);
    return anAnswer(waiting.refusal.question, dice);
  }
  if (waiting.for === 'lacerda') {
    const [question] = waiting.questions;
    if (!waiting.finished && question !== undefined && question.kind !== 'follow') return anAnswer(question, dice);
    if (waiting.finished) return { kind: 'finish-lacerda' };
  }
  const move = tried(state, dice) ?? told[0] ?? printed(state, dice);
  if (move === undefined) throw new Error(`a dead end: ${JSON.stringify(state.turn)}`);
  return move;
}
