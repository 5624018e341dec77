import { LIMITS } from '@/engine/model/limits';
import * as reading from '@/engine/model/reading';
import { readPosition } from '@/engine/position/read';
import { checkScoreInput } from '@/engine/scoring/check';
import { readSheet } from '@/engine/sheet/read';

const problemsOf = (json: unknown) => {
  const read = readPosition(json);
  return read.ok ? [] : read.error;
};

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
};

/** A list that counts how often somebody looks at an entry. */
function watched(length: number): { readonly list: readonly unknown[]; readonly looks: () => number } {
  let looks = 0;
  const list = new Proxy(
    Array.from({ length }, () => 0),
    {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    },
  );
  return { list, looks: () => looks };
}

describe('nothing told is beyond what a table can show', () => {
  it.each<[string, object, object]>([
    [
      'two million letters at a row',
      { rubble: { rows: { A: 'x'.repeat(2_000_000) } } },
      { path: 'rubble.rows.A', code: 'too-long', most: LIMITS.text, has: 2_000_000 },
    ],
    [
      'state.ship: the same ship four times in the yard',
      { shipyard: [4, 4] },
      { path: 'shipyard.1', code: 'twice', of: 4 },
    ],
    [
      'rubble.set: markers without sets',
      { you: { markers: 5 } },
      { path: 'you.markers', code: 'too-large', most: 0, has: 5 },
    ],
    [
      'setup.scoring: a tile of 99',
      { scoring: [99, 4, 3, 4] },
      { path: 'scoring.0', code: 'too-large', most: LIMITS.tile, has: 99 },
    ],
    [
      'setup.scoring: other tiles than the sheet names',
      { sheet: { scoringTiles: [2, 3, 4, 5] }, scoring: [3, 3, 4, 5] },
      { path: 'scoring', code: 'not-the-tiles', tiles: [2, 3, 4, 5] },
    ],
    ['a round without end', { round: 9e15 }, { path: 'round', code: 'too-large', most: LIMITS.rounds, has: 9e15 }],
    [
      'wigs without end',
      { you: { wigs: 9e15 } },
      { path: 'you.wigs', code: 'too-large', most: LIMITS.amount, has: 9e15 },
    ],
    [
      'treasury.track: a printed value without end',
      {
        sheet: {
          treasury: [
            { left: 0, right: 3 },
            { left: 9e15, right: 4 },
          ],
        },
      },
      { path: 'sheet.treasury.1.left', code: 'too-large', most: LIMITS.printed, has: 9e15 },
    ],
    [
      'a list without end',
      { lacerda: { plans: Array.from({ length: 101 }, () => 1) } },
      { path: 'lacerda.plans', code: 'too-long', most: LIMITS.list, has: 101 },
    ],
    ['5,000 levels of nesting', { you: nested(5000) }, { path: '', code: 'too-deep', most: LIMITS.depth }],
  ])('%s', (_, position, problem) => {
    expect(problemsOf(position)).toEqual([problem]);
  });

  it('sheets and scores are measured by the same table', () => {
    expect(readSheet({ coins: Array.from({ length: 1000 }, () => 1) })).toMatchObject({
      error: [{ path: 'coins', code: 'too-long' }],
    });
    expect(readSheet({ rewards: { A1: [{ kind: 'other', note: 'x'.repeat(20_000) }] } })).toMatchObject({
      error: [{ path: 'rewards.A1.0.note', code: 'too-long' }],
    });
    expect(checkScoreInput({ players: [{ id: 'you', wigs: 1e300 }] })).toMatchObject({
      error: [{ path: 'players.0.wigs', code: 'too-large', most: LIMITS.amount }],
    });
  });

  it('lengths are judged before anybody looks at an entry', () => {
    const { list, looks } = watched(1000);
    expect(
      reading.readAll(
        reading.list((value) => value),
        list,
      ),
    ).toMatchObject({ error: [{ code: 'too-long' }] });
    expect(checkScoreInput({ players: list })).toMatchObject({ error: [{ code: 'too-many-players', has: 1000 }] });
    // Once for each document: nesting is measured first.
    expect(looks()).toBeLessThanOrEqual(2 * 1000);
  });
});

describe('problems', () => {
  it('are listed by name up to twenty, the rest is counted', () => {
    const fields = Object.fromEntries(Array.from({ length: 233 }, (_, index) => [`field${index}`, 1]));
    const problems = problemsOf(fields);
    expect(problems).toHaveLength(LIMITS.problems + 1);
    expect(problems.at(-1)).toEqual({ code: 'and-more', count: 213, path: '' });
  });

  it('of a field with an endless name tell its beginning', () => {
    const [problem] = problemsOf({ ['n'.repeat(1_000_000)]: 1 });
    expect(problem?.path.length).toBeLessThan(100);
  });
});
