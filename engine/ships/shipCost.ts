import { sum } from '../core/record';
import { shipDiscount } from '../houses/houses';
import { typesOf } from '../market/market';
import type { Afford, Part } from '../model/reason';
import { afford } from '../model/reason';
import type { GameState, Person, ShipCard } from '../model/state';
import type { Hull } from '../model/vocabulary';

export type ShipPart = 'hull' | 'replaced' | 'houses';

/** How many different goods a ship costs; `missing` counts types, `left` the goods that stay in the warehouse. */
export interface ShipCost extends Afford {
  readonly goods: number;
  readonly parts: readonly Part<ShipPart>[];
}

/** As many different goods as the hull, or the difference when replacing, less the middle houses (`state.ship`). */
export function shipCost(person: Pick<Person, 'houses' | 'goods'>, hull: Hull, replacing: Hull | null): ShipCost {
  const asked = Math.max(0, hull - (replacing ?? 0));
  const discount = shipDiscount(person);
  const goods = discount === 'free' ? 0 : Math.max(0, asked - discount);
  const parts: Part<ShipPart>[] = [{ code: 'hull', amount: hull, rule: 'state.ship' }];
  if (asked < hull) parts.push({ code: 'replaced', amount: asked - hull, rule: 'ship.replace' });
  if (goods < asked) parts.push({ code: 'houses', amount: goods - asked, rule: 'state.ship' });
  const { affordable, missing } = afford(goods, typesOf(person.goods).length);
  return { goods, parts, affordable, missing, left: affordable ? sum(Object.values(person.goods)) - goods : 0 };
}

const isShip = (card: Person['portfolio'][number]): card is ShipCard => card.card === 'ship';

export const ownShips = ({ portfolio }: Pick<Person, 'portfolio'>): readonly ShipCard[] => portfolio.filter(isShip);

/** The shipyard's top ship for you: as a further one, or in place of each ship you have. */
export interface ShipOffer {
  readonly hull: Hull;
  readonly asNew: ShipCost;
  readonly replacing: readonly { readonly hull: Hull; readonly cost: ShipCost }[];
}

export function shipOffer({ shipyard, you }: Pick<GameState, 'shipyard' | 'you'>): ShipOffer | null {
  const hull = shipyard[0];
  if (hull === undefined) return null;
  return {
    hull,
    asNew: shipCost(you, hull, null),
    replacing: ownShips(you).map((ship) => ({ hull: ship.hull, cost: shipCost(you, hull, ship.hull) })),
  };
}
