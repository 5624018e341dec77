import * as fc from 'fast-check';

import { drawBelow, shuffle } from '@/engine/core/rng';

const seeds = fc.integer();

describe('rng', () => {
  it('the same seed draws the same number and gives the same seed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 100 }), (seed, below) => {
        expect(drawBelow(seed, below)).toEqual(drawBelow(seed, below));
      }),
    );
  });

  it('draws whole numbers from 0 to one below the limit', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 100 }), (seed, below) => {
        const { value } = drawBelow(seed, below);
        expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
      }),
    );
  });

  it('the same seed gives the same order', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        expect(shuffle(seed, list)).toEqual(shuffle(seed, list));
      }),
    );
  });

  it('a shuffle loses and invents nothing, and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const given = Object.freeze([...list]);
        const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
        expect(sorted(shuffle(seed, given).value)).toEqual(sorted(list));
      }),
    );
  });

  it('every order of three comes up about equally often', () => {
    const counts = new Map<string, number>();
    let seed = 1755;
    for (let deal = 0; deal < 6000; deal += 1) {
      const drawn = shuffle(seed, ['a', 'b', 'c']);
      seed = drawn.seed;
      const order = drawn.value.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(Math.min(...counts.values())).toBeGreaterThan(850);
    expect(Math.max(...counts.values())).toBeLessThan(1150);
  });

  it('continuing from the returned seed gives another deal', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const first = shuffle(1, list);
    expect(shuffle(first.seed, list).value).not.toEqual(first.value);
  });
});
