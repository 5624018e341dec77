import { scoreSolo } from './table';

/** What both hold: enough of everything that no line is empty. */
const HELD = { ships: [1, 3], sets: 2, cubes: 4, reis: 12, influence: 0, favours: 2 } as const;

describe('every line says why it gives what it gives', () => {
  const { players } = scoreSolo({ ...HELD, decrees: [3, 4] }, { ...HELD, decrees: 2 });
  const [yours, his] = players.map(({ lines: { ships, rubble, money, decrees, favours } }) => ({
    ships,
    rubble,
    money,
    decrees,
    favours,
  }));

  test('score.ships, score.rubble, score.money, score.decrees, score.favours: yours', () => {
    expect(yours).toEqual({
      ships: { points: 4, reason: { code: 'hulls', hulls: [1, 3] }, rule: 'score.ships' },
      rubble: { points: 6, reason: { code: 'sets', count: 2, each: 3 }, rule: 'score.rubble' },
      money: { points: 2, reason: { code: 'money', reis: 12, coins: 0, per: 5, left: 2 }, rule: 'score.money' },
      decrees: { points: 7, reason: { code: 'decree-wigs', wigs: [3, 4] }, rule: 'score.decrees' },
      favours: { points: 4, reason: { code: 'favours', count: 2, each: 2 }, rule: 'score.favours' },
    });
  });

  test('solo.score: his', () => {
    expect(his).toEqual({
      ships: { points: 4, reason: { code: 'hulls', hulls: [1, 3] }, rule: 'solo.score' },
      rubble: { points: 4, reason: { code: 'cubes', count: 4, each: 1 }, rule: 'solo.score' },
      money: { points: 0, reason: { code: 'no-money' }, rule: 'solo.score' },
      decrees: { points: 6, reason: { code: 'decrees-each', count: 2, each: 3 }, rule: 'solo.score' },
      favours: { points: 4, reason: { code: 'favours', count: 2, each: 2 }, rule: 'solo.score' },
    });
  });
});
