import type { BoardSheet } from '@/engine/model/boardSheet';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';
import { hisStateAction } from '@/engine/bot/stateAction';
import { DECKS, NOBLES } from '@/engine/model/vocabulary';
import { aState, treasuryAt, his, yours } from '../helpers/state';
import { before, gained, play, stepOf } from './turn';

/** The aide where the top action is done, and where the bottom one is. */
const TOP = { aide: 'king' } as const;
const BOTTOM = { aide: 'builder' } as const;

/** The courtier one step before a noble: he moves there first. */
const TO = {
  builder: { courtier: 'king' },
  minister: { courtier: 'builder' },
  king: { courtier: 'minister' },
} as const;

describe('solo.courtier: one noble to the right', () => {
  it.each([
    ['builder', 'minister'],
    ['minister', 'king'],
    ['king', 'builder'],
  ] as const)('from the %s to the %s', (courtier, to) => {
    const run = play(before({ courtier }), { clergyWigs: 0 });
    expect(stepOf(run, 'solo.courtier')).toEqual({ rule: 'solo.courtier', to });
    expect(run.state.courtier).toBe(to);
  });
});

describe('solo.state: top with the aide on king or treasury, bottom on builder or Marquis', () => {
  const tops = { builder: 'officials', minister: 'ship', king: 'cardinal' } as const;
  const bottoms = { builder: 'plan', minister: 'produce', king: 'favour' } as const;

  it.each(NOBLES.flatMap((courtier) => DECKS.map((aide) => [courtier, aide] as const)))(
    '%s with the aide on %s',
    (courtier, aide) => {
      const top = aide === 'king' || aide === 'treasury';
      expect(hisStateAction(aState({ courtier, aide }))).toBe(top ? tops[courtier] : bottoms[courtier]);
    },
  );

  it('R2: the board sheet says which action is on top', () => {
    const sheet: Partial<BoardSheet> = { top: { ...DEFAULT_SHEET.top, builder: 'plan' } };
    expect(hisStateAction(aState({ courtier: 'builder', aide: 'treasury', sheet }))).toBe('plan');
    expect(hisStateAction(aState({ courtier: 'builder', aide: 'minister', sheet }))).toBe('officials');
  });
});

describe('solo.state, solo.noble: every action cites its own rule, done or not', () => {
  it.each([
    ['officials', { ...TOP, ...TO.builder }],
    ['plan', { ...BOTTOM, ...TO.builder }],
    ['ship', { ...TOP, ...TO.minister }],
    ['produce', { ...BOTTOM, ...TO.minister, stores: his({ A1: 'gold' }) }],
    ['cardinal', { ...TOP, ...TO.king }],
    ['favour', { ...BOTTOM, ...TO.king }],
  ] as const)('%s', (action, table) => {
    const cites = `solo.${action}`;
    expect(stepOf(play(before(table)), 'solo.state')).toMatchObject({ action, done: true, cites });
    const skipped = play(before(table), {}, [{ step: 'state', kind: 'skip' }]);
    expect(stepOf(skipped, 'solo.state')).toMatchObject({ action, done: false, cites });
  });

  it.each([
    ['store', TO.builder],
    ['decrees', TO.minister],
    ['building', TO.king],
  ] as const)('%s', (action, to) => {
    const run = play(before({ ...BOTTOM, ...to, lacerda: { influence: 10 } }));
    expect(stepOf(run, 'solo.noble')).toMatchObject({ action, done: true, cites: `solo.${action}` });
  });
});

describe('solo.plan', () => {
  it('takes the plan with most officials and names its architect', () => {
    const state = before({ ...BOTTOM, ...TO.builder, planStacks: { blue: 2, green: 3 }, lacerda: { plans: [2] } });
    const run = play(state, { plan: 4 });
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'plan', done: true, architect: 'green', officials: 3 });
    expect(run.state.lacerda.plans).toEqual([2, 3]);
    expect(run.state.planStacks).toEqual({ blue: 2, green: 4 });
  });

  it('a tie goes to the blue architect', () => {
    const run = play(before({ ...BOTTOM, ...TO.builder, planStacks: { blue: 3, green: 3 } }), { plan: null });
    expect(stepOf(run, 'solo.state')).toMatchObject({ architect: 'blue' });
    expect(run.state.planStacks).toEqual({ blue: null, green: 3 });
  });

  it('an answer first tells the plan that lies there untold, and he takes it if it is best', () => {
    const untold = before({ ...BOTTOM, ...TO.builder, planStacks: { blue: 'unknown', green: 3 } });
    const run = play(untold, { plan: 4 });
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'plan', architect: 'blue', officials: 4 });
    expect(run.state).toMatchObject({ lacerda: { plans: [4] }, planStacks: { blue: 'unknown', green: 3 } });
    expect(play(untold, { plan: 2 }).state).toMatchObject({
      lacerda: { plans: [3] },
      planStacks: { blue: 2, green: 'unknown' },
    });
  });

  it('with two of them untold one answer is not enough', () => {
    const state = before({ ...BOTTOM, ...TO.builder, planStacks: { blue: 'unknown', green: 'unknown' } });
    expect(play(state, { plan: 4 }).waitsFor).toEqual({ kind: 'plan', architect: 'green' });
  });

  it('skipped when both stacks are empty', () => {
    const run = play(before({ ...BOTTOM, ...TO.builder, planStacks: { blue: null, green: null } }));
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'plan', done: false, reason: { code: 'no-plan-left' } });
  });
});

describe('solo.officials', () => {
  const state = before({
    ...TOP,
    ...TO.builder,
    offices: { builder: { neutral: 1 }, minister: { lacerda: 2 }, king: { lacerda: 1 } },
  });

  it('places two, in the offices with fewest of his, named in the order placed', () => {
    const run = play(state);
    expect(stepOf(run, 'solo.state')).toMatchObject({
      action: 'officials',
      done: true,
      offices: ['builder', 'king'],
      pushedOut: [],
    });
    expect(run.state.offices.builder.lacerda).toBe(1);
    expect(run.state.offices.king.lacerda).toBe(2);
  });

  it('a tie goes to the leftmost office', () => {
    const run = play(before({ ...TOP, ...TO.builder, offices: { builder: {}, minister: {}, king: {} } }));
    expect(stepOf(run, 'solo.state')).toMatchObject({ offices: ['builder', 'minister'] });
  });

  it('R15: he places the only one he has left', () => {
    const run = play(before({ ...TOP, ...TO.builder, offices: { builder: { lacerda: 3 }, minister: { lacerda: 4 } } }));
    expect(stepOf(run, 'solo.state')).toMatchObject({ done: true, offices: ['king'] });
  });

  it('R15: with none left it is skipped', () => {
    const run = play(before({ ...TOP, ...TO.builder, offices: { builder: { lacerda: 3 }, minister: { lacerda: 5 } } }));
    expect(stepOf(run, 'solo.state')).toMatchObject({
      action: 'officials',
      done: false,
      reason: { code: 'no-official-left' },
    });
  });

  it('R8: from a full office one of yours moves to the plaza, never his or a neutral one', () => {
    const offices = { builder: { you: 1, lacerda: 4, neutral: 1 }, minister: { lacerda: 0 }, king: { lacerda: 0 } };
    const sheet = { officeSpaces: 6 };
    const full = before({
      ...TOP,
      ...TO.builder,
      sheet,
      offices: { ...offices, minister: { you: 6 }, king: { you: 1, lacerda: 2 } },
    });
    const run = play(full);
    expect(stepOf(run, 'solo.state')).toMatchObject({
      offices: ['minister', 'king'],
      pushedOut: [{ seat: 'you', noble: 'minister' }],
    });
    expect(run.state.offices.minister).toEqual({ you: 5, lacerda: 1, neutral: 0 });
    expect(run.state.plazas.minister).toEqual({ you: 1, lacerda: 0, neutral: 0 });
  });

  it('R8: a full office without one of yours takes nobody', () => {
    const held = { lacerda: 1, neutral: 1 };
    const run = play(
      before({
        ...TOP,
        ...TO.builder,
        sheet: { officeSpaces: 2 },
        offices: { builder: held, minister: held, king: held },
      }),
    );
    expect(stepOf(run, 'solo.state')).toMatchObject({
      action: 'officials',
      done: false,
      reason: { code: 'no-office-takes-one' },
    });
  });

  it('R8 as a setting, R32: overflow applies to him too, tied colours move one each', () => {
    const tied = { you: 2, lacerda: 2, neutral: 2 };
    const run = play(
      before({
        ...TOP,
        ...TO.builder,
        rulings: { R8: 'overflow' },
        offices: { builder: tied, minister: { lacerda: 3 }, king: { lacerda: 2 } },
      }),
    );
    expect(stepOf(run, 'solo.state')).toMatchObject({ offices: ['builder'] });
    expect(run.state.offices.builder).toEqual({ you: 1, lacerda: 2, neutral: 2 });
    expect(run.state.plazas.builder).toEqual({ you: 1, lacerda: 1, neutral: 0 });
  });
});

describe('solo.ship', () => {
  const YOURS = {
    portfolio: [
      { card: 'noble', noble: 'king', influence: 2 },
      { card: 'ship', hull: 2, cargo: 0 },
      { card: 'treasury', reis: 1 },
    ],
  } as const;

  it('takes the top ship free, treasury up 1, then gains that ship’s value and your portfolio’s total', () => {
    const state = before({
      ...TOP,
      ...TO.minister,
      shipyard: [3, 4],
      you: YOURS,
      lacerda: { influence: 0, ships: [{ hull: 1, cargo: 0 }] },
    });
    const run = play(state);
    const step = stepOf(run, 'solo.state');
    expect(step).toMatchObject({ action: 'ship', done: true, hull: 3, influence: 5 });
    expect(step.action === 'ship' && step.done && step.parts.map(({ amount }) => amount)).toEqual([1, 2, 2]);
    expect(step).toMatchObject({ parts: [{ code: 'his-ship', rule: 'solo.ship' }, {}, {}] });
    expect(run.events).not.toContainEqual({ kind: 'wigs-changed', seat: 'lacerda', by: 0 });
    expect(run.state.lacerda.ships).toEqual([
      { hull: 1, cargo: 0 },
      { hull: 3, cargo: 0 },
    ]);
    expect(run.state.shipyard).toEqual([4]);
    expect(run.state.treasury).toBe(state.treasury + 1);
  });

  it('R7: a gain that ends on 10 gives him a wig; `influence` is the sum before the limit', () => {
    const state = before({
      ...TOP,
      ...TO.minister,
      you: YOURS,
      lacerda: { influence: 9 },
      offices: { minister: {} },
      treasury: treasuryAt(1),
    });
    const run = play(state);
    expect(stepOf(run, 'solo.state')).toMatchObject({ influence: 6 });
    expect(gained(state, run, 'wigs')).toBe(1);
    expect(run.state.lacerda.influence).toBe(10);
  });

  it('R7: a gain of 0 is no gain, even with 10 influence', () => {
    const sheet = { ships: { ...DEFAULT_SHEET.ships, 1: { influence: 0, bonus: 0 } } };
    const state = before({
      ...TOP,
      ...TO.minister,
      sheet,
      lacerda: { influence: 10 },
      offices: { minister: {} },
      treasury: treasuryAt(1),
    });
    expect(gained(state, play(state), 'wigs')).toBe(0);
  });

  it('treasury.track: at the end of the track the step is lost, the influence is not', () => {
    const state = before({ ...TOP, ...TO.minister, treasury: treasuryAt(6), offices: { minister: {} } });
    const run = play(state);
    expect(run.state.treasury).toBe(treasuryAt(6));
    expect(stepOf(run, 'solo.state')).toMatchObject({ influence: 2 });
  });

  it('skipped when the shipyard is empty, and the treasury stays', () => {
    const state = before({ ...TOP, ...TO.minister, shipyard: [] });
    const run = play(state);
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'ship', done: false, reason: { code: 'yard-empty' } });
    expect(run.state.treasury).toBe(state.treasury);
  });

  it('R25: any number of ships, never replaced', () => {
    const ships = [
      { hull: 1, cargo: 0 },
      { hull: 2, cargo: 1 },
      { hull: 3, cargo: 0 },
      { hull: 4, cargo: 3 },
    ] as const;
    expect(
      play(before({ ...TOP, ...TO.minister, shipyard: [4], lacerda: { ships } })).state.lacerda.ships,
    ).toHaveLength(5);
  });

  it('treasury.track: at the end of its track the marker stays, and the step says so', () => {
    const ship = { ...TOP, ...TO.minister };
    const end = before(ship).sheet.treasury.length - 1;
    const run = play(before({ ...ship, treasury: end }));
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'ship', treasuryStays: true });
    expect(run.state.treasury).toBe(end);
    expect(stepOf(play(before(ship)), 'solo.state')).not.toHaveProperty('treasuryStays');
  });
});

describe('solo.produce', () => {
  const stores = { ...his({ A1: 'gold', B1: 'gold', C1: 'gold', A4: 'tools' }), ...yours({ B3: 'cloth' }) };

  it('R16: all his goods, no warehouse limits them, each type drops 1; in the order gold, books, cloth, tools', () => {
    const run = play(before({ ...BOTTOM, ...TO.minister, stores }));
    const step = stepOf(run, 'solo.state');
    expect(step).toMatchObject({
      action: 'produce',
      done: true,
      goods: { gold: 3, tools: 1 },
      prices: { gold: 4, tools: 3 },
    });
    expect(step.action === 'produce' && step.done && Object.keys(step.goods)).toEqual(['gold', 'tools']);
    expect(run.state.market).toEqual({ gold: 4, books: 6, cloth: 5, tools: 3 });
    expect(run.events).toContainEqual(expect.objectContaining({ kind: 'goods-produced', seat: 'lacerda' }));
  });

  it('a price at its lowest stays', () => {
    const market = { gold: 1, books: 6, cloth: 5, tools: 4 };
    const run = play(before({ ...BOTTOM, ...TO.minister, stores, market }));
    expect(run.state.market.gold).toBe(1);
    const step = stepOf(run, 'solo.state');
    expect(step.action === 'produce' && step.done && step.prices).toEqual({ tools: 3 });
  });

  it('skipped without a store of his', () => {
    const run = play(before({ ...BOTTOM, ...TO.minister, stores: yours({ B3: 'cloth' }) }));
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'produce', done: false, reason: { code: 'no-store' } });
  });
});

describe('solo.cardinal', () => {
  const to = (cardinal: 0 | 1 | 2 | 3 | 4 | 5, clergyWigs = 2) => {
    const state = before({ ...TOP, ...TO.king, cardinal });
    return { state, run: play(state, { clergyWigs }) };
  };

  it('always 2 spaces; R24: the tile in front gives its wigs at once', () => {
    const { state, run } = to(0);
    expect(run.state.cardinal).toBe(2);
    expect(run.state.treasury).toBe(state.treasury);
    expect(stepOf(run, 'solo.state')).toMatchObject({
      action: 'cardinal',
      to: 2,
      wigs: 2,
      treasury: false,
      influence: false,
    });
    expect(gained(state, run, 'wigs')).toBe(2);
    expect(run.state.lacerda.clergyOwed).toBe(0);
  });

  it.each([
    [1, 'landing on'],
    [2, 'passing'],
  ] as const)('from gap %i, %s the treasury icon: treasury up 1 at once', (from, _) => {
    const { state, run } = to(from);
    expect(stepOf(run, 'solo.state')).toMatchObject({ treasury: true });
    expect(run.state.treasury).toBe(state.treasury + 1);
  });

  it.each([
    [4, 'landing on'],
    [5, 'passing'],
  ] as const)('from gap %i, %s the influence icon: church scoring after the aide (R23)', (from, _) => {
    const { run } = to(from);
    expect(run.steps.map(({ rule }) => rule)).toEqual([
      'solo.courtier',
      'solo.state',
      'solo.noble',
      'solo.discard',
      'solo.aide',
      'church.scoring',
    ]);
  });

  it('treasury.track: at the end of its track the marker stays, and the step says so', () => {
    const end = before({ ...TOP, ...TO.king, cardinal: 1 }).sheet.treasury.length - 1;
    const run = play(before({ ...TOP, ...TO.king, cardinal: 1, treasury: end }), { clergyWigs: 2 });
    expect(stepOf(run, 'solo.state')).toMatchObject({ treasury: true, treasuryStays: true });
    expect(run.state.treasury).toBe(end);
    expect(stepOf(to(1).run, 'solo.state')).not.toHaveProperty('treasuryStays');
    expect(stepOf(to(0).run, 'solo.state')).not.toHaveProperty('treasuryStays');
  });

  it('R19: leaving the influence icon is not passing it', () => {
    expect(to(0).run.steps.map(({ rule }) => rule)).not.toContain('church.scoring');
  });

  it('the icons are where the board sheet says', () => {
    const sheet = { church: { influence: 2, treasury: 1 } } as const;
    const run = play(before({ ...TOP, ...TO.king, cardinal: 0, sheet }), { clergyWigs: 0 });
    expect(stepOf(run, 'solo.state')).toMatchObject({ treasury: true, influence: true });
  });
});

describe('solo.favour', () => {
  it.each([
    [[], 'builder'],
    [['builder'], 'minister'],
    [['builder', 'minister'], 'king'],
    [['king'], 'builder'],
  ] as const)('holding %j he takes the %s’s', (favours, noble) => {
    const run = play(before({ ...BOTTOM, ...TO.king, lacerda: { favours } }), { building: null });
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'favour', done: true, noble });
    expect(run.state.lacerda.favours).toContain(noble);
  });

  it('skipped when he holds all three', () => {
    const run = play(before({ ...BOTTOM, ...TO.king, lacerda: { favours: NOBLES } }));
    expect(stepOf(run, 'solo.state')).toMatchObject({
      action: 'favour',
      done: false,
      reason: { code: 'all-favours-held' },
    });
  });
});
