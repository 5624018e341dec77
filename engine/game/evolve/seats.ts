import { keptTiles } from '../../church/tiles';
import { recordOf } from '../../core/record';
import type { GameState, Ship } from '../../model/state';
import { UNKNOWN } from '../../model/state';
import type { ByGood, Noble } from '../../model/vocabulary';
import { GOODS, NOBLES } from '../../model/vocabulary';
import { PLAIN_TILE } from '../../sheet/clergy';
import type { EventOf } from '../event';
import { withLacerda, withSeat, withYou } from './change';

/** A ship at sea comes home empty: no crate under it is paid for any more. */
function docked<S extends Ship>(ship: S): S {
  if (ship.cargo < ship.hull) return ship;
  const { paid: _, ...unpaid } = { ...ship, cargo: 0 };
  return unpaid as S;
}

const added = (have: ByGood<number>, more: ByGood<number>): ByGood<number> =>
  recordOf(GOODS, (good) => have[good] + more[good]);

/** Favours in the order of the nobles, so that equal holdings are equal data. */
const sorted = (favours: readonly Noble[]): readonly Noble[] => NOBLES.filter((noble) => favours.includes(noble));

export const seatEvolvers = {
  'ships-docked': (state: GameState, { seat }: EventOf<'ships-docked'>): GameState =>
    seat === 'lacerda'
      ? withLacerda(state, { ships: state.lacerda.ships.map(docked) })
      : withYou(state, { portfolio: state.you.portfolio.map((card) => (card.card === 'ship' ? docked(card) : card)) }),
  'plan-taken': (state: GameState, { seat, architect, officials }: EventOf<'plan-taken'>): GameState => {
    const taken: GameState = { ...state, planStacks: { ...state.planStacks, [architect]: UNKNOWN } };
    return seat === 'lacerda'
      ? withLacerda(taken, { plans: [...taken.lacerda.plans, officials] })
      : withYou(taken, { plans: [...taken.you.plans, { architect, officials, done: false }] });
  },
  'ship-taken': (state: GameState, { seat, hull }: EventOf<'ship-taken'>): GameState => {
    const taken: GameState = { ...state, shipyard: state.shipyard.slice(1) };
    return seat === 'lacerda'
      ? withLacerda(taken, { ships: [...taken.lacerda.ships, { hull, cargo: 0 }] })
      : withYou(taken, { portfolio: [...taken.you.portfolio, { card: 'ship', hull, cargo: 0 }] });
  },
  'influence-changed': (state: GameState, { seat, by }: EventOf<'influence-changed'>): GameState =>
    withSeat(state, seat, { influence: state[seat].influence + by }),
  'wigs-changed': (state: GameState, { seat, by }: EventOf<'wigs-changed'>): GameState =>
    withSeat(state, seat, { wigs: state[seat].wigs + by }),
  /** Lacerda's goods go to his area and do nothing more. */
  'goods-produced': (state: GameState, { seat, goods }: EventOf<'goods-produced'>): GameState =>
    seat === 'lacerda' ? state : withYou(state, { goods: added(state.you.goods, goods) }),
  'clergy-taken': (state: GameState, { seat, tile = PLAIN_TILE }: EventOf<'clergy-taken'>): GameState =>
    seat === 'lacerda'
      ? withLacerda(state, { clergyOwed: state.lacerda.clergyOwed + 1 })
      : withYou(state, { clergy: [...state.you.clergy, tile] }),
  'clergy-told': (state: GameState, { wigs }: EventOf<'clergy-told'>): GameState =>
    withLacerda(state, { clergyOwed: state.lacerda.clergyOwed - 1, wigs: state.lacerda.wigs + wigs }),
  'clergy-discarded': (state: GameState, discard: EventOf<'clergy-discarded'>): GameState =>
    withYou(state, { clergy: keptTiles(state.you.clergy, discard) }),
  'favour-taken': (state: GameState, { seat, noble }: EventOf<'favour-taken'>): GameState =>
    withSeat(state, seat, { favours: sorted([...state[seat].favours, noble]) }),
  'favour-returned': (state: GameState, { seat, noble }: EventOf<'favour-returned'>): GameState =>
    withSeat(state, seat, { favours: state[seat].favours.filter((held) => held !== noble) }),
  'decrees-taken': (state: GameState, { seat, count }: EventOf<'decrees-taken'>): GameState =>
    seat === 'lacerda' ? withLacerda(state, { decrees: state.lacerda.decrees + count }) : state,
};
