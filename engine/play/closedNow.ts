import { closeTurn } from '../game/decide/closing';
import { draftOf, happen } from '../game/draft';
import { evolve } from '../game/evolve';
import { changePeriod, closePeriod } from '../game/period';
import { settle } from '../game/lines';
import { afterYourChurch } from '../game/settle';
import { NO_INPUTS } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import type { YourTurn } from '../model/turn';

/** A store you have begun counts as standing: its space is not his any more. */
export function withBegun(state: GameState): GameState {
  const { turn } = state;
  if (turn.kind !== 'you') return state;
  return turn.tasks.reduce(
    (so, task) =>
      task.do === 'land'
        ? evolve(so, { kind: 'store-built', seat: 'you', space: task.space, good: task.good, house: null })
        : so,
    state,
  );
}

/** Church scoring, if the Cardinal lies down: whatever you discard, he gains (`solo.cardinal`). */
const churched = (state: GameState, turn: YourTurn): GameState =>
  turn.due.church === null ? state : afterYourChurch(draftOf(state), turn).state;

/** Your part of the game ends as it stands; what waits for you is let go. */
function endYours(state: GameState, turn: YourTurn): GameState {
  if (turn.within === 'his-turn') {
    const { due, step } = turn;
    const inputs = step.at === 'follow' ? step.inputs : NO_INPUTS;
    return { ...state, turn: { kind: 'lacerda', next: 'discard', due, inputs } };
  }
  const done = churched(state, turn);
  return (turn.within === 'period' ? closePeriod : closeTurn)(draftOf(done), turn).state;
}

/** One step nearer to his turn; null when it is his, or never will be. */
function nearer(state: GameState): GameState | null {
  const { turn } = state;
  switch (turn.kind) {
    case 'you':
      return endYours(state, turn);
    case 'period':
      return settle(changePeriod(draftOf(state), {})).state;
    case 'between':
      return state.toMove === 'you' ? happen(draftOf(state), { kind: 'turn-closed', seat: 'you' }).state : null;
    default:
      return null;
  }
}

/** The table when his turn begins, if you did nothing more: refilled, the church scored, the period changed if due. */
export function closedNow(state: GameState): GameState {
  const next = nearer(state);
  return next === null ? state : closedNow(next);
}

/** The table once the period change in progress is over, if no reward of it is left to take. */
export function afterPeriodChange(state: GameState): GameState {
  const { turn } = state;
  const changing = turn.kind === 'period' || (turn.kind === 'you' && turn.within === 'period');
  return changing ? (nearer(state) ?? state) : state;
}
