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

/** What every price of a position starts from. */
interface Start {
  readonly treasury: number;
  readonly purse: Purse;
}

const startOf = (state: GameState, seat: Seat): Start => ({ treasury: rightValue(state), purse: purseOf(state, seat) });

function priceFor({ treasury, purse }: Start, around: number, take: CubeChoice | null): LandPrice {
  const rubble = take === null ? around : around - CUBE_VALUES[take.kind];
  const parts: readonly Part<LandPart>[] = [
    { code: 'treasury', amount: treasury, rule: 'store.price' },
    { code: 'rubble', amount: rubble, rule: 'store.price' },
  ];
  return { treasury, rubble, take, ...reisPrice(purse, parts) };
}

/** Treasury right value plus all cubes left in the row and column, less benefits (`store.price`). */
export const landPrice = (state: GameState, seat: Seat, space: Space, take: CubeChoice | null): LandPrice =>
  priceFor(startOf(state, seat), rubbleAround(state, space), take);

/** One store that could be built: its price for every cube that could be taken, and its wigs. */
export interface LandOffer {
  readonly space: Space;
  readonly good: Good;
  /** With the cube that makes it cheapest. */
  readonly cheapest: LandPrice;
  readonly prices: readonly LandPrice[];
  readonly wigs: StoreWigs;
}

type Prices = Pick<LandOffer, 'cheapest' | 'prices'>;

/** All prices of a space; of equally cheap ones the first counts, the row's before the column's. */
function pricesOf(state: GameState, space: Space, start: Start): Prices {
  const around = rubbleAround(state, space);
  const prices = cubeChoices(state, space).map((take) => priceFor(start, around, take));
  const [first, ...others] = prices;
  if (first === undefined) return { cheapest: priceFor(start, around, null), prices };
  return { cheapest: others.reduce((best, price) => (price.rubble < best.rubble ? price : best), first), prices };
}

/** Every free space with every street it touches: price and wigs for this seat. */
export function landOffers(state: GameState, seat: Seat): readonly LandOffer[] {
  const start = startOf(state, seat);
  const priced = new Map<Space, Prices>();
  return freePlots(state).map(({ space, good }) => {
    const { cheapest, prices } = priced.get(space) ?? pricesOf(state, space, start);
    priced.set(space, { cheapest, prices });
    return { space, good, cheapest, prices, wigs: storeWigs(state, space, good) };
  });
}
