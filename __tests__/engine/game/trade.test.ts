import { aState, treasuryAt } from '../../helpers/state';
import { afterMoves, refusalOf } from '../../helpers/moves';
import type { StateOverrides } from '../../helpers/state';
import type { Command } from '@/engine/game/command';
import type { Good, StateAction } from '@/engine/model/vocabulary';

const card: Command = { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [] };
const inPortfolio = (overrides: StateOverrides = {}) => afterMoves(aState(overrides), card);
const trade = (good: Good, action: StateAction): Command => ({ kind: 'trade', good, action });

describe('selling', () => {
  it('sell.goods, sell.sail: the printed example: 10 réis and 2 wigs, then 14 réis', () => {
    const state = inPortfolio({
      market: { books: 5, cloth: 4, gold: 4, tools: 3 },
      you: {
        reis: 0,
        goods: { gold: 2, books: 2, cloth: 0, tools: 1 },
        portfolio: [{ card: 'ship', hull: 2, cargo: 0 }],
      },
      lacerda: { ships: [{ hull: 3, cargo: 0 }] },
    });
    const own = { owner: 'you', index: 0 } as const;
    const his = { owner: 'lacerda', index: 0 } as const;
    const red = afterMoves(state, { kind: 'sell', good: 'gold', ship: own }, { kind: 'sell', good: 'gold', ship: own });
    expect(red.you).toMatchObject({ reis: 10, wigs: 7 });
    expect(refusalOf(red, { kind: 'sell', good: 'tools', ship: own })).toMatchObject({ code: 'no-room', hull: 2 });
    const both = afterMoves(
      red,
      { kind: 'sell', good: 'books', ship: his },
      { kind: 'sell', good: 'books', ship: his },
    );
    expect(both.you.reis).toBe(24);
    expect(both.lacerda).toMatchObject({ wigs: 5, ships: [{ hull: 3, cargo: 2 }] });
  });

  it('sell.sail: a full ship of Lacerda gives him the wigs', () => {
    const state = inPortfolio({ lacerda: { ships: [{ hull: 1, cargo: 0 }] } });
    const after = afterMoves(state, { kind: 'sell', good: 'gold', ship: { owner: 'lacerda', index: 0 } });
    expect(after.lacerda.wigs).toBe(6);
  });

  it('sell.goods: refuses a good you have not and a ship that is not there', () => {
    const state = inPortfolio({
      you: { goods: { gold: 1, books: 0, cloth: 0, tools: 0 } },
      lacerda: { ships: [{ hull: 4, cargo: 0 }] },
    });
    const ship = { owner: 'lacerda', index: 0 } as const;
    expect(refusalOf(state, { kind: 'sell', good: 'books', ship })).toMatchObject({
      code: 'good-missing',
      needed: 1,
      has: 0,
    });
    expect(refusalOf(state, { kind: 'sell', good: 'gold', ship: { owner: 'you', index: 0 } })).toMatchObject({
      code: 'no-such-ship',
    });
  });

  it('turn.dock: a ship at sea comes home at the start of your turn', () => {
    const state = aState({ you: { portfolio: [{ card: 'ship', hull: 1, cargo: 1 }] } });
    expect(afterMoves(state, { kind: 'get-gold' }).you.portfolio).toEqual([{ card: 'ship', hull: 1, cargo: 0 }]);
  });
});

describe('trading', () => {
  it('trade.nobles: builder takes tools or gold, Marquis books or gold, king cloth or gold', () => {
    const state = inPortfolio({ you: { clergy: 0 } });
    const wrong = (good: 'books' | 'tools', action: 'plan' | 'ship' | 'favour') =>
      refusalOf(state, trade(good, action));
    expect(wrong('books', 'plan')).toMatchObject({ code: 'wrong-good', noble: 'builder', takes: ['tools', 'gold'] });
    expect(wrong('tools', 'ship')).toMatchObject({ code: 'wrong-good', noble: 'minister' });
    expect(wrong('tools', 'favour')).toMatchObject({ code: 'wrong-good', noble: 'king' });
    expect(afterMoves(state, trade('gold', 'favour')).you.goods.gold).toBe(0);
  });

  it('trade.nobles: two goods for two different actions, never the same twice, never a third', () => {
    const one = afterMoves(inPortfolio(), trade('tools', 'plan'), { kind: 'take-plan', architect: 'blue' });
    expect(one.planStacks.blue).toBe('unknown');
    expect(refusalOf(one, trade('gold', 'plan'))).toMatchObject({ code: 'action-covered' });
    const two = afterMoves(one, trade('cloth', 'favour'), { kind: 'take-favour', noble: 'builder' });
    expect(refusalOf(two, trade('books', 'ship'))).toMatchObject({
      code: 'enough-trades',
      most: 2,
    });
    expect(afterMoves(two, { kind: 'take-card', deck: 'king' }, { kind: 'end-turn' })).toMatchObject({
      toMove: 'lacerda',
      turn: { kind: 'between' },
    });
  });

  it('trade.nobles: what was traded for must be done, and must be possible', () => {
    const state = inPortfolio({ you: { clergy: 4 } });
    expect(refusalOf(state, trade('cloth', 'cardinal'))).toMatchObject({
      code: 'clergy-full',
      most: 4,
    });
    expect(refusalOf(state, trade('gold', 'produce'))).toMatchObject({
      code: 'nothing-to-produce',
    });
    const traded = afterMoves(state, trade('gold', 'favour'));
    expect(refusalOf(traded, { kind: 'decline' })).toMatchObject({ code: 'must-be-done', task: 'favour' });
  });

  it('sell.goods, trade.nobles: selling and trading are not mixed', () => {
    const state = inPortfolio({ lacerda: { ships: [{ hull: 4, cargo: 0 }] } });
    const ship = { owner: 'lacerda', index: 0 } as const;
    const sold = afterMoves(state, { kind: 'sell', good: 'gold', ship });
    expect(refusalOf(sold, trade('tools', 'plan'))).toMatchObject({
      code: 'selling-or-trading',
      doing: 'selling',
    });
    const traded = afterMoves(state, trade('tools', 'plan'), { kind: 'take-plan', architect: 'green' });
    expect(refusalOf(traded, { kind: 'sell', good: 'gold', ship })).toMatchObject({
      code: 'selling-or-trading',
      doing: 'trading',
    });
  });
});

describe('the ship examples', () => {
  it('state.ship: a book for the Marquis, 2 different goods for hull 2, the king card makes room, 4 influence, treasury up', () => {
    const start = aState({
      shipyard: [2],
      you: {
        influence: 0,
        goods: { gold: 0, books: 1, cloth: 1, tools: 0 },
        portfolio: [{ card: 'ship', hull: 1, cargo: 0 }],
      },
    });
    const traded = afterMoves(
      start,
      { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [{ kind: 'goods', good: 'gold', amount: 1 }] },
      trade('books', 'ship'),
    );
    const pay = ['gold', 'cloth'] as const;
    expect(refusalOf(traded, { kind: 'build-ship', pay, place: { how: 'new' } })).toMatchObject({
      code: 'portfolio-full',
      limit: 2,
      used: 2,
    });
    const after = afterMoves(traded, { kind: 'build-ship', pay, place: { how: 'discard', index: 1 } });
    expect(after.you).toMatchObject({ influence: 4, goods: { gold: 0, books: 0, cloth: 0, tools: 0 } });
    expect(after.treasury).toBe(treasuryAt(4));
  });

  it('ship.replace: from hull 1 to hull 3 for 2 different goods, cargo kept, 1 + 5 influence', () => {
    const start = aState({
      shipyard: [3, 4],
      you: {
        influence: 0,
        goods: { gold: 1, books: 1, cloth: 1, tools: 0 },
        portfolio: [{ card: 'ship', hull: 1, cargo: 0 }],
        rubble: { earthquake: 1, fire: 1, tsunami: 1 },
      },
    });
    const traded = afterMoves(
      start,
      { kind: 'play-noble-card', noble: 'minister', influence: 5, reward: [] },
      trade('gold', 'ship'),
    );
    const place = { how: 'replace', index: 0 } as const;
    expect(refusalOf(traded, { kind: 'build-ship', pay: ['books'], place })).toMatchObject({
      code: 'wrong-goods',
      needed: 2,
      given: 1,
    });
    expect(refusalOf(traded, { kind: 'build-ship', pay: ['books', 'books'], place })).toMatchObject({
      code: 'same-good-twice',
    });
    const after = afterMoves(traded, { kind: 'build-ship', pay: ['books', 'cloth'], place });
    expect(after.you.portfolio[0]).toEqual({ card: 'ship', hull: 3, cargo: 0 });
    expect(after.you.influence).toBe(6);
    expect(after.shipyard).toEqual([4]);
  });

  it('ship.replace: the cargo stays under the new ship; a smaller ship replaces nothing', () => {
    const start = aState({ shipyard: [3], you: { portfolio: [{ card: 'ship', hull: 2, cargo: 1 }] } });
    const after = afterMoves(start, { ...card }, trade('gold', 'ship'), {
      kind: 'build-ship',
      pay: ['books'],
      place: { how: 'replace', index: 0 },
    });
    expect(after.you.portfolio[0]).toEqual({ card: 'ship', hull: 3, cargo: 1 });
    const refused = (hull: 1 | 2) =>
      refusalOf(
        afterMoves(
          aState({ shipyard: [hull], you: { portfolio: [{ card: 'ship', hull: 2, cargo: 1 }] } }),
          card,
          trade('gold', 'ship'),
        ),
        { kind: 'build-ship', pay: [], place: { how: 'replace', index: 0 } },
      );
    expect(refused(2)).toMatchObject({ code: 'smaller-ship', hull: 2, replaces: 2 });
    expect(refused(1)).toMatchObject({ code: 'smaller-ship' });
  });

  it('state.ship: middle houses make it 1 good cheaper, the third free', () => {
    const build = (middle: number, pay: readonly ('gold' | 'cloth')[]) =>
      afterMoves(
        aState({
          shipyard: [3],
          you: { houses: { left: 0, middle, right: 0 }, goods: { gold: 1, books: 1, cloth: 1, tools: 0 } },
        }),
        card,
        trade('books', 'ship'),
        { kind: 'build-ship', pay, place: { how: 'new' } },
      );
    expect(build(2, ['gold', 'cloth']).you.portfolio).toHaveLength(2);
    expect(build(3, []).you.goods.gold).toBe(1);
  });

  it('influence.gain: 7 + 5 ends on 10 with 1 wig', () => {
    const start = aState({ shipyard: [1], you: { influence: 7 } });
    const after = afterMoves(
      start,
      { kind: 'play-noble-card', noble: 'king', influence: 3, reward: [] },
      trade('books', 'ship'),
      { kind: 'build-ship', pay: ['gold'], place: { how: 'new' } },
    );
    expect(after.you).toMatchObject({ influence: 10, wigs: 6 });
  });
});
