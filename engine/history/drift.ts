import { same } from '../core/same';
import type { GameEvent } from '../game/event';
import type { GameState } from '../model/state';
import type { MoveRefusal } from '../play/move';
import type { Entry, History } from './history';
import { happened, judge } from './history';

/** An entry that today's rules would judge differently; what is recorded stays the truth. */
export type Drift =
  | { readonly code: 'refused-now'; readonly entry: number; readonly move: number; readonly refusal: MoveRefusal }
  | {
      readonly code: 'other-events';
      readonly entry: number;
      readonly before: readonly GameEvent[];
      readonly after: readonly GameEvent[];
    };

function driftOf(state: GameState, { moves, events }: Entry, entry: number): Drift | null {
  const judged = judge(state, moves);
  if (!judged.ok) return { code: 'refused-now', entry, move: judged.error.move, refusal: judged.error.refusal };
  return same(judged.value.events, events)
    ? null
    : { code: 'other-events', entry, before: events, after: judged.value.events };
}

/** The entries today's rules would judge differently, each played again on the table as it was recorded; one kept on purpose is none. */
export function drift({ start, done }: History): readonly Drift[] {
  const drifted: Drift[] = [];
  let state = start;
  for (const [index, entry] of done.entries()) {
    const found = entry.kept === true ? null : driftOf(state, entry, index);
    if (found !== null) drifted.push(found);
    state = happened(state, entry);
  }
  return drifted;
}
