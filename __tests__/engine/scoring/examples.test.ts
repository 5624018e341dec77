import { SCORE_LINES, type ScoreLine } from '@/engine/scoring/lines';
import { lacerda, people, scored, scorePeople, scoreSolo, stores } from './table';

const pointsOf = (line: ScoreLine, score: ReturnType<typeof scored>) =>
  score.players.map(({ lines }) => lines[line].points);

describe('worked examples of the rulebooks', () => {
  test('score.ships: hulls 2, 3 and 3 give 8 wigs', () => {
    expect(pointsOf('ships', scorePeople({ ships: [2, 3, 3] }))).toEqual([8]);
  });

  test('score.rubble: 3 sets give 9 wigs', () => {
    expect(pointsOf('rubble', scorePeople({ sets: 3 }))).toEqual([9]);
  });

  test('score.stores: cloth 4, 3, 3, 1 gives 9, 4, 4, 0', () => {
    const score = scorePeople(...[4, 3, 3, 1].map((cloth) => ({ stores: stores({ cloth }) })));
    expect(pointsOf('cloth', score)).toEqual([9, 4, 4, 0]);
  });

  test.each([
    ['6/3/1', [6, 3, 0, 0]],
    ['6/4/2', [6, 4, 0, 0]],
  ] as const)('score.stores: tools 5, 2, 0, 0 on a copy with %s (R1)', (toolsMajority, points) => {
    const held = [5, 2, 0, 0].map((tools) => ({ stores: stores({ tools }) }));
    expect(pointsOf('tools', scored({ players: people(...held), sheet: { toolsMajority } }))).toEqual(points);
  });

  test('score.money: 13 réis and 4 on the influence track give 3 wigs', () => {
    const score = scored({ players: people({ reis: 13, influence: 7 }) });
    expect(pointsOf('money', score)).toEqual([3]);
    expect(score.players[0]?.lines.money.reason).toEqual({ code: 'money', reis: 13, coins: 4, per: 5, left: 2 });
  });

  test('score.decrees: 2 and 6 give 8 wigs', () => {
    expect(pointsOf('decrees', scorePeople({ decrees: [2, 6] }))).toEqual([8]);
  });

  test('score.officials: 8, 5, 5, 3 give 15, 7, 7, 0', () => {
    const score = scorePeople(...[8, 5, 5, 3].map((officialsAtWork) => ({ officialsAtWork })));
    expect(pointsOf('officials', score)).toEqual([15, 7, 7, 0]);
  });

  test('score.favours: 2 wigs each', () => {
    expect(pointsOf('favours', scorePeople({ favours: 3 }))).toEqual([6]);
  });
});

describe('tables', () => {
  const everyPlace = [
    { stores: stores({ gold: 3, books: 3, cloth: 1, tools: 1 }) },
    { stores: stores({ gold: 2, books: 2 }) },
    { stores: stores({ gold: 1, books: 1 }) },
  ];

  test('score.stores: with three players most, second and third', () => {
    const score = scorePeople(...everyPlace);
    expect(pointsOf('gold', score)).toEqual([3, 2, 1]);
    expect(pointsOf('books', score)).toEqual([9, 6, 3]);
    expect(pointsOf('cloth', score)).toEqual([9, 0, 0]);
    expect(pointsOf('tools', score)).toEqual([6, 0, 0]);
  });

  test('score.stores: with two players only most and third', () => {
    const score = scorePeople(...everyPlace.slice(0, 2));
    expect(pointsOf('gold', score)).toEqual([3, 1]);
    expect(pointsOf('books', score)).toEqual([9, 3]);
  });

  test.each([
    ['6/3/1', [6, 1], [3, 3]],
    ['6/4/2', [6, 2], [4, 4]],
  ] as const)('score.stores: tools of two players on a copy with %s', (toolsMajority, apart, tied) => {
    const tools = (one: number, other: number) =>
      pointsOf(
        'tools',
        scored({
          players: people({ stores: stores({ tools: one }) }, { stores: stores({ tools: other }) }),
          sheet: { toolsMajority },
        }),
      );
    expect(tools(2, 1)).toEqual(apart);
    expect(tools(2, 2)).toEqual(tied);
  });

  test('score.officials: with two players 15 and 5, tied 10 each', () => {
    expect(pointsOf('officials', scorePeople({ officialsAtWork: 2 }, { officialsAtWork: 1 }))).toEqual([15, 5]);
    expect(pointsOf('officials', scorePeople({ officialsAtWork: 2 }, { officialsAtWork: 2 }))).toEqual([10, 10]);
  });

  test('score.officials: none completed, none', () => {
    expect(pointsOf('officials', scorePeople({ officialsAtWork: 2 }, {}, {}))).toEqual([15, 0, 0]);
  });

  test('someone alone scores as at a table for two', () => {
    const [alone] = scorePeople({
      officialsAtWork: 1,
      stores: stores({ gold: 1, books: 1, cloth: 1, tools: 1 }),
    }).players;
    expect(alone?.total).toBe(15 + 3 + 9 + 9 + 6);
  });
});

describe('lines', () => {
  test('the total is the wigs on the track and the sum of the lines', () => {
    const score = scorePeople(
      {
        wigs: 50,
        ships: [1, 2],
        sets: 3,
        stores: stores({ gold: 2, tools: 1, cloth: 3 }),
        reis: 13,
        influence: 7,
        decrees: [2, 6],
        officialsAtWork: 8,
        favours: 2,
      },
      { wigs: 61, stores: stores({ books: 4 }), reis: 4 },
    );
    for (const player of score.players) {
      const lines = SCORE_LINES.reduce((sum, line) => sum + player.lines[line].points, 0);
      expect(player.total).toBe(player.wigs + lines);
    }
    expect(score.players.map(({ total }) => total)).toEqual([50 + 3 + 9 + 3 + 6 + 9 + 3 + 8 + 15 + 4, 61 + 9]);
  });

  test('every line of a person cites its rule', () => {
    const [player] = scorePeople({}).players;
    expect(SCORE_LINES.map((line) => player?.lines[line].rule)).toEqual([
      'score.ships',
      'score.rubble',
      'score.stores',
      'score.stores',
      'score.stores',
      'score.stores',
      'score.money',
      'score.decrees',
      'score.officials',
      'score.favours',
    ]);
  });

  test('score.stores: a tie names everyone, the places added and what each gets', () => {
    const score = scorePeople(
      { stores: stores({ books: 3 }) },
      { stores: stores({ books: 3 }) },
      { stores: stores({ books: 1 }) },
    );
    expect(score.players[0]?.lines.books.reason).toEqual({
      code: 'majority-tied',
      of: 'books',
      counts: [
        { id: 'you', count: 3 },
        { id: 'green', count: 3 },
        { id: 'purple', count: 1 },
      ],
      standing: { place: 1, count: 3, ids: ['you', 'green'], prizes: [9, 6], sum: 15, each: 7 },
    });
    expect(score.players[2]?.lines.books.reason).toMatchObject({
      code: 'majority-alone',
      standing: { place: 3, prizes: [3], each: 3 },
    });
    expect(score.players[2]?.lines.gold.reason).toMatchObject({ code: 'majority-none', of: 'gold' });
  });

  test('an empty sheet gives zeros', () => {
    const score = scored({ players: [{ id: 'you' }, { id: 'green' }, { id: 'purple' }, { id: 'red' }] });
    expect(score.players.map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    for (const { lines } of score.players)
      expect(Object.values(lines).map(({ points }) => points)).toEqual(Array(10).fill(0));
    expect(score.ranking).toEqual([['you', 'green', 'purple', 'red']]);
    expect(score.title).toBeNull();
  });
});

describe('solo.score: Lacerda', () => {
  const his = lacerda({
    wigs: 40,
    ships: [1, 4],
    sets: 2,
    cubes: 7,
    stores: stores({ gold: 2, cloth: 1 }),
    reis: 30,
    influence: 10,
    decrees: 4,
    officialsAtWork: 9,
    favours: 2,
  });
  const score = scoreSolo({ stores: stores({ gold: 1, cloth: 2 }), officialsAtWork: 2 }, his);
  const lines = score.players[1]?.lines;

  test.each([
    ['ships', 5],
    ['rubble', 7],
    ['gold', 3],
    ['tools', 0],
    ['books', 0],
    ['cloth', 3],
    ['money', 0],
    ['decrees', 12],
    ['officials', 15],
    ['favours', 4],
  ] as const)('%s gives him %i', (line, points) => {
    expect(lines?.[line]).toMatchObject({ points, rule: 'solo.score' });
  });

  test('his total', () => {
    expect(score.players[1]?.total).toBe(40 + 5 + 7 + 3 + 3 + 12 + 15 + 4);
  });
});
