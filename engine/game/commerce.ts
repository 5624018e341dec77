import type { GameState } from '../model/state';
import { GOODS_TAKEN_BY, STATE_ACTIONS_OF } from '../model/stateActions';
import type { Task } from '../model/turn';
import type { Good, Noble, StateAction } from '../model/vocabulary';
import { GOODS, NOBLES, SEATS } from '../model/vocabulary';
import { isAtSea, shipsOf } from '../ships/sale';
import { obstacleTo } from './obstacle';

export const MOST_TRADES = 2;

const NOBLE_OF: Readonly<Record<StateAction, Noble>> = {
  officials: 'builder',
  plan: 'builder',
  ship: 'minister',
  produce: 'minister',
  cardinal: 'king',
  favour: 'king',
};

/** In whose office a state action is. */
export const nobleOf = (action: StateAction): Noble => NOBLE_OF[action];

export const maySell = (state: GameState): boolean =>
  GOODS.some((good) => state.you.goods[good] > 0) &&
  SEATS.some((seat) => shipsOf(state, seat).some((ship) => !isAtSea(ship)));

/** The state without the good that was traded. */
const without = (state: GameState, good: Good): GameState => ({
  ...state,
  you: { ...state.you, goods: { ...state.you.goods, [good]: state.you.goods[good] - 1 } },
});

function mayTradeFor(state: GameState, action: StateAction): boolean {
  return GOODS_TAKEN_BY[nobleOf(action)].some((good) => {
    if (state.you.goods[good] === 0) return false;
    const obstacle = obstacleTo(without(state, good), { do: action, paid: true });
    return obstacle === null || obstacle.code === 'tell-first';
  });
}

export function mayTrade(state: GameState): boolean {
  const covered = state.turn.kind === 'you' ? state.turn.covered : [];
  return NOBLES.flatMap((noble) => STATE_ACTIONS_OF[noble]).some(
    (action) => !covered.includes(action) && mayTradeFor(state, action),
  );
}

/** Rewards still open that may bring a good, or a ship to load it on. */
const HELPFUL: readonly Task['do'][] = ['good', 'produce', 'ship'];

const helpComes = (state: GameState): boolean =>
  state.turn.kind === 'you' &&
  state.turn.tasks.some((task) => HELPFUL.includes(task.do) && obstacleTo(state, task) === null);

/** Whether selling or trading is possible, now or once an open reward is taken; the smaller depth does not judge it. */
export const maySellOrTrade = (state: GameState): boolean =>
  state.depth === 'lacerda-needs' || maySell(state) || mayTrade(state) || helpComes(state);
