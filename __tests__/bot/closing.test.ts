import { runLacerda } from '@/engine/bot/run';
import { evolveAll } from '@/engine/game/evolve';
import type { GameState } from '@/engine/model/state';
import { DECKS, NOBLES } from '@/engine/model/vocabulary';
import type { Deck } from '@/engine/model/vocabulary';
import { NO_INPUTS } from '@/engine/model/lacerdaInputs';
import { aState } from '../helpers/state';
import { before, gained, play, stepOf } from './turn';

const rules = (run: ReturnType<typeof play>) => run.steps.map(({ rule }) => rule);

describe('turn.dock, R25: his ships come home at the start of his turn', () => {
  it('those at sea, and only those', () => {
    const ships = [
      { hull: 2, cargo: 2 },
      { hull: 3, cargo: 1 },
      { hull: 1, cargo: 1 },
    ] as const;
    const run = play(before({ courtier: 'king', lacerda: { ships } }));
    expect(run.steps[0]).toEqual({ rule: 'turn.dock', hulls: [2, 1], done: true });
    expect(run.state.lacerda.ships).toEqual([
      { hull: 2, cargo: 0 },
      { hull: 3, cargo: 1 },
      { hull: 1, cargo: 0 },
    ]);
  });

  it('no step without a ship at sea', () => {
    expect(rules(play(before()))[0]).toBe('solo.courtier');
  });
});

describe('solo.discard', () => {
  it('the top card of the aide’s deck goes', () => {
    const run = play(before({ aide: 'minister' }), { plan: 2 });
    expect(stepOf(run, 'solo.discard')).toEqual({ rule: 'solo.discard', deck: 'minister', done: true });
    expect(run.state.decks.minister).toBe(4);
    expect(run.events).toContainEqual({ kind: 'card-left-deck', deck: 'minister', how: 'discarded' });
  });

  it('nothing goes from an empty deck', () => {
    const decks = { builder: 5, minister: 0, king: 5, treasury: 5 };
    const run = play(before({ aide: 'minister', decks }));
    expect(stepOf(run, 'solo.discard')).toEqual({
      rule: 'solo.discard',
      deck: 'minister',
      done: false,
      reason: { code: 'deck-empty' },
    });
    expect(run.state.decks).toEqual(decks);
  });
});

describe('solo.aide', () => {
  const to = (aide: Deck, empty: readonly Deck[] = []): Deck => {
    const cards = (deck: Deck) => (empty.includes(deck) ? 0 : 3);
    const decks = {
      builder: cards('builder'),
      minister: cards('minister'),
      king: cards('king'),
      treasury: cards('treasury'),
    };
    return stepOf(play(before({ aide, decks }), { clergyWigs: 0, plan: null }), 'solo.aide').to;
  };

  it.each([
    ['builder', 'minister'],
    ['minister', 'king'],
    ['king', 'treasury'],
    ['treasury', 'builder'],
  ] as const)('from %s to %s, the last to the first', (from, next) => expect(to(from)).toBe(next));

  it('skips empty decks, also around the corner', () => {
    expect(to('builder', ['minister', 'king'])).toBe('treasury');
    expect(to('king', ['treasury', 'builder'])).toBe('minister');
  });

  it.each(DECKS)('stays on %s when no other deck has cards, whether his own has or not', (aide) => {
    const others = DECKS.filter((deck) => deck !== aide);
    expect(to(aide, others)).toBe(aide);
    expect(to(aide, DECKS)).toBe(aide);
  });
});

describe('church.scoring on his turn (solo.cardinal, R23)', () => {
  const AT_CHURCH = { courtier: 'minister', aide: 'king', cardinal: 4 } as const;
  const portfolio = [
    { card: 'noble', noble: 'king', influence: 3 },
    { card: 'treasury', reis: 2 },
  ] as const;
  const state = before({
    ...AT_CHURCH,
    you: { portfolio, clergy: 2, influence: 5 },
    lacerda: {
      influence: 3,
      ships: [
        { hull: 1, cargo: 1 },
        { hull: 3, cargo: 0 },
      ],
    },
  });

  it('he discards nothing and gains the top of your portfolio and all his ships', () => {
    const run = play(state, { clergyWigs: 1 });
    const step = stepOf(run, 'church.scoring');
    expect(step).toMatchObject({ seat: 'lacerda', influence: 3 + 2 + 1 });
    expect(step.parts.map(({ code, amount }) => [code, amount])).toEqual([
      ['portfolio-noble', 3],
      ['his-ship', 2],
      ['his-ship', 1],
    ]);
  });

  it('R7: ending on 10 gives him a wig, nothing to gain gives none', () => {
    const rich = {
      ...state,
      lacerda: { ...state.lacerda, influence: 10 },
      offices: { ...state.offices, king: { you: 0, lacerda: 0, neutral: 0 } },
      treasury: 0,
    };
    const none = { ...rich, you: { ...rich.you, portfolio: [] }, lacerda: { ...rich.lacerda, ships: [] } };
    expect(gained(rich, play(rich, { clergyWigs: 0 }), 'wigs')).toBe(1);
    expect(gained(none, play(none, { clergyWigs: 0 }), 'wigs')).toBe(0);
    expect(stepOf(play(none, { clergyWigs: 0 }), 'church.scoring').influence).toBe(0);
    expect(play(none, { clergyWigs: 0 }).events.map(({ kind }) => kind)).not.toContain('influence-changed');
  });

  it('then you: the wigs of the tiles you discard, then influence once', () => {
    const run = play(state, { clergyWigs: 0, church: { tiles: 2, wigs: 5 } });
    expect(run.steps.slice(-2)).toMatchObject([
      { seat: 'lacerda' },
      { rule: 'church.scoring', seat: 'you', done: true, tiles: 2, wigs: 5, influence: 3 },
    ]);
    expect(run.state.you).toMatchObject({ clergy: [], wigs: 10, influence: 8 });
  });

  it('no tiles, no influence and no question', () => {
    const none = { ...state, you: { ...state.you, clergy: [] } };
    const run = runLacerda(none, { answers: { clergyWigs: 0, building: null }, overrides: [] });
    expect(run).toMatchObject({ ok: true, value: { waitsFor: null } });
    expect(play(state, { clergyWigs: 0 }).state.you).toMatchObject({ clergy: [{}, {}], influence: 5 });
  });

  it('asks where clergy tiles are not tracked, and keeps none of them', () => {
    const shallow: GameState = { ...state, depth: 'lacerda-needs', you: { ...state.you, clergy: [] } };
    const asked = runLacerda(shallow, { answers: { clergyWigs: 0, building: null }, overrides: [] });
    expect(asked).toMatchObject({ ok: true, value: { waitsFor: { kind: 'church', tiles: 4 } } });
    const run = play(shallow, { clergyWigs: 0, church: { tiles: 1, wigs: 2 } });
    expect(run.state.you).toMatchObject({ clergy: [], wigs: 7, influence: 8 });
    expect(run.events.map(({ kind }) => kind)).not.toContain('clergy-discarded');
  });

  it('R23: you first if it was your follow that met the icon', () => {
    const followed: GameState = {
      ...state,
      turn: { kind: 'lacerda', next: 'discard', due: { church: 'you', end: null }, inputs: NO_INPUTS },
    };
    const run = play(followed, { church: { tiles: 1, wigs: 2 } });
    expect(run.steps.slice(-2)).toMatchObject([{ seat: 'you' }, { seat: 'lacerda' }]);
    const asked = runLacerda(followed);
    expect(asked).toMatchObject({
      ok: true,
      value: { waitsFor: { kind: 'church', tiles: 2 }, steps: [{ rule: 'solo.discard' }, { rule: 'solo.aide' }] },
    });
  });

  it('R23: before the period change', () => {
    const last = { ...state, aide: 'king', decks: { builder: 3, minister: 0, king: 1, treasury: 0 } } as const;
    expect(rules(play(last, { clergyWigs: 0 })).slice(-2)).toEqual(['church.scoring', 'end.period']);
  });
});

describe('solo.end, R26, R30: the end of the period or of the game', () => {
  const third = { aide: 'king', courtier: 'king', decks: { builder: 3, minister: 0, king: 1, treasury: 0 } } as const;

  it('his discard empties the third deck: his turn ends, the period changes, you play next', () => {
    const run = play(before(third));
    expect(rules(run).at(-1)).toBe('end.period');
    expect(run.state).toMatchObject({
      turn: { kind: 'period', triggeredBy: 'lacerda' },
      toMove: 'you',
      ending: null,
      round: 2,
    });
  });

  it('R14: aide and courtier stay where his turn left them', () => {
    const run = play(before(third));
    expect([run.state.aide, run.state.courtier]).toEqual(['builder', 'builder']);
  });

  it('in period 2 his turn closes the round, then one final round', () => {
    const run = play(before({ ...third, period: 2 }));
    expect(rules(run).at(-1)).toBe('end.game');
    expect(run.state).toMatchObject({ ending: 'last-round', turn: { kind: 'between' }, toMove: 'you' });
  });

  it('triggered on your turn: he still plays, then one final round', () => {
    const run = play(before({ period: 2, ending: 'this-round' }));
    expect(rules(run)).not.toContain('end.game');
    expect(run.state).toMatchObject({ ending: 'last-round', turn: { kind: 'between' } });
  });

  it('his turn closes the final round: the game is over, and nothing is announced again', () => {
    const run = play(before({ ...third, period: 2, ending: 'last-round' }));
    expect(rules(run)).not.toContain('end.game');
    expect(run.state.turn).toEqual({ kind: 'over' });
  });

  it('a fourth empty deck ends nothing again', () => {
    expect(rules(play(before({ ...third, decks: { builder: 0, minister: 0, king: 1, treasury: 0 } })))).not.toContain(
      'end.period',
    );
  });

  it.each([
    [1, 'end.period', 'period'],
    [2, 'end.game', 'between'],
  ] as const)('your follow completed your set in period %i: %s, triggered by you', (period, rule, kind) => {
    const turn = { kind: 'lacerda', next: 'discard', due: { church: null, end: 'you' }, inputs: NO_INPUTS } as const;
    const run = play(before({ period, turn }));
    expect(rules(run)).toEqual(['solo.discard', 'solo.aide', rule]);
    expect(run.state.turn.kind).toBe(kind);
    if (run.state.turn.kind === 'period') expect(run.state.turn.triggeredBy).toBe('you');
  });

  it('the end you triggered by following stays yours when his discard empties the third deck as well', () => {
    const turn = { kind: 'lacerda', next: 'discard', due: { church: null, end: 'you' }, inputs: NO_INPUTS } as const;
    expect(play(before({ ...third, turn })).state.turn).toEqual({ kind: 'period', triggeredBy: 'you' });
  });

  it('an end announced already is not announced again by your follow', () => {
    const turn = { kind: 'lacerda', next: 'discard', due: { church: null, end: 'you' }, inputs: NO_INPUTS } as const;
    expect(rules(play(before({ period: 2, ending: 'last-round', turn })))).not.toContain('end.game');
  });
});

describe('follow, R22: your chance comes after his noble action, before his discard', () => {
  const held = before({ courtier: 'builder', aide: 'king', you: { favours: ['minister'], influence: 6 } });
  const asked = (state: GameState) => {
    const run = runLacerda(state);
    if (!run.ok) throw new Error(run.error.code);
    return run.value;
  };

  it('asked with the cost as it stands then; what happened so far stands', () => {
    const run = asked(held);
    // His ship moved the treasury from left 1 to left 1; his official and a neutral one are there.
    expect(run.waitsFor).toEqual({ kind: 'follow', noble: 'minister', cost: 3 });
    expect(rules(run)).toEqual(['solo.courtier', 'solo.state', 'solo.noble']);
    expect(run.state.turn).toEqual({
      kind: 'lacerda',
      next: 'follow',
      due: { church: null, end: null },
      inputs: NO_INPUTS,
    });
    expect(evolveAll(held, run.events)).toEqual(run.state);
  });

  it('every step has the table it began on, and nothing else has', () => {
    expect(asked(held).tables.map(({ courtier }) => courtier)).toEqual(['builder', 'minister', 'minister']);
    expect(play(held).tables.map(({ decks }) => decks.king)).toEqual([5, 5, 5, 5, 4]);
  });

  it('declined, he continues to his discard', () => {
    const { state } = asked(held);
    const run = play(state);
    expect(rules(run)).toEqual(['solo.discard', 'solo.aide']);
    expect(run.state).toEqual(play(held).state);
  });

  it('what was due is remembered over your follow', () => {
    const king = before({ courtier: 'minister', aide: 'king', cardinal: 4, you: { favours: ['king'], influence: 9 } });
    expect(asked(king).state.turn).toMatchObject({ due: { church: 'lacerda', end: null } });
  });

  it.each([
    ['without that favour', { favours: ['builder', 'king'], influence: 9 }],
    ['when you cannot pay', { favours: NOBLES, influence: 1, wigs: 1 }],
  ] as const)('not asked %s', (_, you) => {
    expect(asked(before({ courtier: 'builder', aide: 'king', you })).waitsFor).toBeNull();
  });

  it('asked when unmirrored réis might pay it', () => {
    const you = { favours: NOBLES, influence: 0, wigs: 0, reis: 0, houses: { left: 2, middle: 0, right: 0 } };
    expect(asked(before({ courtier: 'builder', aide: 'king', depth: 'lacerda-needs', you })).waitsFor).toMatchObject({
      kind: 'follow',
    });
    expect(asked(before({ courtier: 'builder', aide: 'king', depth: 'everything', you })).waitsFor).toBeNull();
  });
});

describe('whose turn it is', () => {
  it.each([
    ['yours', aState()],
    ['nobody’s, the period changes', before({ turn: { kind: 'period', triggeredBy: 'you' } })],
    ['nobody’s, the game is over', before({ turn: { kind: 'over' } })],
  ] as const)('%s: refused', (_, state) => {
    expect(runLacerda(state)).toEqual({ ok: false, error: { code: 'not-his-turn' } });
  });
});
