import { sum } from '@/engine/core/record';
import { hiring } from '@/engine/buildings/hire';
import { yourGain, lacerdaChurchGain } from '@/engine/church/scoring';
import { visitCost, visitOffer } from '@/engine/influence/visit';
import { sale } from '@/engine/ships/sale';
import { landPrice } from '@/engine/stores/landPrice';
import { sponsorPrice } from '@/engine/treasury/sponsor';
import { aState, cubes, treasuryAt } from '../../helpers/state';

const clergy = (amount: number) => ({ code: 'clergy', amount, rule: 'clergy.benefit' });

describe('clergy.benefit: what a tile gives while it lies on your board', () => {
  it('clergy.benefit: land is cheaper by its réis, and the reason names the tile', () => {
    const state = aState({ rubble: { rows: { A: cubes('e') } }, you: { clergy: [{}, { reis: 2 }] } });
    const price = landPrice(state, 'you', 'A1', null);
    expect(price).toMatchObject({ total: 4, benefits: 2 });
    expect(price.parts).toEqual([
      { code: 'treasury', amount: 3, rule: 'store.price' },
      { code: 'rubble', amount: 3, rule: 'store.price' },
      clergy(-2),
    ]);
  });

  it('clergy.benefit: adds to treasury cards, those first, and never pays out', () => {
    const you = { portfolio: [{ card: 'treasury', reis: 2 }] as const, clergy: [{ reis: 2 }] };
    const price = sponsorPrice(aState({ you }), 'you');
    expect(price).toMatchObject({ total: 0, benefits: 3 });
    expect(price.parts.slice(1)).toEqual([{ code: 'benefit', amount: -2, rule: 'benefit.coin' }, clergy(-1)]);
  });

  it('clergy.benefit: officials fewer, and réis less for each one hired', () => {
    const you = { clergy: [{ fewerOfficials: 1 }, { cheaperOfficials: 2 }] };
    const state = aState({ treasury: treasuryAt(5), you });
    const staff = hiring(state, { officials: 4 });
    expect(staff).toMatchObject({ needed: 3, returned: 1, hired: 2, each: 3, total: 6, benefits: 4 });
    expect(staff.parts).toEqual([{ code: 'hire', amount: 10, rule: 'building.hire' }, clergy(-4)]);
  });

  it('clergy.benefit: an official costs no less than nothing, whoever takes it off', () => {
    const portfolio = [{ card: 'treasury', reis: 0, cheaperOfficials: 2 }] as const;
    const staff = hiring(aState({ you: { portfolio, clergy: [{ cheaperOfficials: 2 }] } }), { officials: 2 });
    expect(staff).toMatchObject({ hired: 1, each: 0, total: 0 });
    expect(sum(staff.parts.map(({ amount }) => amount))).toBe(0);
  });

  it('clergy.benefit: réis more for every good sold', () => {
    const state = aState({ you: { clergy: [{ perGood: 1 }], portfolio: [{ card: 'ship', hull: 2, cargo: 0 }] } });
    const sold = sale(state, [
      { good: 'gold', ship: { owner: 'you', index: 0 } },
      { good: 'books', ship: { owner: 'you', index: 0 } },
    ]);
    expect(sold).toMatchObject({ ok: true, value: { reis: 5 + 6 + 2 * (1 + 1) } });
    expect(sold.ok ? sold.value.parts : []).toContainEqual(clergy(1));
  });

  it('clergy.benefit: influence less for a visit of yours, not of his', () => {
    const state = aState({ you: { clergy: [{ visit: 1 }, { visit: 1 }] } });
    expect(visitCost(state, 'you', 'minister')).toMatchObject({ total: 1, treasury: 1, officials: 2 });
    expect(visitCost(state, 'you', 'minister').parts).toContainEqual(clergy(-2));
    expect(visitCost(state, 'lacerda', 'minister').total).toBe(3);
  });

  it('clergy.benefit, visit.pay: its réis help where réis may pay a visit', () => {
    const you = { clergy: [{ reis: 1 }], houses: { left: 2, middle: 0, right: 0 }, influence: 0, reis: 2, wigs: 0 };
    const { pay } = visitOffer(aState({ you }), 'you', 'minister');
    expect(pay).toMatchObject([{ influence: 0, wigs: 0, reis: 2, coins: 0, benefits: 1 }]);
  });

  it('clergy.benefit, influence.gain: influence more at a gain of yours, none at one of his', () => {
    const portfolio = [{ card: 'noble', noble: 'king', influence: 3 }] as const;
    const state = aState({ you: { portfolio, clergy: [{ influence: 1 }, {}, { influence: 2 }], influence: 0 } });
    expect(yourGain(state)).toMatchObject({ granted: 6, to: 6 });
    expect(yourGain(state).parts.slice(1)).toEqual([clergy(1), clergy(2)]);
    expect(lacerdaChurchGain(state).granted).toBe(3);
  });

  it('clergy.benefit: a reminder changes no price', () => {
    const bare = aState();
    const reminded = aState({ you: { clergy: [{ note: 'look at the tile' }] } });
    expect(sponsorPrice(reminded, 'you')).toEqual(sponsorPrice(bare, 'you'));
    expect(visitOffer(reminded, 'you', 'king')).toEqual(visitOffer(bare, 'you', 'king'));
  });
});
