import type { GameState } from '../model/state';
import { UNKNOWN } from '../model/state';
import { GOODS_TAKEN_BY } from '../model/stateActions';
import type { Good, Noble, StateAction } from '../model/vocabulary';
import { ARCHITECTS, GOODS, SEATS, STATE_ACTIONS } from '../model/vocabulary';
import { isAtSea, shipsOf } from '../ships/sale';
import { isMirrored } from './depth';
import { obstacleTo } from './obstacle';
import type { Refusal } from './refusal';

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

const holdsGoods = ({ you }: GameState): boolean => GOODS.some((good) => you.goods[good] > 0);

const shipInPort = (state: GameState): boolean =>
  SEATS.some((seat) => shipsOf(state, seat).some((ship) => !isAtSea(ship)));

const maySell = (state: GameState): boolean => holdsGoods(state) && shipInPort(state);

/** The state with so many more of a good. */
const withGood = (state: GameState, good: Good, by: number): GameState => ({
  ...state,
  you: { ...state.you, goods: { ...state.you.goods, [good]: state.you.goods[good] + by } },
});

/** What stands in the way of trading for a state action, the good being gone; nothing when a good held does it. */
function tradeObstacle(state: GameState, action: StateAction): Refusal | null {
  const held = GOODS_TAKEN_BY[nobleOf(action)].filter((good) => state.you.goods[good] > 0);
  const obstacles = held.map((good) => obstacleTo(withGood(state, good, -1), { do: action, paid: true }));
  if (held.length === 0 || !obstacles.includes(null)) return NEITHER;
  return action === 'plan' ? untoldPlan(state) : null;
}

/** A plan is sure to be had only when one of them is entered. */
function untoldPlan({ planStacks }: GameState): Refusal | null {
  const untold = ARCHITECTS.find((architect) => planStacks[architect] === UNKNOWN);
  const known = ARCHITECTS.some((architect) => typeof planStacks[architect] === 'number');
  return known || untold === undefined
    ? null
    : { code: 'tell-first', rule: 'state.plan', about: 'plan', architect: untold };
}

const NEITHER: Refusal = { code: 'no-sale-or-trade', rule: 'portfolio.mustAct', goods: [], ship: false };

/** Nothing when a sale or a trade is possible; a trade that only waits for a plan to be entered says so. */
function eitherObstacle(state: GameState): Refusal | null {
  if (maySell(state)) return null;
  const covered = state.turn.kind === 'you' ? state.turn.covered : [];
  const obstacles = STATE_ACTIONS.filter((action) => !covered.includes(action)).map((action) =>
    tradeObstacle(state, action),
  );
  return obstacles.includes(null) ? null : (obstacles.find((one) => one?.code === 'tell-first') ?? NEITHER);
}

/** Why neither a sale nor a trade is possible, and what would help (`portfolio.mustAct`); the smaller depth does not judge it. */
export function commerceObstacle(state: GameState): Refusal | null {
  if (!isMirrored(state, 'goods')) return null;
  const obstacle = eitherObstacle(state);
  if (obstacle?.code !== 'no-sale-or-trade') return obstacle;
  const goods = GOODS.filter((good) => eitherObstacle(withGood(state, good, 1)) === null);
  return { ...obstacle, goods, ship: holdsGoods(state) && !shipInPort(state) };
}
