import { recordOf, sum } from '../core/record';
import { outlookOf } from '../board/sites';
import { columnOf, rowOf } from '../board/spaces';
import type { RuleId } from '../model/rules';
import type { Face, GameState, Store } from '../model/state';
import type { BySeat, Seat, Site, Space } from '../model/vocabulary';
import { SEATS } from '../model/vocabulary';
import { scoringValue } from '../stores/scoringValue';

type City = Pick<GameState, 'stores' | 'scoring' | 'sheet'>;

/** One store a new public building pays for. */
export interface Earning {
  readonly space: Space;
  readonly owner: Seat;
  readonly wigs: number;
}

export interface BuildingWigs {
  readonly total: BySeat<number>;
  readonly stores: readonly Earning[];
  readonly rule: RuleId;
}

/** West and east look at the row's stores in the tile's colours, north at every store on the street. */
function sees(site: Site, colours: Face, space: Space, store: Store): boolean {
  const outlook = outlookOf(site);
  return outlook.kind === 'street'
    ? store.good === outlook.good
    : rowOf(space) === outlook.row && colours.includes(store.good);
}

/** What every owner earns when this face is opened on this site (`building.*`, step 6). */
export function buildingWigs(city: City, site: Site, colours: Face): BuildingWigs {
  const stores = (Object.entries(city.stores) as [Space, Store][])
    .filter(([space, store]) => sees(site, colours, space, store))
    .map(([space, { owner }]): Earning => ({ space, owner, wigs: scoringValue(city, columnOf(space)) }));
  const totalOf = (seat: Seat) => sum(stores.filter(({ owner }) => owner === seat).map(({ wigs }) => wigs));
  return { total: recordOf(SEATS, totalOf), stores, rule: 'building.wigs' };
}
