import { recordOf } from '../core/record';
import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Part } from '../model/reason';
import type { GameState, Ship } from '../model/state';
import type { BySeat, Good, Seat } from '../model/vocabulary';
import { SEATS } from '../model/vocabulary';
import { benefitsOf } from '../portfolio/portfolio';
import { ownShips } from './shipCost';

/** A ship by its owner and its place among the owner's ships. */
export interface ShipRef {
  readonly owner: Seat;
  readonly index: number;
}

/** One good put under one ship. */
export interface SaleItem {
  readonly good: Good;
  readonly ship: ShipRef;
}

export type SalePart = 'market' | 'ship-bonus' | 'benefit';

export interface Sale {
  readonly reis: number;
  readonly parts: readonly Part<SalePart>[];
  /** Ships that become full and sail at once; their owner earns 1 wig per crate (`sell.sail`). */
  readonly sails: readonly ShipRef[];
  readonly wigs: BySeat<number>;
}

export type SaleRefusal =
  | { readonly code: 'no-such-ship'; readonly ship: ShipRef }
  | { readonly code: 'no-room'; readonly ship: ShipRef; readonly hull: number }
  | { readonly code: 'good-missing'; readonly good: Good; readonly needed: number; readonly has: number };

export const isAtSea = ({ hull, cargo }: Ship): boolean => cargo >= hull;

export const shipsOf = (state: Pick<GameState, 'you' | 'lacerda'>, owner: Seat): readonly Ship[] =>
  owner === 'you' ? ownShips(state.you) : state.lacerda.ships;

const shipAt = (state: GameState, { owner, index }: ShipRef): Ship | undefined => shipsOf(state, owner)[index];

const same = (a: ShipRef, b: ShipRef): boolean => a.owner === b.owner && a.index === b.index;

/** The réis of one good: market price, the ship's bonus, treasury cards. */
function proceeds(state: GameState, good: Good, ship: Ship): readonly Part<SalePart>[] {
  const all: readonly Part<SalePart>[] = [
    { code: 'market', amount: state.market[good], rule: 'sell.goods' },
    { code: 'ship-bonus', amount: state.sheet.ships[ship.hull].bonus, rule: 'sell.goods' },
    { code: 'benefit', amount: benefitsOf(state.you).perGood, rule: 'portfolio.treasury' },
  ];
  return all.filter(({ amount }) => amount !== 0);
}

function missingGood(state: GameState, items: readonly SaleItem[]): SaleRefusal | undefined {
  for (const { good } of items) {
    const needed = items.filter((item) => item.good === good).length;
    const has = state.you.goods[good];
    if (needed > has) return { code: 'good-missing', good, needed, has };
  }
  return undefined;
}

function badShip(state: GameState, items: readonly SaleItem[]): SaleRefusal | undefined {
  for (const { ship } of items) {
    const target = shipAt(state, ship);
    if (target === undefined) return { code: 'no-such-ship', ship };
    const loaded = items.filter((item) => same(item.ship, ship)).length;
    if (target.cargo + loaded > target.hull) return { code: 'no-room', ship, hull: target.hull };
  }
  return undefined;
}

/** Your sale, good by good: réis with their reasons, which ships sail and who earns the wigs. */
export function sale(state: GameState, items: readonly SaleItem[]): Result<Sale, SaleRefusal> {
  const problem = badShip(state, items) ?? missingGood(state, items);
  if (problem !== undefined) return refuse(problem);
  const loaded = items.flatMap((item) => {
    const ship = shipAt(state, item.ship);
    return ship === undefined ? [] : [{ ...item, target: ship }];
  });
  const parts = loaded.flatMap(({ good, target }) => proceeds(state, good, target));
  const refs = loaded.filter((item, at) => loaded.findIndex((other) => same(other.ship, item.ship)) === at);
  const full = refs.filter(
    ({ ship, target }) => target.cargo + items.filter((item) => same(item.ship, ship)).length === target.hull,
  );
  const earned = (seat: Seat) =>
    full.filter(({ ship }) => ship.owner === seat).reduce((total, { target }) => total + target.hull, 0);
  return ok({
    reis: parts.reduce((total, { amount }) => total + amount, 0),
    parts,
    sails: full.map(({ ship }) => ship),
    wigs: recordOf(SEATS, earned),
  });
}
