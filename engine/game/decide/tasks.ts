import { ok, refuse } from '../../core/result';
import type { GameState } from '../../model/state';
import type { Task } from '../../model/turn';
import { warehouseSize } from '../../portfolio/warehouse';
import { takeCube as taken } from '../cubes';
import { happen, moveTurn } from '../draft';
import { obstacleTo } from '../obstacle';
import { storeGoods } from '../rewards';
import { claimTask, notNow } from '../turn';
import { officialsAt } from './building';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** A cube from the pile beside the map. */
export const takeCube: TurnDecider<'take-cube'> = ({ draft, turn }, { cube }) =>
  then(claimTask(turn, 'cube'), ({ task, turn: after }) => {
    const obstacle = obstacleTo(draft.state, task);
    return obstacle === null ? ok(taken(moveTurn(draft, after), { kind: 'pile-cube-taken', cube })) : refuse(obstacle);
  });

/** A good of your choice, as far as it fits. */
export const takeGood: TurnDecider<'take-good'> = ({ draft, turn }, { good }) =>
  then(claimTask(turn, 'good'), ({ turn: after }) => {
    const most = warehouseSize(draft.state.you);
    if (draft.state.you.goods[good] >= most)
      return refuse({ code: 'no-room-for-good', rule: 'warehouse.size', good, most });
    return ok(moveTurn(storeGoods(draft, good, 1), after));
  });

/** The good a penalty takes. */
export const loseGood: TurnDecider<'lose-good'> = ({ draft, turn }, { good }) =>
  then(claimTask(turn, 'lose-good'), ({ turn: after }) => {
    if (draft.state.you.goods[good] < 1)
      return refuse({ code: 'good-missing', rule: 'portfolio.noble', good, needed: 1, has: 0 });
    return ok(moveTurn(happen(draft, { kind: 'goods-changed', good, by: -1 }), after));
  });

/** The official a penalty sends home, from any office or plaza. */
export const loseOfficial: TurnDecider<'lose-official'> = ({ draft, turn }, { official: { noble, from } }) =>
  then(claimTask(turn, 'lose-official'), ({ turn: after }) => {
    if (officialsAt(draft.state, noble, from) < 1)
      return refuse({ code: 'no-official-there', rule: 'portfolio.noble', noble, from });
    return ok(moveTurn(happen(draft, { kind: 'official-returned', noble, from }), after));
  });

const MUST: readonly Task['do'][] = ['land', 'staff', 'tuck', 'lose-good', 'lose-official'];

const isOwed = (task: Task): boolean => MUST.includes(task.do) || ('paid' in task && task.paid);

/** Rewards that depend on what the smaller depth does not keep: réis, goods, clergy tiles. */
const ON_HOLDINGS: readonly Task['do'][] = ['cardinal', 'cardinal-1', 'ship', 'produce', 'store', 'building'];

/** An extra decree is up to you; where it cannot be judged whether a reward can be taken, so is the reward (`reward.must`). */
export const mayDecline = ({ depth }: GameState, task: Task): boolean =>
  task.do === 'extra-decree' || (depth === 'lacerda-needs' && !isOwed(task) && ON_HOLDINGS.includes(task.do));

/** Lets go what is up to you; what was paid for, begun, a penalty or a reward is not (`reward.must`). */
export const decline: TurnDecider<'decline'> = ({ draft, turn }) => {
  const [task, ...tasks] = turn.tasks;
  if (task === undefined)
    return turn.step.at === 'action' ? notNow(turn) : refuse({ code: 'nothing-to-decline', rule: null });
  if (mayDecline(draft.state, task)) return ok(moveTurn(draft, { ...turn, tasks }));
  return isOwed(task)
    ? refuse({ code: 'must-be-done', rule: null, task: task.do })
    : refuse({ code: 'reward-not-declined', rule: 'reward.must', task: task.do });
};
