import * as fc from 'fast-check';

import { hireOne, hiring } from '@/engine/buildings/hire';
import { sum } from '@/engine/core/record';
import { gainInfluence } from '@/engine/influence/gain';
import { visitOffer } from '@/engine/influence/visit';
import type { VisitOffer } from '@/engine/influence/visit';
import type { WayToPay } from '@/engine/influence/waysToPay';
import type { Part } from '@/engine/model/reason';
import type { GameState } from '@/engine/model/state';
import type { Seat } from '@/engine/model/vocabulary';
import { GOODS, NOBLES, SEATS } from '@/engine/model/vocabulary';
import { canAdd, isFull, pushedOut } from '@/engine/officials/offices';
import { portfolioInfluence } from '@/engine/portfolio/portfolio';
import { warehouseSize } from '@/engine/portfolio/warehouse';
import { CUBE_VALUES } from '@/engine/rubble/sets';
import type { SaleItem } from '@/engine/ships/sale';
import { sale, shipsOf } from '@/engine/ships/sale';
import { shipOffer } from '@/engine/ships/shipCost';
import { landOffers } from '@/engine/stores/landPrice';
import { yourProduction } from '@/engine/stores/produce';
import { sponsorPrice } from '@/engine/treasury/sponsor';
import { treasuryAfter } from '@/engine/treasury/treasury';
import { anyState } from '../helpers/anyState';

const total = (parts: readonly Part<string>[]): number => sum(parts.map(({ amount }) => amount));

const always = (check: (state: GameState) => void): void => fc.assert(fc.property(anyState, check), { numRuns: 200 });

const eachVisit = (check: (offer: VisitOffer, state: GameState, seat: Seat) => void): void =>
  always((state) =>
    SEATS.forEach((seat) => NOBLES.forEach((noble) => check(visitOffer(state, seat, noble), state, seat))),
  );

const eachWay = (check: (way: WayToPay, offer: VisitOffer, state: GameState, seat: Seat) => void): void =>
  eachVisit((offer, state, seat) => offer.pay.forEach((way) => check(way, offer, state, seat)));

/** Every space the marker can end on after paying so much influence and cashing so many coins, in any order. */
function ends(coins: readonly number[], marker: number, influence: number, cashed: number): readonly number[] {
  if (influence === 0 && cashed === 0) return [marker];
  const next = Math.max(-1, ...coins.filter((space) => space < marker));
  return [
    ...(influence > 0 && marker > 0 ? ends(coins, marker - 1, influence - 1, cashed) : []),
    ...(cashed > 0 && next >= 0 ? ends(coins, next, influence, cashed - 1) : []),
  ];
}

describe('a price equals the sum of its parts and is never below 0', () => {
  it('visit.cost', () =>
    eachVisit((offer) => {
      expect(offer.total).toBe(total(offer.parts));
      expect(offer.total).toBeGreaterThanOrEqual(0);
    }));

  it('store.price, sponsor, building.hire', () =>
    always((state) => {
      const land = landOffers(state, 'you').flatMap(({ cheapest, prices }) => [cheapest, ...prices]);
      for (const price of [...land, sponsorPrice(state, 'you'), hireOne(state), hiring(state, { officials: 4 })]) {
        expect(price.total).toBe(total(price.parts));
        expect(price.total).toBeGreaterThanOrEqual(0);
      }
    }));

  it('state.ship, ship.replace', () =>
    always((state) => {
      const offer = shipOffer(state);
      for (const cost of offer === null ? [] : [offer.asNew, ...offer.replacing.map((ship) => ship.cost)]) {
        expect(cost.goods).toBe(total(cost.parts));
        expect(cost.goods).toBeGreaterThanOrEqual(0);
      }
    }));

  it('affordable, missing and left agree: what is missing is not left', () =>
    always((state) => {
      const land = landOffers(state, 'you').map(({ cheapest }) => cheapest);
      const visits = NOBLES.map((noble) => visitOffer(state, 'you', noble));
      for (const { affordable, missing, left } of [
        ...land,
        ...visits,
        sponsorPrice(state, 'you'),
        hiring(state, { officials: 3 }),
      ]) {
        expect(affordable).toBe(missing === 0);
        expect(left === 0 || affordable).toBe(true);
      }
    }));
});

describe('store.price: the cube that is taken', () => {
  it('taking the dearest cube is never dearer', () =>
    always((state) => {
      for (const { cheapest, prices } of landOffers(state, 'you')) {
        for (const price of prices) {
          expect(cheapest.total).toBeLessThanOrEqual(price.total);
          if (cheapest.take !== null && price.take !== null) {
            expect(CUBE_VALUES[cheapest.take.kind]).toBeGreaterThanOrEqual(CUBE_VALUES[price.take.kind]);
          }
        }
      }
    }));

  it('what is taken and what is left are all the rubble there was', () =>
    always((state) => {
      for (const { prices } of landOffers(state, 'you')) {
        const before = prices.map(({ rubble, take }) => rubble + (take === null ? 0 : CUBE_VALUES[take.kind]));
        expect(new Set(before).size).toBeLessThanOrEqual(1);
      }
    }));
});

describe('visit.pay: every way to pay', () => {
  it('adds up to the cost', () =>
    eachWay(({ influence, wigs, reis, coins, benefits }, offer) => {
      expect(influence + wigs + reis + coins + benefits).toBe(offer.total);
    }));

  it('never uses wigs while influence is left, and leaves the marker where the track allows', () =>
    eachWay((way, _, state, seat) => {
      const reached = ends(state.sheet.coins, state[seat].influence, way.influence, way.coins);
      expect(way.left.influence).toBe(way.wigs > 0 ? 0 : Math.max(...reached));
      expect(reached).toContain(way.left.influence);
    }));

  it('overdraws nothing', () =>
    eachWay((way, _, state, seat) => {
      const { influence, wigs } = state[seat];
      const reis = seat === 'you' ? state.you.reis : 0;
      expect(Object.values(way.left).every((left) => left >= 0)).toBe(true);
      expect(way.influence + way.coins).toBeLessThanOrEqual(influence);
      expect(way.left.influence).toBeLessThanOrEqual(influence - way.influence - way.coins);
      expect(way.left.wigs).toBe(wigs - way.wigs);
      expect(way.reis).toBeLessThanOrEqual(reis);
    }));

  it('uses réis, coins and their discount only with both left houses', () =>
    eachWay(({ reis, coins, benefits }, _, state, seat) => {
      if (seat === 'lacerda' || state.you.houses.left < 2) expect([reis, coins, benefits]).toEqual([0, 0, 0]);
    }));

  it('comes once, fewest wigs first, then most influence', () =>
    eachVisit(({ pay }) => {
      pay.slice(1).forEach((way, at) => {
        const before = pay[at];
        expect(
          before && (before.wigs < way.wigs || (before.wigs === way.wigs && before.influence >= way.influence)),
        ).toBe(true);
      });
      const keys = pay.map(({ influence, wigs, reis, coins }) => [influence, wigs, reis, coins].join());
      expect(new Set(keys).size).toBe(keys.length);
    }));

  it('exists exactly when the visit is affordable', () =>
    eachVisit(({ affordable, missing, pay }) => {
      expect(pay.length > 0).toBe(affordable);
      expect(missing === 0).toBe(affordable);
    }));
});

describe('the board stays within its limits', () => {
  it('treasury.track: the marker never leaves its track', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: -9, max: 9 }), (state, steps) => {
        expect(state.sheet.treasury[treasuryAfter(state, steps)]).toBeDefined();
      }),
    );
  });

  it('state.produce, warehouse.size: production never exceeds the warehouse, and prices never rise', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(null, ...GOODS), (state, extra) => {
        const { made, received, returned, prices } = yourProduction(state, extra);
        for (const good of GOODS) {
          expect(received[good] + returned[good]).toBe(made[good]);
          expect(received[good] === 0 || state.you.goods[good] + received[good] <= warehouseSize(state.you)).toBe(true);
          expect(prices[good] <= state.market[good] && prices[good] >= state.market[good] - 1).toBe(true);
          if (received[good] === 0) expect(prices[good]).toBe(state.market[good]);
        }
      }),
    );
  });

  it('influence.gain: the marker stays between 0 and 10, and what does not fit is lost', () =>
    always((state) => {
      const from = state.you.influence;
      const { granted, to, lost, wigs } = gainInfluence(from, portfolioInfluence(state));
      expect(to + lost).toBe(from + granted);
      expect(to >= from && to <= 10).toBe(true);
      expect(wigs).toBe(to === 10 && granted > 0 ? 1 : 0);
    }));

  it('state.officials: whoever is pushed out stands there, and only from a full office', () =>
    always((state) => {
      for (const noble of NOBLES) {
        const leaving = pushedOut(state, noble);
        expect(leaving.every((seat) => state.offices[noble][seat] > 0)).toBe(true);
        expect(leaving.length === 0 || isFull(state, noble)).toBe(true);
        expect(canAdd(state, noble)).toBe(!isFull(state, noble) || leaving.length > 0);
      }
    }));
});

describe('sell.goods, sell.sail: any sale', () => {
  const item: fc.Arbitrary<SaleItem> = fc.record({
    good: fc.constantFrom(...GOODS),
    ship: fc.record({ owner: fc.constantFrom(...SEATS), index: fc.integer({ min: 0, max: 3 }) }),
  });

  it('is refused, or its réis are the sum of its parts, no ship is overloaded and only full ships give wigs', () => {
    fc.assert(
      fc.property(anyState, fc.array(item, { maxLength: 5 }), (state, items) => {
        const answer = sale(state, items);
        if (!answer.ok) return;
        const { reis, parts, sails, wigs, left } = answer.value;
        expect(reis).toBe(total(parts));
        expect(left.reis).toBe(state.you.reis + reis);
        expect(sum(Object.values(left.goods))).toBe(sum(Object.values(state.you.goods)) - items.length);
        expect(Math.min(...Object.values(left.goods))).toBeGreaterThanOrEqual(0);
        expect(wigs.you + wigs.lacerda).toBe(
          sum(sails.map(({ owner, index }) => shipsOf(state, owner)[index]?.hull ?? Number.NaN)),
        );
      }),
      { numRuns: 500 },
    );
  });
});
