import { followStep } from '@/engine/bot/nobleAction';
import { evolveAll } from '@/engine/game/evolve';
import { NO_INPUTS } from '@/engine/model/lacerdaInputs';
import type { GameState } from '@/engine/model/state';
import { NOBLES } from '@/engine/model/vocabulary';
import type { Noble } from '@/engine/model/vocabulary';
import type { StateOverrides } from '../helpers/state';
import { aState } from '../helpers/state';

/** You visited: he holds every favour. */
const visited = (changes: StateOverrides = {}): GameState =>
  aState({ ...changes, lacerda: { favours: NOBLES, influence: 9, ...changes.lacerda } });

function follows(state: GameState, noble: Noble, answers = {}) {
  const act = followStep(state, noble, { answers, overrides: [] });
  if (act?.kind !== 'acted') throw new Error(JSON.stringify(act));
  return { step: act.step, after: evolveAll(state, act.events) };
}

describe('solo.follow: he always follows your visits when he has the favour', () => {
  it.each([
    ['builder', 'store'],
    ['minister', 'decrees'],
    ['king', 'building'],
  ] as const)('R31: at the %s he takes the noble action (%s) and nothing else', (noble, action) => {
    const state = visited();
    const { step, after } = follows(state, noble);
    expect(step).toMatchObject({ rule: 'solo.follow', noble, action, done: true });
    expect(after.lacerda.favours).toEqual(NOBLES.filter((held) => held !== noble));
    expect([after.planStacks, after.shipyard, after.cardinal, after.courtier]).toEqual([
      state.planStacks,
      state.shipyard,
      state.cardinal,
      state.courtier,
    ]);
  });

  it('not without the favour', () => {
    expect(followStep(visited({ lacerda: { favours: ['king'] } }), 'builder', NO_INPUTS)).toBeNull();
  });

  it('he pays the cost as it stands now, wigs when influence is short', () => {
    const state = visited({
      offices: { minister: { you: 3, lacerda: 2, neutral: 1 } },
      lacerda: { influence: 3, wigs: 4 },
    });
    const { step, after } = follows(state, 'minister');
    expect(step).toMatchObject({ cost: 5, paid: { influence: 3, wigs: 2 } });
    expect(after.lacerda).toMatchObject({ influence: 0, wigs: 2, decrees: 2 });
  });

  it('R27: the tile you took this turn is gone, he builds the best store that can still be built', () => {
    const buildings = { 'W-A': ['gold', 'books'] } as const;
    expect(follows(visited({ buildings }), 'builder').step).toMatchObject({ space: 'A2', good: 'gold', wigs: 4 });
    const left = visited({ buildings, display: ['cloth', 'books', 'tools', 'tools-small'] });
    expect(follows(left, 'builder').step).toMatchObject({ space: 'A4', good: 'books', wigs: 4 });
  });

  it('R27: his own tile leaves the display too, until the turn ends', () => {
    expect(follows(visited({ display: ['gold', 'cloth'] }), 'builder').after.display).toEqual(['cloth']);
  });

  it.each([
    ['no tile in the display', 'builder', { display: [] }, { code: 'no-plot-left' }],
    ['no tile', 'king', { available: { blue: null, green: null } }, { code: 'no-tile-or-site' }],
    ['too poor', 'minister', { lacerda: { influence: 0, wigs: 1 } }, { code: 'cannot-pay', needed: 3, has: 1 }],
  ] as const)('R6: impossible (%s), he keeps the favour and pays nothing', (_, noble, changes, reason) => {
    const state = visited(changes);
    const { step, after } = follows(state, noble);
    expect(step).toMatchObject({ done: false, paid: { influence: 0, wigs: 0 }, reason });
    expect(after).toEqual(state);
  });

  it('the tile you opened is refilled first: he waits for its colours, then opens the better one', () => {
    const state = visited({ available: { blue: 'unknown', green: null } });
    expect(followStep(state, 'king', NO_INPUTS)).toEqual({
      kind: 'waits',
      for: { kind: 'building', architect: 'blue' },
    });
    const onTable = { step: 'noble', kind: 'building', site: 'W-D', architect: 'blue' } as const;
    expect(followStep(state, 'king', { answers: {}, overrides: [onTable] })).toEqual({
      kind: 'waits',
      for: { kind: 'building', architect: 'blue' },
    });
    expect(follows(state, 'king', { building: ['gold', 'tools'] }).step).toMatchObject({
      architect: 'blue',
      colours: ['gold', 'tools'],
    });
  });
});
