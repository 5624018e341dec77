import {
  HOUSES_IN_GROUP,
  extraGoods,
  houseSplits,
  housesLeft,
  mayPayVisitsInReis,
  shipDiscount,
  splitsBy,
  storeCount,
} from '@/engine/houses/houses';
import { sum } from '@/engine/core/record';
import { HOUSES_EACH } from '@/engine/model/state';
import { aState, his, yours } from '../../helpers/state';

const built = (left: number, middle: number, right: number) => ({ houses: { left, middle, right } });

describe('setup.player: 8 houses in three groups', () => {
  it('2 left, 3 middle, 3 right', () => {
    expect(HOUSES_IN_GROUP).toEqual({ left: 2, middle: 3, right: 3 });
    expect(sum(Object.values(HOUSES_IN_GROUP))).toBe(HOUSES_EACH);
  });

  it('each store uses one, whoever owns it', () => {
    const state = aState({
      stores: { ...yours({ A1: 'gold', C1: 'gold' }), ...his({ B1: 'gold' }) },
    });
    expect([storeCount(state, 'you'), housesLeft(state, 'you')]).toEqual([2, 6]);
    expect([storeCount(state, 'lacerda'), housesLeft(state, 'lacerda')]).toEqual([1, 7]);
  });
});

describe('what the houses unlock', () => {
  it('visit.pay: the second left house lets réis replace influence', () => {
    expect([0, 1, 2].map((left) => mayPayVisitsInReis(built(left, 0, 0)))).toEqual([false, false, true]);
  });

  it('state.ship: the first middle house saves 1 good, the third all', () => {
    expect([0, 1, 2, 3].map((middle) => shipDiscount(built(0, middle, 0)))).toEqual([0, 1, 1, 'free']);
  });

  it('state.produce: the first right house gives 1 extra good, the third 1 of each type', () => {
    expect([0, 1, 2, 3].map((right) => extraGoods(built(0, 0, right)))).toEqual([
      'none',
      'one-type',
      'one-type',
      'each-type',
    ]);
  });
});

describe('houses by the group they came from', () => {
  it('every number a group can have, with as little changed elsewhere as can be, from left to right', () => {
    expect(splitsBy(4, 'right', { left: 2, middle: 1, right: 1 })).toEqual([
      { left: 2, middle: 2, right: 0 },
      { left: 2, middle: 1, right: 1 },
      { left: 2, middle: 0, right: 2 },
      { left: 1, middle: 0, right: 3 },
    ]);
    expect(splitsBy(7, 'left', { left: 2, middle: 3, right: 2 }).map(({ left }) => left)).toEqual([1, 2]);
    expect(splitsBy(0, 'middle', { left: 0, middle: 0, right: 0 })).toHaveLength(1);
  });

  it.each([1, 4, 6, 8])('two numbers, left and middle, lead from any split of %i houses to any other', (count) => {
    const all = houseSplits(count);
    const reached = all.flatMap((from) =>
      all.map((to) => {
        const half = splitsBy(count, 'left', from).find(({ left }) => left === to.left) ?? from;
        return splitsBy(count, 'middle', half).find(({ middle }) => middle === to.middle);
      }),
    );
    expect(reached).toEqual(all.flatMap(() => all));
  });
});
