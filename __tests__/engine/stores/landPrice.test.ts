import { sum } from '@/engine/core/record';
import { landOffers, landPrice } from '@/engine/stores/landPrice';
import { aState, cubes, treasuryAt } from '../../helpers/state';

const columns = (three: string) => [[], [], cubes(three), [], []] as const;

describe('store.price', () => {
  describe('EN p. Buy Land: treasury 3, row of 3 brown, column of 3 blue', () => {
    const state = aState({
      treasury: treasuryAt(3),
      rubble: { rows: { E: cubes('eee') }, columns: columns('ttt') },
      you: { reis: 14, influence: 0 },
    });

    it('would cost 15', () => {
      expect(landPrice(state, 'you', 'E3', null)).toMatchObject({
        total: 15,
        treasury: 3,
        rubble: 12,
        affordable: false,
        missing: 1,
      });
    });

    it('costs 12 after taking a brown cube', () => {
      expect(landPrice(state, 'you', 'E3', { from: 'row', kind: 'earthquake' })).toEqual({
        total: 12,
        treasury: 3,
        rubble: 9,
        benefits: 0,
        coins: 0,
        take: { from: 'row', kind: 'earthquake' },
        parts: [
          { code: 'treasury', amount: 3, rule: 'store.price' },
          { code: 'rubble', amount: 9, rule: 'store.price' },
        ],
        affordable: true,
        missing: 0,
        left: 2,
      });
    });
  });

  it('counts the cubes of its row and its column, not of others nor of public sites', () => {
    const state = aState({
      rubble: {
        rows: { A: cubes('e'), B: cubes('eee') },
        columns: [cubes('f'), cubes('eee'), [], [], []],
        sites: { 'W-A': cubes('ee') },
      },
    });
    expect(landPrice(state, 'you', 'A1', null).rubble).toBe(5);
  });

  it('is lowered by benefits, never below 0, and is the sum of its parts (benefit.coin)', () => {
    const state = aState({ treasury: treasuryAt(1), you: { portfolio: [{ card: 'treasury', reis: 3 }] } });
    const price = landPrice(state, 'you', 'A1', null);
    expect(price).toMatchObject({ total: 0, benefits: 1 });
    expect(sum(price.parts.map(({ amount }) => amount))).toBe(0);
  });

  it('may be paid with coins of the influence track (influence.cash)', () => {
    const state = aState({ treasury: treasuryAt(5), you: { reis: 2, influence: 7 } });
    expect(landPrice(state, 'you', 'A1', null)).toMatchObject({ total: 5, affordable: true, coins: 3, left: 1 });
  });
});

describe('store.price: the offer of a space', () => {
  const state = aState({ rubble: { rows: { B: cubes('ttf') }, columns: columns('eff') }, display: ['cloth'] });
  const offer = landOffers(state, 'you').find(({ space }) => space === 'B3');

  it('prices every different cube that could be taken, the row’s before the column’s', () => {
    expect(offer?.prices.map(({ take, total }) => [take?.from, take?.kind, total])).toEqual([
      ['row', 'fire', 12],
      ['row', 'tsunami', 13],
      ['column', 'earthquake', 11],
      ['column', 'fire', 12],
    ]);
  });

  it('names the cube that makes it cheapest', () => {
    expect(offer?.cheapest).toMatchObject({ take: { from: 'column', kind: 'earthquake' }, total: 11 });
  });

  it('of equal cubes the row’s is named', () => {
    const even = aState({ rubble: { rows: { B: cubes('e') }, columns: columns('e') } });
    expect(landOffers(even, 'you').find(({ space }) => space === 'B3')?.cheapest.take).toEqual({
      from: 'row',
      kind: 'earthquake',
    });
  });

  it('takes nothing where nothing lies', () => {
    const bare = landOffers(aState(), 'you')[0];
    expect(bare).toMatchObject({ prices: [], cheapest: { take: null, total: 3 } });
  });

  it('even a benefit that covers the price leaves the dearest cube named', () => {
    const rich = aState({ rubble: { rows: { B: cubes('te') } }, you: { portfolio: [{ card: 'treasury', reis: 9 }] } });
    expect(landOffers(rich, 'you').find(({ space }) => space === 'B1')?.cheapest).toMatchObject({
      take: { kind: 'earthquake' },
      total: 0,
    });
  });
});
