import type { Result } from '../core/result';
import type { RuleId } from '../model/rules';
import type { GameState } from '../model/state';
import type { Due, Task, Turn, YourTurn } from '../model/turn';
import type { Seat } from '../model/vocabulary';
import type { InfluenceGain } from '../influence/gain';
import type { GameEvent } from './event';
import { evolveAll } from './evolve';
import type { Refusal } from './refusal';
import type { Why } from './why';

/** A move being worked out: what has happened so far, why, and how the table stands. */
export interface Draft {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly why: readonly Why[];
}

export type Decided = Result<Draft, Refusal>;

export const draftOf = (state: GameState): Draft => ({ state, events: [], why: [] });

export const happen = (draft: Draft, ...events: readonly GameEvent[]): Draft =>
  events.length === 0
    ? draft
    : { ...draft, state: evolveAll(draft.state, events), events: [...draft.events, ...events] };

export const because = (draft: Draft, ...why: readonly Why[]): Draft => ({ ...draft, why: [...draft.why, ...why] });

/** Where the turn stands is said once, when the move is complete. */
export const moveTurn = (draft: Draft, turn: Turn): Draft => ({ ...draft, state: { ...draft.state, turn } });

export const changeTurn = (draft: Draft, change: (turn: YourTurn) => YourTurn): Draft =>
  draft.state.turn.kind === 'you' ? moveTurn(draft, change(draft.state.turn)) : draft;

/** New tasks come before those that wait already. */
export const pushTasks = (draft: Draft, tasks: readonly Task[]): Draft =>
  tasks.length === 0 ? draft : changeTurn(draft, (turn) => ({ ...turn, tasks: [...tasks, ...turn.tasks] }));

/** Remembers what the end of the turn brings; the first who caused it stays named. */
export const becomesDue = (draft: Draft, what: keyof Due, seat: Seat): Draft =>
  changeTurn(draft, (turn) => ({ ...turn, due: { ...turn.due, [what]: turn.due[what] ?? seat } }));

/** A gain of influence with its wig; a gain of nothing is none (R7). */
export function gained(draft: Draft, seat: Seat, gain: InfluenceGain, rule: RuleId): Draft {
  if (gain.granted <= 0) return draft;
  const moved: GameEvent = { kind: 'influence-changed', seat, by: gain.to - draft.state[seat].influence };
  const wig: readonly GameEvent[] = gain.wigs === 0 ? [] : [{ kind: 'wigs-changed', seat, by: gain.wigs }];
  return because(happen(draft, moved, ...wig), { code: 'influence', rule, seat, gain });
}

/** An amount that changes, unless it is nothing. */
export const wigs = (draft: Draft, seat: Seat, by: number): Draft =>
  by === 0 ? draft : happen(draft, { kind: 'wigs-changed', seat, by });

export const reis = (draft: Draft, by: number): Draft =>
  by === 0 ? draft : happen(draft, { kind: 'reis-changed', by });
