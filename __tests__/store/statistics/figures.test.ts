import { compare, othersOf } from '@/store/statistics/comparison';
import { choicesIn, EVERYTHING, gamesFor, type Filter } from '@/store/statistics/filter';
import { lengthsOf, majoritiesIn, overviewOf, stretchesOf, titlesOf } from '@/store/statistics/figures';
import type { GameSummary } from '@/store/statistics/summary';

import { aScore, aSummary } from '@/__tests__/helpers/finished';

const played = (day: number): string => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const scoring = (total: number, part: Partial<GameSummary> = {}): GameSummary =>
  aSummary({ scores: [aScore({ total, points: [total, 0, 0, 0, 0, 0, 0, 0] }), aScore()], ...part });
const seen = (games: readonly GameSummary[], part: Partial<Filter> = {}) => gamesFor(games, { ...EVERYTHING, ...part });

const EVENING = aSummary({
  players: 3,
  depth: null,
  title: null,
  rounds: null,
  minutes: null,
  scores: [
    aScore({ name: 'Ana', total: 70, outcome: 'lost' }),
    aScore({ name: 'Rui', total: 90 }),
    aScore({ name: '', total: 60, outcome: 'lost' }),
  ],
});

describe('which games count', () => {
  const games = [
    scoring(1, { played: played(3), depth: 'lacerda-needs' }),
    scoring(2, { played: played(1), rulings: 'changed' }),
    EVENING,
  ];
  const totals = (part: Partial<Filter>): readonly number[] => seen(games, part).map(({ score }) => score.total);

  it('all of them, in the order they were played, with you in the first column', () => {
    expect(totals({})).toEqual([2, 70, 1]);
  });

  it('by players, by what was tracked and by rulings', () => {
    expect(totals({ players: 3 })).toEqual([70]);
    expect(totals({ players: 'solo' })).toEqual([2, 1]);
    expect(totals({ tracking: 'sheet' })).toEqual([70]);
    expect(totals({ tracking: 'lacerda-needs' })).toEqual([1]);
    expect(totals({ rulings: 'changed' })).toEqual([2]);
    expect(totals({ rulings: 'changed', players: 3 })).toEqual([]);
  });

  it('by name, however it is written', () => {
    expect(totals({ whose: 'rui' })).toEqual([90]);
    expect(totals({ whose: 'Nobody' })).toEqual([]);
  });

  it('offers only what some game has', () => {
    expect(choicesIn(games)).toEqual({
      names: ['Ana', 'Rui'],
      players: [3, 'solo'],
      trackings: ['everything', 'lacerda-needs', 'sheet'],
      rulings: ['standard', 'changed'],
    });
    expect(choicesIn([])).toEqual({ names: [], players: [], trackings: [], rulings: [] });
  });

  it('offers those who played most first', () => {
    const again = aSummary({ scores: [aScore({ name: 'RUI' }), aScore({ name: 'Eva' })] });
    expect(choicesIn([EVENING, again]).names).toEqual(['Rui', 'Ana', 'Eva']);
  });
});

describe('figures of no game at all', () => {
  it('are zero or missing, never broken', () => {
    expect(overviewOf([])).toEqual({ games: 0, best: 0, mean: 0, contested: 0, won: 0, tied: 0 });
    expect(titlesOf([])).toEqual([]);
    expect(stretchesOf([])).toEqual([]);
    expect(lengthsOf([])).toEqual({ rounds: [], meanRounds: null, meanMinutes: null });
    expect(majoritiesIn([]).map(({ first }) => first)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('all games together', () => {
  it('games, wins, ties, the best, and the mean to one decimal', () => {
    const alone = aSummary({ players: 1, scores: [aScore({ total: 61, outcome: null })] });
    const tied = aSummary({ scores: [aScore({ total: 70, outcome: 'tied' })] });
    expect(overviewOf(seen([scoring(90), tied, alone]))).toEqual({
      games: 3,
      best: 90,
      mean: 73.7,
      contested: 2,
      won: 1,
      tied: 1,
    });
  });

  it('solo.title: the best and the mean by title, the highest first', () => {
    expect(titlesOf(seen([scoring(60), scoring(81), scoring(40, { title: 'jester' }), EVENING]))).toEqual([
      { title: 'right-arm', games: 0, best: 0, mean: 0 },
      { title: 'favourite', games: 0, best: 0, mean: 0 },
      { title: 'servant', games: 2, best: 81, mean: 70.5 },
      { title: 'jester', games: 1, best: 40, mean: 40 },
    ]);
  });

  it('how often each majority was yours', () => {
    const one = aSummary({ scores: [aScore({ first: ['gold'], shared: ['officials'] })] });
    const other = aSummary({ scores: [aScore({ first: ['gold', 'cloth'] })] });
    expect(majoritiesIn(seen([one, other]))).toEqual([
      { of: 'gold', games: 2, first: 2, shared: 0 },
      { of: 'tools', games: 2, first: 0, shared: 0 },
      { of: 'books', games: 2, first: 0, shared: 0 },
      { of: 'cloth', games: 2, first: 1, shared: 0 },
      { of: 'officials', games: 2, first: 0, shared: 1 },
    ]);
  });

  it('how many rounds and minutes, of the games that say it', () => {
    const games = [
      scoring(1),
      scoring(2, { rounds: 20, minutes: null }),
      scoring(3, { rounds: 20, minutes: 120 }),
      EVENING,
    ];
    expect(lengthsOf(seen(games))).toEqual({
      rounds: [
        { from: 18, to: 18, games: 1 },
        { from: 19, to: 19, games: 0 },
        { from: 20, to: 20, games: 2 },
      ],
      meanRounds: 19.3,
      meanMinutes: 108,
    });
  });
});

it('a round entered by mistake makes few columns all the same', () => {
  const { rounds } = lengthsOf(seen([scoring(1), scoring(2, { rounds: 998 })]));
  expect(rounds).toHaveLength(8);
  expect(rounds.map(({ games }) => games)).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  expect(rounds.map(({ from }) => from).slice(0, 2)).toEqual([18, 141]);
});

describe('where the wigs came from over time', () => {
  const run = (count: number) =>
    seen(Array.from({ length: count }, (_, at) => scoring(at, { played: played(at + 1) })));

  it('few games one by one', () => {
    expect(stretchesOf(run(2)).map(({ from, to, total, points }) => [from, to, total, points[0]])).toEqual([
      [1, 1, 0, 0],
      [2, 2, 1, 1],
    ]);
  });

  it('many games in stretches that leave none out', () => {
    expect(stretchesOf(run(7)).map(({ from, to, total }) => [from, to, total])).toEqual([
      [1, 1, 0],
      [2, 3, 1.5],
      [4, 5, 3.5],
      [6, 7, 5.5],
    ]);
  });
});

describe('one game beside the mean', () => {
  it('is nothing without other games', () => {
    expect(compare(aScore(), [])).toBeNull();
  });

  it('says the mean, the best, the place and every source', () => {
    const others = [scoring(60), scoring(101)].map(({ scores }) => scores[0] ?? aScore());
    const { sources, ...rest } = compare(aScore({ total: 80 }), others) ?? { sources: [] };
    expect(rest).toEqual({ games: 2, mean: 80.5, best: 101, place: 2 });
    expect(sources.slice(0, 2)).toEqual([
      { source: 'wigs', points: 50, mean: 80.5 },
      { source: 'ships', points: 5, mean: 0 },
    ]);
  });

  it('compares with games of as many players, by name where there is one', () => {
    const games = [scoring(60), EVENING, { ...EVENING, scores: EVENING.scores.toReversed() }];
    expect(othersOf({ players: 'solo' }, { name: '' }, games).map(({ total }) => total)).toEqual([60]);
    expect(othersOf({ players: 3 }, { name: 'Ana' }, games).map(({ total }) => total)).toEqual([70, 70]);
    expect(othersOf({ players: 3 }, { name: '' }, games).map(({ total }) => total)).toEqual([70, 60]);
  });
});
