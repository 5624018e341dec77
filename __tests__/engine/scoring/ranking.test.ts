import type { ScoredPerson } from '@/engine/scoring/input';
import { rankingOf, TIE_BREAKS, type TieBreak } from '@/engine/scoring/ranking';
import { scorePeople, scoreSolo, stores, lacerda, people, person } from './table';

describe('score.tiebreak', () => {
  test('most wigs first, whatever the tie-breaks say', () => {
    expect(scorePeople({ wigs: 10, plansDone: 4 }, { wigs: 30 }, { wigs: 20 }).ranking).toEqual([
      ['green'],
      ['purple'],
      ['you'],
    ]);
  });

  /** Both hold the same but for one thing, and everything after it speaks for the other. */
  const cases: Readonly<
    Record<
      TieBreak,
      readonly [winner: Partial<ScoredPerson>, loser: Partial<ScoredPerson>, has: readonly [number, number]]
    >
  > = {
    sets: [{ sets: 2 }, { sets: 1, stores: stores({ gold: 5 }), plansDone: 5, reis: 50 }, [2, 1]],
    stores: [
      { stores: stores({ gold: 1, tools: 2 }) },
      { stores: stores({ cloth: 2 }), plansDone: 5, reis: 50 },
      [3, 2],
    ],
    plans: [{ plansDone: 3 }, { plansDone: 2, reis: 50 }, [3, 2]],
    money: [{ reis: 3 }, { reis: 2, influence: 10 }, [3, 2]],
  };

  test.each(TIE_BREAKS)('%s decides between equal totals', (by) => {
    const [winner, loser, has] = cases[by];
    const { ranking, brokenTies } = rankingOf(people(loser, winner), [70, 70]);
    expect(ranking).toEqual([['green'], ['you']]);
    expect(brokenTies).toEqual([{ above: ['green'], below: ['you'], by, has }]);
  });

  test('all equal: the place is shared', () => {
    const equal = { wigs: 40, sets: 2, plansDone: 1, reis: 3 };
    const { ranking, brokenTies } = scorePeople(equal, { wigs: 60 }, equal);
    expect(ranking).toEqual([['green'], ['you', 'purple']]);
    expect(brokenTies).toEqual([]);
  });

  test('a shared place can itself be ahead by a tie-break', () => {
    const { ranking, brokenTies } = rankingOf(people({ sets: 2 }, { sets: 2 }, { sets: 1 }), [9, 9, 9]);
    expect(ranking).toEqual([['you', 'green'], ['purple']]);
    expect(brokenTies).toEqual([{ above: ['you', 'green'], below: ['purple'], by: 'sets', has: [2, 1] }]);
  });

  test('R5, R13: Lacerda has no sets and no money in the ranking', () => {
    const { ranking } = rankingOf([lacerda({ sets: 5, reis: 99 }), person('you', { reis: 1 })], [50, 50]);
    expect(ranking).toEqual([['you'], ['lacerda']]);
  });

  test('he can be ahead of you', () => {
    expect(scoreSolo({ wigs: 10 }, { wigs: 11 }).ranking).toEqual([['lacerda'], ['you']]);
  });
});
