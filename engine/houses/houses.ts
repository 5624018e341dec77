import type { GameState, Person } from '../model/state';
import { HOUSES_EACH } from '../model/state';
import type { ByHouseGroup, HouseGroup, Seat } from '../model/vocabulary';
import { HOUSE_GROUPS } from '../model/vocabulary';

/** Houses of each group at the start; they are built from the bottom of a group. */
export const HOUSES_IN_GROUP: ByHouseGroup<number> = { left: 2, middle: 3, right: 3 };

type WithHouses = Pick<Person, 'houses'>;

/** With both left houses built, réis may replace influence when visiting (`visit.pay`). */
export const mayPayVisitsInReis = ({ houses }: WithHouses): boolean => houses.left >= HOUSES_IN_GROUP.left;

/** Goods fewer for a ship: 1 with the first middle house, all with the third (`state.ship`). */
export function shipDiscount({ houses }: WithHouses): 0 | 1 | 'free' {
  if (houses.middle >= HOUSES_IN_GROUP.middle) return 'free';
  return houses.middle > 0 ? 1 : 0;
}

/** Extra goods of a production: 1 of one type with the first right house, 1 of each type with the third. */
export function extraGoods({ houses }: WithHouses): 'none' | 'one-type' | 'each-type' {
  if (houses.right >= HOUSES_IN_GROUP.right) return 'each-type';
  return houses.right > 0 ? 'one-type' : 'none';
}

/** How many stores someone owns. */
export const storeCount = ({ stores }: Pick<GameState, 'stores'>, seat: Seat): number =>
  Object.values(stores).filter((store) => store.owner === seat).length;

export const housesLeft = (state: Pick<GameState, 'stores'>, seat: Seat): number =>
  HOUSES_EACH - storeCount(state, seat);

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** Every way so many built houses can have come from the three groups. */
export function houseSplits(built: number): readonly ByHouseGroup<number>[] {
  return upTo(HOUSES_IN_GROUP.left).flatMap((left) =>
    upTo(HOUSES_IN_GROUP.middle)
      .map((middle) => ({ left, middle, right: built - left - middle }))
      .filter(({ right }) => right >= 0 && right <= HOUSES_IN_GROUP.right),
  );
}

/** Of two splits the one that leaves more as it is, the left group before the middle one before the right one. */
const nearer =
  (now: ByHouseGroup<number>) =>
  (one: ByHouseGroup<number>, other: ByHouseGroup<number>): number =>
    HOUSE_GROUPS.map((group) => Math.abs(one[group] - now[group]) - Math.abs(other[group] - now[group])).find(
      (difference) => difference !== 0,
    ) ?? 0;

/** For every number of houses that can have come from one group, the split that changes the other groups least. */
export const splitsBy = (
  built: number,
  group: HouseGroup,
  now: ByHouseGroup<number>,
): readonly ByHouseGroup<number>[] =>
  upTo(HOUSES_IN_GROUP[group]).flatMap((count) =>
    houseSplits(built)
      .filter((split) => split[group] === count)
      .sort(nearer(now))
      .slice(0, 1),
  );
