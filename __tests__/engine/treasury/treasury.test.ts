import { purseOf, reisPrice } from '@/engine/treasury/payment';
import { sponsorPrice } from '@/engine/treasury/sponsor';
import { leftValue, rightValue, treasuryAfter, treasurySpace } from '@/engine/treasury/treasury';
import { paysReisLeaving } from '../../helpers/offers';
import { aState, treasuryAt } from '../../helpers/state';

describe('treasury.track', () => {
  it('the marker moves along its track', () => {
    expect(treasuryAfter(aState({ treasury: 2 }), 1)).toBe(3);
    expect(treasuryAfter(aState({ treasury: 2 }), -1)).toBe(1);
    expect(treasuryAfter(aState({ treasury: 2 }), 0)).toBe(2);
  });

  it('never leaves it: a step beyond either end is lost', () => {
    expect(treasuryAfter(aState({ treasury: 5 }), 1)).toBe(5);
    expect(treasuryAfter(aState({ treasury: 4 }), 3)).toBe(5);
    expect(treasuryAfter(aState({ treasury: 0 }), -1)).toBe(0);
  });

  it('setup.treasury: it starts on 3, where a visit costs 1 more', () => {
    expect(treasurySpace(aState())).toEqual({ left: 1, right: 3 });
  });

  it('EN p. Playing a Treasury card: at 3 you receive 3, and the marker goes down to 2', () => {
    const state = aState();
    expect(rightValue(state)).toBe(3);
    expect(rightValue(aState({ treasury: treasuryAfter(state, -1) }))).toBe(2);
  });

  it('left is for visits, right for réis, both as the copy prints them', () => {
    const state = aState({ sheet: { treasury: [{ left: 4, right: 9 }] }, treasury: 0 });
    expect([leftValue(state), rightValue(state)]).toEqual([4, 9]);
  });

  it('a marker off the track is worth nothing', () => {
    expect(treasurySpace(aState({ treasury: 17 }))).toEqual({ left: 0, right: 0 });
  });
});

describe('sponsor', () => {
  it('costs the treasury right value', () => {
    const state = aState({ treasury: treasuryAt(5), you: { reis: 7, influence: 0 } });
    expect(sponsorPrice(state, 'you')).toEqual({
      total: 5,
      parts: [{ code: 'treasury', amount: 5, rule: 'sponsor' }],
      ...paysReisLeaving(2),
    });
  });

  it('says what is missing', () => {
    const state = aState({ treasury: treasuryAt(5), you: { reis: 1, influence: 0 } });
    expect(sponsorPrice(state, 'you')).toMatchObject({ affordable: false, missing: 4, left: 0 });
  });

  it('Lacerda has no money', () => {
    expect(purseOf(aState(), 'lacerda')).toEqual({ reis: 0, coins: 0, discount: [] });
    expect(sponsorPrice(aState(), 'lacerda')).toMatchObject({ affordable: false, missing: 3 });
  });
});

describe('benefit.coin', () => {
  const coins = (...values: readonly number[]) => ({
    portfolio: values.map((reis) => ({ card: 'treasury' as const, reis })),
  });

  it('EN p. Playing a Treasury card: a real on the card is worth 1 whenever you spend money', () => {
    const state = aState({ you: { ...coins(1), reis: 10, influence: 0 } });
    expect(sponsorPrice(state, 'you')).toMatchObject({ total: 2, benefits: 1, left: 8 });
    expect(sponsorPrice(state, 'you').parts).toContainEqual({ code: 'benefit', amount: -1, rule: 'benefit.coin' });
  });

  it('adds up over several cards', () => {
    expect(sponsorPrice(aState({ you: coins(1, 1) }), 'you')).toMatchObject({ total: 1, benefits: 2 });
  });

  it('never pays out: more than the price is lost', () => {
    expect(sponsorPrice(aState({ you: { ...coins(2, 2), reis: 0 } }), 'you')).toMatchObject({
      total: 0,
      benefits: 3,
      affordable: true,
    });
  });
});

describe('influence.cash', () => {
  it('the track makes up for réis that are short, and the answer says how many', () => {
    const purse = { reis: 2, coins: 4, discount: [] };
    const price = (amount: number) =>
      reisPrice(purse, [{ code: 'treasury' as const, amount, rule: 'sponsor' as const }]);
    expect(price(2)).toMatchObject({ affordable: true, coins: 0, left: 4 });
    expect(price(5)).toMatchObject({ affordable: true, coins: 3, left: 1 });
    expect(price(7)).toMatchObject({ affordable: false, coins: 4, missing: 1, left: 0 });
  });

  it('the purse counts the coins left of your marker', () => {
    expect(purseOf(aState({ you: { influence: 7, reis: 3 } }), 'you')).toEqual({ reis: 3, coins: 4, discount: [] });
  });
});
