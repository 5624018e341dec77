import { recordOf } from '@/engine/core/record';
import { LIMITS } from '@/engine/model/limits';
import { GOODS, STREETS, type ByGood } from '@/engine/model/vocabulary';
import { checkScoreInput } from '@/engine/scoring/check';
import { blankPerson, scoreInput } from '@/engine/scoring/input';
import { crowdedStreets } from '@/engine/scoring/limits';
import { finalScore } from '@/engine/scoring/score';

const problems = (input: unknown) => {
  const checked = checkScoreInput(input);
  return checked.ok ? [] : checked.error;
};
const one = (held: object) => ({ players: [{ id: 'you', ...held }] });
const four = (each: (seat: number) => object) => ({
  players: [0, 1, 2, 3].map((seat) => ({ id: `p${seat}`, ...each(seat) })),
});

describe('checkScoreInput: what is absent gets its default', () => {
  test('an id is enough', () => {
    const checked = checkScoreInput({ players: [{ id: 'you' }] });
    expect(checked).toEqual({ ok: true, value: scoreInput([blankPerson('you')]) });
  });

  test('what it answers can be checked again', () => {
    const input = scoreInput([blankPerson('you'), blankPerson('green')]);
    expect(checkScoreInput(input)).toEqual({ ok: true, value: input });
  });

  test('one person and Lacerda make a solo game unless it says otherwise', () => {
    const players = [{ id: 'you' }, { id: 'he', kind: 'lacerda', decrees: 2 }];
    const solo = (input: unknown) => {
      const checked = checkScoreInput(input);
      return checked.ok && finalScore(checked.value).title !== null;
    };
    expect([solo({ players }), solo({ players, solo: true }), solo({ players, solo: false })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('as many ships as there are hulls are read, and 8 officials of every card', () => {
    expect(problems(one({ ships: [1, 2, 3, 4] }))).toEqual([]);
    expect(problems(one({ officialsAtWork: 8 * LIMITS.cards }))).toEqual([]);
    expect(problems(one({ officialsAtWork: 8 * LIMITS.cards + 1 }))).toHaveLength(1);
  });

  test('two people play no solo game', () => {
    expect(checkScoreInput({ players: [{ id: 'you' }, { id: 'green' }] })).toMatchObject({
      ok: true,
      value: { solo: false },
    });
  });

  test('other parts of a board sheet and other rulings are welcome', () => {
    expect(
      problems({
        ...one({}),
        sheet: { officeSpaces: 5, coins: [0, 2] },
        rulings: { R8: 'overflow', R12: 'ties-count' },
      }),
    ).toEqual([]);
  });
});

describe('checkScoreInput: every problem is named at its field', () => {
  test.each([
    ['nothing', undefined, { path: '', code: 'not-an-object' }],
    ['null', null, { path: '', code: 'not-an-object' }],
    ['a list', [], { path: '', code: 'not-an-object' }],
    ['a word', 'score', { path: '', code: 'not-an-object' }],
    ['no players', {}, { path: 'players', code: 'missing' }],
    ['an empty table', { players: [] }, { path: 'players', code: 'no-players' }],
    ['a player that is a number', { players: [7] }, { path: 'players.0', code: 'not-an-object' }],
    ['a player that is nobody', { players: [null] }, { path: 'players.0', code: 'not-an-object' }],
    ['a player without a name', { players: [{}] }, { path: 'players.0.id', code: 'missing' }],
    ['an empty name', { players: [{ id: ' ' }] }, { path: 'players.0.id', code: 'no-name' }],
    ['a field of its own', { ...one({}), colour: 1 }, { path: 'colour', code: 'no-such-field' }],
    ['a misspelt field', one({ wig: 3 }), { path: 'players.0.wig', code: 'no-such-field' }],
    [
      'another kind',
      one({ kind: 'robot' }),
      { path: 'players.0.kind', code: 'not-one-of', choices: ['person', 'lacerda'] },
    ],
    ['negative wigs', one({ wigs: -1 }), { path: 'players.0.wigs', code: 'too-small', least: 0, has: -1 }],
    ['half a wig', one({ wigs: 0.5 }), { path: 'players.0.wigs', code: 'not-whole' }],
    ['wigs in words', one({ wigs: 'many' }), { path: 'players.0.wigs', code: 'not-a-number' }],
    ['null réis', one({ reis: null }), { path: 'players.0.reis', code: 'not-a-number' }],
    [
      'five ships',
      one({ ships: [1, 1, 2, 2, 3] }),
      { path: 'players.0.ships', code: 'too-many-ships', most: 4, has: 5 },
    ],
    ['ships as a number', one({ ships: 2 }), { path: 'players.0.ships', code: 'not-a-list' }],
    ['a hull of 5', one({ ships: [1, 5] }), { path: 'players.0.ships.1', code: 'not-one-of', choices: [1, 2, 3, 4] }],
    ['a hull of 0', one({ ships: [0] }), { path: 'players.0.ships.0', code: 'not-one-of', choices: [1, 2, 3, 4] }],
    [
      'a hull of null',
      one({ ships: [null] }),
      { path: 'players.0.ships.0', code: 'not-one-of', choices: [1, 2, 3, 4] },
    ],
    ['11 influence', one({ influence: 11 }), { path: 'players.0.influence', code: 'too-large', most: 10, has: 11 }],
    ['six sets', one({ sets: 6 }), { path: 'players.0.sets', code: 'too-large', most: 5, has: 6 }],
    ['four favours', one({ favours: 4 }), { path: 'players.0.favours', code: 'too-large', most: 3, has: 4 }],
    [
      'negative officials',
      one({ officialsAtWork: -2 }),
      { path: 'players.0.officialsAtWork', code: 'too-small', least: 0, has: -2 },
    ],
    [
      'a ninth house',
      one({ stores: { gold: 5, tools: 4 } }),
      { path: 'players.0.stores', code: 'more-stores-than-houses', most: 8, has: 9 },
    ],
    [
      'a ninth official of Lacerda, R11 offices',
      { players: [{ id: 'a' }, { id: 'b', kind: 'lacerda', officialsAtWork: 9 }], rulings: { R11: 'offices' } },
      { path: 'players.1.officialsAtWork', code: 'too-large', most: 8, has: 9 },
    ],
    ['negative plans', one({ plansDone: -1 }), { path: 'players.0.plansDone', code: 'too-small', least: 0, has: -1 }],
    [
      'a decree of 31',
      one({ decrees: [2, 31] }),
      { path: 'players.0.decrees.1', code: 'too-large', most: 30, has: 31 },
    ],
    ['a person’s decrees as a number', one({ decrees: 3 }), { path: 'players.0.decrees', code: 'not-a-list' }],
    ['a street that is none', one({ stores: { silk: 1 } }), { path: 'players.0.stores.silk', code: 'no-such-field' }],
    [
      'coins off the track',
      { ...one({}), sheet: { coins: [11] } },
      { path: 'sheet.coins.0', code: 'too-large', most: 10, has: 11 },
    ],
    [
      'another tool table',
      { ...one({}), sheet: { toolsMajority: '7/3/1' } },
      { path: 'sheet.toolsMajority', code: 'not-one-of', choices: ['6/3/1', '6/4/2'] },
    ],
    ['a sheet entry that is none', { ...one({}), sheet: { coin: [] } }, { path: 'sheet.coin', code: 'no-such-field' }],
    ['a ruling that is none', { ...one({}), rulings: { R99: 1 } }, { path: 'rulings.R99', code: 'no-such-field' }],
    [
      'another choice of a ruling',
      { ...one({}), rulings: { R12: 'maybe' } },
      { path: 'rulings.R12', code: 'not-one-of', choices: ['strictly-first', 'ties-count'] },
    ],
    ['solo with one', { ...one({}), solo: true }, { path: 'solo', code: 'not-solo' }],
    ['solo in words', { ...one({}), solo: 'yes' }, { path: 'solo', code: 'not-true-or-false' }],
    [
      'solo with three',
      { players: [{ id: 'a' }, { id: 'b' }, { id: 'c', kind: 'lacerda' }], solo: true },
      { path: 'solo', code: 'not-solo' },
    ],
    [
      'two Lacerdas',
      {
        players: [
          { id: 'a', kind: 'lacerda' },
          { id: 'b', kind: 'lacerda' },
        ],
      },
      { path: 'players.1.kind', code: 'second-lacerda' },
    ],
    [
      'Lacerda’s decrees as a list',
      { players: [{ id: 'a' }, { id: 'b', kind: 'lacerda', decrees: [3] }] },
      { path: 'players.1.decrees', code: 'not-a-number' },
    ],
    ['the same name twice', { players: [{ id: 'a' }, { id: 'a' }] }, { path: 'players.1.id', code: 'twice', of: 'a' }],
    [
      'five people',
      { players: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })) },
      { path: 'players', code: 'too-many-players', most: 4, has: 5 },
    ],
  ])('%s', (_, input, problem) => {
    expect(problems(input)).toEqual([problem]);
  });

  test('all problems are reported, not only the first', () => {
    expect(problems(one({ wigs: -1, influence: 11 })).map(({ path }) => path)).toEqual([
      'players.0.wigs',
      'players.0.influence',
    ]);
  });

  test('Lacerda may own more ships than a portfolio holds', () => {
    expect(problems({ players: [{ id: 'a' }, { id: 'b', kind: 'lacerda', ships: [1, 2, 3, 4] }] })).toEqual([]);
  });
});

describe('checkScoreInput: no more stores than the whole map has spaces', () => {
  test('the rulebook’s own cloth example, one store more than its street, is taken', () => {
    expect(problems({ players: [4, 3, 3, 1].map((cloth, seat) => ({ id: `p${seat}`, stores: { cloth } })) })).toEqual(
      [],
    );
  });

  test('25 stores fill the map of four; two have no houses for more than the 20 of theirs', () => {
    const beyond = (most: number) => [
      { path: 'players', code: 'more-stores-than-spaces', streets: STREETS, most, has: most + 1 },
    ];
    expect(
      problems({
        players: [
          { id: 'a', stores: { gold: 8 } },
          { id: 'b', stores: { cloth: 8 } },
        ],
      }),
    ).toEqual([]);
    expect(problems(four((seat) => ({ stores: { gold: seat === 0 ? 7 : 6 } })))).toEqual([]);
    expect(problems(four((seat) => ({ stores: { gold: seat === 0 ? 8 : 6 } })))).toEqual(beyond(25));
  });
});

describe('crowdedStreets: the part of the map that cannot hold its stores', () => {
  type Built = Partial<ByGood<number>>;
  const built = (...tables: readonly Built[]) =>
    crowdedStreets(
      recordOf(GOODS, (good) => tables.reduce((all, table) => all + (table[good] ?? 0), 0)),
      tables.length,
    );
  const crowded = (streets: readonly string[], most: number, has: number) => ({ streets, most, has });

  test('two players: 8 spaces on a street', () => {
    expect(built({ gold: 4 }, { gold: 4 })).toBeUndefined();
    expect(built({ gold: 4 }, { gold: 5 })).toEqual(crowded(['gold'], 8, 9));
  });

  test('three and four players: 10 spaces on a street', () => {
    expect(built({ books: 5 }, { books: 5 }, {})).toBeUndefined();
    expect(built({ books: 5 }, { books: 5 }, { books: 1 })).toEqual(crowded(['books'], 10, 11));
  });

  test('neighbouring streets share the column between them', () => {
    expect(built({ gold: 6 }, { cloth: 6 })).toBeUndefined();
    expect(built({ gold: 7 }, { cloth: 6 })).toEqual(crowded(['gold', 'cloth'], 12, 13));
    expect(built({ gold: 7 }, { books: 7 })).toBeUndefined();
  });

  test('25 stores fill the map of four, 26 do not', () => {
    expect(built({ gold: 7 }, { cloth: 6 }, { books: 6 }, { tools: 6 })).toBeUndefined();
    expect(built({ gold: 8 }, { cloth: 6 }, { books: 6 }, { tools: 6 })).toEqual(
      crowded(['gold', 'cloth', 'books', 'tools'], 25, 26),
    );
  });

  /** The same question asked of the map itself: can every store be given a space of its own? */
  test('agrees with giving every store a space, over all tables of two', () => {
    const fits = (gold: number, cloth: number, books: number, tools: number) => {
      const intoOne = Math.min(gold, 4);
      const cloth2 = Math.min(cloth, 4 - (gold - intoOne));
      const books3 = Math.min(books, 4 - (cloth - cloth2));
      const tools4 = Math.min(tools, 4 - (books - books3));
      return (
        gold - intoOne <= 4 &&
        cloth2 >= 0 &&
        cloth - cloth2 <= 4 &&
        books3 >= 0 &&
        books - books3 <= 4 &&
        tools4 >= 0 &&
        tools - tools4 <= 4
      );
    };
    const disagreeing: unknown[] = [];
    for (let code = 0; code < 9 ** 4; code += 1) {
      const [gold = 0, cloth = 0, books = 0, tools = 0] = [code, code / 9, code / 81, code / 729].map(
        (n) => Math.floor(n) % 9,
      );
      if (gold + cloth > 8 || books + tools > 8) continue;
      const refused = built({ gold, cloth }, { books, tools }) !== undefined;
      if (refused === fits(gold, cloth, books, tools)) disagreeing.push({ gold, cloth, books, tools, refused });
    }
    expect(disagreeing).toEqual([]);
  });
});
