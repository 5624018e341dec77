import { ok, refuse } from '../../core/result';
import type { GameState } from '../../model/state';
import type { Task } from '../../model/turn';
import { moveTurn } from '../draft';
import { isOptional, isUntold, taskObstacle } from '../lines';
import { notNow } from '../turn';
import type { TurnDecider } from './decider';

const MUST: readonly Task['do'][] = ['land', 'staff', 'tuck', 'lose-good', 'lose-official'];

const isOwed = (task: Task): boolean => MUST.includes(task.do) || ('paid' in task && task.paid);

/** A store or a building for which only a reward nobody has told could pay: that it does not is for the person to say. */
const isUnsure = (state: GameState, task: Task): boolean => {
  const obstacle = task.do === 'store' || task.do === 'building' ? taskObstacle(state, task) : null;
  return obstacle !== null && isUntold(obstacle);
};

/** Lets go what is up to you; what was paid for, begun, a penalty or a reward is not (`reward.must`). */
export const decline: TurnDecider<'decline'> = ({ draft, turn }) => {
  const [task, ...tasks] = turn.tasks;
  if (task === undefined)
    return turn.step.at === 'action' ? notNow(turn) : refuse({ code: 'nothing-to-decline', rule: null });
  if (isOwed(task)) return refuse({ code: 'must-be-done', rule: null, task: task.do });
  return isOptional(draft.state, task) || isUnsure(draft.state, task)
    ? ok(moveTurn(draft, { ...turn, tasks }))
    : refuse({ code: 'reward-not-declined', rule: 'reward.must', task: task.do });
};
