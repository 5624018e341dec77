import { checkSheet } from '@/engine/sheet/check';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';
import type { BoardSheet } from '@/engine/model/boardSheet';

const problemsOf = (change: Partial<BoardSheet>) => checkSheet({ ...DEFAULT_SHEET, ...change });
const { market, ships, top } = DEFAULT_SHEET;

describe('checking a board sheet', () => {
  it('finds nothing wrong with the default sheet', () => {
    expect(checkSheet(DEFAULT_SHEET)).toEqual([]);
  });

  it.each<[string, Partial<BoardSheet>, object]>([
    [
      'setup.treasury: a track without the value 3',
      {
        treasury: [
          { left: 0, right: 2 },
          { left: 1, right: 4 },
        ],
      },
      { path: 'treasury', code: 'no-start', value: 3 },
    ],
    [
      'a track of one space',
      { treasury: [{ left: 0, right: 3 }] },
      { path: 'treasury', code: 'too-few-spaces', least: 2, has: 1 },
    ],
    [
      'right values that do not rise',
      {
        treasury: [
          { left: 0, right: 3 },
          { left: 1, right: 3 },
        ],
      },
      { path: 'treasury.1.right', code: 'not-rising', before: 3, has: 3 },
    ],
    [
      'a right value of 0',
      {
        treasury: [
          { left: 0, right: 0 },
          { left: 1, right: 3 },
        ],
      },
      { path: 'treasury.0.right', code: 'too-small', least: 1, has: 0 },
    ],
    [
      'a fractional right value',
      {
        treasury: [
          { left: 0, right: 2.5 },
          { left: 1, right: 3 },
        ],
      },
      { path: 'treasury.0.right', code: 'not-whole' },
    ],
    [
      'a fractional left value',
      {
        treasury: [
          { left: 0.5, right: 2 },
          { left: 1, right: 3 },
        ],
      },
      { path: 'treasury.0.left', code: 'not-whole' },
    ],
    [
      'left values that fall',
      {
        treasury: [
          { left: 2, right: 2 },
          { left: 1, right: 3 },
        ],
      },
      { path: 'treasury.1.left', code: 'falling', before: 2, has: 1 },
    ],
    ['influence.cash: no coin at all', { coins: [] }, { path: 'coins', code: 'missing' }],
    ['a coin beyond 10', { coins: [0, 11] }, { path: 'coins.1', code: 'too-large', most: 10, has: 11 }],
    ['a coin below 0', { coins: [-1] }, { path: 'coins.0', code: 'too-small', least: 0, has: -1 }],
    ['a coin twice', { coins: [3, 3] }, { path: 'coins.1', code: 'twice', of: 3 }],
    [
      'a start price below 1',
      { market: { ...market, start: { ...market.start, gold: 0 }, lowest: market.lowest } },
      { path: 'market.start.gold', code: 'too-small', least: 1, has: 0 },
    ],
    [
      'a lowest price below 1',
      { market: { ...market, lowest: { ...market.lowest, tools: 0 } } },
      { path: 'market.lowest.tools', code: 'too-small', least: 1, has: 0 },
    ],
    [
      'a lowest price above the start price',
      { market: { ...market, lowest: { ...market.lowest, tools: 9 } } },
      { path: 'market.lowest.tools', code: 'lowest-above-start', lowest: 9, start: 4 },
    ],
    [
      'a ship with negative influence',
      { ships: { ...ships, 2: { influence: -1, bonus: 1 } } },
      { path: 'ships.2.influence', code: 'too-small', least: 0, has: -1 },
    ],
    [
      'a ship with a negative bonus',
      { ships: { ...ships, 4: { influence: 1, bonus: -1 } } },
      { path: 'ships.4.bonus', code: 'too-small', least: 0, has: -1 },
    ],
    ['an office without spaces', { officeSpaces: 0 }, { path: 'officeSpaces', code: 'too-small', least: 1, has: 0 }],
    [
      'R2: an action of another noble on top',
      { top: { ...top, king: 'plan' } },
      { path: 'top.king', code: 'not-one-of', choices: ['cardinal', 'favour'] },
    ],
    [
      'both church icons in one gap',
      { church: { influence: 2, treasury: 2 } },
      { path: 'church', code: 'same-gap', gap: 2 },
    ],
    [
      'three scoring tiles',
      { scoringTiles: [3, 3, 4] },
      { path: 'scoringTiles', code: 'wrong-length', needs: 4, has: 3 },
    ],
    [
      'a scoring tile of 0',
      { scoringTiles: [0, 3, 4, 4] },
      { path: 'scoringTiles.0', code: 'too-small', least: 1, has: 0 },
    ],
    ['R3: a thin column worth 0', { thinColumn: 0 }, { path: 'thinColumn', code: 'too-small', least: 1, has: 0 }],
    [
      'the reward of a place that does not exist',
      { rewards: { F1: [] } },
      { path: 'rewards.F1', code: 'no-such-place', what: 'reward' },
    ],
  ])('refuses %s', (_, change, problem) => {
    expect(problemsOf(change)).toContainEqual(problem);
  });

  it('knows rewards of land, public sites and numbered cards', () => {
    expect(
      problemsOf({
        rewards: {
          B2: [{ kind: 'reis', amount: 5 }],
          'N-gold': [{ kind: 'goods', good: 'gold', amount: 1 }],
          'E-E': [],
          37: [],
        },
      }),
    ).toEqual([]);
  });

  it('accepts small offices: only below 1 is impossible', () => {
    expect(problemsOf({ officeSpaces: 1 })).toEqual([]);
  });

  it('names every problem, not the first one only', () => {
    expect(problemsOf({ coins: [], officeSpaces: 0, scoringTiles: [] }).map(({ path }) => path)).toEqual([
      'officeSpaces',
      'scoringTiles',
      'coins',
    ]);
  });
});
