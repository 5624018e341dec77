import { ok, refuse } from '../../core/result';
import type { Task } from '../../model/turn';
import { moveTurn } from '../draft';
import { isAnswerable, isOptional } from '../lines';
import { notNow } from '../turn';
import type { TurnDecider } from './decider';

const MUST: readonly Task['do'][] = ['land', 'staff', 'tuck', 'lose-good', 'lose-official'];

const isOwed = (task: Task): boolean => MUST.includes(task.do) || ('paid' in task && task.paid);

/** Skips what is up to you, and a reward that cannot be taken as far as the table is known; no other (`reward.must`). */
export const decline: TurnDecider<'decline'> = ({ draft, turn }) => {
  const [task, ...tasks] = turn.tasks;
  if (task === undefined)
    return turn.step.at === 'action' ? notNow(turn) : refuse({ code: 'nothing-to-decline', rule: null });
  if (isOwed(task)) return refuse({ code: 'must-be-done', rule: null, task: task.do });
  return isOptional(draft.state, task) || !isAnswerable(draft.state, turn, task)
    ? ok(moveTurn(draft, { ...turn, tasks }))
    : refuse({ code: 'reward-not-declined', rule: 'reward.must', task: task.do });
};
