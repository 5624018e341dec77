import { sum } from '@/engine/core/record';
import { visitCost, visitOffer } from '@/engine/influence/visit';
import type { WayToPay } from '@/engine/influence/waysToPay';
import { NOTHING_PAID, paymentOf } from '@/engine/influence/waysToPay';
import { NOBLES } from '@/engine/model/vocabulary';
import { isShortBy } from '../../helpers/offers';
import { aState, treasuryAt } from '../../helpers/state';

const AT_PLUS_1 = treasuryAt(3);
/** A low price and coins on the track that may be cashed for it. */
const TWO_COINS = { treasury: treasuryAt(2), sheet: { coins: [0, 3] } };
const BOTH_LEFT_HOUSES = { left: 2, middle: 0, right: 0 };
const amounts = ({ influence, wigs, reis, coins, benefits }: WayToPay) => ({ influence, wigs, reis, coins, benefits });

describe('visit.cost', () => {
  it('is the treasury left value plus the officials of others, the neutral one included', () => {
    const state = aState({ treasury: AT_PLUS_1, offices: { king: { you: 2, lacerda: 3, neutral: 1 } } });
    expect(visitCost(state, 'you', 'king')).toEqual({
      total: 5,
      treasury: 1,
      officials: 4,
      parts: [
        { code: 'treasury', amount: 1, rule: 'visit.cost' },
        { code: 'officials', amount: 4, rule: 'visit.cost' },
      ],
    });
  });

  it('counts your officials when Lacerda visits, and not his own', () => {
    const state = aState({ treasury: AT_PLUS_1, offices: { king: { you: 2, lacerda: 3, neutral: 1 } } });
    expect(visitCost(state, 'lacerda', 'king').total).toBe(4);
  });

  it('does not count the plaza', () => {
    const state = aState({ offices: { king: { neutral: 1 } }, plazas: { king: { lacerda: 4 } } });
    expect(visitCost(state, 'you', 'king').officials).toBe(1);
  });

  it('differs by office: only the visited noble counts', () => {
    const state = aState({ offices: { builder: {}, minister: { lacerda: 1 }, king: { lacerda: 2 } } });
    expect(NOBLES.map((noble) => visitCost(state, 'you', noble).officials)).toEqual([0, 1, 2]);
  });

  it('exactly 0 needs no part that lifts it there', () => {
    const state = aState({ treasury: treasuryAt(1), offices: { king: { neutral: 1 } } });
    expect(visitCost(state, 'you', 'king')).toMatchObject({
      total: 0,
      parts: [
        { code: 'treasury', amount: -1 },
        { code: 'officials', amount: 1 },
      ],
    });
  });

  it('below 0 is 0, and the parts still add up', () => {
    const state = aState({ treasury: treasuryAt(1), offices: { king: {} } });
    const cost = visitCost(state, 'you', 'king');
    expect(cost).toMatchObject({ total: 0, treasury: -1, officials: 0 });
    expect(cost.parts).toContainEqual({ code: 'never-below-0', amount: 1, rule: 'visit.cost' });
    expect(sum(cost.parts.map(({ amount }) => amount))).toBe(0);
  });

  it('is lowered by the visit benefit of treasury cards, for you alone (portfolio.treasury)', () => {
    const state = aState({
      offices: { king: { lacerda: 3, you: 3 } },
      you: {
        portfolio: [
          { card: 'treasury', reis: 0, visit: 1 },
          { card: 'treasury', reis: 0, visit: 1 },
        ],
      },
    });
    expect(visitCost(state, 'you', 'king')).toMatchObject({ total: 2, treasury: 1, officials: 3 });
    expect(visitCost(state, 'you', 'king').parts).toContainEqual({
      code: 'benefit',
      amount: -2,
      rule: 'portfolio.treasury',
    });
    expect(visitCost(state, 'lacerda', 'king').total).toBe(4);
  });
});

describe('follow', () => {
  it('costs what the visit costs at that moment: one more official of his, one more influence', () => {
    const before = aState({ offices: { minister: { lacerda: 1, neutral: 1 } } });
    const after = aState({ offices: { minister: { lacerda: 2, neutral: 1 } }, treasury: before.treasury + 2 });
    expect(visitOffer(before, 'you', 'minister').total).toBe(3);
    expect(visitOffer(after, 'you', 'minister').total).toBe(5);
  });
});

describe('visit.pay', () => {
  it('EN p. Spending Influence, example 1: 4 others + 1 = 5 influence', () => {
    const state = aState({ treasury: AT_PLUS_1, offices: { king: { lacerda: 3, neutral: 1 } }, you: { influence: 5 } });
    expect(visitOffer(state, 'you', 'king')).toMatchObject({ total: 5, affordable: true, missing: 0, left: 5 });
    expect(visitOffer(state, 'you', 'king').pay).toEqual([
      { influence: 5, wigs: 0, reis: 0, coins: 0, benefits: 0, left: { influence: 0, wigs: 5, reis: 10 } },
    ]);
  });

  it('EN p. Spending Influence, example 2: cost 4 with 2 influence = 2 influence + 2 wigs', () => {
    const state = aState({
      treasury: AT_PLUS_1,
      offices: { king: { lacerda: 2, neutral: 1 } },
      you: { influence: 2, wigs: 9 },
    });
    const offer = visitOffer(state, 'you', 'king');
    expect(offer).toMatchObject({ total: 4, affordable: true });
    expect(offer.pay.map(amounts)).toEqual([{ influence: 2, wigs: 2, reis: 0, coins: 0, benefits: 0 }]);
    expect(offer.pay[0]?.left).toEqual({ influence: 0, wigs: 7, reis: 10 });
  });

  describe('EN p. Left group of houses: 1 + 5 others = 6 with 1 influence and both left houses', () => {
    const offices = { king: { lacerda: 4, neutral: 1 } };
    const you = { influence: 1, wigs: 0, reis: 10, houses: BOTH_LEFT_HOUSES };
    const offer = visitOffer(aState({ treasury: AT_PLUS_1, offices, you }), 'you', 'king');

    it('costs 6', () => expect(offer.total).toBe(6));

    it('can be 1 influence + 5 réis, the first way, or all 6 in réis', () => {
      expect(offer.pay.map(amounts)).toEqual([
        { influence: 1, wigs: 0, reis: 5, coins: 0, benefits: 0 },
        { influence: 0, wigs: 0, reis: 6, coins: 0, benefits: 0 },
        { influence: 0, wigs: 0, reis: 5, coins: 1, benefits: 0 },
      ]);
    });

    it('says what each way leaves', () => {
      expect(offer.pay.map(({ left }) => left)).toEqual([
        { influence: 0, wigs: 0, reis: 5 },
        { influence: 1, wigs: 0, reis: 4 },
        { influence: 0, wigs: 0, reis: 5 },
      ]);
    });
  });

  it('ES, EN, PL: 1 + 3 others = 4', () => {
    const state = aState({ treasury: AT_PLUS_1, offices: { builder: { lacerda: 2, neutral: 1 } } });
    expect(visitOffer(state, 'you', 'builder')).toMatchObject({ total: 4, treasury: 1, officials: 3 });
  });

  it('one left house allows no réis', () => {
    const state = aState({
      offices: { king: { lacerda: 3 } },
      you: { influence: 1, wigs: 1, reis: 50, houses: { left: 1, middle: 0, right: 0 } },
    });
    expect(visitOffer(state, 'you', 'king')).toMatchObject({ total: 4, ...isShortBy(2), pay: [] });
  });

  it('a visit that costs nothing is paid with nothing', () => {
    const state = aState({
      treasury: treasuryAt(1),
      offices: { king: { neutral: 1 } },
      you: { influence: 0, wigs: 0 },
    });
    expect(visitOffer(state, 'you', 'king').pay.map(amounts)).toEqual([
      { influence: 0, wigs: 0, reis: 0, coins: 0, benefits: 0 },
    ]);
  });

  it('never offers wigs while influence is left', () => {
    const state = aState({ offices: { king: { lacerda: 2 } }, you: { influence: 3, wigs: 5 } });
    expect(visitOffer(state, 'you', 'king').pay.map(amounts)).toEqual([
      { influence: 3, wigs: 0, reis: 0, coins: 0, benefits: 0 },
    ]);
  });

  it('benefit.coin: a coin on a treasury card pays part of what is paid in réis', () => {
    const state = aState({
      offices: { king: { lacerda: 2 } },
      you: { influence: 0, wigs: 0, reis: 2, houses: BOTH_LEFT_HOUSES, portfolio: [{ card: 'treasury', reis: 1 }] },
    });
    const offer = visitOffer(state, 'you', 'king');
    expect(offer).toMatchObject({ total: 3, affordable: true, missing: 0, left: 0 });
    expect(offer.pay.map(amounts)).toEqual([{ influence: 0, wigs: 0, reis: 2, coins: 0, benefits: 1 }]);
  });

  it('benefit.coin: without both left houses no réis are due, so the coin is worth nothing', () => {
    const state = aState({
      offices: { king: { lacerda: 2 } },
      you: { influence: 2, wigs: 0, reis: 9, portfolio: [{ card: 'treasury', reis: 3 }] },
    });
    expect(visitOffer(state, 'you', 'king')).toMatchObject({ affordable: false, missing: 1, pay: [] });
  });

  it('influence.cash: coins of the track may stand in for réis, and the marker ends as far right as the order allows', () => {
    const state = aState({
      ...TWO_COINS,
      offices: { king: { lacerda: 2 } },
      you: { influence: 4, wigs: 0, reis: 0, houses: BOTH_LEFT_HOUSES },
    });
    const offer = visitOffer(state, 'you', 'king');
    expect(offer.pay.map(amounts)).toEqual([
      { influence: 2, wigs: 0, reis: 0, coins: 0, benefits: 0 },
      { influence: 1, wigs: 0, reis: 0, coins: 1, benefits: 0 },
      { influence: 0, wigs: 0, reis: 0, coins: 2, benefits: 0 },
    ]);
    expect(offer.pay.map(({ left }) => left.influence)).toEqual([2, 2, 0]);
  });

  it('wigs help only where the track ends empty: with its last coin cashed, after the influence was paid', () => {
    const state = aState({
      ...TWO_COINS,
      offices: { king: { lacerda: 3 } },
      you: { influence: 4, wigs: 5, reis: 0, houses: BOTH_LEFT_HOUSES },
    });
    expect(visitOffer(state, 'you', 'king').pay).toEqual([
      { influence: 3, wigs: 0, reis: 0, coins: 0, benefits: 0, left: { influence: 1, wigs: 5, reis: 0 } },
      { influence: 2, wigs: 0, reis: 0, coins: 1, benefits: 0, left: { influence: 1, wigs: 5, reis: 0 } },
      { influence: 1, wigs: 0, reis: 0, coins: 2, benefits: 0, left: { influence: 0, wigs: 5, reis: 0 } },
      { influence: 1, wigs: 1, reis: 0, coins: 1, benefits: 0, left: { influence: 0, wigs: 4, reis: 0 } },
      { influence: 0, wigs: 1, reis: 0, coins: 2, benefits: 0, left: { influence: 0, wigs: 4, reis: 0 } },
    ]);
  });

  /** The ways to pay at the king with one coin on the track and no réis in hand. */
  const payingWithCoinAt = (coin: number, has: { others: number; influence: number; wigs: number }) => {
    const { others, ...track } = has;
    const state = aState({
      treasury: treasuryAt(2),
      sheet: { coins: [coin] },
      offices: { king: { lacerda: others } },
      you: { ...track, reis: 0, houses: BOTH_LEFT_HOUSES },
    });
    return visitOffer(state, 'you', 'king').pay.map(amounts);
  };

  it('influence.cash: below the last coin there is nothing to cash, so the marker does not move', () => {
    expect(payingWithCoinAt(3, { others: 3, influence: 2, wigs: 5 })).toEqual([
      { influence: 2, wigs: 1, reis: 0, coins: 0, benefits: 0 },
    ]);
  });

  it('influence.cash: a coin can be cashed from the last space of the track', () => {
    expect(payingWithCoinAt(8, { others: 1, influence: 10, wigs: 0 })).toEqual([
      { influence: 1, wigs: 0, reis: 0, coins: 0, benefits: 0 },
      { influence: 0, wigs: 0, reis: 0, coins: 1, benefits: 0 },
    ]);
  });

  it('what is handed over is the way without what it leaves; a free visit hands over nothing', () => {
    const free = aState({ treasury: treasuryAt(1), offices: { king: { neutral: 1 } } });
    const dear = aState({ offices: { king: { lacerda: 2 } }, you: { influence: 3, wigs: 5 } });
    expect(visitOffer(free, 'you', 'king').pay.map(paymentOf)).toEqual([NOTHING_PAID]);
    expect(visitOffer(dear, 'you', 'king').pay.map(paymentOf)).toEqual([
      { influence: 3, wigs: 0, reis: 0, coins: 0, benefits: 0 },
    ]);
  });

  it('says how much is missing when nothing pays it', () => {
    const state = aState({ offices: { king: { lacerda: 5, neutral: 1 } }, you: { influence: 2, wigs: 1 } });
    expect(visitOffer(state, 'you', 'king')).toMatchObject({ total: 7, ...isShortBy(4), pay: [] });
  });

  it('Lacerda pays influence first, then wigs, whatever you have built', () => {
    const state = aState({
      offices: { king: { you: 3, neutral: 1 } },
      you: { houses: BOTH_LEFT_HOUSES, reis: 40 },
      lacerda: { influence: 3, wigs: 8 },
    });
    expect(visitOffer(state, 'lacerda', 'king').pay).toEqual([
      { influence: 3, wigs: 2, reis: 0, coins: 0, benefits: 0, left: { influence: 0, wigs: 6, reis: 0 } },
    ]);
  });
});
