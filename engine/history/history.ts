import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { GameEvent } from '../game/event';
import { evolveAll } from '../game/evolve';
import type { GameState } from '../model/state';
import type { Move, MoveRefusal } from '../play/move';
import { play } from '../play/move';

/** One line of the game's log: what was asked, and what happened. The events are the truth, the moves say how it came about. */
export interface Entry {
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
  /** What the person wrote beside it. */
  readonly note?: string;
  /** The table was kept as it lay, whatever the rules make of the moves. */
  readonly kept?: true;
}

/** A game from its start: any point of it can be visited, nothing is judged again on the way. */
export interface History {
  readonly start: GameState;
  readonly done: readonly Entry[];
  /** Undone and not yet overwritten, the next to redo first. */
  readonly undone: readonly Entry[];
  /** The table after what is done: a cache, never saved. */
  readonly now: GameState;
}

/** Which move was refused, and why; the history stays as it was. */
export interface MoveRefused {
  readonly code: 'refused';
  readonly move: number;
  readonly refusal: MoveRefusal;
}

export type CommitRefusal = MoveRefused | { readonly code: 'no-moves' };

/** Several moves judged one after the other, as one entry would hold them. */
export interface Judged {
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

export const begin = (start: GameState): History => ({ start, done: [], undone: [], now: start });

/** What today's rules make of these moves here. */
export function judge(state: GameState, moves: readonly Move[]): Result<Judged, MoveRefused> {
  const events: GameEvent[] = [];
  let after = state;
  for (const [move, each] of moves.entries()) {
    const played = play(after, each);
    if (!played.ok) return refuse({ code: 'refused', move, refusal: played.error });
    events.push(...played.value.events);
    after = played.value.after;
  }
  return ok({ events, after });
}

/** The table once an entry has happened, without asking the rules. */
export const happened = (state: GameState, { events }: Entry): GameState => evolveAll(state, events);

/** The table after so many entries. */
export const stateAfter = (start: GameState, entries: readonly Entry[]): GameState => entries.reduce(happened, start);

/** Adds what happened, without judging it: from a save, another tab, or a move already judged. */
export const record = ({ start, done, now }: History, entry: Entry): History => ({
  start,
  done: [...done, entry],
  undone: [],
  now: happened(now, entry),
});

/** Plays the moves as one entry; what was undone is then gone. Nothing changes when one of them is refused. */
export function commit(history: History, moves: readonly Move[], note?: string): Result<History, CommitRefusal> {
  if (moves.length === 0) return refuse({ code: 'no-moves' });
  const judged = judge(history.now, moves);
  if (!judged.ok) return judged;
  const { events, after } = judged.value;
  const entry: Entry = { moves, events, ...(note !== undefined && { note }) };
  return ok({ start: history.start, done: [...history.done, entry], undone: [], now: after });
}

/** A history of these entries, the first `done` of them standing. */
export function historyOf(start: GameState, entries: readonly Entry[], done = entries.length): History {
  const standing = entries.slice(0, done);
  return { start, done: standing, undone: entries.slice(done), now: stateAfter(start, standing) };
}
