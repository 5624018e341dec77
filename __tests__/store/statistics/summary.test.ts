import { begin, commit, DEFAULT_RULINGS } from '@/engine';
import { summaryOfGame, summaryOfSheet } from '@/store/statistics/summary';

import { aScore, aSheet, aSummary, overWith } from '@/__tests__/helpers/finished';
import { aState } from '@/__tests__/helpers/state';

const CREATED = '2026-03-01T18:00:00.000Z';
const of = (state = overWith(60), saved = '2026-03-01T19:35:00.000Z') =>
  summaryOfGame({ game: { created: CREATED }, history: begin(state) }, saved);

describe('a finished game in short', () => {
  it('says who scored what from where, the title, the rounds and the minutes', () => {
    const you = aScore({
      total: 110,
      points: [60, 0, 0, 26, 3, 19, 0, 2],
      first: ['tools', 'books', 'cloth'],
      shared: ['gold'],
    });
    const he = aScore({ total: 63, points: [50, 0, 5, 2, 0, 6, 0, 0], outcome: 'lost', shared: ['gold'] });
    expect(of()).toEqual(aSummary({ played: CREATED, title: 'servant', rounds: 18, minutes: 95, scores: [you, he] }));
  });

  it('is nothing while the game goes on, or while something is still to be counted', () => {
    expect(of(aState())).toBeNull();
    expect(of({ ...overWith(60), depth: 'lacerda-needs' })).toBeNull();
  });

  it('solo.title: as many wigs as Lacerda are neither a win nor a defeat', () => {
    expect(of(overWith(13))?.scores.map(({ outcome }) => outcome)).toEqual(['tied', 'tied']);
    expect(of(overWith(12))?.scores.map(({ outcome }) => outcome)).toEqual(['lost', 'won']);
  });

  it('tells changed rulings from standard ones', () => {
    expect(of(overWith(60, { R9: 'always-left' }))?.rulings).toBe('changed');
    expect(of(overWith(60, DEFAULT_RULINGS))?.rulings).toBe('standard');
  });

  it('does not count the days a game was laid aside as play', () => {
    expect(of(overWith(60), '2026-03-03T19:35:00.000Z')?.minutes).toBeNull();
  });

  it('a game that tracked less for a while counts as one that did', () => {
    const less = commit(begin({ ...overWith(60), depth: 'everything' }), [
      { kind: 'set-depth', depth: 'lacerda-needs' },
    ]);
    if (!less.ok) throw new Error(less.error.code);
    const holdings = { reis: 3, goods: { gold: 0, books: 0, cloth: 0, tools: 0 }, clergy: [], decrees: [4] };
    const more = commit(less.value, [{ kind: 'set-depth', depth: 'everything', holdings }]);
    if (!more.ok) throw new Error(more.error.code);
    expect(summaryOfGame({ game: { created: CREATED }, history: more.value }, CREATED)?.depth).toBe('lacerda-needs');
  });
});

describe('a finished sheet in short', () => {
  it('names everyone in the order of the columns, with who won', () => {
    const { players, depth, title, rounds, scores } = summaryOfSheet(
      aSheet('a', 3, [
        ['Ana', 70],
        [' Rui ', 90],
        ['', 60],
      ]),
    );
    expect({ players, depth, title, rounds }).toEqual({ players: 3, depth: null, title: null, rounds: null });
    expect(scores.map(({ name, total, outcome }) => [name, total, outcome])).toEqual([
      ['Ana', 70, 'lost'],
      ['Rui', 90, 'won'],
      ['', 60, 'lost'],
    ]);
  });

  it('score.tiebreak: whoever shares the first place has tied', () => {
    const { scores } = summaryOfSheet(
      aSheet('a', 2, [
        ['Ana', 70],
        ['Rui', 70],
      ]),
    );
    expect(scores.map(({ outcome }) => outcome)).toEqual(['tied', 'tied']);
  });

  it('has a title against Lacerda, and no outcome for one alone', () => {
    expect(
      summaryOfSheet(
        aSheet('a', 'solo', [
          ['', 70],
          ['', 60],
        ]),
      ).title,
    ).toBe('jester');
    expect(summaryOfSheet(aSheet('a', 1, [['', 70]])).scores[0]?.outcome).toBeNull();
  });
});
