import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { GameEvent } from '../game/event';
import type { Inputs, Override } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import type { Answer } from './answers';
import { asInput, badAnswer, lyingFact } from './answers';
import { answer, override } from './inputs';
import type { BotRefusal } from './refusal';
import { begun, runLacerda } from './run';
import type { Step } from './step';

export interface Told {
  readonly events: readonly GameEvent[];
}

/** His turn as far as it was entered; it becomes part of the state. */
function turnWith(state: GameState, change: (inputs: Inputs) => Result<Inputs, BotRefusal>): Result<Told, BotRefusal> {
  const start = begun(state);
  if (start === null) return refuse({ code: 'not-his-turn' });
  const inputs = change(start.inputs);
  if (!inputs.ok) return inputs;
  const { next, due } = start;
  return ok({ events: [{ kind: 'turn-moved', turn: { kind: 'lacerda', next, due, inputs: inputs.value } }] });
}

/**
 * Answers a question. What lay on the table before his turn (an untold plan, tile or clergy tile) may be entered at any time and is known
 * at once; what belongs to his turn is remembered with it until he is done.
 */
export function tellLacerda(state: GameState, told: Answer): Result<Told, BotRefusal> {
  const fact = lyingFact(state, told);
  if (fact === null) return turnWith(state, (inputs) => answer(state, inputs, told));
  const bad = badAnswer(asInput(told));
  return bad === null ? ok({ events: [fact] }) : refuse(bad);
}

/** The table did one of his steps differently. */
export const overrideLacerda = (state: GameState, onTable: Override): Result<Told, BotRefusal> =>
  turnWith(state, (inputs) => override(state, inputs, onTable));

/** What happened in his turn, to its end or up to your follow; refused while it waits for an answer. */
export function finishLacerda(state: GameState): Result<Told & { readonly steps: readonly Step[] }, BotRefusal> {
  const run = runLacerda(state);
  if (!run.ok) return run;
  const { events, steps, waitsFor } = run.value;
  const stands = waitsFor === null || (waitsFor.kind === 'follow' && steps.length > 0);
  return stands ? ok({ events, steps }) : refuse({ code: 'still-asked', question: waitsFor });
}
