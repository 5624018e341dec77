import { questionsOf } from '../bot/inputs';
import type { Question } from '../bot/question';
import type { BotRefusal } from '../bot/refusal';
import type { Run } from '../bot/run';
import { begun, runLacerda } from '../bot/run';
import type { NobleStep } from '../bot/step';
import { NO_INPUTS } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import type { YourTurn } from '../model/turn';
import { hisFollow } from './move';

/** What the table waits for now. */
export type Waiting =
  /** Something is yours to choose. */
  | { readonly for: 'you'; readonly turn: YourTurn | null }
  /** His turn, run until it is done or a question is open. */
  | { readonly for: 'lacerda'; readonly run: Run; readonly questions: readonly Question[]; readonly finished: boolean }
  /** He follows your visit; a step, or the question it waits for. */
  | { readonly for: 'his-follow'; readonly step: NobleStep | null; readonly refusal: BotRefusal | null }
  /** The period changes: your hand discards are asked. */
  | { readonly for: 'period' }
  | { readonly for: 'nothing' };

const isOpen = (run: Run): boolean =>
  run.waitsFor !== null && (run.waitsFor.kind !== 'follow' || run.steps.length === 0);

function hisFollowDue(state: GameState): Waiting | null {
  const followed = hisFollow(state, NO_INPUTS);
  if (followed === null) return null;
  return followed.ok
    ? { for: 'his-follow', step: followed.value.step, refusal: null }
    : { for: 'his-follow', step: null, refusal: followed.error };
}

/** Lets the game go on as far as it can by itself and says what it waits for. */
export function advance(state: GameState): Waiting {
  const { turn } = state;
  if (turn.kind === 'over') return { for: 'nothing' };
  if (turn.kind === 'period') return { for: 'period' };
  if (turn.kind === 'you') return hisFollowDue(state) ?? { for: 'you', turn };
  if (begun(state) === null) return { for: 'you', turn: null };
  const run = runLacerda(state);
  if (!run.ok) return { for: 'nothing' };
  return { for: 'lacerda', run: run.value, questions: questionsOf(run.value), finished: !isOpen(run.value) };
}
