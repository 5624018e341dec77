import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { GameEvent } from '../game/event';
import type { History } from './history';
import { happened, stateAfter } from './history';
import type { PutBack } from './putBack';
import { putBackEntries } from './putBack';

/** Another point of the game, and what the hands do to bring the table there. */
export interface Travel {
  readonly history: History;
  /** Going back: the pieces to put back, the latest first. */
  readonly putBack: readonly PutBack[];
  /** Going forward: what happens again, in order. */
  readonly again: readonly GameEvent[];
}

export type TravelRefusal =
  | { readonly code: 'nothing-to-undo' | 'nothing-to-redo' }
  | { readonly code: 'no-such-entry'; readonly given: number; readonly most: number };

function back({ start, done, undone }: History, to: number): Travel {
  const kept = done.slice(0, to);
  const left = done.slice(to);
  const now = stateAfter(start, kept);
  return {
    history: { start, done: kept, undone: [...left, ...undone], now },
    putBack: putBackEntries(now, left),
    again: [],
  };
}

function forward({ start, done, undone, now }: History, by: number): Travel {
  const redone = undone.slice(0, by);
  return {
    history: { start, done: [...done, ...redone], undone: undone.slice(by), now: redone.reduce(happened, now) },
    putBack: [],
    again: redone.flatMap(({ events }) => events),
  };
}

/** Undoes the last entry. */
export const undo = (history: History): Result<Travel, TravelRefusal> =>
  history.done.length === 0 ? refuse({ code: 'nothing-to-undo' }) : ok(back(history, history.done.length - 1));

/** Lets the entry happen again as it was recorded; the rules are not asked. */
export const redo = (history: History): Result<Travel, TravelRefusal> =>
  history.undone.length === 0 ? refuse({ code: 'nothing-to-redo' }) : ok(forward(history, 1));

/** Goes to the point where so many entries are done; 0 is the start. */
export function jump(history: History, to: number): Result<Travel, TravelRefusal> {
  const { done, undone } = history;
  const most = done.length + undone.length;
  if (!Number.isInteger(to) || to < 0 || to > most) return refuse({ code: 'no-such-entry', given: to, most });
  // Stryker disable next-line EqualityOperator: to where the game stands both ways are none.
  return ok(to < done.length ? back(history, to) : forward(history, to - done.length));
}
