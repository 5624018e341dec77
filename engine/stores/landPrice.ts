import type { Part } from '../model/reason';
import type { GameState } from '../model/state';
import type { Good, Seat, Space } from '../model/vocabulary';
import type { CubeChoice } from '../rubble/cubes';
import { cubeChoices, rubbleAround } from '../rubble/cubes';
import { CUBE_VALUES } from '../rubble/sets';
import type { Purse, ReisPrice } from '../treasury/payment';
import { purseOf, reisPrice } from '../treasury/payment';
import { rightValue } from '../treasury/treasury';
import { freePlots } from './freeLand';
import type { StoreWigs } from './storeWigs';
import { storeWigs } from './storeWigs';

export type LandPart = 'treasury' | 'rubble';

/** The price of a space, after the builder took this cube from beside it. */
export interface LandPrice extends ReisPrice<LandPart> {
  readonly treasury: number;
  readonly rubble: number;
  readonly take: CubeChoice | null;
}

function priceFor(purse: Purse, state: GameState, space: Space, take: CubeChoice | null): LandPrice {
  const treasury = rightValue(state);
  const rubble = rubbleAround(state, space) - (take === null ? 0 : CUBE_VALUES[take.kind]);
  const parts: readonly Part<LandPart>[] = [
    { code: 'treasury', amount: treasury, rule: 'store.price' },
    { code: 'rubble', amount: rubble, rule: 'store.price' },
  ];
  return { ...reisPrice(purse, parts), treasury, rubble, take };
}

/** Treasury right value plus all cubes left in the row and column, less benefits (`store.price`). */
export const landPrice = (state: GameState, seat: Seat, space: Space, take: CubeChoice | null): LandPrice =>
  priceFor(purseOf(state, seat), state, space, take);

/** One store that could be built: its price for every cube that could be taken, and its wigs. */
export interface LandOffer {
  readonly space: Space;
  readonly good: Good;
  /** With the cube that makes it cheapest. */
  readonly cheapest: LandPrice;
  readonly prices: readonly LandPrice[];
  readonly wigs: StoreWigs;
}

/** All prices of a space, cheapest first among equals in the order row, column. */
function pricesOf(state: GameState, space: Space, purse: Purse): { cheapest: LandPrice; prices: readonly LandPrice[] } {
  const prices = cubeChoices(state, space).map((take) => priceFor(purse, state, space, take));
  const [first, ...others] = prices;
  if (first === undefined) return { cheapest: priceFor(purse, state, space, null), prices };
  return { cheapest: others.reduce((best, price) => (price.rubble < best.rubble ? price : best), first), prices };
}

/** Every free space with every street it touches: price and wigs for this seat. */
export function landOffers(state: GameState, seat: Seat): readonly LandOffer[] {
  const purse = purseOf(state, seat);
  const priced = new Map<Space, ReturnType<typeof pricesOf>>();
  return freePlots(state).map(({ space, good }) => {
    const prices = priced.get(space) ?? pricesOf(state, space, purse);
    priced.set(space, prices);
    return { space, good, ...prices, wigs: storeWigs(state, space, good) };
  });
}
