import { override } from '@/engine/bot/inputs';
import type { BotRefusal } from '@/engine/bot/refusal';
import { runLacerda } from '@/engine/bot/run';
import { followTargets, overrideTargets } from '@/engine/bot/targets';
import { finishLacerda, overrideLacerda, tellLacerda } from '@/engine/bot/tell';
import { followStep } from '@/engine/bot/nobleAction';
import { evolveAll } from '@/engine/game/evolve';
import type { Override } from '@/engine/model/lacerdaInputs';
import { NO_INPUTS } from '@/engine/model/lacerdaInputs';
import type { GameState } from '@/engine/model/state';
import { DECKS, NOBLES } from '@/engine/model/vocabulary';
import { cubes, deepFreeze } from '../helpers/state';
import { before, play, stepOf } from './turn';

/** The turn with the table's own steps. */
function played(state: GameState, ...overrides: readonly Override[]) {
  let now = state;
  for (const onTable of overrides) {
    const result = overrideLacerda(now, onTable);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    now = deepFreeze(evolveAll(now, result.value.events));
  }
  const run = runLacerda(now);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return { now, run: run.value };
}

const refused = (state: GameState, onTable: Override): BotRefusal | null => {
  const result = overrideLacerda(state, onTable);
  return result.ok ? null : result.error;
};

const BUILDER = before({ courtier: 'king', aide: 'king', rubble: { rows: { A: cubes('et') } } });
const MINISTER = before({ courtier: 'builder', aide: 'king' });
const KING = before({ courtier: 'minister', aide: 'builder' });

/** What a step says that the table did not do. */
const SKIPPED = { done: false, reason: { code: 'on-the-table' }, overridden: {} };

describe('a step skipped on the table', () => {
  it('turn.dock: his ships stay at sea', () => {
    const state = before({ lacerda: { ships: [{ hull: 2, cargo: 2 }] } });
    const { run } = played(state, { step: 'dock', kind: 'skip', note: 'forgotten' });
    expect(stepOf(run, 'turn.dock')).toEqual({
      rule: 'turn.dock',
      hulls: [2],
      done: false,
      overridden: { note: 'forgotten' },
    });
    expect(run.state.lacerda.ships[0]).toEqual({ hull: 2, cargo: 2 });
  });

  it('solo.courtier: he stays, and acts there', () => {
    const { run } = played(BUILDER, { step: 'courtier', kind: 'skip' });
    expect(stepOf(run, 'solo.courtier')).toEqual({ rule: 'solo.courtier', to: 'king', overridden: {} });
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'cardinal' });
    expect(stepOf(run, 'solo.noble')).toMatchObject({ action: 'building' });
  });

  it('solo.state: nothing happens, the noble action is worked out without it (R21)', () => {
    const { run } = played(MINISTER, { step: 'state', kind: 'skip' });
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'ship', ...SKIPPED });
    expect(run.state.treasury).toBe(MINISTER.treasury);
    expect(run.state.lacerda.ships).toEqual([]);
  });

  it('solo.noble: nothing is paid, no visit to follow (R6)', () => {
    const state = { ...MINISTER, you: { ...MINISTER.you, favours: NOBLES, influence: 10 } };
    const { run } = played(state, { step: 'noble', kind: 'skip' });
    expect(stepOf(run, 'solo.noble')).toMatchObject({ ...SKIPPED, paid: { influence: 0, wigs: 0 } });
    expect(run.waitsFor).toBeNull();
  });

  it('solo.discard: no card goes, and no deck runs empty by it', () => {
    const state = before({ courtier: 'king', aide: 'king', decks: { builder: 2, minister: 0, king: 1, treasury: 0 } });
    const { run } = played(state, { step: 'discard', kind: 'skip' });
    expect(stepOf(run, 'solo.discard')).toMatchObject({ deck: 'king', ...SKIPPED });
    expect(run.steps.map(({ rule }) => rule)).not.toContain('end.period');
  });

  it('solo.aide: he stays', () => {
    const { run } = played(BUILDER, { step: 'aide', kind: 'skip' });
    expect(stepOf(run, 'solo.aide')).toStrictEqual({ rule: 'solo.aide', to: 'king', overridden: {} });
    expect(run.state.aide).toBe('king');
  });

  it('church.scoring: it did not take place, for neither of you', () => {
    const state = before({
      courtier: 'minister',
      aide: 'king',
      cardinal: 4,
      lacerda: { ships: [{ hull: 1, cargo: 0 }] },
    });
    const { run } = played(state, { step: 'church', kind: 'skip' });
    expect(stepOf(run, 'church.scoring')).toMatchObject({ done: false, influence: 0, parts: [], overridden: {} });
    expect(run.waitsFor).toBeNull();
    expect(run.events.slice(-2)).toEqual([
      { kind: 'aide-moved', to: 'treasury' },
      { kind: 'turn-closed', seat: 'lacerda' },
    ]);
  });
});

describe('another target among the legal ones; the later steps are worked out anew', () => {
  it('solo.courtier: the state and noble actions of the other noble', () => {
    const { run } = played(BUILDER, { step: 'courtier', kind: 'noble', noble: 'minister' });
    expect(stepOf(run, 'solo.state')).toMatchObject({ noble: 'minister', action: 'ship' });
    expect(stepOf(run, 'solo.noble')).toMatchObject({ noble: 'minister', action: 'decrees' });
  });

  it('solo.state: the other action of the noble', () => {
    const { run } = played(BUILDER, { step: 'state', kind: 'action', action: 'plan' });
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'plan', done: true, architect: 'blue', overridden: {} });
  });

  it('solo.officials: other offices, or only one', () => {
    const { run } = played(BUILDER, { step: 'state', kind: 'offices', offices: ['king', 'minister'] });
    expect(stepOf(run, 'solo.state')).toMatchObject({ offices: ['king', 'minister'], overridden: {} });
    expect(
      stepOf(played(BUILDER, { step: 'state', kind: 'offices', offices: ['king'] }).run, 'solo.state'),
    ).toMatchObject({ offices: ['king'] });
  });

  it('solo.plan: the other architect’s', () => {
    const state = { ...BUILDER, aide: 'builder' } as const;
    const { run } = played(state, { step: 'state', kind: 'plan', architect: 'green' });
    expect(stepOf(run, 'solo.state')).toMatchObject({ architect: 'green', overridden: {} });
    expect(run.untold).toEqual([{ kind: 'plan', architect: 'green' }]);
  });

  it('solo.favour: another one he lacks', () => {
    const { run } = played(KING, { step: 'state', kind: 'favour', noble: 'king' });
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'favour', noble: 'king', overridden: {} });
    expect(run.state.lacerda.favours).toEqual(['king']);
  });

  it('solo.store: another space and good, with the cube he would take there, another one, or none', () => {
    const store = { step: 'noble', kind: 'store', space: 'A3', good: 'books' } as const;
    const cubeOf = (onTable: Override) => {
      const step = stepOf(played(BUILDER, onTable).run, 'solo.noble');
      return step.action === 'store' && step.done ? step.cube : undefined;
    };
    expect(stepOf(played(BUILDER, store).run, 'solo.noble')).toMatchObject({
      space: 'A3',
      good: 'books',
      overridden: {},
    });
    expect(cubeOf(store)).toEqual({ from: 'row', kind: 'tsunami' });
    expect(cubeOf({ ...store, cube: { from: 'row', kind: 'earthquake' } })).toEqual({
      from: 'row',
      kind: 'earthquake',
    });
    expect(cubeOf({ ...store, cube: null })).toBeNull();
  });

  it('solo.building: another site and tile', () => {
    const { run } = played(KING, { step: 'noble', kind: 'building', site: 'N-tools', architect: 'green' });
    expect(stepOf(run, 'solo.noble')).toMatchObject({ site: 'N-tools', architect: 'green', overridden: {} });
    expect(run.state.buildings).toEqual({ 'N-tools': ['books', 'tools'] });
  });

  it('solo.discard, solo.aide: another deck; the aide continues from his own', () => {
    const { run } = played(BUILDER, { step: 'discard', kind: 'deck', deck: 'builder' });
    expect(run.state.decks).toEqual({ builder: 4, minister: 5, king: 5, treasury: 5 });
    expect(run.state.aide).toBe('treasury');
    expect(played(BUILDER, { step: 'aide', kind: 'deck', deck: 'minister' }).run.state.aide).toBe('minister');
  });

  it('several steps of one turn, each with its note; a second override of a step replaces the first', () => {
    const { now, run } = played(
      BUILDER,
      { step: 'aide', kind: 'skip' },
      { step: 'state', kind: 'skip', note: 'we forgot' },
      { step: 'aide', kind: 'deck', deck: 'builder', note: 'misread' },
    );
    expect(now.turn).toMatchObject({ inputs: { overrides: [{ step: 'state' }, { step: 'aide', deck: 'builder' }] } });
    expect(run.steps.map((step) => step.overridden)).toEqual([
      undefined,
      { note: 'we forgot' },
      undefined,
      undefined,
      { note: 'misread' },
    ]);
  });

  it('what stands in the run is what is committed', () => {
    const { now, run } = played(BUILDER, { step: 'noble', kind: 'store', space: 'D5', good: 'tools' });
    const done = finishLacerda(now);
    expect(done).toEqual({ ok: true, value: { events: run.events, steps: run.steps } });
    expect(evolveAll(now, run.events).stores).toEqual({ D5: { owner: 'lacerda', good: 'tools' } });
  });

  it('solo.follow: his follow can be overridden too, and says so', () => {
    const state = before({ lacerda: { favours: ['builder'] } });
    const act = followStep(state, 'builder', { answers: {}, overrides: [{ step: 'noble', kind: 'skip', note: 'x' }] });
    expect(act).toMatchObject({
      kind: 'acted',
      events: [],
      step: { rule: 'solo.follow', done: false, overridden: { note: 'x' } },
    });
  });
});

describe('an override meets what was entered before', () => {
  const told = (state: GameState, answer: Parameters<typeof tellLacerda>[1]): GameState => {
    const result = tellLacerda(state, answer);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return evolveAll(state, result.value.events);
  };
  const answersOf = ({ turn }: GameState) => (turn.kind === 'lacerda' ? turn.inputs.answers : null);

  it('an answer about a plan he no longer takes is forgotten', () => {
    const state = told({ ...BUILDER, aide: 'builder' }, { kind: 'plan', architect: 'blue', officials: 5 });
    const { now, run } = played(state, { step: 'state', kind: 'plan', architect: 'green' });
    expect(answersOf(now)).toEqual({});
    expect(run.state.planStacks).toEqual({ blue: 2, green: 'unknown' });
  });

  it('an answer to a question still asked is kept', () => {
    const state = told({ ...BUILDER, aide: 'builder' }, { kind: 'plan', architect: 'blue', officials: 5 });
    expect(answersOf(played(state, { step: 'noble', kind: 'skip' }).now)).toEqual({ plan: 5 });
  });

  it('solo.building: an answer about a tile he no longer opens is forgotten, though another question is still asked', () => {
    const king = before({ courtier: 'minister', aide: 'king', offices: { king: {} } });
    const state = told(king, { kind: 'building', architect: 'green', colours: ['gold', 'tools'] });
    const { now, run } = played(state, { step: 'noble', kind: 'building', site: 'W-D', architect: 'blue' });
    expect(run.untold).toEqual([{ kind: 'clergyWigs' }, { kind: 'building', architect: 'blue' }]);
    expect(answersOf(now)).toEqual({});
  });

  it('an answer he does not ask for is forgotten, and one never given leaves no trace', () => {
    const nobody = override(KING, { answers: { clergyWigs: 2 }, overrides: [] }, { step: 'aide', kind: 'skip' });
    expect(nobody).toStrictEqual({ ok: true, value: { answers: {}, overrides: [{ step: 'aide', kind: 'skip' }] } });
  });

  it('R18: a building the wigs already told cannot pay is refused, with your church choice entered as well', () => {
    const poor = before({
      courtier: 'minister',
      aide: 'king',
      cardinal: 4,
      lacerda: { influence: 0, wigs: 0 },
      offices: { king: { you: 2 } },
      you: { clergy: 1 },
    });
    const wigs = told(poor, { kind: 'clergyWigs', wigs: 1 });
    const state = told(wigs, { kind: 'church', choice: 'declined' });
    expect(refused(state, { step: 'noble', kind: 'building', site: 'E-A', architect: 'blue' })).toMatchObject({
      code: 'illegal-target',
      step: 'noble',
      because: { code: 'cannot-pay', has: 1 },
    });
  });

  it('your decline of a follow is asked again when its cost has changed', () => {
    const visit = { ...MINISTER, treasury: 4, you: { ...MINISTER.you, favours: NOBLES, influence: 9 } };
    const state = told(visit, { kind: 'follow', choice: 'declined' });
    expect(played(state, { step: 'state', kind: 'skip' }).run.waitsFor).toMatchObject({ kind: 'follow' });
    expect(played(state, { step: 'aide', kind: 'skip' }).run.waitsFor).toBeNull();
  });

  it('a later override that no longer fits is given up', () => {
    const { now, run } = played(
      BUILDER,
      { step: 'state', kind: 'offices', offices: ['king'] },
      { step: 'aide', kind: 'skip' },
      { step: 'courtier', kind: 'noble', noble: 'minister' },
    );
    expect(now.turn).toMatchObject({ inputs: { overrides: [{ step: 'aide' }, { step: 'courtier' }] } });
    expect(stepOf(run, 'solo.state')).toMatchObject({ action: 'ship', done: true });
  });

  it('an answer that makes an override impossible gives it up', () => {
    const state = before({
      courtier: 'minister',
      aide: 'king',
      lacerda: { influence: 0, wigs: 0 },
      offices: { king: { you: 2 } },
    });
    const { now } = played(state, { step: 'noble', kind: 'building', site: 'E-A', architect: 'blue' });
    const poor = told(now, { kind: 'clergyWigs', wigs: 1 });
    const run = runLacerda(poor);
    expect(run).toMatchObject({ ok: true, value: { waitsFor: null } });
    expect(poor.turn).toMatchObject({ inputs: { overrides: [] } });
  });

  it('overrides of his discard and aide given before your follow are remembered over it', () => {
    const state = { ...MINISTER, you: { ...MINISTER.you, favours: NOBLES, influence: 9 } };
    const { run } = played(state, { step: 'aide', kind: 'skip' }, { step: 'state', kind: 'skip' });
    expect(run.state.turn).toMatchObject({ next: 'follow', inputs: { answers: {}, overrides: [{ step: 'aide' }] } });
    expect(play(run.state, {}, [{ step: 'aide', kind: 'skip' }]).state.aide).toBe('king');
  });
});

describe('illegal targets are refused with their step, and nothing changes', () => {
  const poor = { ...KING, lacerda: { ...KING.lacerda, influence: 0, wigs: 0 } };
  const blueOnly = { ...KING, available: { blue: ['gold', 'cloth'], green: null } } as const;

  it.each([
    ['a state action of another noble', BUILDER, { step: 'state', kind: 'action', action: 'ship' }, {}],
    ['a favour with the builder', BUILDER, { step: 'state', kind: 'favour', noble: 'king' }, {}],
    ['the same office twice', BUILDER, { step: 'state', kind: 'offices', offices: ['king', 'king'] }, {}],
    ['three offices', BUILDER, { step: 'state', kind: 'offices', offices: NOBLES }, {}],
    [
      'an office that is full beside one that is not',
      before({ courtier: 'king', sheet: { officeSpaces: 2 }, offices: { king: { lacerda: 1, neutral: 1 } } }),
      { step: 'state', kind: 'offices', offices: ['builder', 'king'] },
      {},
    ],
    ['no office', BUILDER, { step: 'state', kind: 'offices', offices: [] }, {}],
    [
      'an empty plan stack',
      { ...BUILDER, planStacks: { blue: 2, green: null } },
      { step: 'state', kind: 'plan', architect: 'green' },
      {},
    ],
    [
      'a favour he has',
      { ...KING, lacerda: { ...KING.lacerda, favours: ['king'] } },
      { step: 'state', kind: 'favour', noble: 'king' },
      {},
    ],
    [
      'an action that is impossible',
      { ...MINISTER },
      { step: 'state', kind: 'action', action: 'produce' },
      { because: { code: 'no-store' } },
    ],
    [
      'a favour when he has all',
      { ...KING, lacerda: { ...KING.lacerda, favours: NOBLES } },
      { step: 'state', kind: 'favour', noble: 'king' },
      { because: { code: 'all-favours-held' } },
    ],
    [
      'a taken space',
      { ...BUILDER, stores: { A1: { owner: 'you', good: 'gold' } } },
      { step: 'noble', kind: 'store', space: 'A1', good: 'gold' },
      {},
    ],
    ['a good off its street', BUILDER, { step: 'noble', kind: 'store', space: 'A1', good: 'tools' }, {}],
    ['a space out of play', BUILDER, { step: 'noble', kind: 'store', space: 'E1', good: 'gold' }, {}],
    [
      'a tile not in the display',
      { ...BUILDER, display: ['gold'] },
      { step: 'noble', kind: 'store', space: 'A3', good: 'cloth' },
      {},
    ],
    [
      'a cube that is not there',
      BUILDER,
      { step: 'noble', kind: 'store', space: 'A1', good: 'gold', cube: { from: 'column', kind: 'tsunami' } },
      {},
    ],
    [
      'a cube of a kind that is not there',
      BUILDER,
      { step: 'noble', kind: 'store', space: 'A1', good: 'gold', cube: { from: 'row', kind: 'fire' } },
      {},
    ],
    [
      'a cube where none lies',
      BUILDER,
      { step: 'noble', kind: 'store', space: 'B1', good: 'gold', cube: { from: 'row', kind: 'fire' } },
      {},
    ],
    ['a store with the king', KING, { step: 'noble', kind: 'store', space: 'A1', good: 'gold' }, {}],
    ['a building with the builder', BUILDER, { step: 'noble', kind: 'building', site: 'W-D', architect: 'blue' }, {}],
    [
      'a taken site',
      { ...KING, buildings: { 'W-D': ['gold', 'cloth'] } },
      { step: 'noble', kind: 'building', site: 'W-D', architect: 'blue' },
      {},
    ],
    [
      'a tile that does not fit north',
      KING,
      { step: 'noble', kind: 'building', site: 'N-tools', architect: 'blue' },
      {},
    ],
    ['a tile that is not there', blueOnly, { step: 'noble', kind: 'building', site: 'W-D', architect: 'green' }, {}],
    [
      'what he cannot pay',
      poor,
      { step: 'noble', kind: 'building', site: 'W-D', architect: 'blue' },
      { because: { code: 'cannot-pay', needed: 2, has: 0 } },
    ],
    [
      'a card from an empty deck',
      { ...BUILDER, decks: { ...BUILDER.decks, builder: 0 } },
      { step: 'discard', kind: 'deck', deck: 'builder' },
      { because: { code: 'deck-empty' } },
    ],
    [
      'the aide on an empty deck',
      { ...BUILDER, decks: { ...BUILDER.decks, builder: 0 } },
      { step: 'aide', kind: 'deck', deck: 'builder' },
      { because: { code: 'deck-empty' } },
    ],
  ] as const)('%s', (_, state, onTable, more) => {
    expect(refused(state, onTable)).toStrictEqual({ code: 'illegal-target', step: onTable.step, ...more });
  });

  it('a step his turn has not, or not any more', () => {
    expect(refused(BUILDER, { step: 'dock', kind: 'skip' })).toEqual({ code: 'no-such-step', step: 'dock' });
    expect(refused(BUILDER, { step: 'church', kind: 'skip' })).toEqual({ code: 'no-such-step', step: 'church' });
    const turn = { kind: 'lacerda', next: 'follow', due: { church: null, end: null }, inputs: NO_INPUTS } as const;
    expect(refused({ ...BUILDER, turn }, { step: 'noble', kind: 'skip' })).toEqual({
      code: 'no-such-step',
      step: 'noble',
    });
  });

  it('not his turn', () => {
    expect(refused({ ...BUILDER, toMove: 'you' }, { step: 'aide', kind: 'skip' })).toEqual({ code: 'not-his-turn' });
  });
});

describe('what a screen may offer', () => {
  it('solo.store: every plot of the city, and to skip', () => {
    const targets = overrideTargets(BUILDER, NO_INPUTS, 'noble');
    expect(targets).toHaveLength(1 + 4 * (1 + 2 + 2 + 2 + 1));
    expect(targets.every((target) => target.kind === 'skip' || target.kind === 'store')).toBe(true);
  });

  it('solo.building: every free site with the tiles that fit', () => {
    const targets = overrideTargets(KING, NO_INPUTS, 'noble');
    // 8 sites east and west for both tiles, each north site for one of them.
    expect(targets).toHaveLength(1 + 16 + 4);
  });

  it('each step is offered what can be done in it', () => {
    const sailing = before({ courtier: 'minister', cardinal: 4, lacerda: { ships: [{ hull: 2, cargo: 2 }] } });
    const offered = (state: GameState, step: Override['step']) => overrideTargets(state, NO_INPUTS, step);
    expect(offered(sailing, 'dock')).toEqual([{ step: 'dock', kind: 'skip' }]);
    expect(offered(sailing, 'church')).toEqual([{ step: 'church', kind: 'skip' }]);
    expect(offered(BUILDER, 'courtier')).toEqual([
      { step: 'courtier', kind: 'skip' },
      ...NOBLES.map((noble) => ({ step: 'courtier', kind: 'noble', noble })),
    ]);
    expect(offered(BUILDER, 'aide')).toEqual([
      { step: 'aide', kind: 'skip' },
      ...DECKS.map((deck) => ({ step: 'aide', kind: 'deck', deck })),
    ]);
    expect(offered(KING, 'state').slice(3)).toEqual(NOBLES.map((noble) => ({ step: 'state', kind: 'favour', noble })));
  });

  it('solo.officials: one office, or two of them', () => {
    const targets = overrideTargets(BUILDER, NO_INPUTS, 'state');
    expect(targets.flatMap((target) => ('offices' in target ? [target.offices] : []))).toEqual([
      ['builder'],
      ['minister'],
      ['king'],
      ['builder', 'minister'],
      ['builder', 'king'],
      ['minister', 'king'],
    ]);
  });

  it.each([
    ['dock', 0],
    ['courtier', 4],
    ['discard', 5],
    ['aide', 5],
    ['church', 0],
    // Both actions, six choices of offices, two plans.
    ['state', 1 + 2 + 6 + 2],
  ] as const)('%s: %i', (step, count) => {
    const targets = overrideTargets(BUILDER, NO_INPUTS, step);
    expect(targets).toHaveLength(count);
    for (const target of targets) expect(override(BUILDER, NO_INPUTS, target).ok).toBe(true);
  });

  it('solo.follow: the same when he follows your visit, and nothing without his favour', () => {
    const following = before({ lacerda: { favours: ['builder'] } });
    expect(followTargets(following, 'builder')).toEqual(overrideTargets(BUILDER, NO_INPUTS, 'noble'));
    expect(followTargets(following, 'king')).toEqual([]);
  });
});
