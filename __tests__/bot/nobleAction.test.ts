import { NOBLES } from '@/engine/model/vocabulary';
import type { Space } from '@/engine/model/vocabulary';
import { SOLO_SITES } from '@/engine/board/sites';
import { SOLO_SPACES, frontagesOf } from '@/engine/board/spaces';
import type { GameState, Store } from '@/engine/model/state';
import type { StateOverrides } from '../helpers/state';
import { cubes, his, treasuryAt, yours } from '../helpers/state';
import { before, gained, play, stepOf } from './turn';

/** The courtier one step before a noble, the aide so that the state action does as little as possible. */
const AT = {
  builder: {
    courtier: 'king',
    aide: 'king',
    lacerda: { wigs: 5, influence: 10 },
    offices: { builder: {}, minister: { lacerda: 8 }, king: {} },
  },
  minister: { courtier: 'builder', aide: 'builder', lacerda: { wigs: 5, influence: 10 } },
  king: { courtier: 'minister', aide: 'builder', lacerda: { wigs: 5, influence: 10, favours: NOBLES } },
} as const satisfies Record<string, StateOverrides>;

const visiting = (noble: keyof typeof AT, changes: StateOverrides = {}): GameState =>
  before({ ...AT[noble], ...changes, lacerda: { ...AT[noble].lacerda, ...changes.lacerda } });

const nobleStep = (state: GameState, answers = {}) => stepOf(play(state, { building: null, ...answers }), 'solo.noble');

/** A store of somebody on every space but these. */
function fullBut(free: readonly Space[], owner: Store['owner'] = 'you'): GameState['stores'] {
  const built = SOLO_SPACES.filter((space) => !free.includes(space));
  return Object.fromEntries(built.map((space) => [space, { owner, good: frontagesOf(space)[0]?.good ?? 'gold' }]));
}

describe('solo.noble: he pays the visit, influence first, wigs for what is short', () => {
  it('visit.cost, R33: treasury left value and the officials of others, never his own', () => {
    const state = visiting('minister', {
      treasury: treasuryAt(3),
      offices: { minister: { you: 2, lacerda: 3, neutral: 1 } },
    });
    const run = play(state);
    expect(stepOf(run, 'solo.noble')).toMatchObject({
      action: 'decrees',
      done: true,
      cost: 4,
      paid: { influence: 4, wigs: 0 },
    });
    expect(gained(state, run, 'influence')).toBe(-4);
  });

  it('visit.pay: 2 influence and 2 wigs for a cost of 4', () => {
    const state = visiting('minister', {
      offices: { minister: { you: 2, neutral: 1 } },
      lacerda: { influence: 2, wigs: 5 },
    });
    const run = play(state);
    expect(stepOf(run, 'solo.noble').paid).toEqual({ influence: 2, wigs: 2 });
    expect(run.state.lacerda).toMatchObject({ influence: 0, wigs: 3 });
  });

  it('visit.cost: below 0 is 0, and nothing is paid', () => {
    const state = visiting('minister', { treasury: treasuryAt(1), offices: { minister: { lacerda: 1 } } });
    expect(nobleStep(state)).toMatchObject({ done: true, cost: 0, paid: { influence: 0, wigs: 0 } });
  });

  it('R21: he pays with treasury, offices and influence as his state action left them', () => {
    const state = visiting('minister', {
      aide: 'king',
      treasury: treasuryAt(4),
      shipyard: [1],
      lacerda: { influence: 0, wigs: 9 },
      offices: { minister: { you: 1 } },
    });
    // The ship moves the treasury from left 1 to left 2 and gives him 2 influence, before he pays.
    expect(nobleStep(state)).toMatchObject({ cost: 3, paid: { influence: 2, wigs: 1 } });
  });

  it('R21: an official of yours pushed out by his state action no longer counts', () => {
    const state = before({
      courtier: 'king',
      aide: 'king',
      sheet: { officeSpaces: 2 },
      treasury: treasuryAt(2),
      offices: { builder: { you: 2 }, minister: { lacerda: 2 }, king: { lacerda: 2 } },
    });
    expect(nobleStep(state)).toMatchObject({ cost: 1 });
  });
});

describe('R6, R18: impossible actions pay nothing and change nothing', () => {
  const eight = Object.fromEntries(
    (['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'] as const).map((space) => [
      space,
      { owner: 'lacerda', good: 'gold' } as const,
    ]),
  );
  const north = { 'N-gold': ['gold', 'tools'], 'N-cloth': ['cloth', 'tools'] } as const;

  it.each([
    ['no house left', 'store', visiting('builder', { stores: eight }), { code: 'no-house-left' }],
    ['no space left', 'store', visiting('builder', { stores: fullBut([]) }), { code: 'no-plot-left' }],
    [
      'no tile for the space left',
      'store',
      visiting('builder', { stores: fullBut(['A1']), display: ['cloth', 'tools'] }),
      { code: 'no-plot-left' },
    ],
    [
      'no building tile',
      'building',
      visiting('king', { available: { blue: null, green: null } }),
      { code: 'no-tile-or-site' },
    ],
    [
      'no free site',
      'building',
      visiting('king', { buildings: Object.fromEntries(SOLO_SITES.map((site) => [site, ['gold', 'cloth'] as const])) }),
      { code: 'no-tile-or-site' },
    ],
    [
      'only north sites that fit no tile',
      'building',
      visiting('king', {
        buildings: {
          ...Object.fromEntries(
            SOLO_SITES.filter((site) => !site.startsWith('N')).map((site) => [site, ['gold', 'cloth'] as const]),
          ),
          ...north,
        },
        available: { blue: ['gold', 'cloth'], green: null },
      }),
      { code: 'no-tile-or-site' },
    ],
    [
      'too poor for decrees',
      'decrees',
      visiting('minister', { offices: { minister: { you: 6 } }, lacerda: { influence: 3, wigs: 3 } }),
      { code: 'cannot-pay', needed: 7, has: 6 },
    ],
    [
      'too poor for a store',
      'store',
      visiting('builder', { treasury: treasuryAt(5), lacerda: { influence: 0, wigs: 1 } }),
      { code: 'cannot-pay', needed: 2, has: 1 },
    ],
    [
      'too poor for a building',
      'building',
      visiting('king', { offices: { king: { you: 2 } }, lacerda: { influence: 1, wigs: 1 } }),
      { code: 'cannot-pay', needed: 3, has: 2 },
    ],
  ] as const)('%s', (_, action, state, reason) => {
    const run = play(state);
    expect(stepOf(run, 'solo.noble')).toMatchObject({ action, done: false, paid: { influence: 0, wigs: 0 }, reason });
    const { stores, buildings, you, display } = run.state;
    expect({ stores, buildings, you, display }).toEqual({
      stores: state.stores,
      buildings: state.buildings,
      you: state.you,
      display: ['gold', 'cloth', 'books', 'tools', 'tools-small'],
    });
    expect(gained(state, run, 'wigs')).toBe(0);
    expect(gained(state, run, 'decrees')).toBe(0);
    expect(gained(state, run, 'cubes')).toBe(0);
  });

  it('R6: no visit, so nothing for you to follow', () => {
    const state = visiting('minister', {
      offices: { minister: { you: 9 } },
      lacerda: { influence: 0, wigs: 0 },
      you: { favours: NOBLES, influence: 10 },
    });
    const run = play(state, {}, []);
    expect(run.waitsFor).toBeNull();
  });

  it('R18: exactly enough is enough, and wigs never go below 0', () => {
    const state = visiting('minister', { offices: { minister: { you: 4 } }, lacerda: { influence: 3, wigs: 2 } });
    const run = play(state);
    expect(stepOf(run, 'solo.noble')).toMatchObject({ done: true, paid: { influence: 3, wigs: 2 } });
    expect(run.state.lacerda).toMatchObject({ influence: 0, wigs: 0 });
  });
});

describe('solo.store', () => {
  it('the space that gives most wigs; no reward, no payment but the visit', () => {
    const state = visiting('builder', {
      scoring: [3, 4, 3, 4],
      buildings: { 'W-C': ['tools', 'gold'], 'N-tools': ['tools', 'books'] },
      sheet: { rewards: { C4: [{ kind: 'wigs', amount: 9 }] } },
    });
    const run = play(state);
    expect(stepOf(run, 'solo.noble')).toMatchObject({
      action: 'store',
      done: true,
      space: 'C4',
      good: 'tools',
      wigs: 8,
      relevant: ['W-C', 'N-tools'],
      each: 4,
      cube: null,
    });
    expect(gained(state, run, 'wigs')).toBe(8);
    expect(run.state.stores.C4).toEqual({ owner: 'lacerda', good: 'tools' });
  });

  it('even for 0 wigs: topmost row, then leftmost', () => {
    expect(nobleStep(visiting('builder'))).toMatchObject({ space: 'A1', good: 'gold', wigs: 0 });
    expect(nobleStep(visiting('builder', { stores: fullBut(['B3', 'B4', 'C1']) }))).toMatchObject({ space: 'B3' });
  });

  it('two types fit there: the one facing left', () => {
    expect(nobleStep(visiting('builder', { stores: fullBut(['D3']) }))).toMatchObject({ space: 'D3', good: 'cloth' });
  });

  it('R9: the type with more wigs comes before the one facing left', () => {
    const state = visiting('builder', { stores: fullBut(['D3']), buildings: { 'E-D': ['books', 'gold'] } });
    expect(nobleStep(state)).toMatchObject({ space: 'D3', good: 'books', wigs: 3 });
  });

  describe('R9 always-left: the space by its best type, then the left type whatever it gives', () => {
    const city = { buildings: { 'E-D': ['books', 'gold'], 'W-D': ['books', 'gold'] }, scoring: [3, 4, 3, 4] } as const;
    const asked = (overrides: StateOverrides) =>
      nobleStep(visiting('builder', { ...city, ...overrides, rulings: { R9: 'always-left' } }));

    it('the street on the left although the other gives more', () => {
      expect(asked({ stores: fullBut(['D3']) })).toMatchObject({ space: 'D3', good: 'cloth', wigs: 0 });
    });

    it('a space is found by the type he then does not build', () => {
      const books = { stores: fullBut(['A1', 'B2', 'D3']) };
      expect(nobleStep(visiting('builder', { ...city, ...books }))).toMatchObject({
        space: 'D3',
        good: 'books',
        wigs: 6,
      });
      expect(asked(books)).toMatchObject({ space: 'D3', good: 'cloth', wigs: 0 });
    });

    it('the right type where the left one does not fit', () => {
      expect(asked({ stores: fullBut(['D3']), display: ['books'] })).toMatchObject({ good: 'books', wigs: 6 });
    });

    it('equal spaces as before: topmost row, then leftmost', () => {
      expect(asked({ stores: fullBut(['B3', 'B4', 'C1']) })).toMatchObject({ space: 'B3', good: 'cloth' });
    });
  });

  it('store.display: only colours still in the display', () => {
    expect(nobleStep(visiting('builder', { display: ['books', 'tools-small'] }))).toMatchObject({
      space: 'A3',
      good: 'books',
    });
    expect(nobleStep(visiting('builder', { display: ['tools-small'] }))).toMatchObject({ space: 'A5', good: 'tools' });
    expect(nobleStep(visiting('builder', { display: ['tools'], stores: fullBut(['A5', 'D4']) }))).toMatchObject({
      space: 'D4',
    });
  });

  it('R3: the thin column reads the value the board sheet says', () => {
    const city = { stores: fullBut(['A5']), buildings: { 'W-A': ['tools', 'gold'] }, scoring: [3, 4, 5, 6] } as const;
    expect(nobleStep(visiting('builder', city))).toMatchObject({ space: 'A5', wigs: 6 });
    expect(nobleStep(visiting('builder', { ...city, sheet: { thinColumn: 'column-1' } }))).toMatchObject({ wigs: 3 });
    expect(nobleStep(visiting('builder', { ...city, sheet: { thinColumn: 2 } }))).toMatchObject({ wigs: 2 });
  });

  it.each([
    ['the cheapest', 'et', 'ef', { from: 'row', kind: 'tsunami' }],
    ['equal: from the column', 'ft', 'te', { from: 'column', kind: 'tsunami' }],
    ['only the row holds one', 'e', '', { from: 'row', kind: 'earthquake' }],
    ['only the column holds one', '', 'ef', { from: 'column', kind: 'fire' }],
    ['none at all', '', '', null],
  ] as const)('takes a cube: %s', (_, row, column, cube) => {
    const state = visiting('builder', {
      rubble: { rows: { A: cubes(row) }, columns: [cubes(column), [], [], [], []] },
    });
    const run = play(state);
    expect(stepOf(run, 'solo.noble')).toMatchObject({ space: 'A1', cube });
    expect(gained(state, run, 'cubes')).toBe(cube === null ? 0 : 1);
    const left = { row: run.state.rubble.rows.A?.length, column: run.state.rubble.columns[0].length };
    expect(left).toEqual({
      row: row.length - (cube?.from === 'row' ? 1 : 0),
      column: column.length - (cube?.from === 'column' ? 1 : 0),
    });
  });

  it('the tile he took is back in the display when his turn is over', () => {
    const run = play(visiting('builder'));
    expect(run.events).toContainEqual({ kind: 'city-tile-taken', tile: 'gold' });
    expect(run.state.display).toContain('gold');
  });

  it('R5: his cubes are only counted, they form no sets and end nothing', () => {
    const run = play(visiting('builder', { rubble: { rows: { A: cubes('t') } }, lacerda: { cubes: 30 } }));
    expect(run.state.lacerda.cubes).toBe(31);
    expect(run.steps.map(({ rule }) => rule)).not.toContain('end.period');
  });
});

describe('solo.decrees', () => {
  it('the 2 leftmost; the step reminds of decree 69, nothing is asked', () => {
    const state = visiting('minister');
    const run = play(state);
    expect(stepOf(run, 'solo.noble')).toMatchObject({ action: 'decrees', done: true, count: 2, reminder: 'decree-69' });
    expect(gained(state, run, 'decrees')).toBe(2);
    expect([run.waitsFor, run.untold]).toEqual([null, []]);
  });
});

describe('solo.building', () => {
  const stores = { ...his({ A1: 'gold', B3: 'books', C3: 'books' }), ...yours({ A2: 'cloth' }) };

  it('site and tile with the greatest difference of his wigs and yours; every owner scores', () => {
    const state = visiting('king', {
      stores,
      available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
      scoring: [3, 4, 3, 4],
    });
    const run = play(state, { building: ['gold', 'tools'] });
    expect(stepOf(run, 'solo.noble')).toMatchObject({
      action: 'building',
      site: 'N-books',
      architect: 'green',
      colours: ['books', 'tools'],
      wigs: { lacerda: 6, you: 0 },
      stores: [
        { space: 'B3', owner: 'lacerda', wigs: 3 },
        { space: 'C3', owner: 'lacerda', wigs: 3 },
      ],
    });
    expect(gained(state, run, 'wigs')).toBe(6);
    expect(run.state.available).toEqual({ blue: ['gold', 'cloth'], green: ['gold', 'tools'] });
  });

  it('even when the best difference is below 0: you score too', () => {
    const buildings = Object.fromEntries(
      SOLO_SITES.filter((site) => site !== 'W-A').map((site) => [site, ['gold', 'cloth'] as const]),
    );
    const state = visiting('king', { stores, buildings, available: { blue: ['cloth', 'gold'], green: null } });
    const run = play(state, { building: null });
    expect(stepOf(run, 'solo.noble')).toMatchObject({ site: 'W-A', wigs: { lacerda: 3, you: 4 } });
    expect(run.state.you.wigs - state.you.wigs).toBe(4);
  });

  it('R17: a tie of sites goes clockwise from west D', () => {
    const order: string[] = [];
    let state = visiting('king', { available: { blue: ['gold', 'cloth'], green: null } });
    while (order.length < SOLO_SITES.length) {
      const step = nobleStep(state);
      if (!(step.action === 'building' && step.done)) break;
      order.push(step.site);
      state = { ...state, buildings: { ...state.buildings, [step.site]: ['gold', 'cloth'] } };
    }
    expect(order).toEqual(['W-D', 'W-C', 'W-B', 'W-A', 'N-gold', 'N-cloth', 'E-A', 'E-B', 'E-C', 'E-D']);
  });

  it.each([
    ['king', 'green'],
    ['treasury', 'green'],
    ['builder', 'blue'],
    ['minister', 'blue'],
  ] as const)('both tiles equal, the aide on %s: the %s one', (aide, architect) => {
    const state = visiting('king', { aide, available: { blue: ['gold', 'cloth'], green: ['gold', 'cloth'] } });
    expect(nobleStep(state, { clergyWigs: 0 })).toMatchObject({ architect, site: 'W-D' });
  });

  describe('R10: both tiles reach the best value on different sites', () => {
    const tie = {
      stores: { D1: { owner: 'lacerda', good: 'gold' }, A4: { owner: 'lacerda', good: 'tools' } },
      scoring: [4, 3, 3, 4],
      available: { blue: ['tools', 'books'], green: ['gold', 'cloth'] },
    } as const satisfies StateOverrides;

    it('the site clockwise first', () => {
      expect(nobleStep(visiting('king', tie))).toMatchObject({ architect: 'green', site: 'W-D' });
    });

    it('as a setting the tile by the aide first', () => {
      expect(nobleStep(visiting('king', { ...tie, rulings: { R10: 'tile-first' } }))).toMatchObject({
        architect: 'blue',
        site: 'W-A',
      });
    });
  });

  it('both cubes to his area, no reward, no officials, no plan used', () => {
    const state = visiting('king', {
      rubble: { sites: { 'W-D': cubes('et') } },
      sheet: { rewards: { 'W-D': [{ kind: 'wigs', amount: 5 }] } },
      lacerda: { plans: [2, 3] },
    });
    const run = play(state, { building: null });
    expect(stepOf(run, 'solo.noble')).toMatchObject({ site: 'W-D', cubes: 2 });
    expect(gained(state, run, 'cubes')).toBe(2);
    expect(gained(state, run, 'wigs')).toBe(0);
    expect(run.state.rubble.sites['W-D']).toEqual([]);
    expect(run.state.lacerda.plans).toEqual([2, 3]);
    expect(run.state.offices).toEqual(state.offices);
  });

  it('an answer first tells the tile that lies there untold, then he opens it', () => {
    const state = visiting('king', { available: { blue: 'unknown', green: null } });
    const run = play(state, { building: ['gold', 'tools'] });
    expect(stepOf(run, 'solo.noble')).toMatchObject({ architect: 'blue', site: 'W-D', colours: ['gold', 'tools'] });
    expect(run.events.slice(2, 4)).toEqual([
      { kind: 'building-revealed', architect: 'blue', colours: ['gold', 'tools'] },
      { kind: 'building-opened', seat: 'lacerda', site: 'W-D', architect: 'blue', colours: ['gold', 'tools'] },
    ]);
    expect(run.state.available).toEqual({ blue: 'unknown', green: null });
  });

  it('an answer that there is none leaves nothing to open; with two untold one answer is not enough', () => {
    const none = visiting('king', { available: { blue: 'unknown', green: null } });
    expect(nobleStep(none, { building: null })).toMatchObject({ done: false, reason: { code: 'no-tile-or-site' } });
    const two = visiting('king', { available: { blue: 'unknown', green: 'unknown' } });
    expect(play(two, { building: ['gold', 'tools'] }).waitsFor).toEqual({ kind: 'building', architect: 'green' });
  });
});

describe('visit.pay, solo.store, solo.building: 0 wigs earned or paid move no marker', () => {
  it.each(['builder', 'king'] as const)('at the %s', (noble) => {
    const run = play(visiting(noble), { building: null });
    expect(stepOf(run, 'solo.noble')).toMatchObject({ done: true, paid: { wigs: 0 } });
    expect(run.events.filter(({ kind }) => kind === 'wigs-changed')).toEqual([]);
  });
});
