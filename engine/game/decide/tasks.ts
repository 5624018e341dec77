import { ok, refuse } from '../../core/result';
import { warehouseSize } from '../../portfolio/warehouse';
import { officialsAt } from '../crew';
import { takeCube as taken } from '../cubes';
import { happen, moveTurn } from '../draft';
import { obstacleTo } from '../obstacle';
import { storeGoods } from '../rewards';
import { claimTask } from '../turn';
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
