import { SOLO_SITES } from '@/engine/board/sites';
import type { Answer } from '@/engine/bot/answers';
import { MAX_CLERGY_WIGS } from '@/engine/bot/answers';
import { finishLacerda, tellLacerda } from '@/engine/bot/tell';
import { runLacerda } from '@/engine/bot/run';
import { answer, questionsOf } from '@/engine/bot/inputs';
import { evolveAll } from '@/engine/game/evolve';
import { visitCost } from '@/engine/influence/visit';
import { NO_INPUTS } from '@/engine/model/lacerdaInputs';
import type { GameState } from '@/engine/model/state';
import { NOBLES } from '@/engine/model/vocabulary';
import { deepFreeze, treasuryAt } from '../helpers/state';
import { HIS_TURN } from '../helpers/hisTurn';
import { openAnswer } from './telling';
import { before, stepOf } from './turn';

const run = (state: GameState) => {
  const result = runLacerda(state);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The state after this was entered. */
function told(state: GameState, answer: Answer): GameState {
  const result = tellLacerda(state, answer);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return deepFreeze(evolveAll(state, result.value.events));
}

function finished(state: GameState): GameState {
  const result = finishLacerda(state);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return deepFreeze(evolveAll(state, result.value.events));
}

const asked = (state: GameState) => questionsOf(run(state));

/** Each question comes up here. */
const CARDINAL = before({
  courtier: 'minister',
  aide: 'king',
  available: { blue: null, green: null },
  you: { clergy: 0 },
});
const PLAN = before({ courtier: 'king', aide: 'builder' });
const BUILDING = before({ courtier: 'minister', aide: 'builder' });
const FOLLOW = before({ courtier: 'builder', aide: 'king', you: { favours: NOBLES, influence: 9 } });
const CHURCH = before({
  courtier: 'minister',
  aide: 'king',
  cardinal: 4,
  available: { blue: null, green: null },
  you: { clergy: 2 },
});

describe('questions are asked only when something turned up, and answered once', () => {
  it.each([
    ['clergyWigs (solo.cardinal)', CARDINAL, { kind: 'clergyWigs' }, { kind: 'clergyWigs', wigs: 3 }],
    ['plan (solo.plan)', PLAN, { kind: 'plan', architect: 'blue' }, { kind: 'plan', architect: 'blue', officials: 3 }],
    [
      'an empty plan stack',
      PLAN,
      { kind: 'plan', architect: 'blue' },
      { kind: 'plan', architect: 'blue', officials: null },
    ],
    [
      'building (solo.building)',
      BUILDING,
      { kind: 'building', architect: 'blue' },
      { kind: 'building', architect: 'blue', colours: ['gold', 'tools'] },
    ],
    [
      'no building left',
      BUILDING,
      { kind: 'building', architect: 'blue' },
      { kind: 'building', architect: 'blue', colours: null },
    ],
    ['follow (R22)', FOLLOW, { kind: 'follow', noble: 'minister', cost: 3 }, { kind: 'follow', choice: 'declined' }],
    [
      'church (R23)',
      told(CHURCH, { kind: 'clergyWigs', wigs: 0 }),
      { kind: 'church', tiles: 2 },
      { kind: 'church', choice: { tiles: 1, wigs: 4 } },
    ],
    [
      'church declined',
      told(CHURCH, { kind: 'clergyWigs', wigs: 0 }),
      { kind: 'church', tiles: 2 },
      { kind: 'church', choice: 'declined' },
    ],
  ] as const)('%s', (_, state, question, answer) => {
    expect(asked(state)).toEqual([question]);
    const next = told(state, answer);
    expect(asked(next)).toEqual([]);
    expect(tellLacerda(next, answer)).toEqual({ ok: false, error: { code: 'not-asked', answer: answer.kind } });
  });

  it('clergyWigs: his wigs are known once the tile is entered, and owed until then', () => {
    expect(finished(told(CARDINAL, { kind: 'clergyWigs', wigs: 3 })).lacerda).toMatchObject({ wigs: 8, clergyOwed: 0 });
    const owed = finished(CARDINAL);
    expect(owed.lacerda).toMatchObject({ wigs: 5, clergyOwed: 1 });
    expect(told(owed, { kind: 'clergyWigs', wigs: 3 }).lacerda).toMatchObject({ wigs: 8, clergyOwed: 0 });
  });

  it('solo.cardinal: the wigs of his tile are asked before your church discard, his targets depend on them', () => {
    expect(run(CHURCH).waitsFor).toEqual({ kind: 'church', tiles: 2 });
    expect(asked(CHURCH)).toEqual([{ kind: 'clergyWigs' }, { kind: 'church', tiles: 2 }]);
  });

  it('what does not depend on an open question is computed already', () => {
    const { steps, waitsFor, untold } = run(BUILDING);
    expect(waitsFor).toBeNull();
    expect(untold).toHaveLength(1);
    expect(steps.map(({ rule }) => rule)).toEqual(HIS_TURN);
    expect(finished(BUILDING).available).toEqual({ blue: 'unknown', green: ['books', 'tools'] });
  });

  it('the clergy tile is waited for only when it decides whether he can pay', () => {
    const poor = {
      ...BUILDING,
      aide: 'king',
      offices: { ...BUILDING.offices, king: { you: 4, lacerda: 0, neutral: 1 } },
    } as const;
    const waits = { ...poor, lacerda: { ...poor.lacerda, influence: 0, wigs: 2 } };
    expect(run(waits)).toMatchObject({ waitsFor: { kind: 'clergyWigs' }, waitsAt: 'noble' });
    expect(asked(waits)).toEqual([{ kind: 'clergyWigs' }]);
    expect(finishLacerda(waits)).toEqual({
      ok: false,
      error: { code: 'still-asked', question: { kind: 'clergyWigs' } },
    });
    expect(stepOf(run(told(waits, { kind: 'clergyWigs', wigs: 4 })), 'solo.noble')).toMatchObject({
      done: true,
      paid: { influence: 0, wigs: 6 },
    });
    expect(stepOf(run(told(waits, { kind: 'clergyWigs', wigs: 3 })), 'solo.noble')).toMatchObject({
      done: false,
      reason: { code: 'cannot-pay', needed: 6, has: 5 },
    });
    const hopeless = {
      ...waits,
      treasury: treasuryAt(6),
      offices: { ...poor.offices, king: { you: 8, lacerda: 0, neutral: 1 } },
    };
    expect(run(hopeless).waitsFor).toBeNull();
  });
});

describe('what lay on the table untold before his turn', () => {
  it('he waits for a plan he might take; telling it makes it known at once', () => {
    const state = before({ courtier: 'king', aide: 'builder', planStacks: { blue: 'unknown', green: 'unknown' } });
    expect(run(state)).toMatchObject({
      waitsFor: { kind: 'plan', architect: 'blue' },
      waitsAt: 'state',
      steps: [{ rule: 'solo.courtier' }],
    });
    const blue = told(state, { kind: 'plan', architect: 'blue', officials: 2 });
    expect(blue.planStacks).toEqual({ blue: 2, green: 'unknown' });
    expect(asked(blue)).toEqual([{ kind: 'plan', architect: 'green' }]);
    const both = told(blue, { kind: 'plan', architect: 'green', officials: 3 });
    expect(stepOf(run(both), 'solo.state')).toMatchObject({ architect: 'green', officials: 3 });
    const next = told(both, { kind: 'plan', architect: 'green', officials: 4 });
    expect(finished(next).planStacks).toEqual({ blue: 2, green: 4 });
  });

  it('the same for both building tiles', () => {
    const state = before({ courtier: 'minister', aide: 'builder', available: { blue: 'unknown', green: 'unknown' } });
    const blue = told(state, { kind: 'building', architect: 'blue', colours: ['gold', 'cloth'] });
    const both = told(blue, { kind: 'building', architect: 'green', colours: null });
    expect(stepOf(run(both), 'solo.noble')).toMatchObject({ architect: 'blue', site: 'W-D' });
    expect(asked(both)).toEqual([{ kind: 'building', architect: 'blue' }]);
  });

  it('nothing is asked about a tile when no site is free or he cannot pay: nothing depends on it', () => {
    const poor = before({
      courtier: 'minister',
      aide: 'builder',
      available: { blue: 'unknown', green: null },
      lacerda: { influence: 0, wigs: 0 },
    });
    expect(asked(poor)).toEqual([]);
    const buildings = Object.fromEntries(SOLO_SITES.map((site) => [site, ['gold', 'cloth'] as const]));
    const full = before({
      courtier: 'minister',
      aide: 'builder',
      available: { blue: 'unknown', green: null },
      buildings,
    });
    expect(asked(full)).toEqual([]);
  });

  it('an untold plan is not asked when his action is another one, but may be entered at any time', () => {
    const state = before({ courtier: 'builder', aide: 'king', planStacks: { blue: 'unknown', green: 2 } });
    expect(asked(state)).toEqual([]);
    expect(told(state, { kind: 'plan', architect: 'blue', officials: 3 }).planStacks.blue).toBe(3);
  });

  it.each([
    [MAX_CLERGY_WIGS, { kind: 'clergyWigs' }],
    [MAX_CLERGY_WIGS + 1, null],
  ])('R18: a cost of %i is waited for only while the best clergy tile could just pay it', (cost, waitsFor) => {
    const state = before({
      courtier: 'builder',
      aide: 'king',
      lacerda: { clergyOwed: 1, influence: 0, wigs: 0 },
      shipyard: [],
      sheet: { treasury: [{ left: cost, right: 3 }] },
      treasury: 0,
      offices: { minister: { neutral: 0, you: 0, lacerda: 0 } },
    });
    expect(visitCost(state, 'lacerda', 'minister').total).toBe(cost);
    expect(run(state).waitsFor).toEqual(waitsFor);
  });

  it('solo.plan, solo.building: each is told as what it is, whatever else lies there untold', () => {
    const untold = before({
      courtier: 'king',
      aide: 'builder',
      planStacks: { blue: 'unknown', green: 2 },
      available: { blue: 'unknown', green: 'unknown' },
      lacerda: { clergyOwed: 1 },
    });
    expect(told(untold, { kind: 'plan', architect: 'blue', officials: 3 })).toEqual({
      ...untold,
      planStacks: { blue: 3, green: 2 },
    });
    expect(told(untold, { kind: 'building', architect: 'blue', colours: ['gold', 'cloth'] })).toEqual({
      ...untold,
      available: { blue: ['gold', 'cloth'], green: 'unknown' },
    });
    const known = { ...untold, planStacks: { blue: 2, green: 3 } };
    expect(told(known, { kind: 'plan', architect: 'green', officials: 4 })).toMatchObject({
      turn: { inputs: { answers: { plan: 4 } } },
      available: untold.available,
    });
  });

  it('two clergy tiles owed are entered one after the other', () => {
    const state = before({
      courtier: 'builder',
      aide: 'king',
      lacerda: { clergyOwed: 2, influence: 0, wigs: 0 },
      shipyard: [],
      offices: { minister: { you: 4 } },
    });
    expect(run(state).waitsFor).toEqual({ kind: 'clergyWigs' });
    const one = told(state, { kind: 'clergyWigs', wigs: 2 });
    expect(run(one).waitsFor).toEqual({ kind: 'clergyWigs' });
    expect(stepOf(run(told(one, { kind: 'clergyWigs', wigs: 3 })), 'solo.noble')).toMatchObject({
      done: true,
      paid: { wigs: 5 },
    });
  });
});

describe('answers that cannot be are refused with their numbers, and nothing changes', () => {
  it.each([
    [
      '9 wigs on a tile',
      CARDINAL,
      { kind: 'clergyWigs', wigs: 9 },
      { code: 'impossible-answer', answer: 'clergyWigs', given: 9, least: 0, most: 8 },
    ],
    [
      'half a wig',
      CARDINAL,
      { kind: 'clergyWigs', wigs: 0.5 },
      { code: 'impossible-answer', answer: 'clergyWigs', given: 0.5, least: 0, most: 8 },
    ],
    [
      'a plan of no officials',
      PLAN,
      { kind: 'plan', architect: 'blue', officials: 0 },
      { code: 'impossible-answer', answer: 'plan', given: 0, least: 1, most: 8 },
    ],
    [
      'two equal colours',
      BUILDING,
      { kind: 'building', architect: 'blue', colours: ['gold', 'gold'] },
      { code: 'equal-colours', colour: 'gold' },
    ],
    [
      'more tiles than you have',
      CHURCH,
      { kind: 'church', choice: { tiles: 3, wigs: 0 } },
      { code: 'impossible-answer', answer: 'church', given: 3, least: 1, most: 2 },
    ],
    [
      'no tile at all',
      CHURCH,
      { kind: 'church', choice: { tiles: 0, wigs: 0 } },
      { code: 'impossible-answer', answer: 'church', given: 0, least: 1, most: 4 },
    ],
    [
      '17 wigs on two tiles',
      CHURCH,
      { kind: 'church', choice: { tiles: 2, wigs: 17 } },
      { code: 'impossible-answer', answer: 'church', given: 17, least: 0, most: 16 },
    ],
    [
      'a plan that lay there, 9 officials',
      { ...PLAN, planStacks: { blue: 'unknown', green: 2 } },
      { kind: 'plan', architect: 'blue', officials: 9 },
      { code: 'impossible-answer', answer: 'plan', given: 9, least: 1, most: 8 },
    ],
  ] as const)('%s', (_, state, answer, error) => {
    expect(tellLacerda(state, answer)).toEqual({ ok: false, error });
  });

  it.each([
    ['8 wigs on a tile', CARDINAL, { kind: 'clergyWigs', wigs: MAX_CLERGY_WIGS }],
    ['16 wigs on two tiles', CHURCH, { kind: 'church', choice: { tiles: 2, wigs: 2 * MAX_CLERGY_WIGS } }],
    ['a plan of 1 official', PLAN, { kind: 'plan', architect: 'blue', officials: 1 }],
  ] as const)('the most and the least there is can be: %s', (_, state, answer) => {
    expect(tellLacerda(state, answer).ok).toBe(true);
  });

  it.each([
    ['a clergy tile he does not take', PLAN, { kind: 'clergyWigs', wigs: 2 }],
    ['a plan of the other architect', PLAN, { kind: 'plan', architect: 'green', officials: 2 }],
    ['a building of the other architect', BUILDING, { kind: 'building', architect: 'green', colours: null }],
    ['your follow while he asks for something else', CARDINAL, { kind: 'follow', choice: 'declined' }],
    ['a follow you cannot make', PLAN, { kind: 'follow', choice: 'declined' }],
    ['a church scoring that is not due', PLAN, { kind: 'church', choice: 'declined' }],
  ] as const)('not asked: %s', (_, state, answer) => {
    expect(tellLacerda(state, answer)).toEqual({ ok: false, error: { code: 'not-asked', answer: answer.kind } });
  });

  it('not his turn', () => {
    expect(tellLacerda({ ...FOLLOW, toMove: 'you' }, { kind: 'follow', choice: 'declined' })).toEqual({
      ok: false,
      error: { code: 'not-his-turn' },
    });
    expect(finishLacerda({ ...FOLLOW, toMove: 'you' })).toEqual({ ok: false, error: { code: 'not-his-turn' } });
    expect(answer({ ...FOLLOW, toMove: 'you' }, NO_INPUTS, { kind: 'follow', choice: 'declined' })).toEqual({
      ok: false,
      error: { code: 'not-his-turn' },
    });
  });
});

describe('a half-answered turn is part of the state', () => {
  const halfway: readonly GameState[] = [
    CARDINAL,
    PLAN,
    BUILDING,
    FOLLOW,
    CHURCH,
    told(CHURCH, { kind: 'clergyWigs', wigs: 2 }),
    finished(FOLLOW),
  ];

  it.each(halfway.map((state, index) => [index, state] as const))(
    'position %i: written as JSON and read again it gives the same turn',
    (_, state) => {
      const again = JSON.parse(JSON.stringify(state)) as GameState;
      expect(runLacerda(again)).toEqual(runLacerda(state));
    },
  );

  it('telling keeps everything else of the state as it was', () => {
    const next = told(CHURCH, { kind: 'clergyWigs', wigs: 2 });
    expect({ ...next, turn: CHURCH.turn }).toEqual(CHURCH);
    expect(next.turn).toEqual({
      kind: 'lacerda',
      next: 'dock',
      due: { church: null, end: null },
      inputs: { answers: { clergyWigs: 2 }, overrides: [] },
    });
  });

  it('answers in any order give the same end', () => {
    const king = { ...CHURCH, available: BUILDING.available };
    const answers = [
      { kind: 'clergyWigs', wigs: 2 },
      { kind: 'building', architect: 'green', colours: ['gold', 'tools'] },
      { kind: 'church', choice: { tiles: 1, wigs: 3 } },
    ] as const satisfies readonly Answer[];
    expect(finished(answers.reduce(told, king))).toEqual(finished([...answers].reverse().reduce(told, king)));
  });

  it('his turn is committed up to your follow, once; then it waits for you', () => {
    const waiting = finished(FOLLOW);
    expect(waiting.turn).toMatchObject({ kind: 'lacerda', next: 'follow' });
    expect(finishLacerda(waiting)).toMatchObject({
      ok: false,
      error: { code: 'still-asked', question: { kind: 'follow' } },
    });
    const done = finished(told(waiting, { kind: 'follow', choice: 'declined' }));
    expect(done).toMatchObject({ toMove: 'you', turn: { kind: 'between' } });
    expect(done).toEqual(finished(told(FOLLOW, { kind: 'follow', choice: 'declined' })));
  });
});

describe('the same turn asked again and again', () => {
  it('every question of a hundred turns can be answered, until none is left', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      let state = openAnswer.state(seed);
      for (let count = 0; count < 12; count += 1) {
        const [question] = asked(state);
        if (question === undefined) break;
        state = told(state, openAnswer.to(question));
      }
      expect(asked(state)).toEqual([]);
    }
  });
});
