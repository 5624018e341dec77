import { recordOf } from '../core/record';
import type { Person } from '../model/state';
import type { ByGood } from '../model/vocabulary';
import { GOODS } from '../model/vocabulary';
import { completedSets } from '../rubble/sets';

const GOODS_WITHOUT_SETS = 2;

/** How many of each good can be stored: 2 and 1 more for every completed rubble set (`warehouse.size`). */
export const warehouseSize = ({ rubble }: Pick<Person, 'rubble'>): number => GOODS_WITHOUT_SETS + completedSets(rubble);

/** What would have to be returned at once because it does not fit. */
export function excessGoods(person: Pick<Person, 'rubble' | 'goods'>): ByGood<number> {
  const size = warehouseSize(person);
  return recordOf(GOODS, (good) => Math.max(0, person.goods[good] - size));
}
