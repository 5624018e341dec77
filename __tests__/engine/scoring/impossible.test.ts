import { DEFAULT_RULINGS } from '@/engine/model/rulings';
import { OFFICIALS_EACH } from '@/engine/model/state';
import { STREETS } from '@/engine/model/vocabulary';
import { impossibleEntries } from '@/engine/scoring/impossible';
import { scoreInput, type ScoredPerson } from '@/engine/scoring/input';
import { lacerda, people, person, stores } from './table';

const at = (...held: readonly Partial<ScoredPerson>[]) => impossibleEntries(scoreInput(people(...held)));
const built = (...tables: readonly Partial<ScoredPerson['stores']>[]) =>
  at(...tables.map((held) => ({ stores: stores(held) })));
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

  test('what just fits is possible: 3 ships, 10 influence, 5 sets, 3 favours', () => {
    expect(at({ ships: [1, 2, 3], influence: 10, sets: 5, favours: 3 })).toEqual([]);
  });

  test('Lacerda has no portfolio that limits his ships', () => {
    expect(impossibleEntries(scoreInput([person('you'), lacerda({ ships: [1, 2, 3, 4], cubes: 63 })]))).toEqual([]);
    expect(impossibleEntries(scoreInput([person('you'), lacerda({ cubes: 64 })]))).toEqual([
      { path: 'players.1.cubes', code: 'too-large', most: 63, has: 64 },
    ]);
  });

  test('nothing entered is possible', () => expect(at({}, {}, {}, {})).toEqual([]));
});

describe('R11 offices: Lacerda’s officials in offices and plazas are at most the 8 he has', () => {
  const his = (officialsAtWork: number, R11: 'plans' | 'offices') =>
    impossibleEntries(
      scoreInput([person('you'), lacerda({ officialsAtWork })], { rulings: { ...DEFAULT_RULINGS, R11 } }),
    );

  test('a ninth official is named, on plans any number may be shown', () => {
    expect(his(8, 'offices')).toEqual([]);
    expect(his(9, 'offices')).toEqual([
      { path: 'players.1.officialsAtWork', code: 'too-large', most: OFFICIALS_EACH, has: 9 },
    ]);
    expect(his(9, 'plans')).toEqual([]);
  });

  test('your officials on completed plans may be more than 8', () => {
    const rulings = { ...DEFAULT_RULINGS, R11: 'offices' } as const;
    expect(impossibleEntries(scoreInput([person('you', { officialsAtWork: 12 }), lacerda()], { rulings }))).toEqual([]);
  });
});

describe('impossibleEntries: no more stores than the map has spaces', () => {
  test('25 stores fill the map of four, 26 do not', () => {
    expect(built({ gold: 8 }, { cloth: 5 }, { books: 6 }, { tools: 6 })).toEqual([]);
    expect(built({ gold: 8 }, { cloth: 6 }, { books: 6 }, { tools: 6 })).toEqual([
      { path: 'players', code: 'more-stores-than-spaces', streets: STREETS, most: 25, has: 26 },
    ]);
  });

  test('a street with more stores than spaces is no reason to refuse (score.stores, cloth 4, 3, 3, 1)', () => {
    expect(built({ cloth: 4 }, { cloth: 3 }, { cloth: 3 }, { cloth: 1 })).toEqual([]);
    expect(built({ gold: 4 }, { gold: 5 })).toEqual([]);
  });
});
