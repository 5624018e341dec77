import { aState, treasuryAt } from '../../helpers/state';
import { afterMoves, decisionOf, refusalOf } from '../../helpers/moves';
import type { PortfolioCard } from '@/engine/model/cards';

const gold = [{ kind: 'goods', good: 'gold', amount: 1 }] as const;
const nobleCard = (influence: number): PortfolioCard => ({ card: 'noble', noble: 'king', influence });
const none = { gold: 0, books: 0, cloth: 0, tools: 0 };

describe('a noble card into the portfolio', () => {
  it('portfolio.noble: gives its reward, then is tucked: a gold and 3 influence for later', () => {
    const after = afterMoves(aState(), { kind: 'play-noble-card', noble: 'builder', influence: 3, reward: gold });
    expect(after.you.goods.gold).toBe(2);
    expect(after.you.portfolio).toEqual([{ card: 'noble', noble: 'builder', influence: 3 }]);
    expect(after.turn).toMatchObject({ kind: 'you', step: { at: 'portfolio', doing: 'nothing' }, tasks: [] });
  });

  it('portfolio.noble, R29: a gain of influence as reward does not count the new card', () => {
    const state = aState({ you: { influence: 0, portfolio: [nobleCard(3)] } });
    const after = afterMoves(state, {
      kind: 'play-noble-card',
      noble: 'king',
      influence: 5,
      reward: [{ kind: 'influence' }],
    });
    expect(after.you.influence).toBe(3);
  });

  it('portfolio.noble: a penalty takes an official of your choice', () => {
    const played = afterMoves(aState(), {
      kind: 'play-noble-card',
      noble: 'minister',
      influence: 5,
      reward: [{ kind: 'lose-official' }],
    });
    expect(played.you.portfolio).toEqual([]);
    expect(refusalOf(played, { kind: 'decline' })).toMatchObject({ code: 'must-be-done', task: 'lose-official' });
    const after = afterMoves(played, { kind: 'lose-official', official: { noble: 'minister', from: 'office' } });
    expect(after.offices.minister.you).toBe(0);
    expect(after.you.portfolio).toHaveLength(1);
  });

  it('portfolio.noble: a penalty that cannot be paid is skipped', () => {
    const state = aState({ offices: { minister: { neutral: 1 } }, you: { reis: 1 } });
    const command = {
      kind: 'play-noble-card',
      noble: 'king',
      influence: 5,
      reward: [{ kind: 'lose-official' }, { kind: 'reis', amount: -2 }],
    } as const;
    const { after, why } = decisionOf(state, command);
    expect(after.you).toMatchObject({ reis: 1, portfolio: [{ card: 'noble' }] });
    expect(why).toContainEqual({
      code: 'penalty-skipped',
      rule: 'portfolio.noble',
      reward: { kind: 'reis', amount: -2 },
    });
  });

  it('portfolio.mustAct: is judged after the reward', () => {
    const poor = aState({ you: { goods: none } });
    const card = { kind: 'play-noble-card', noble: 'king', influence: 2 } as const;
    expect(refusalOf(poor, { ...card, reward: [] })).toEqual({
      code: 'no-sale-or-trade',
      rule: 'portfolio.mustAct',
      goods: ['gold', 'cloth', 'tools'],
      ship: false,
    });
    expect(afterMoves(poor, { ...card, reward: gold }).you.goods.gold).toBe(1);
  });

  it('portfolio.mustAct: the good traded for a ship cannot also pay for it', () => {
    const card = { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [] } as const;
    expect(refusalOf(aState({ you: { goods: { ...none, books: 1 } } }), card)).toMatchObject({
      code: 'no-sale-or-trade',
    });
    expect(afterMoves(aState({ you: { goods: { ...none, books: 1, tools: 1 } } }), card).you.portfolio).toHaveLength(1);
  });

  it('portfolio.mustAct: no card is taken before something was sold or traded', () => {
    const played = afterMoves(aState(), { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [] });
    expect(refusalOf(played, { kind: 'take-card', deck: 'king' })).toMatchObject({ code: 'must-sell-or-trade' });
  });

  it('portfolio.size: full, a card is discarded first, and no other way', () => {
    const state = aState({ you: { portfolio: [nobleCard(1), nobleCard(2)] } });
    const played = afterMoves(state, { kind: 'play-noble-card', noble: 'builder', influence: 4, reward: [] });
    expect(played.turn).toMatchObject({ tasks: [{ do: 'tuck' }] });
    expect(refusalOf(played, { kind: 'sell', good: 'gold', ship: { owner: 'you', index: 0 } })).toMatchObject({
      code: 'first-finish',
      task: 'tuck',
    });
    expect(refusalOf(played, { kind: 'make-room', index: 2 })).toMatchObject({ code: 'no-such-card' });
    const after = afterMoves(played, { kind: 'make-room', index: 0 });
    expect(after.you.portfolio).toEqual([nobleCard(2), { card: 'noble', noble: 'builder', influence: 4 }]);
  });

  it('portfolio.size: with three cards above, only one of them makes room above', () => {
    const cards: readonly PortfolioCard[] = [nobleCard(1), nobleCard(2), nobleCard(3), { card: 'treasury', reis: 1 }];
    const state = aState({ you: { portfolio: cards, rubble: { earthquake: 3, fire: 3, tsunami: 3 } } });
    const played = afterMoves(state, { kind: 'play-noble-card', noble: 'builder', influence: 4, reward: [] });
    expect(refusalOf(played, { kind: 'make-room', index: 3 })).toMatchObject({ code: 'frees-no-slot' });
    expect(afterMoves(played, { kind: 'make-room', index: 1 }).you.portfolio).toHaveLength(4);
  });

  it('portfolio.discardShip: a discarded ship takes its cargo with it, for no wigs', () => {
    const state = aState({ you: { portfolio: [{ card: 'ship', hull: 2, cargo: 1 }, nobleCard(2)] } });
    const after = afterMoves(
      state,
      { kind: 'play-noble-card', noble: 'builder', influence: 4, reward: [] },
      { kind: 'make-room', index: 0 },
    );
    expect(after.you.portfolio.some(({ card }) => card === 'ship')).toBe(false);
    expect(after.you.wigs).toBe(5);
  });
});

describe('a treasury card into the portfolio', () => {
  it('portfolio.treasury: 3 réis from a treasury of 3, which goes down to 2; its real lasts', () => {
    const { after } = decisionOf(aState(), { kind: 'play-treasury-card', reward: [{ kind: 'discount', amount: 1 }] });
    expect(after.you.reis).toBe(13);
    expect(after.treasury).toBe(treasuryAt(2));
    expect(after.you.portfolio).toEqual([{ card: 'treasury', reis: 1 }]);
  });

  it('treasury.track: at the bottom the step is lost, the réis are not', () => {
    const after = afterMoves(aState({ treasury: 0 }), { kind: 'play-treasury-card' });
    expect(after).toMatchObject({ treasury: 0, you: { reis: 11 } });
  });

  it('portfolio.treasury: both halves of a numbered card are remembered in the board sheet', () => {
    const lasting = afterMoves(aState(), {
      kind: 'play-treasury-card',
      number: 61,
      reward: [{ kind: 'per-good', amount: 1 }],
    });
    const event = afterMoves(
      { ...lasting, turn: { kind: 'between' } },
      { kind: 'sponsor', number: 61, reward: [{ kind: 'wigs', amount: 2 }], coins: 0 },
    );
    expect(event.sheet.rewards['61']).toEqual([
      { kind: 'per-good', amount: 1 },
      { kind: 'wigs', amount: 2 },
    ]);
  });
});
