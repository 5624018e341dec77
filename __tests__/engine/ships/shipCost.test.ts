import { sum } from '@/engine/core/record';
import { ownShips, shipCost, shipOffer } from '@/engine/ships/shipCost';
import type { ByGood, Hull } from '@/engine/model/vocabulary';
import { paysLeaving } from '../../helpers/offers';
import { aState } from '../../helpers/state';

const builder = (middle: number, goods: Partial<ByGood<number>> = { gold: 1, books: 1, cloth: 1, tools: 1 }) => ({
  houses: { left: 0, middle, right: 0 },
  goods: { gold: 0, books: 0, cloth: 0, tools: 0, ...goods },
});

describe('state.ship', () => {
  it('EN p. Build a Ship: a hull of 2 costs 2 different goods', () => {
    expect(shipCost(builder(0, { gold: 1, cloth: 1 }), 2, null)).toEqual({
      goods: 2,
      parts: [{ code: 'hull', amount: 2, rule: 'state.ship' }],
      ...paysLeaving(0),
    });
  });

  it('asks for different goods: two of the same are not enough', () => {
    expect(shipCost(builder(0, { gold: 3 }), 2, null)).toMatchObject({ affordable: false, missing: 1, left: 0 });
  });

  it('leaves every good it does not take', () => {
    expect(shipCost(builder(0, { gold: 3, tools: 1 }), 2, null)).toMatchObject({ affordable: true, left: 2 });
  });

  it('EN p. Middle group of houses: hull 3 with 2 middle houses costs 2 instead of 3', () => {
    const cost = shipCost(builder(2), 3, null);
    expect(cost.goods).toBe(2);
    expect(cost.parts).toContainEqual({ code: 'houses', amount: -1, rule: 'state.ship' });
  });

  it.each([
    [0, 4],
    [1, 3],
    [2, 3],
    [3, 0],
  ])('with %i middle houses a hull of 4 costs %i goods', (middle, goods) => {
    expect(shipCost(builder(middle), 4, null).goods).toBe(goods);
  });

  it('EN p. Middle group of houses: with 3 middle houses the ship is free, without any goods at all', () => {
    expect(shipCost(builder(3, {}), 4, null)).toMatchObject({ goods: 0, affordable: true, missing: 0, left: 0 });
  });

  it('a house never makes a cost negative', () => {
    expect(shipCost(builder(1), 1, null).goods).toBe(0);
    expect(shipCost(builder(1), 2, 2).goods).toBe(0);
  });
});

describe('ship.replace', () => {
  it('EN p. Build a Ship (Upgrade): from hull 1 to hull 3 costs 2 different goods', () => {
    const cost = shipCost(builder(0), 3, 1);
    expect(cost.goods).toBe(2);
    expect(cost.parts).toEqual([
      { code: 'hull', amount: 3, rule: 'state.ship' },
      { code: 'replaced', amount: -1, rule: 'ship.replace' },
    ]);
  });

  it('a smaller or equal ship costs nothing', () => {
    expect(shipCost(builder(0, {}), 2, 2)).toMatchObject({ goods: 0, affordable: true });
    expect(shipCost(builder(0, {}), 1, 2)).toMatchObject({ goods: 0, affordable: true });
  });

  it('the houses count on top of the difference, and the parts add up', () => {
    const cost = shipCost(builder(1), 4, 1);
    expect(cost.goods).toBe(2);
    expect(sum(cost.parts.map(({ amount }) => amount))).toBe(2);
  });
});

describe('the shipyard', () => {
  const ships = (...hulls: readonly Hull[]) => ({
    portfolio: hulls.map((hull) => ({ card: 'ship' as const, hull, cargo: 0 })),
  });

  it('offers its top ship as a new one and in place of each you have', () => {
    const offer = shipOffer(aState({ shipyard: [3, 4], you: ships(1, 2) }));
    expect(offer).toMatchObject({
      hull: 3,
      asNew: { goods: 3 },
      replacing: [
        { hull: 1, cost: { goods: 2 } },
        { hull: 2, cost: { goods: 1 } },
      ],
    });
  });

  it('offers nothing when it is empty', () => {
    expect(shipOffer(aState({ shipyard: [] }))).toBeNull();
  });

  it('only ship cards are ships', () => {
    const portfolio = [
      { card: 'treasury', reis: 1 },
      { card: 'ship', hull: 2, cargo: 1 },
    ] as const;
    expect(ownShips({ portfolio })).toEqual([{ card: 'ship', hull: 2, cargo: 1 }]);
  });
});
