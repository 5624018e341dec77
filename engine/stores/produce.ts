import { recordOf } from '../core/record';
import { extraGoods } from '../houses/houses';
import { priceAfterProducing } from '../market/market';
import type { GameState } from '../model/state';
import type { ByGood, Good, Seat } from '../model/vocabulary';
import { GOODS } from '../model/vocabulary';
import { warehouseSize } from '../portfolio/warehouse';

/** A production: what each store street yields, what fits, and which prices drop (`state.produce`). */
export interface Production {
  readonly made: ByGood<number>;
  readonly received: ByGood<number>;
  /** Made but without room in the warehouse: back to the supply. */
  readonly returned: ByGood<number>;
  readonly prices: ByGood<number>;
  /** The types received, in the order gold, books, cloth, tools: each drops 1 in price. */
  readonly types: readonly Good[];
  readonly possible: boolean;
}

const storesByGood = ({ stores }: Pick<GameState, 'stores'>, seat: Seat): ByGood<number> => {
  const counts = { gold: 0, books: 0, cloth: 0, tools: 0 };
  for (const store of Object.values(stores)) if (store.owner === seat) counts[store.good] += 1;
  return counts;
};

function produce(state: GameState, made: ByGood<number>, room: (good: Good) => number): Production {
  const received = recordOf(GOODS, (good) => Math.min(made[good], Math.max(0, room(good))));
  const types = GOODS.filter((good) => received[good] > 0);
  const prices = recordOf(GOODS, (good) =>
    received[good] > 0 ? priceAfterProducing(state, good) : state.market[good],
  );
  const returned = recordOf(GOODS, (good) => made[good] - received[good]);
  return { made, received, returned, prices, types, possible: types.length > 0 };
}

/** Lacerda's production: he has no warehouse, nothing limits it (R16). */
export const lacerdaProduction = (state: GameState): Production =>
  produce(state, storesByGood(state, 'lacerda'), () => Number.POSITIVE_INFINITY);

/** Your production; `extra` is the type of the extra good with one or two right houses built. */
export function yourProduction(state: GameState, extra: Good | null): Production {
  const stores = storesByGood(state, 'you');
  const bonus = extraGoods(state.you);
  const extraOf = (good: Good): number => {
    if (stores[good] === 0 || bonus === 'none') return 0;
    return bonus === 'each-type' || good === extra ? 1 : 0;
  };
  const size = warehouseSize(state.you);
  return produce(
    state,
    recordOf(GOODS, (good) => stores[good] + extraOf(good)),
    (good) => size - state.you.goods[good],
  );
}
