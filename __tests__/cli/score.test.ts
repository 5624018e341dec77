import { answerText, verbOf } from '@/cli/answer';

function ask(input: unknown) {
  const verb = verbOf(['score']);
  if (typeof verb === 'string') throw new Error(verb);
  return answerText(verb, typeof input === 'string' ? input : JSON.stringify(input));
}

const answered = (input: unknown): unknown => {
  const outcome = ask(input);
  return outcome.code === 0 ? JSON.parse(outcome.stdout) : outcome;
};

const you = {
  id: 'you',
  kind: 'person',
  wigs: 50,
  ships: [1, 2],
  sets: 3,
  cubes: 0,
  stores: { gold: 2, tools: 1, books: 0, cloth: 3 },
  reis: 13,
  influence: 7,
  decrees: [2, 6],
  officialsAtWork: 8,
  plansDone: 2,
  favours: 2,
};
const lacerda = {
  id: 'lacerda',
  kind: 'lacerda',
  wigs: 40,
  cubes: 6,
  decrees: 4,
  officialsAtWork: 9,
  ships: [3],
  stores: { gold: 1, books: 2 },
};

describe('score on the command line', () => {
  test('a solo game answers with lines, ranking and title', () => {
    expect(answered({ players: [you, lacerda], solo: true, sheet: {} })).toMatchObject({
      players: [
        {
          id: 'you',
          lines: { ships: 3, officials: 5 },
          reasons: { ships: { points: 3, rule: 'score.ships' } },
          total: 50 + 3 + 9 + 3 + 6 + 0 + 9 + 3 + 8 + 5 + 4,
        },
        {
          id: 'lacerda',
          lines: { decrees: 12 },
          reasons: { decrees: { points: 12, rule: 'solo.score' } },
          total: 40 + 3 + 6 + 1 + 9 + 12 + 15,
        },
      ],
      ranking: [['you'], ['lacerda']],
      title: { id: 'jester', next: { title: 'servant', missing: [{ what: 'decrees', needs: 6, has: 2, by: 4 }] } },
    });
  });

  test('a list answers with a list, a bad one with its problems in its place', () => {
    expect(
      answered([{ players: [{ id: 'a' }] }, { players: [{ id: 'a', influence: 11 }] }, { players: [{ id: 'b' }] }]),
    ).toMatchObject([
      { ranking: [['a']] },
      { problems: ['players.0.influence: 11 is more than 10'] },
      { ranking: [['b']] },
    ]);
  });

  test('a bad input is refused with one line per problem', () => {
    const people = [
      { id: 'a', ships: [1, 1, 1, 1, 1], stores: { gold: 5, silk: 1 } },
      { id: 'a', stores: { gold: 16 } },
    ];
    expect(ask({ players: people })).toEqual({
      code: 2,
      stderr: [
        'players.0.stores.silk: no such field',
        'players.0.ships: 5 ships, there is room for 4',
        'players.1.id: a is there twice',
        'players.1.stores: 16 stores, a player has 8 houses',
        'players: 21 stores together, the map has 20 spaces',
      ],
    });
  });

  test('score.stores: cloth 4, 3, 3, 1 is scored, with a note that it is more than its street holds', () => {
    const cloth = (...counts: readonly number[]) => ({
      players: counts.map((count, seat) => ({ id: `p${seat}`, stores: { cloth: count } })),
    });
    expect(answered(cloth(4, 3, 3, 1))).toMatchObject({
      players: [9, 4, 4, 0].map((points) => ({ lines: { cloth: points } })),
      notes: [{ code: 'crowded-streets', streets: ['cloth'], has: 11, most: 10 }],
    });
    expect(answered(cloth(4, 3, 3))).not.toHaveProperty('notes');
  });

  test('R11: Lacerda’s officials in offices are at most 8, a ninth house is refused', () => {
    expect(ask({ players: [you, lacerda], rulings: { R11: 'offices' } })).toEqual({
      code: 2,
      stderr: ['players.1.officialsAtWork: 9 is more than 8'],
    });
    expect(ask({ players: [{ id: 'a', stores: { gold: 5, tools: 4 } }] })).toEqual({
      code: 2,
      stderr: ['players.0.stores: 9 stores, a player has 8 houses'],
    });
  });

  test.each([
    [{ players: [] }, 'players: nobody to score'],
    [{ players: [{ id: '' }] }, 'players.0.id: empty, a player needs a name'],
    [{ players: 'abcde'.split('').map((id) => ({ id })) }, 'players: 5 players, at most 4 play'],
    [{ players: [{ id: 'a' }], solo: true }, 'solo: a solo game is one person and Lacerda'],
    [{ players: [lacerda, { ...lacerda, id: 'b' }] }, 'players.1.kind: a second Lacerda, there is one'],
    ['nonsense', 'input: not JSON'],
  ])('%j', (input, line) => {
    expect(ask(input)).toEqual({ code: 2, stderr: [line] });
  });
});
