import { impossibleEntries } from '@/engine/scoring/impossible';
import { scoreInput, type ScoredPerson } from '@/engine/scoring/input';
import { scoreNotes } from '@/engine/scoring/notes';
import { people, stores } from './table';

const tableOf = (...tables: readonly Partial<ScoredPerson['stores']>[]) =>
  scoreInput(people(...tables.map((held) => ({ stores: stores(held) }))));
const built = (...tables: readonly Partial<ScoredPerson['stores']>[]) => scoreNotes(tableOf(...tables));
const crowded = (streets: readonly string[], most: number, has: number) => [
  { code: 'crowded-streets', streets, most, has },
];

describe('scoreNotes: more stores than the geometry of the map gives their streets', () => {
  test('score.stores: the rulebook’s cloth 4, 3, 3, 1 is one more than its street holds', () => {
    expect(built({ cloth: 4 }, { cloth: 3 }, { cloth: 3 }, { cloth: 1 })).toEqual(crowded(['cloth'], 10, 11));
  });

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

  test('what the whole map cannot hold is no note: it is refused', () => {
    expect(built({ gold: 8 }, { cloth: 6 }, { books: 6 }, { tools: 6 })).toEqual([]);
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
      const table = tableOf({ gold, cloth }, { books, tools });
      const possible = scoreNotes(table).length === 0 && impossibleEntries(table).length === 0;
      if (possible !== fits(gold, cloth, books, tools)) disagreeing.push({ gold, cloth, books, tools, possible });
    }
    expect(disagreeing).toEqual([]);
  });
});
