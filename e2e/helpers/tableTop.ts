import { aGame, diceOf, type Dice } from '@/__tests__/helpers/player';
import {
  advance,
  ARCHITECTS,
  begin,
  commit,
  NOBLES,
  unreachable,
  UNKNOWN,
  type Depth,
  type GameState,
  type History,
  type Question,
} from '@/engine';

import { movesOf, type Deed } from './deeds';
import { aMove, once, read } from './moving';

/** What lies open and may be entered before your turn; a person tells it sooner or later. */
const untold = ({
  planStacks,
  available,
  lacerda,
}: GameState): readonly Exclude<Question, { readonly kind: 'follow' | 'church' }>[] => [
  ...(lacerda.clergyOwed > 0 ? [{ kind: 'clergyWigs' } as const] : []),
  ...ARCHITECTS.filter((architect) => planStacks[architect] === UNKNOWN).map(
    (architect) => ({ kind: 'plan', architect }) as const,
  ),
  ...ARCHITECTS.filter((architect) => available[architect] === UNKNOWN).map(
    (architect) => ({ kind: 'building', architect }) as const,
  ),
];

const told = (question: Exclude<Question, { readonly kind: 'follow' }>, dice: Dice): Deed => ({
  does: 'answer',
  question,
  answer: read(question, dice),
});

function inHisTurn(
  { run, questions, finished }: Extract<ReturnType<typeof advance>, { readonly for: 'lacerda' }>,
  dice: Dice,
): Deed {
  const [question] = questions;
  // The follow is asked after what his lines rest on; what is asked once they are whole can wait.
  const isAskedNow = !finished || run.waitsFor?.kind === 'follow';
  if (question !== undefined && question.kind !== 'follow' && (isAskedNow || once(dice, 2)))
    return told(question, dice);
  if (run.waitsFor?.kind !== 'follow') return { does: 'done' };
  return once(dice, 2)
    ? { does: 'follow' }
    : { does: 'answer', question: run.waitsFor, answer: { kind: 'follow', choice: 'declined' } };
}

/** What the person does next; nothing when the title is known. */
export function nextDeed(state: GameState, dice: Dice): Deed | null {
  const waiting = advance(state);
  switch (waiting.for) {
    case 'lacerda':
      return waiting.run.waitsFor?.kind === 'follow' && waiting.run.steps.length === 0
        ? aMove(state, dice)
        : inHisTurn(waiting, dice);
    case 'his-follow':
      if (waiting.refusal === null) return { does: 'let-follow' };
      if (waiting.refusal.code !== 'still-asked' || waiting.refusal.question.kind === 'follow')
        throw new Error(waiting.refusal.code);
      return told(waiting.refusal.question, dice);
    case 'period': {
      const noble = dice.pick(NOBLES);
      return { does: 'period', rewards: { [noble]: [{ kind: 'influence' }] } };
    }
    case 'you': {
      const [first] = waiting.turn === null ? untold(state) : [];
      return first !== undefined && once(dice, 2) ? told(first, dice) : aMove(state, dice);
    }
    case 'nothing':
      return afterTheGame(state, dice);
    default:
      return unreachable(waiting);
  }
}

function afterTheGame(state: GameState, dice: Dice): Deed | null {
  if (state.turn.kind !== 'over') throw new Error(`a dead end: ${JSON.stringify(state.turn)}`);
  if (state.lacerda.clergyOwed > 0) return told({ kind: 'clergyWigs' }, dice);
  if (state.depth === 'everything') return null;
  return {
    does: 'count',
    holdings: {
      reis: dice.below(4),
      goods: { gold: 0, books: 0, cloth: 0, tools: 0 },
      clergy: [],
      decrees: [dice.below(6), dice.below(6)],
    },
  };
}

/** A game as far as it was played, and the chance that decides how it continues. */
export interface TableTop {
  readonly seed: number;
  readonly history: History;
  readonly dice: Dice;
}

/** Plays what was decided, by the rules alone. */
export function after(history: History, deed: Deed): History {
  const played = commit(history, movesOf(deed));
  if (!played.ok) throw new Error(`${JSON.stringify(movesOf(deed))}: ${JSON.stringify(played.error)}`);
  return played.value;
}

/** More entries than any game has. */
const MOST = 900;

/** A game from its deal to the first moment that is as wished; nothing when it never comes to that. */
export function playedUntil(seed: number, depth: Depth, wish: (state: GameState) => boolean): TableTop | null {
  const dice = diceOf(seed);
  let history = begin(aGame(dice, depth));
  for (let count = 0; count < MOST; count += 1) {
    if (wish(history.now)) return { seed, history, dice };
    const deed = nextDeed(history.now, dice);
    if (deed === null) return null;
    history = after(history, deed);
  }
  throw new Error(`seed ${seed}: endless`);
}
