import { DEFAULT_SHEET } from '@/engine/sheet/defaults';
import { readSheet } from '@/engine/sheet/read';

const sheetOf = (json: unknown) => {
  const read = readSheet(json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const problemsOf = (json: unknown) => {
  const read = readSheet(json);
  return read.ok ? [] : read.error;
};

describe('reading a board sheet over the defaults', () => {
  it('is the default sheet when nothing is entered', () => {
    expect(sheetOf({})).toEqual(DEFAULT_SHEET);
  });

  it('reads its own JSON back', () => {
    expect(sheetOf(JSON.parse(JSON.stringify(DEFAULT_SHEET)))).toEqual(DEFAULT_SHEET);
  });

  it('merges nested entries: one start price alone', () => {
    expect(sheetOf({ market: { start: { gold: 4 } } }).market).toEqual({
      start: { ...DEFAULT_SHEET.market.start, gold: 4 },
      lowest: DEFAULT_SHEET.market.lowest,
    });
  });

  it('merges one value of one ship', () => {
    expect(sheetOf({ ships: { 3: { influence: 2 } } }).ships).toEqual({
      ...DEFAULT_SHEET.ships,
      3: { influence: 2, bonus: 2 },
    });
  });

  it('replaces a track as a whole', () => {
    const treasury = [
      { left: 0, right: 3 },
      { left: 1, right: 5 },
    ];
    expect(sheetOf({ treasury }).treasury).toEqual(treasury);
  });

  it('reads every kind of reward', () => {
    const rewards = {
      A1: [
        { kind: 'reis', amount: 5 },
        { kind: 'wigs', amount: -1 },
      ],
      'W-A': [{ kind: 'goods', good: 'any', amount: 1 }, { kind: 'cardinal' }],
      12: [{ kind: 'other', note: 'turn the tile' }],
    };
    expect(sheetOf({ rewards }).rewards).toEqual(rewards);
  });

  it.each<[string, unknown, object]>([
    ['text instead of a sheet', 'mine', { path: '', code: 'not-an-object' }],
    ['an unknown entry', { treasurey: [] }, { path: 'treasurey', code: 'no-such-field' }],
    [
      'an unknown nested entry',
      { market: { start: { silver: 1 } } },
      { path: 'market.start.silver', code: 'no-such-field' },
    ],
    [
      'a treasury space without its right value',
      { treasury: [{ left: 1 }] },
      { path: 'treasury.0.right', code: 'missing' },
    ],
    ['a coin that is no number', { coins: ['3'] }, { path: 'coins.0', code: 'not-a-number' }],
    [
      'R1: a majority nobody prints',
      { toolsMajority: '9/6/3' },
      { path: 'toolsMajority', code: 'not-one-of', choices: ['6/3/1', '6/4/2'] },
    ],
    [
      'R3: a thin column that is none',
      { thinColumn: 'column-5' },
      { path: 'thinColumn', code: 'not-one-of', choices: ['column-1', 'column-2', 'column-3', 'column-4'] },
    ],
    [
      'a church gap beyond the sixth',
      { church: { treasury: 6 } },
      { path: 'church.treasury', code: 'not-one-of', choices: [0, 1, 2, 3, 4, 5] },
    ],
    [
      'a reward of an unknown kind',
      { rewards: { A1: [{ kind: 'cake' }] } },
      { path: 'rewards.A1.0.kind', code: 'not-one-of', choices: expect.any(Array) },
    ],
    [
      'the reward of an unknown place',
      { rewards: { Z9: [] } },
      { path: 'rewards.Z9', code: 'no-such-place', what: 'reward' },
    ],
    ['a value no copy can show', { officeSpaces: 0 }, { path: 'officeSpaces', code: 'too-small', least: 1, has: 0 }],
  ])('refuses %s', (_, json, problem) => {
    expect(problemsOf(json)).toEqual([problem]);
  });
});
