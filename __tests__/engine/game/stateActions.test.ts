import { aState, treasuryAt, yours } from '../../helpers/state';
import { afterMoves, refusalOf } from '../../helpers/moves';
import type { StateOverrides } from '../../helpers/state';
import type { Command } from '@/engine/game/command';
import type { Good, StateAction } from '@/engine/model/vocabulary';

const card: Command = { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [] };

/** The table when a state action was just traded for. */
const traded = (good: Good, action: StateAction, overrides: StateOverrides = {}) =>
  afterMoves(aState(overrides), card, { kind: 'trade', good, action });

describe('state.officials', () => {
  it('sends up to 2 officials to different offices', () => {
    const state = traded('tools', 'officials');
    expect(refusalOf(state, { kind: 'recruit-officials', nobles: ['king', 'king'] })).toMatchObject({
      code: 'same-office-twice',
      noble: 'king',
    });
    expect(refusalOf(state, { kind: 'recruit-officials', nobles: ['builder', 'minister', 'king'] })).toMatchObject({
      code: 'how-many-offices',
      most: 2,
    });
    expect(refusalOf(state, { kind: 'recruit-officials', nobles: [] })).toMatchObject({
      code: 'how-many-offices',
      least: 1,
    });
    const after = afterMoves(state, { kind: 'recruit-officials', nobles: ['builder', 'king'] });
    expect([after.offices.builder.you, after.offices.king.you]).toEqual([1, 1]);
  });

  it('R8: in a full office your own official moves to the plaza, never his or a neutral one', () => {
    const offices = { king: { you: 2, lacerda: 3, neutral: 1 } };
    const after = afterMoves(traded('tools', 'officials', { offices }), {
      kind: 'recruit-officials',
      nobles: ['king'],
    });
    expect(after.offices.king).toEqual({ you: 2, lacerda: 3, neutral: 1 });
    expect(after.plazas.king.you).toBe(1);
  });

  it('R8: an office full of others is closed', () => {
    const offices = { builder: { neutral: 1 }, king: { lacerda: 5, neutral: 1 } };
    expect(
      refusalOf(traded('tools', 'officials', { offices }), { kind: 'recruit-officials', nobles: ['king'] }),
    ).toMatchObject({ code: 'office-closed', noble: 'king' });
  });

  it('R32: with the setting, tied colours move one each', () => {
    const offices = { king: { you: 3, lacerda: 3 } };
    const after = afterMoves(traded('tools', 'officials', { offices, rulings: { R8: 'overflow' } }), {
      kind: 'recruit-officials',
      nobles: ['king'],
    });
    expect(after.plazas.king).toMatchObject({ you: 1, lacerda: 1 });
    expect(after.offices.king).toMatchObject({ you: 3, lacerda: 2 });
  });

  it('needs an official on your board', () => {
    const offices = { builder: { you: 4 }, minister: { you: 3 }, king: { neutral: 1 } };
    const state = traded('tools', 'officials', { offices });
    expect(refusalOf(state, { kind: 'recruit-officials', nobles: ['king', 'builder'] })).toMatchObject({
      code: 'no-official-left',
      needed: 2,
      has: 1,
    });
  });
});

describe('state.plan', () => {
  it('takes the top plan; the next is unknown until told', () => {
    const state = traded('gold', 'plan', { planStacks: { blue: 2, green: null } });
    expect(refusalOf(state, { kind: 'take-plan', architect: 'green' })).toMatchObject({
      code: 'no-plan-left',
      architect: 'green',
    });
    const after = afterMoves(state, { kind: 'take-plan', architect: 'blue' });
    expect(after.you.plans).toEqual([{ architect: 'blue', officials: 2, done: false }]);
    expect(after.planStacks.blue).toBe('unknown');
  });

  it('asks for an untold plan before it is taken', () => {
    const state = traded('gold', 'plan', { planStacks: { blue: 'unknown', green: null } });
    expect(refusalOf(state, { kind: 'take-plan', architect: 'blue' })).toMatchObject({
      code: 'tell-first',
      about: 'plan',
    });
    const told = afterMoves(state, { kind: 'tell', fact: { about: 'plan', architect: 'blue', officials: 3 } });
    expect(afterMoves(told, { kind: 'take-plan', architect: 'blue' }).you.plans).toHaveLength(1);
  });
});

describe('state.produce', () => {
  const stores = yours({ A2: 'gold', A3: 'cloth', B3: 'books', C3: 'books' });
  const houses = { left: 2, middle: 2, right: 0 };
  const rubble = { earthquake: 1, fire: 1, tsunami: 1 };

  it('warehouse.size: the printed example: 2 books, 1 gold, 1 cloth; then the fourth book goes back; then books are not produced', () => {
    const first = afterMoves(
      traded('gold', 'produce', { stores, you: { houses, rubble, goods: { gold: 1, books: 0, cloth: 0, tools: 0 } } }),
      { kind: 'produce', extra: null },
    );
    expect(first.you.goods).toEqual({ gold: 1, books: 2, cloth: 1, tools: 0 });
    expect(first.market).toEqual({ gold: 4, books: 5, cloth: 4, tools: 4 });
    const second = afterMoves(
      traded('gold', 'produce', { stores, you: { houses, rubble, goods: { gold: 2, books: 2, cloth: 1, tools: 0 } } }),
      { kind: 'produce', extra: null },
    );
    expect(second.you.goods.books).toBe(3);
    const third = afterMoves(
      traded('gold', 'produce', { stores, you: { houses, rubble, goods: { gold: 3, books: 3, cloth: 2, tools: 0 } } }),
      { kind: 'produce', extra: null },
    );
    expect(third.market).toEqual({ gold: 4, books: 6, cloth: 4, tools: 4 });
  });

  it('state.produce: right houses: 1 more of one produced type, or of each: 3 cloth, 2 books, 2 tools', () => {
    const goods = { gold: 1, books: 0, cloth: 0, tools: 0 };
    const one = traded('gold', 'produce', { stores, you: { houses: { left: 2, middle: 1, right: 1 }, rubble, goods } });
    expect(refusalOf(one, { kind: 'produce', extra: 'tools' })).toMatchObject({ code: 'no-extra-good', good: 'tools' });
    expect(afterMoves(one, { kind: 'produce', extra: 'books' }).you.goods.books).toBe(3);
    const shops = yours({ A3: 'cloth', A2: 'cloth', B3: 'books', A5: 'tools' });
    const all = traded('gold', 'produce', {
      stores: shops,
      you: { houses: { left: 1, middle: 0, right: 3 }, rubble, goods },
    });
    expect(afterMoves(all, { kind: 'produce', extra: null }).you.goods).toEqual({
      gold: 0,
      books: 2,
      cloth: 3,
      tools: 2,
    });
  });

  it('state.produce: a price never falls below the lowest', () => {
    const state = traded('gold', 'produce', {
      stores,
      market: { gold: 1, books: 1, cloth: 1, tools: 1 },
      you: { houses },
    });
    expect(afterMoves(state, { kind: 'produce', extra: null }).market).toEqual({
      gold: 1,
      books: 1,
      cloth: 1,
      tools: 1,
    });
  });
});

describe('state.cardinal', () => {
  it('moves 1 or 2, takes a tile, and passing the treasury icon raises the treasury', () => {
    const after = afterMoves(traded('cloth', 'cardinal', { cardinal: 2 }), { kind: 'meet-cardinal', steps: 2 });
    expect(after).toMatchObject({ cardinal: 4, treasury: treasuryAt(4), you: { clergy: [{}, {}] } });
  });

  it('church.scoring: the influence icon makes it due; R19: leaving it does not', () => {
    expect(
      afterMoves(traded('cloth', 'cardinal', { cardinal: 0 }), { kind: 'meet-cardinal', steps: 1 }).turn,
    ).toMatchObject({ due: { church: null } });
    expect(
      afterMoves(traded('cloth', 'cardinal', { cardinal: 5 }), { kind: 'meet-cardinal', steps: 2 }).turn,
    ).toMatchObject({ due: { church: 'you' } });
  });

  it('state.cardinal: a reward moves him exactly 1', () => {
    const state = afterMoves(aState(), {
      kind: 'play-noble-card',
      noble: 'king',
      influence: 2,
      reward: [{ kind: 'cardinal' }],
    });
    expect(refusalOf(state, { kind: 'meet-cardinal', steps: 2 })).toMatchObject({ code: 'steps', most: 1 });
    expect(afterMoves(state, { kind: 'meet-cardinal', steps: 1 }).cardinal).toBe(1);
  });
});

describe('state.favour', () => {
  it('gives at most one of each noble', () => {
    const state = traded('cloth', 'favour', { you: { favours: ['king'] } });
    expect(refusalOf(state, { kind: 'take-favour', noble: 'king' })).toMatchObject({
      code: 'favour-held',
      noble: 'king',
    });
    expect(afterMoves(state, { kind: 'take-favour', noble: 'builder' }).you.favours).toEqual(['builder', 'king']);
  });
});

describe('gold', () => {
  it('gold: 1 gold, as far as it fits, and then a card', () => {
    const full = { gold: 2, books: 0, cloth: 0, tools: 0 };
    expect(afterMoves(aState({ you: { goods: full } }), { kind: 'get-gold' }).you.goods.gold).toBe(2);
    const after = afterMoves(aState(), { kind: 'get-gold' });
    expect(after.you.goods.gold).toBe(2);
    expect(refusalOf(after, { kind: 'get-gold' })).toMatchObject({ code: 'not-now', at: 'card' });
  });
});
