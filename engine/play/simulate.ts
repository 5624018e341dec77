import type { Question } from '../bot/question';
import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import { dealSolo } from '../game/setup/deal';
import type { SetupRefusal } from '../game/setup/refusal';
import { preplacedAt, setUpSolo } from '../game/setup/setUp';
import { DEFAULT_RULINGS } from '../model/rulings';
import type { BoardSheet } from '../model/boardSheet';
import type { GameState } from '../model/state';
import { DEFAULT_SHEET } from '../sheet/defaults';
import type { Turn } from '../model/turn';
import { advance } from './advance';
import type { TileSet } from './assumedSet';
import { ASSUMED_SET } from './assumedSet';
import { Dice } from './dice';
import type { Move, MoveRefusal, Played } from './move';
import { play } from './move';
import { personMove } from './randomPerson';
import { RandomTable } from './randomTable';

/** One move of a simulated game and what came of it. */
export interface SimulatedMove {
  readonly before: GameState;
  readonly move: Move;
  readonly played: Played;
}

/** A game that cannot go on: a bug, replayed by its seed. */
export type SimulationFailure =
  | { readonly code: 'no-set-up'; readonly refusal: SetupRefusal }
  | { readonly code: 'refused'; readonly move: Move; readonly refusal: MoveRefusal; readonly count: number }
  | { readonly code: 'no-move'; readonly turn: Turn; readonly count: number }
  | { readonly code: 'endless'; readonly count: number };

export interface SimulatedGame {
  readonly end: GameState;
  readonly moves: number;
}

/** More moves than any game has. */
const MOST_MOVES = 3000;

const sheetOf = ({ rewards }: TileSet): BoardSheet => ({ ...DEFAULT_SHEET, rewards });

/** Sets up a game from a seed: the deal, and the made-up tiles in place of what would be read from the copy. */
function setUp(set: TileSet, dice: Dice): Result<{ readonly state: GameState; readonly table: RandomTable }, SimulationFailure> {
  const sheet = sheetOf(set);
  const dealt = dealSolo(dice.below(2 ** 31), sheet);
  if (!dealt.ok) return refuse({ code: 'no-set-up', refusal: dealt.error });
  const deal = dealt.value.value;
  const table = new RandomTable(set, dice);
  const plan = (): number => dice.of(set.startingPlans) ?? 2;
  const face = (architect: 'blue' | 'green') => table.face(architect) ?? (['gold', 'cloth'] as const);
  const entered = {
    preplaced: face(preplacedAt(deal.aide).architect),
    available: { blue: face('blue'), green: face('green') },
    planStacks: { blue: table.plan('blue') ?? 'unknown', green: table.plan('green') ?? 'unknown' },
    yourPlan: { architect: dice.once(2) ? 'blue' : 'green', officials: plan() },
    hisPlans: [plan(), plan()],
  } as const;
  const state = setUpSolo(deal, entered, { sheet, rulings: DEFAULT_RULINGS, depth: 'everything' });
  return state.ok ? ok({ state: state.value, table }) : refuse({ code: 'no-set-up', refusal: state.error });
}

/** What is told when he waits for it: a thing that lay there is a fact, the rest belongs to his turn. */
const told = (question: Exclude<Question, { readonly kind: 'follow' }>, table: RandomTable): Move => ({
  kind: 'tell-lacerda',
  answer: table.answer(question),
});

/** His turn: what he waits for is told, what he turned up perhaps, then it is done. */
function hisMove(state: GameState, table: RandomTable, dice: Dice): Move | undefined {
  const waiting = advance(state);
  if (waiting.for === 'his-follow') {
    const asked = waiting.refusal?.code === 'still-asked' ? waiting.refusal.question : undefined;
    return asked === undefined || asked.kind === 'follow' ? { kind: 'let-lacerda-follow', inputs: { answers: {}, overrides: [] } } : told(asked, table);
  }
  if (waiting.for !== 'lacerda') return undefined;
  const { waitsFor } = waiting.run;
  if (waitsFor !== null && waitsFor.kind !== 'follow') return told(waitsFor, table);
  if (waitsFor !== null && !waiting.finished) return undefined;
  const [untold] = waiting.run.untold;
  if (untold !== undefined && untold.kind !== 'follow' && waitsFor === null && dice.once(3)) return told(untold, table);
  return { kind: 'finish-lacerda' };
}

/** What is left to tell once the game is over, so that it can be scored. */
const lastWords = (state: GameState, table: RandomTable): Move | undefined =>
  state.lacerda.clergyOwed > 0 ? told({ kind: 'clergyWigs' }, table) : undefined;

function nextMove(state: GameState, table: RandomTable, dice: Dice): Move | undefined {
  if (state.turn.kind === 'over') return lastWords(state, table);
  return hisMove(state, table, dice) ?? personMove(state, table, dice);
}

/** The hand follows what was played and taken. */
function keepHand(move: Move, table: RandomTable): void {
  switch (move.kind) {
    case 'get-gold':
      return table.discard(() => true);
    case 'visit':
      return table.discard((card) => card.card === 'noble' && card.noble === move.noble);
    case 'play-noble-card':
      return table.discard((card) => card.card === 'noble' && card.noble === move.noble && card.influence === move.influence);
    case 'play-treasury-card':
    case 'sponsor':
      return table.discard((card) => card.card === 'treasury' && card.reward === move.reward);
    case 'take-card':
      return table.draw(move.deck);
    default:
      return undefined;
  }
}

/** Plays a whole solo game from a seed, from the deal to the last round; `watch` sees every move. */
export function simulateGame(
  seed: number,
  watch: (moment: SimulatedMove) => void = () => undefined,
  set: TileSet = ASSUMED_SET,
): Result<SimulatedGame, SimulationFailure> {
  const dice = new Dice(seed);
  const begun = setUp(set, dice);
  if (!begun.ok) return begun;
  const { table } = begun.value;
  let { state } = begun.value;
  for (let count = 0; count < MOST_MOVES; count += 1) {
    const move = nextMove(state, table, dice);
    if (move === undefined) {
      return state.turn.kind === 'over' ? ok({ end: state, moves: count }) : refuse({ code: 'no-move', turn: state.turn, count });
    }
    const played = play(state, move);
    if (!played.ok) return refuse({ code: 'refused', move, refusal: played.error, count });
    keepHand(move, table);
    watch({ before: state, move, played: played.value });
    state = played.value.after;
  }
  return refuse({ code: 'endless', count: MOST_MOVES });
}
