import { sum } from '../core/record';
import { unreachable } from '../core/unreachable';
import { mayTakeExtraDecree } from '../decrees/decrees';
import type { GameState } from '../model/state';
import { MAX_CLERGY } from '../model/state';
import type { Task } from '../model/turn';
import type { Good, StateAction } from '../model/vocabulary';
import { ARCHITECTS, GOODS, NOBLES } from '../model/vocabulary';
import { typesOf } from '../market/market';
import { canAdd, officialsLeft, officialsOut } from '../officials/offices';
import { warehouseSize } from '../portfolio/warehouse';
import { shipOffer } from '../ships/shipCost';
import { yourProduction } from '../stores/produce';
import { isMirrored } from './depth';
import { buildingObstacle, staffObstacle } from './obstacle/building';
import { landObstacle, storeObstacle } from './obstacle/store';
import type { Refusal } from './refusal';

function officialsObstacle(state: GameState): Refusal | null {
  if (officialsLeft(state, 'you') === 0)
    return { code: 'no-official-left', rule: 'state.officials', needed: 1, has: 0 };
  return NOBLES.some((noble) => canAdd(state, noble))
    ? null
    : { code: 'office-closed', rule: 'state.officials', noble: 'builder' };
}

function shipObstacle(state: GameState): Refusal | null {
  const offer = shipOffer(state);
  if (offer === null) return { code: 'yard-empty', rule: 'state.ship' };
  const bigger = offer.replacing.filter(({ hull }) => hull < offer.hull).map(({ cost }) => cost.goods);
  const needed = Math.min(offer.asNew.goods, ...bigger);
  const has = typesOf(state.you.goods).length;
  return has < needed ? { code: 'too-few-goods', rule: 'state.ship', needed, has } : null;
}

/** The smaller depth does not know your warehouse: everything fits. */
export const production = (state: GameState, extra: Parameters<typeof yourProduction>[1]) =>
  yourProduction(isMirrored(state, 'goods') ? state : { ...state, you: { ...state.you, goods: NO_GOODS } }, extra);

const NO_GOODS = { gold: 0, books: 0, cloth: 0, tools: 0 };

function stateObstacle(state: GameState, action: StateAction): Refusal | null {
  switch (action) {
    case 'officials':
      return officialsObstacle(state);
    case 'plan':
      return ARCHITECTS.some((architect) => state.planStacks[architect] !== null)
        ? null
        : { code: 'no-plans-left', rule: 'state.plan' };
    case 'ship':
      return shipObstacle(state);
    case 'produce':
      return production(state, null).possible ? null : { code: 'nothing-to-produce', rule: 'state.produce' };
    case 'cardinal':
      return state.you.clergy.length < MAX_CLERGY
        ? null
        : { code: 'clergy-full', rule: 'state.cardinal', most: MAX_CLERGY };
    case 'favour':
      return state.you.favours.length < NOBLES.length ? null : { code: 'no-favour-left', rule: 'state.favour' };
    default:
      return unreachable(action);
  }
}

function extraDecreeObstacle({ turn, you }: GameState): Refusal | null {
  const used = turn.kind === 'you' && turn.markerUsed;
  return mayTakeExtraDecree(you, used) ? null : { code: 'no-marker', rule: 'decree' };
}

/** Why none of these goods fits into the warehouse, or nothing. */
export function roomObstacle({ you }: GameState, goods: readonly [Good, ...Good[]] = GOODS): Refusal | null {
  const most = warehouseSize(you);
  return goods.some((good) => you.goods[good] < most)
    ? null
    : { code: 'no-room-for-good', rule: 'warehouse.size', good: goods[0], most };
}

/** What stands in the way of doing a task at all, or nothing. */
export function obstacleTo(state: GameState, task: Task): Refusal | null {
  switch (task.do) {
    case 'official':
      return officialsObstacle(state);
    case 'cardinal-1':
      return stateObstacle(state, 'cardinal');
    case 'cube':
      return state.pile > 0 ? null : { code: 'pile-empty', rule: 'rubble.set' };
    case 'good':
      return roomObstacle(state);
    case 'store':
      return storeObstacle(state);
    case 'building':
      return buildingObstacle(state);
    case 'land':
      return landObstacle(state, task.space);
    case 'staff':
      return staffObstacle(state, task.site);
    case 'decree':
    case 'tuck':
      return null;
    case 'extra-decree':
      return extraDecreeObstacle(state);
    case 'lose-good':
      return sum(Object.values(state.you.goods)) > 0
        ? null
        : { code: 'good-missing', rule: 'portfolio.noble', good: 'gold', needed: 1, has: 0 };
    case 'lose-official':
      return officialsOut(state, 'you') > 0
        ? null
        : { code: 'no-official-left', rule: 'portfolio.noble', needed: 1, has: 0 };
    default:
      return stateObstacle(state, task.do);
  }
}
