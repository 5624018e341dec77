import { impossibleEntries } from '@/engine/scoring/impossible';
import { scoreInput, type ScoredPerson } from '@/engine/scoring/input';
import { lacerda, people, person, stores } from './table';

const at = (...held: readonly Partial<ScoredPerson>[]) => impossibleEntries(scoreInput(people(...held)));
const built = (...tables: readonly Partial<ScoredPerson['stores']>[]) =>
  at(...tables.map((held) => ({ stores: stores(held) })));
const crowded = (streets: readonly string[], most: number, has: number) => [
  { path: 'players', code: 'more-stores-than-spaces', streets, most, has },
];

describe('impossibleEntries: one player', () => {
  test.each<readonly [string, Partial<ScoredPerson>, object]>([
    ['five ships', { ships: [1, 1, 2, 2, 3] }, { path: 'players.0.ships', code: 'too-many-ships', most: 3, has: 5 }],
    ['11 influence', { influence: 11 }, { path: 'players.0.influence', code: 'too-large', most: 10, has: 11 }],
    ['six sets', { sets: 6 }, { path: 'players.0.sets', code: 'too-large', most: 5, has: 6 }],
    ['four favours', { favours: 4 }, { path: 'players.0.favours', code: 'too-large', most: 3, has: 4 }],
    [
      'nine stores',
      { stores: stores({ gold: 5, tools: 4 }) },
      { path: 'players.0.stores', code: 'more-stores-than-houses', most: 8, has: 9 },
    ],
  ])('%s', (_, held, problem) => expect(at(held)).toEqual([problem]));

  test('Lacerda has no portfolio that limits his ships', () => {
    expect(impossibleEntries(scoreInput([person('you'), lacerda({ ships: [1, 2, 3, 4], cubes: 63 })]))).toEqual([]);
    expect(impossibleEntries(scoreInput([person('you'), lacerda({ cubes: 64 })]))).toHaveLength(1);
  });

  test('nothing entered is possible', () => expect(at({}, {}, {}, {})).toEqual([]));
});

describe('impossibleEntries: no more stores than spaces on their streets', () => {
  test('two players: 8 spaces on a street', () => {
    expect(built({ gold: 4 }, { gold: 4 })).toEqual([]);
    expect(built({ gold: 4 }, { gold: 5 })).toEqual(crowded(['gold'], 8, 9));
  });

  test('three and four players: 10 spaces on a street', () => {
    expect(built({ books: 5 }, { books: 5 }, {})).toEqual([]);
    expect(built({ books: 5 }, { books: 5 }, { books: 1 })).toEqual(crowded(['books'], 10, 11));
  });

  test('neighbouring streets share the column between them', () => {
    expect(built({ gold: 6 }, { cloth: 6 })).toEqual([]);
    expect(built({ gold: 7 }, { cloth: 6 })).toEqual(crowded(['gold', 'cloth'], 12, 13));
    expect(built({ gold: 7 }, { books: 7 })).toEqual([]);
  });

  test('25 stores fill the map of four, 26 do not', () => {
    expect(built({ gold: 8 }, { cloth: 5 }, { books: 6 }, { tools: 6 })).toEqual([]);
    expect(built({ gold: 8 }, { cloth: 6 }, { books: 6 }, { tools: 6 })).toEqual(
      crowded(['gold', 'cloth', 'books', 'tools'], 25, 26),
    );
  });

  /** The same question asked of the map itself: fill the columns from the west and see whether every store finds a space. */
  test('agrees with giving every store a space, over all tables of two', () => {
    const fits = (...streets: readonly number[]) => {
      let free = 4;
      return streets.every((wanted) => {
        const left = Math.max(0, wanted - free);
        free = 4 - left;
        return left <= 4;
      });
    };
    const disagreeing: unknown[] = [];
    for (let code = 0; code < 9 ** 4; code += 1) {
      const [gold = 0, cloth = 0, books = 0, tools = 0] = [code, code / 9, code / 81, code / 729].map(
        (n) => Math.floor(n) % 9,
      );
      if (gold + cloth > 8 || books + tools > 8) continue;
      const possible = built({ gold, cloth }, { books, tools }).length === 0;
      if (possible !== fits(gold, cloth, books, tools)) disagreeing.push({ gold, cloth, books, tools, possible });
    }
    expect(disagreeing).toEqual([]);
  });
});
