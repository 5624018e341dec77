import { aState, cubes, his, knownRewards, treasuryAt, yours } from '../../helpers/state';
import { afterMoves, cheapestWay, decisionOf, refusalOf } from '../../helpers/moves';
import type { StateOverrides } from '../../helpers/state';
import type { Command } from '@/engine/game/command';
import type { GameState } from '@/engine/model/state';
import type { Good, Space } from '@/engine/model/vocabulary';

const atBuilder = (overrides: StateOverrides): GameState => {
  const state = aState({ ...overrides, you: { influence: 10, ...overrides.you } });
  return afterMoves(state, { kind: 'visit', noble: 'builder', pay: cheapestWay(state, 'builder') });
};

const atKing = (overrides: StateOverrides): GameState => {
  const state = aState({ ...overrides, you: { influence: 10, ...overrides.you } });
  return afterMoves(state, { kind: 'visit', noble: 'king', pay: cheapestWay(state, 'king') });
};

const build = (space: Space, good: Good): Command => ({ kind: 'build-store', space, good });
const TAKING_A_BROWN_CUBE = {
  kind: 'buy-land',
  cube: { from: 'row', kind: 'earthquake' },
  house: 'left',
  coins: 0,
} as const;

describe('building a store', () => {
  const rubble = { rows: { D: cubes('eee') }, columns: [[], [], cubes('ttt'), [], []] } as const;

  it('store.price: the printed example: 15 before, 12 after taking a brown cube', () => {
    const begun = afterMoves(atBuilder({ rubble, you: { reis: 12 } }), build('D3', 'books'));
    expect(
      refusalOf(begun, { kind: 'buy-land', cube: { from: 'column', kind: 'tsunami' }, house: 'left', coins: 0 }),
    ).toMatchObject({ code: 'too-poor', needed: 14, has: 12 });
    expect(refusalOf(begun, { kind: 'buy-land', cube: null, house: 'left', coins: 0 })).toMatchObject({
      code: 'take-a-cube',
    });
    expect(
      refusalOf(begun, { kind: 'buy-land', cube: { from: 'row', kind: 'fire' }, house: 'left', coins: 0 }),
    ).toMatchObject({ code: 'no-such-cube' });
    const after = afterMoves(begun, TAKING_A_BROWN_CUBE);
    expect(after.you).toMatchObject({ reis: 0, rubble: { earthquake: 1 }, houses: { left: 1, middle: 0, right: 0 } });
    expect(after.stores.D3).toEqual({ owner: 'you', good: 'books' });
    expect(after.rubble.rows.D).toHaveLength(2);
  });

  it('store.order: the reward comes before the payment and may pay for it', () => {
    const state = atBuilder({
      rubble,
      sheet: { rewards: { D3: [{ kind: 'reis', amount: 12 }], D4: [] } },
      you: { reis: 0, influence: 2 },
      treasury: treasuryAt(3),
      display: ['books'],
      stores: { A3: { owner: 'lacerda', good: 'cloth' } },
    });
    const begun = afterMoves(state, build('D3', 'books'));
    expect(begun.you.reis).toBe(12);
    expect(refusalOf(state, build('D4', 'books'))).toMatchObject({
      code: 'too-poor',
      needed: 9,
      has: 0,
    });
  });

  it('store.order, reward.must: a reward that is an action comes first and is not declined', () => {
    const begun = afterMoves(atBuilder({}), {
      kind: 'build-store',
      space: 'A1',
      good: 'gold',
      reward: [{ kind: 'plan' }, { kind: 'cube' }],
    });
    expect(begun.turn).toMatchObject({ tasks: [{ do: 'plan' }, { do: 'cube' }, { do: 'land', space: 'A1' }] });
    expect(begun.sheet.rewards.A1).toEqual([{ kind: 'plan' }, { kind: 'cube' }]);
    expect(refusalOf(begun, { kind: 'buy-land', cube: null, house: 'left', coins: 0 })).toMatchObject({
      code: 'first-finish',
      task: 'plan',
    });
    expect(refusalOf(begun, { kind: 'decline' })).toMatchObject({ code: 'reward-not-declined', task: 'plan' });
    const after = afterMoves(
      begun,
      { kind: 'take-plan', architect: 'blue' },
      { kind: 'take-cube', cube: 'fire' },
      { kind: 'buy-land', cube: null, house: 'right', coins: 0 },
    );
    expect(after).toMatchObject({ pile: 5, you: { rubble: { fire: 1 }, houses: { right: 1 } } });
  });

  it('store.order: a reward that would make the land unaffordable is refused', () => {
    const begun = afterMoves(atBuilder({ you: { reis: 3, influence: 2, portfolio: [] } }), {
      kind: 'build-store',
      space: 'A1',
      good: 'gold',
      reward: [{ kind: 'cardinal' }],
    });
    const before = { ...begun, cardinal: 2 } as const;
    expect(refusalOf(before, { kind: 'meet-cardinal', steps: 1 })).toMatchObject({
      code: 'too-poor',
      needed: 4,
      has: 3,
    });
    // The table changed under it: a reward that no longer can be taken is lost.
    expect(
      afterMoves(before, { kind: 'decline' }, { kind: 'buy-land', cube: null, house: 'left', coins: 0 }).you.reis,
    ).toBe(0);
  });

  it('store.wigs: column 4 with two matching buildings gives 8 wigs', () => {
    const state = atBuilder({
      scoring: [3, 4, 3, 4],
      buildings: { 'W-A': ['gold', 'tools'], 'N-gold': ['gold', 'books'], 'E-A': ['cloth', 'books'] },
    });
    const { after, why } = decisionOf(afterMoves(state, build('A2', 'gold')), {
      kind: 'buy-land',
      cube: null,
      house: 'left',
      coins: 0,
    });
    expect(after.you.wigs).toBe(13);
    expect(why).toContainEqual({
      code: 'store-wigs',
      rule: 'store.wigs',
      total: 8,
      each: 4,
      relevant: ['W-A', 'N-gold'],
    });
  });

  it('store.display: the small blue tile fits column 5 only, and a tile that is gone cannot be built', () => {
    const state = atBuilder({ display: ['gold', 'tools'], stores: { B1: { owner: 'lacerda', good: 'gold' } } });
    expect(refusalOf(state, build('A5', 'tools'))).toMatchObject({
      code: 'tile-gone',
      good: 'tools',
    });
    expect(refusalOf(state, build('A3', 'tools'))).toMatchObject({
      code: 'off-street',
      fits: ['cloth', 'books'],
    });
    expect(refusalOf(state, build('B1', 'gold'))).toMatchObject({
      code: 'land-taken',
      space: 'B1',
    });
    expect(refusalOf(state, build('E1', 'gold'))).toMatchObject({
      code: 'out-of-play',
      place: 'E1',
    });
    expect(afterMoves(state, build('A4', 'tools')).display).toEqual(['gold']);
  });

  it('store.order: a house group that is used up gives no house', () => {
    const stores = { A1: { owner: 'you', good: 'gold' }, B1: { owner: 'you', good: 'gold' } } as const;
    const begun = afterMoves(
      atBuilder({ stores, you: { houses: { left: 2, middle: 0, right: 0 } } }),
      build('C1', 'gold'),
    );
    expect(refusalOf(begun, { kind: 'buy-land', cube: null, house: 'left', coins: 0 })).toMatchObject({
      code: 'group-empty',
      house: 'left',
    });
  });

  it('influence.cash: each real moves the marker to the next coin', () => {
    const begun = afterMoves(atBuilder({ you: { reis: 1, influence: 10 } }), build('A1', 'gold'));
    expect(afterMoves(begun, { kind: 'buy-land', cube: null, house: 'left', coins: 2 }).you).toMatchObject({
      reis: 0,
      influence: 5,
    });
  });

  it('rubble.set: a completed set raises both limits at once and sends its marker to the Marquis', () => {
    const you = { rubble: { earthquake: 0, fire: 1, tsunami: 1 }, goods: { gold: 2, books: 1, cloth: 1, tools: 1 } };
    const begun = afterMoves(atBuilder({ rubble, you: { ...you, reis: 20 } }), build('D3', 'books'));
    const { after, why } = decisionOf(begun, TAKING_A_BROWN_CUBE);
    expect(after.you.markers).toBe(1);
    expect(why).toContainEqual({ code: 'set-completed', rule: 'rubble.set', sets: 1, limit: 3 });
  });

  it('rubble.set: a sixth cube of a colour leaves the game', () => {
    const begun = afterMoves(
      atBuilder({ rubble, you: { rubble: { earthquake: 5, fire: 0, tsunami: 0 }, reis: 20 } }),
      build('D3', 'books'),
    );
    const { after, why } = decisionOf(begun, TAKING_A_BROWN_CUBE);
    expect(after.you.rubble.earthquake).toBe(5);
    expect(why).toContainEqual({ code: 'cube-removed', rule: 'rubble.set', cube: 'earthquake' });
  });
});

describe('opening a public building', () => {
  const plans = [{ architect: 'blue', officials: 2, done: false }] as const;
  const available = { blue: ['gold', 'cloth'], green: null } as const;

  it('building.open: the printed example: gold stores on the yellow street give 7 and 4', () => {
    const stores = { ...yours({ A1: 'gold', B2: 'gold' }), ...his({ B1: 'gold', A2: 'gold' }) };
    const state = atKing({
      stores,
      available,
      sheet: { rewards: { 'N-gold': [{ kind: 'goods', good: 'gold', amount: 1 }] } },
      rubble: { sites: { 'N-gold': cubes('ef') } },
      offices: { minister: { you: 1 }, king: { you: 1 } },
      you: { plans, houses: { left: 2, middle: 0, right: 0 } },
    });
    const begun = afterMoves(state, { kind: 'open-building', site: 'N-gold' });
    expect(begun.you).toMatchObject({ rubble: { earthquake: 1, fire: 1, tsunami: 0 }, goods: { gold: 2 } });
    const after = afterMoves(begun, { kind: 'staff-building', plan: 0, coins: 0 });
    expect(after.you.wigs).toBe(12);
    expect(after.lacerda.wigs).toBe(12);
    expect(after.you.plans).toEqual([{ architect: 'blue', officials: 2, done: true }]);
    expect([after.offices.minister.you, after.offices.king.you]).toEqual([0, 0]);
    expect(after).toMatchObject({ buildings: { 'N-gold': ['gold', 'cloth'] }, available: { blue: 'unknown' } });
  });

  it('building.hire: plan of 3, 2 out, treasury 5: 1 hired for 5 réis', () => {
    const state = atKing({
      treasury: treasuryAt(5),
      available,
      offices: { minister: { you: 1 } },
      plazas: { king: { you: 1 } },
      you: { reis: 5, plans: [{ architect: 'blue', officials: 3, done: false }] },
    });
    const after = afterMoves(
      state,
      { kind: 'open-building', site: 'W-A' },
      { kind: 'staff-building', plan: 0, coins: 0 },
    );
    expect(after.you.reis).toBe(0);
    expect([after.offices.minister.you, after.plazas.king.you]).toEqual([0, 0]);
  });

  it('building.hire: with more out than needed you choose who comes back, and nobody is hired', () => {
    const state = atKing({ available, offices: { minister: { you: 2 }, king: { you: 1 } }, you: { plans } });
    const begun = afterMoves(state, { kind: 'open-building', site: 'W-A' });
    expect(refusalOf(begun, { kind: 'staff-building', plan: 0, coins: 0 })).toMatchObject({
      code: 'choose-officials',
      needed: 2,
      out: 3,
    });
    const twice = [
      { noble: 'king', from: 'office' },
      { noble: 'king', from: 'office' },
    ] as const;
    expect(refusalOf(begun, { kind: 'staff-building', plan: 0, coins: 0, returned: twice })).toMatchObject({
      code: 'no-official-there',
      noble: 'king',
    });
    const after = afterMoves(begun, {
      kind: 'staff-building',
      plan: 0,
      coins: 0,
      returned: [
        { noble: 'king', from: 'office' },
        { noble: 'minister', from: 'office' },
      ],
    });
    expect(after.offices.minister.you).toBe(1);
  });

  it('building.open: a north site needs its colour, a site is used once, an untold tile is asked for', () => {
    const state = atKing({
      available,
      buildings: { 'W-B': ['gold', 'tools'] },
      offices: { minister: { you: 2 } },
      you: { plans },
    });
    expect(refusalOf(state, { kind: 'open-building', site: 'N-books' })).toMatchObject({
      code: 'north-site-needs',
      good: 'books',
    });
    expect(refusalOf(state, { kind: 'open-building', site: 'W-B' })).toMatchObject({ code: 'site-taken' });
    expect(refusalOf(state, { kind: 'open-building', site: 'W-E' })).toMatchObject({ code: 'out-of-play' });
    const untold = aState({ available: { blue: 'unknown', green: null }, you: { plans, influence: 10 } });
    expect(refusalOf(untold, { kind: 'visit', noble: 'king', pay: cheapestWay(untold, 'king') })).toMatchObject({
      code: 'tell-first',
      about: 'building',
      architect: 'blue',
    });
  });

  it('building.open: a plan that is done or not there opens nothing', () => {
    const both = [...plans, { architect: 'blue', officials: 1, done: true }] as const;
    const begun = afterMoves(atKing({ available, offices: { minister: { you: 2 } }, you: { plans: both } }), {
      kind: 'open-building',
      site: 'W-A',
    });
    expect(refusalOf(begun, { kind: 'staff-building', plan: 1, coins: 0 })).toMatchObject({ code: 'plan-done' });
    expect(refusalOf(begun, { kind: 'staff-building', plan: 7, coins: 0 })).toMatchObject({ code: 'no-such-plan' });
  });

  it('reward.must: a store that cannot be paid for besides the building it is the reward of is lost', () => {
    const opened = (reis: number) =>
      afterMoves(
        atKing({
          available,
          sheet: { rewards: knownRewards() },
          offices: { minister: { neutral: 1 } },
          you: { reis, influence: 2, plans },
        }),
        { kind: 'open-building', site: 'W-A', reward: [{ kind: 'store' }] },
      );
    expect(opened(8).turn).toMatchObject({ tasks: [{ do: 'staff' }] });
    expect(afterMoves(opened(8), { kind: 'staff-building', plan: 0, coins: 0 }).you.reis).toBe(2);
    const both = afterMoves(
      opened(9),
      build('A1', 'gold'),
      { kind: 'buy-land', cube: null, house: 'left', coins: 0 },
      { kind: 'staff-building', plan: 0, coins: 0 },
    );
    expect(both.you.reis).toBe(0);
  });
});
