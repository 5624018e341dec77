import { completedSets, hasRoomFor } from '../rubble/sets';
import type { GameState } from '../model/state';
import type { Draft } from './draft';
import { because, becomesDue, happen } from './draft';
import type { EventOf } from './event';

/** The completed sets that end each period. */
const SETS_TO_END: Readonly<Record<GameState['period'], number>> = { 1: 2, 2: 4 };

type CubeEvent = EventOf<'cube-taken'> | EventOf<'pile-cube-taken'>;

/** The end of the period or of the game is due; once the final rounds run nothing more is. */
export const endBecomesDue = (draft: Draft, by: 'sets' | 'decks'): Draft =>
  draft.state.ending !== null
    ? draft
    : because(becomesDue(draft, 'end', 'you'), {
        code: 'end-due',
        rule: draft.state.period === 1 ? 'end.period' : 'end.game',
        by,
      });

/** You take a cube; a completed set raises both limits at once and sends its marker to the Marquis (`rubble.set`). */
export function takeCube(draft: Draft, event: CubeEvent): Draft {
  const before = draft.state.you;
  const taken = happen(draft, event);
  if (!hasRoomFor(before, event.cube))
    return because(taken, { code: 'cube-removed', rule: 'rubble.set', cube: event.cube });
  const sets = completedSets(taken.state.you.rubble);
  if (sets === completedSets(before.rubble)) return taken;
  const marked = because(happen(taken, { kind: 'markers-changed', by: 1 }), {
    code: 'set-completed',
    rule: 'rubble.set',
    sets,
    limit: 2 + sets,
  });
  return sets >= SETS_TO_END[taken.state.period] ? endBecomesDue(marked, 'sets') : marked;
}
