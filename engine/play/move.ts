import type { Answer } from '../bot/answers';
import type { NobleStep, Step } from '../bot/step';
import { followStep } from '../bot/nobleAction';
import type { Question } from '../bot/question';
import type { BotRefusal } from '../bot/refusal';
import { finishLacerda, overrideLacerda, tellLacerda } from '../bot/tell';
import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Command } from '../game/command';
import { decide } from '../game/decide';
import type { GameEvent } from '../game/event';
import { evolveAll } from '../game/evolve';
import type { Refusal } from '../game/refusal';
import { afterHisFollow } from '../game/lines';
import type { Why } from '../game/why';
import type { Inputs, Override } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';

/** What is entered and tapped in Lacerda's turn and when he follows yours. */
export type LacerdaMove =
  | { readonly kind: 'tell-lacerda'; readonly answer: Answer }
  | { readonly kind: 'override-lacerda'; readonly override: Override }
  | { readonly kind: 'finish-lacerda' }
  /** He follows your visit, with what was entered about it (`solo.follow`). */
  | { readonly kind: 'let-lacerda-follow'; readonly inputs: Inputs };

/** Everything that can be asked of the table. */
export type Move = Command | LacerdaMove;

export type MoveRefusal = Refusal | BotRefusal;

/** What a move comes to: the facts, their reasons, Lacerda's steps, and the table afterwards. */
export interface Played {
  readonly events: readonly GameEvent[];
  readonly why: readonly Why[];
  readonly steps: readonly Step[];
  readonly after: GameState;
}

const played = (state: GameState, events: readonly GameEvent[], steps: readonly Step[] = []): Played => ({
  events,
  why: [],
  steps,
  after: evolveAll(state, events),
});

/** His follow of your visit as it would be; null when no follow of his is due. */
export function hisFollow(
  state: GameState,
  inputs: Inputs,
): Result<{ readonly step: NobleStep; readonly events: readonly GameEvent[] }, BotRefusal> | null {
  const { turn } = state;
  if (turn.kind !== 'you' || turn.step.at !== 'his-follow' || turn.tasks.length > 0) return null;
  const act = followStep(state, turn.step.noble, inputs);
  if (act === null) return null;
  if (act.kind === 'refused') return refuse(act.refusal);
  if (act.kind === 'waits') return refuse(stillAsked(act.for));
  return ok({ step: act.step, events: [...act.events, ...afterHisFollow(evolveAll(state, act.events))] });
}

const stillAsked = (question: Question): BotRefusal => ({ code: 'still-asked', question });

function letFollow(state: GameState, inputs: Inputs): Result<Played, MoveRefusal> {
  const followed = hisFollow(state, inputs);
  if (followed === null) return refuse({ code: 'not-his-turn' });
  return followed.ok ? ok(played(state, followed.value.events, [followed.value.step])) : followed;
}

/** Judges any move: yours by the rules, his by what he himself would do and what the table tells. Never throws. */
export function play(state: GameState, move: Move): Result<Played, MoveRefusal> {
  switch (move.kind) {
    case 'tell-lacerda': {
      const told = tellLacerda(state, move.answer);
      return told.ok ? ok(played(state, told.value.events)) : told;
    }
    case 'override-lacerda': {
      const told = overrideLacerda(state, move.override);
      return told.ok ? ok(played(state, told.value.events)) : told;
    }
    case 'finish-lacerda': {
      const finished = finishLacerda(state);
      return finished.ok ? ok(played(state, finished.value.events, finished.value.steps)) : finished;
    }
    case 'let-lacerda-follow':
      return letFollow(state, move.inputs);
    default: {
      const decided = decide(state, move);
      return decided.ok ? ok({ ...decided.value, steps: [] }) : decided;
    }
  }
}
