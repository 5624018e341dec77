import { sitesFor } from '../board/sites';
import { columnOf } from '../board/spaces';
import type { RuleId } from '../model/rules';
import type { GameState } from '../model/state';
import type { Good, Site, Space } from '../model/vocabulary';
import { scoringValue } from './scoringValue';

type City = Pick<GameState, 'buildings' | 'scoring' | 'sheet'>;

/** What a new store earns: the column's scoring tile for every public building that shows its colour. */
export interface StoreWigs {
  readonly total: number;
  readonly each: number;
  readonly relevant: readonly Site[];
  readonly rule: RuleId;
}

/** The public buildings that count for a store here: in its row and at the head of its street, showing its colour. */
const relevantBuildings = ({ buildings }: Pick<City, 'buildings'>, space: Space, good: Good): readonly Site[] =>
  sitesFor(space, good).filter((site) => buildings[site]?.includes(good) === true);

export function storeWigs(city: City, space: Space, good: Good): StoreWigs {
  const each = scoringValue(city, columnOf(space));
  const relevant = relevantBuildings(city, space, good);
  return { total: each * relevant.length, each, relevant, rule: 'store.wigs' };
}
