import type { Question } from '../bot/question';
import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import { dealSolo } from '../game/setup/deal';
import type { SetupRefusal } from '../game/setup/refusal';
import { preplacedAt, setUpSolo } from '../game/setup/setUp';
import { NO_INPUTS } from '../model/lacerdaInputs';
import { DEFAULT_RULINGS } from '../model/rulings';
import type { BoardSheet } from '../model/boardSheet';
import type { GameState } from '../model/state';
import { DEFAULT_SHEET } from '../sheet/defaults';
import type { Turn } from '../model/turn';
import { advance } from './advance';
import type { TileSet } from './assumedSet';
import { ASSUMED_SET } from './assumedSet';
import { Dice } from './dice';
import type { LacerdaMove, Move, MoveRefusal, Played } from './move';
import type { Tried } from './randomPerson';
import { personMove, tried } from './randomPerson';
import { RandomTable } from './randomTable';

/** One move of a simulated game and what came of it. */
export interface SimulatedMove {
  readonly before: GameState;
  readonly move: Move;
  readonly played: Played;
}

/** A game that cannot continue: a bug, replayed by its seed. */
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
function setUp(
  set: TileSet,
  dice: Dice,
): Result<{ readonly state: GameState; readonly table: RandomTable }, SimulationFailure> {
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

/** What he waits for is entered: a thing that lay there is a fact, the rest belongs to his turn. */
const told = (question: Exclude<Question, { readonly kind: 'follow' }>, table: RandomTable): Move => ({
  kind: 'tell-lacerda',
  answer: table.answer(question),
});

/** Lets him continue; when he waits for something, that is entered instead. */
function letHim(state: GameState, table: RandomTable, move: LacerdaMove): Tried {
  const went = tried(state, move);
  const asked = !went.result.ok && went.result.error.code === 'still-asked' ? went.result.error.question : undefined;
  return asked === undefined || asked.kind === 'follow' ? went : tried(state, told(asked, table));
}

/** Something his turn turned up, told before it is over. */
function turnedUp(state: GameState, table: RandomTable): Tried | undefined {
  const waiting = advance(state);
  const [untold] = waiting.for === 'lacerda' && waiting.run.waitsFor === null ? waiting.run.untold : [];
  return untold === undefined || untold.kind === 'follow' ? undefined : tried(state, told(untold, table));
}

/** Whether the table waits for him: his own turn, or his follow of your visit. */
function isHis({ turn, toMove }: GameState): 'turn' | 'follow' | null {
  if (turn.kind === 'you') return turn.step.at === 'his-follow' && turn.tasks.length === 0 ? 'follow' : null;
  const own = turn.kind === 'lacerda' ? turn.next !== 'follow' : turn.kind === 'between' && toMove === 'lacerda';
  return own ? 'turn' : null;
}

function nextMove(state: GameState, table: RandomTable, dice: Dice): Tried | undefined {
  if (state.turn.kind === 'over')
    return state.lacerda.clergyOwed > 0 ? tried(state, told({ kind: 'clergyWigs' }, table)) : undefined;
  const his = isHis(state);
  if (his === 'follow') return letHim(state, table, { kind: 'let-lacerda-follow', inputs: NO_INPUTS });
  if (his === 'turn')
    return (dice.once(8) ? turnedUp(state, table) : undefined) ?? letHim(state, table, { kind: 'finish-lacerda' });
  return personMove(state, table, dice);
}

/** The hand follows what was played and taken. */
function keepHand(move: Move, table: RandomTable): void {
  switch (move.kind) {
    case 'get-gold':
      return table.discard(() => true);
    case 'visit':
      return table.discard((card) => card.card === 'noble' && card.noble === move.noble);
    case 'play-noble-card':
      return table.discard(
        (card) => card.card === 'noble' && card.noble === move.noble && card.influence === move.influence,
      );
    case 'play-treasury-card':
    case 'sponsor':
      return table.discard((card) => card.card === 'treasury' && card.reward === move.reward);
    case 'take-card':
      return table.draw(move.deck);
    default:
      return undefined;
  }
}

/** Plays a whole solo game from a seed, from the deal to the final round; `watch` sees every move. */
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
    const next = nextMove(state, table, dice);
    if (next === undefined) {
      return state.turn.kind === 'over'
        ? ok({ end: state, moves: count })
        : refuse({ code: 'no-move', turn: state.turn, count });
    }
    const { move, result } = next;
    if (!result.ok) return refuse({ code: 'refused', move, refusal: result.error, count });
    keepHand(move, table);
    watch({ before: state, move, played: result.value });
    state = result.value.after;
  }
  return refuse({ code: 'endless', count: MOST_MOVES });
}
