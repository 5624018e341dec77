import { aState, cubes, knownRewards, treasuryAt } from '../../helpers/state';
import { afterMoves, cheapestWay, decisionOf, influenceOnly, refusalOf } from '../../helpers/moves';
import type { GameState } from '@/engine/model/state';
import type { Noble } from '@/engine/model/vocabulary';

const visit = (state: GameState, noble: Noble): GameState =>
  afterMoves(state, { kind: 'visit', noble, pay: cheapestWay(state, noble) });

describe('paying a visit', () => {
  const plans = [{ architect: 'blue', officials: 1, done: false }] as const;

  it('visit.cost: 4 others and a treasury of +1 cost 5 influence', () => {
    const state = aState({ offices: { king: { lacerda: 3, neutral: 1, you: 1 } }, you: { influence: 6, plans } });
    expect(refusalOf(state, { kind: 'visit', noble: 'king', pay: influenceOnly(4) })).toMatchObject({
      code: 'wrong-payment',
      cost: 5,
    });
    expect(afterMoves(state, { kind: 'visit', noble: 'king', pay: influenceOnly(5) }).you.influence).toBe(1);
  });

  it('visit.pay: cost 4 with 2 influence is 2 influence and 2 wigs', () => {
    const state = aState({ offices: { king: { lacerda: 2, neutral: 1, you: 1 } }, you: { influence: 2, plans } });
    expect(visit(state, 'king').you).toMatchObject({ influence: 0, wigs: 3 });
  });

  it('visit.pay: with both left houses 1 influence and 5 réis, or 6 réis', () => {
    const state = aState({
      offices: { king: { lacerda: 4, neutral: 1, you: 1 } },
      stores: { A1: { owner: 'you', good: 'gold' }, B1: { owner: 'you', good: 'gold' } },
      you: { influence: 1, reis: 6, plans, houses: { left: 2, middle: 0, right: 0 } },
    });
    const mixed = afterMoves(state, {
      kind: 'visit',
      noble: 'king',
      pay: { influence: 1, wigs: 0, reis: 5, coins: 0, benefits: 0 },
    });
    expect(mixed.you).toMatchObject({ influence: 0, reis: 1 });
    const inReis = afterMoves(state, {
      kind: 'visit',
      noble: 'king',
      pay: { influence: 0, wigs: 0, reis: 6, coins: 0, benefits: 0 },
    });
    expect(inReis.you).toMatchObject({ influence: 1, reis: 0 });
  });

  it('visit.pay: too little influence and too few wigs', () => {
    const state = aState({
      offices: { king: { lacerda: 4, neutral: 1, you: 1 } },
      you: { influence: 1, wigs: 2, plans },
    });
    expect(refusalOf(state, { kind: 'visit', noble: 'king', pay: influenceOnly(6) })).toMatchObject({
      code: 'cannot-pay-visit',
      cost: 6,
      has: 3,
    });
  });
});

describe('visit.order', () => {
  it('refuses a visit whose noble action is not fully possible', () => {
    expect(refusalOf(aState(), { kind: 'visit', noble: 'king', pay: cheapestWay(aState(), 'king') })).toMatchObject({
      code: 'no-unfinished-plan',
    });
    const poor = aState({
      sheet: { rewards: knownRewards() },
      you: { reis: 0, influence: 2 },
      rubble: { rows: { A: cubes('eee'), B: cubes('eee'), C: cubes('eee'), D: cubes('eee') } },
    });
    expect(refusalOf(poor, { kind: 'visit', noble: 'builder', pay: cheapestWay(poor, 'builder') })).toMatchObject({
      code: 'too-poor',
      needed: 9,
      has: 0,
    });
  });

  it('lets you take one state action of that noble without a good, then the noble action', () => {
    const at = visit(aState(), 'minister');
    const after = afterMoves(at, { kind: 'build-ship', pay: ['gold'], place: { how: 'new' } });
    expect(refusalOf(after, { kind: 'produce', extra: null })).toMatchObject({ code: 'not-now', at: 'visit' });
    expect(refusalOf(at, { kind: 'take-favour', noble: 'king' })).toMatchObject({ code: 'not-now', at: 'visit' });
    const done = afterMoves(after, { kind: 'take-decree', wigs: 2 });
    expect(done.turn).toMatchObject({ step: { at: 'card' } });
    expect(refusalOf(at, { kind: 'take-card', deck: 'king' })).toMatchObject({ code: 'not-now', at: 'visit' });
  });

  it('refuses a state action that would make the noble action impossible', () => {
    const state = aState({
      cardinal: 2,
      treasury: treasuryAt(3),
      sheet: { rewards: knownRewards() },
      offices: { minister: { neutral: 1 } },
      you: { influence: 2, reis: 3, plans: [{ architect: 'blue', officials: 1, done: false }] },
    });
    const at = visit(state, 'king');
    expect(refusalOf(at, { kind: 'meet-cardinal', steps: 1 })).toMatchObject({ code: 'too-poor', needed: 4, has: 3 });
    expect(afterMoves(at, { kind: 'take-favour', noble: 'king' }).you.favours).toEqual(['king']);
  });
});

describe('decree', () => {
  it('decree: one more for a marker, at most one marker in a turn', () => {
    const state = visit(aState({ you: { markers: 2, influence: 6 } }), 'minister');
    const one = afterMoves(state, { kind: 'take-decree', wigs: 2 });
    expect(one.turn).toMatchObject({ tasks: [{ do: 'extra-decree' }] });
    const two = afterMoves(one, { kind: 'take-decree', wigs: 6 });
    expect(two.you).toMatchObject({ decrees: [2, 6], markers: 1 });
    expect(refusalOf(two, { kind: 'take-decree', wigs: 1 })).toMatchObject({ code: 'not-now', at: 'card' });
    expect(afterMoves(one, { kind: 'decline' }).you).toMatchObject({ decrees: [2], markers: 2 });
  });
});

describe('decree as an event', () => {
  it('decree: a second decree in the same turn gives no second use of a marker', () => {
    const state = afterMoves(aState({ you: { markers: 2 } }), {
      kind: 'sponsor',
      coins: 0,
      reward: [{ kind: 'decree' }, { kind: 'decree' }],
    });
    const used = afterMoves(
      state,
      { kind: 'take-decree', wigs: 1 },
      { kind: 'take-decree', wigs: 1 },
      { kind: 'take-decree', wigs: 1 },
    );
    expect(used.you).toMatchObject({ decrees: [1, 1, 1], markers: 1 });
    expect(used.turn).toMatchObject({ tasks: [], step: { at: 'card' } });
  });
});

describe('follow', () => {
  const hisFavour = { lacerda: { favours: ['minister'] } } as const;

  it('solo.follow: with the favour he follows before you take a card', () => {
    const state = afterMoves(visit(aState({ ...hisFavour, you: { influence: 6 } }), 'minister'), {
      kind: 'take-decree',
      wigs: 1,
    });
    expect(state.turn).toMatchObject({ step: { at: 'his-follow', noble: 'minister' } });
    expect(refusalOf(state, { kind: 'take-card', deck: 'king' })).toMatchObject({ code: 'not-now', at: 'his-follow' });
  });

  const beforeYours = (overrides: Partial<GameState> = {}): GameState =>
    aState({
      toMove: 'lacerda',
      courtier: 'king',
      ...overrides,
      turn: {
        kind: 'lacerda',
        next: 'follow',
        due: { church: null, end: null },
        inputs: { answers: {}, overrides: [] },
      },
      you: { favours: ['king'], influence: 8, clergy: 1 },
    });

  it('follow, R31: return the favour, pay the cost as it stands, take one of the three actions', () => {
    const state = beforeYours();
    const paid = afterMoves(state, { kind: 'follow', pay: cheapestWay(state, 'king') });
    expect(paid.you).toMatchObject({ favours: [], influence: 6 });
    const after = afterMoves(paid, { kind: 'take-favour', noble: 'builder' });
    expect(after.turn).toMatchObject({ kind: 'lacerda', next: 'discard', due: { church: null, end: null } });
    expect(refusalOf(paid, { kind: 'take-plan', architect: 'blue' })).toMatchObject({ code: 'not-now', at: 'follow' });
  });

  it('R23: an icon you meet in his turn is remembered as yours', () => {
    const state = beforeYours({ cardinal: 5 });
    const after = afterMoves(
      state,
      { kind: 'follow', pay: cheapestWay(state, 'king') },
      { kind: 'meet-cardinal', steps: 1 },
    );
    expect(after.turn).toMatchObject({ kind: 'lacerda', next: 'discard', due: { church: 'you' } });
  });

  it('follow: may be declined, and needs the favour', () => {
    expect(afterMoves(beforeYours(), { kind: 'decline-follow' }).turn).toMatchObject({
      kind: 'lacerda',
      next: 'discard',
    });
    const other = beforeYours({ courtier: 'builder' });
    expect(refusalOf(other, { kind: 'follow', pay: cheapestWay(other, 'builder') })).toMatchObject({
      code: 'favour-missing',
      noble: 'builder',
    });
    expect(refusalOf(aState(), { kind: 'decline-follow' })).toMatchObject({ code: 'not-your-turn' });
  });
});

describe('sponsor', () => {
  it('sponsor: pays the treasury value less benefits, influence cashed as asked, and does the event', () => {
    const state = aState({ you: { reis: 1, influence: 4, portfolio: [{ card: 'treasury', reis: 1 }] } });
    expect(refusalOf(state, { kind: 'sponsor', coins: 0, reward: [] })).toMatchObject({
      code: 'too-poor',
      needed: 2,
      has: 1,
    });
    expect(refusalOf(state, { kind: 'sponsor', coins: 9, reward: [] })).toMatchObject({
      code: 'too-few-coins',
      asked: 9,
      has: 3,
    });
    expect(refusalOf(state, { kind: 'sponsor', coins: 3, reward: [] })).toMatchObject({
      code: 'wrong-payment',
      cost: 2,
    });
    const { after, why } = decisionOf(state, { kind: 'sponsor', coins: 1, reward: [{ kind: 'wigs', amount: 3 }] });
    expect(after.you).toMatchObject({ reis: 0, influence: 3, wigs: 8 });
    expect(why).toContainEqual(expect.objectContaining({ code: 'price', rule: 'sponsor', total: 2 }));
  });

  it('sponsor: an event that builds a store pays the land as well', () => {
    const state = afterMoves(
      aState(),
      { kind: 'sponsor', coins: 0, reward: [{ kind: 'store' }] },
      { kind: 'build-store', space: 'A1', good: 'gold' },
    );
    expect(afterMoves(state, { kind: 'buy-land', cube: null, house: 'left', coins: 0 }).you.reis).toBe(4);
  });
});
