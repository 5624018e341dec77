import { majority } from '@/engine/scoring/majority';
import { prizesOf, atTable } from '@/engine/scoring/prizes';

/** All ways `people` can hold up to `most` of something between them. */
function splits(people: number, most: number): readonly (readonly number[])[] {
  if (people === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, own) => own).flatMap((own) =>
    splits(people - 1, most - own).map((others) => [own, ...others]),
  );
}

/** Written from the other end: deal the prizes along the line, then pool them among neighbours with equal counts. */
function poolAndShare(counts: readonly number[], prizes: readonly number[]): readonly number[] {
  const line = counts.map((count, seat) => ({ count, seat })).sort((a, b) => b.count - a.count);
  const purse = new Map<number, { total: number; heads: number }>();
  line.forEach(({ count }, position) => {
    const pool = purse.get(count) ?? { total: 0, heads: 0 };
    purse.set(count, { total: pool.total + (prizes[position] ?? 0), heads: pool.heads + 1 });
  });
  return counts.map((count) => {
    const pool = purse.get(count);
    if (count === 0 || pool === undefined) return 0;
    return (pool.total - (pool.total % pool.heads)) / pool.heads;
  });
}

function engineShares(counts: readonly number[], prizes: readonly number[]): readonly number[] {
  const standings = majority(
    counts.map((count, seat) => ({ id: String(seat), count })),
    prizes,
  );
  return counts.map((_, seat) => standings.find(({ ids }) => ids.includes(String(seat)))?.each ?? 0);
}

const CONTESTS = ['gold', 'books', 'cloth', 'tools', 'officials'] as const;

describe.each([1, 2, 3, 4])('score.stores, score.officials: all splits of up to 5 among %i', (people) => {
  const all = splits(people, 5);

  test('there are as many splits as combinatorics says', () => {
    expect(all).toHaveLength([6, 21, 56, 126][people - 1] ?? 0);
  });

  test.each(CONTESTS.flatMap((of) => (['6/3/1', '6/4/2'] as const).map((tools) => [of, tools] as const)))(
    '%s (tools %s) agrees with pooling the prizes',
    (of, tools) => {
      const prizes = atTable(prizesOf(of, tools), people);
      for (const counts of all) {
        expect({ counts, shares: engineShares(counts, prizes) }).toEqual({
          counts,
          shares: poolAndShare(counts, prizes),
        });
      }
    },
  );
});

const standingsOf = (counts: Readonly<Record<string, number>>) =>
  majority(
    Object.entries(counts).map(([id, count]) => ({ id, count })),
    [3, 2, 1],
  );

test('majority: standings come most first and never hold someone with none', () => {
  const standings = standingsOf({ a: 0, b: 1, c: 4, d: 1 });
  expect(standings).toEqual([
    { place: 1, count: 4, ids: ['c'], prizes: [3], sum: 3, each: 3 },
    { place: 2, count: 1, ids: ['b', 'd'], prizes: [2, 1], sum: 3, each: 1 },
  ]);
});

test('majority: a place beyond the table is worth nothing', () => {
  const standings = standingsOf({ a: 4, b: 3, c: 2, d: 1 });
  expect(standings.at(-1)).toEqual({ place: 4, count: 1, ids: ['d'], prizes: [], sum: 0, each: 0 });
});
