import { recordOf, sum } from '../core/record';
import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Part } from '../model/reason';
import type { GameState, Ship } from '../model/state';
import type { ByGood, BySeat, Good, Seat } from '../model/vocabulary';
import { GOODS, SEATS } from '../model/vocabulary';
import type { BenefitPart } from '../portfolio/benefits';
import { benefitParts } from '../portfolio/benefits';
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

export type SalePart = 'market' | 'ship-bonus' | BenefitPart;

export interface Sale {
  readonly reis: number;
  readonly parts: readonly Part<SalePart>[];
  /** Ships that become full and sail at once; their owner earns 1 wig per newly packed crate (`sell.sail`). */
  readonly sails: readonly ShipRef[];
  readonly wigs: BySeat<number>;
  /** What you hold afterwards. */
  readonly left: { readonly reis: number; readonly goods: ByGood<number> };
}

export type SaleRefusal =
  | { readonly code: 'no-such-ship'; readonly ship: ShipRef }
  | {
      readonly code: 'no-room';
      readonly ship: ShipRef;
      readonly hull: number;
      readonly needed: number;
      readonly has: number;
    }
  | { readonly code: 'good-missing'; readonly good: Good; readonly needed: number; readonly has: number };

export const isAtSea = ({ hull, cargo }: Ship): boolean => cargo >= hull;

/** Crates paid for before, at most as many as lie there; none is not written down. */
export function paidCrates(cargo: number, paid = 0): Pick<Ship, 'paid'> {
  const kept = Math.min(paid, cargo);
  return kept > 0 ? { paid: kept } : {};
}

/** The wigs of a ship that sails: cargo already paid for gives nothing again (`sell.sail`). */
const wigsForSailing = ({ hull, paid = 0 }: Ship): number => hull - paid;

export const shipsOf = (state: Pick<GameState, 'you' | 'lacerda'>, owner: Seat): readonly Ship[] =>
  owner === 'you' ? ownShips(state.you) : state.lacerda.ships;

/** A ship and the goods of a sale that go under it. */
interface Loading {
  readonly ref: ShipRef;
  readonly ship: Ship;
  readonly goods: readonly Good[];
}

/** The ships a sale loads, yours first. */
const loadingsOf = (state: GameState, items: readonly SaleItem[]): readonly Loading[] =>
  SEATS.flatMap((owner) =>
    shipsOf(state, owner).map((ship, index): Loading => {
      const here = items.filter((item) => item.ship.owner === owner && item.ship.index === index);
      return { ref: { owner, index }, ship, goods: here.map(({ good }) => good) };
    }),
  ).filter(({ goods }) => goods.length > 0);

/** The réis of one good: market price, the ship's bonus, treasury cards and clergy tiles. */
function proceeds(state: GameState, good: Good, ship: Ship): readonly Part<SalePart>[] {
  const all: readonly Part<SalePart>[] = [
    { code: 'market', amount: state.market[good], rule: 'sell.goods' },
    { code: 'ship-bonus', amount: state.sheet.ships[ship.hull].bonus, rule: 'sell.goods' },
    ...benefitParts(state.you, 'perGood'),
  ];
  return all.filter(({ amount }) => amount !== 0);
}

const soldOf = (items: readonly SaleItem[], good: Good): number => items.filter((item) => item.good === good).length;

/** Why a sale cannot be done, if so: a ship that is not there or too small, or goods you do not have. */
function problemOf(
  state: GameState,
  items: readonly SaleItem[],
  loadings: readonly Loading[],
): SaleRefusal | undefined {
  const stray = items.find(({ ship }) => shipsOf(state, ship.owner)[ship.index] === undefined);
  if (stray !== undefined) return { code: 'no-such-ship', ship: stray.ship };
  const small = loadings.find(({ ship, goods }) => ship.cargo + goods.length > ship.hull);
  if (small !== undefined) {
    const { ref, ship, goods } = small;
    return { code: 'no-room', ship: ref, hull: ship.hull, needed: goods.length, has: ship.hull - ship.cargo };
  }
  const good = GOODS.find((type) => soldOf(items, type) > state.you.goods[type]);
  return good && { code: 'good-missing', good, needed: soldOf(items, good), has: state.you.goods[good] };
}

/** Your sale: réis with their reasons, which ships sail, who earns the wigs and what you hold afterwards. */
export function sale(state: GameState, items: readonly SaleItem[]): Result<Sale, SaleRefusal> {
  const loadings = loadingsOf(state, items);
  const problem = problemOf(state, items, loadings);
  if (problem !== undefined) return refuse(problem);
  const parts = loadings.flatMap(({ ship, goods }) => goods.flatMap((good) => proceeds(state, good, ship)));
  const reis = sum(parts.map(({ amount }) => amount));
  const full = loadings.filter(({ ship, goods }) => ship.cargo + goods.length === ship.hull);
  const earned = (seat: Seat) =>
    sum(full.filter(({ ref }) => ref.owner === seat).map(({ ship }) => wigsForSailing(ship)));
  return ok({
    reis,
    parts,
    sails: full.map(({ ref }) => ref),
    wigs: recordOf(SEATS, earned),
    left: {
      reis: state.you.reis + reis,
      goods: recordOf(GOODS, (good) => state.you.goods[good] - soldOf(items, good)),
    },
  });
}
