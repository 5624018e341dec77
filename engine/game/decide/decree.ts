import { ok } from '../../core/result';
import { mayTakeExtraDecree, MOST_WIGS_OF_A_DECREE } from '../../decrees/decrees';
import type { Task } from '../../model/turn';
import { happen, moveTurn, pushTasks } from '../draft';
import { isWhole } from '../money';
import { outOfRange } from '../facts';
import { claimAction } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

const EXTRA: Task = { do: 'extra-decree' };

/** One decree; a marker on the Marquis gives one more, once in a turn (`decree`). */
export const takeDecree: TurnDecider<'take-decree'> = ({ draft, turn }, { wigs }) =>
  then(claimAction(turn, 'decrees', ['decree', 'extra-decree']), ({ task, turn: after }) => {
    if (!isWhole(wigs, 0, MOST_WIGS_OF_A_DECREE)) return outOfRange(0, MOST_WIGS_OF_A_DECREE, wigs);
    const taken = happen(moveTurn(draft, after), { kind: 'decree-taken', wigs });
    if (task?.do === 'extra-decree') {
      return ok(happen(moveTurn(taken, { ...after, markerUsed: true }), { kind: 'markers-changed', by: -1 }));
    }
    return ok(mayTakeExtraDecree(taken.state.you, after.markerUsed) ? pushTasks(taken, [EXTRA]) : taken);
  });
