import type { SaleItem } from '@/engine/ships/sale';
import { isAtSea, paidCrates, sale, shipsOf } from '@/engine/ships/sale';
import type { Good, Seat } from '@/engine/model/vocabulary';
import { aState } from '../../helpers/state';

const to = (owner: Seat, index: number, ...goods: readonly Good[]): readonly SaleItem[] =>
  goods.map((good) => ({ good, ship: { owner, index } }));

/** The market of the example: books 5, cloth 4, gold 4, tools 3; your red ship, his hull 3. */
const harbour = aState({
  market: { books: 5, cloth: 4, gold: 4, tools: 3 },
  you: { reis: 1, goods: { gold: 2, books: 2, cloth: 0, tools: 1 }, portfolio: [{ card: 'ship', hull: 2, cargo: 0 }] },
  lacerda: {
    ships: [
      { hull: 3, cargo: 0 },
      { hull: 2, cargo: 2 },
    ],
  },
});

const SALE_OF_THE_EXAMPLE = [...to('you', 0, 'gold', 'gold'), ...to('lacerda', 0, 'books', 'books')];

describe('sell.goods', () => {
  it('EN p. Sell Goods: 2 gold to the own ship (+1) = 10 réis', () => {
    expect(sale(harbour, to('you', 0, 'gold', 'gold'))).toMatchObject({ ok: true, value: { reis: 10 } });
  });

  it('EN p. Sell Goods: 2 books to another’s ship (+2) = 14 réis, not full', () => {
    expect(sale(harbour, to('lacerda', 0, 'books', 'books'))).toMatchObject({
      ok: true,
      value: { reis: 14, sails: [], wigs: { you: 0, lacerda: 0 } },
    });
  });

  it('EN p. Sell Goods: 10 + 14 réis, 2 wigs for the own ship, the tool stays', () => {
    expect(sale(harbour, SALE_OF_THE_EXAMPLE)).toMatchObject({
      ok: true,
      value: {
        reis: 24,
        sails: [{ owner: 'you', index: 0 }],
        wigs: { you: 2, lacerda: 0 },
        left: { reis: 25, goods: { gold: 0, books: 0, cloth: 0, tools: 1 } },
      },
    });
  });

  it('EN p. Sell Goods: the tool would have filled his ship and given him 3 wigs', () => {
    expect(sale(harbour, [...SALE_OF_THE_EXAMPLE, ...to('lacerda', 0, 'tools')])).toMatchObject({
      ok: true,
      value: { reis: 29, wigs: { you: 2, lacerda: 3 } },
    });
  });

  it('explains every real: market price, the ship’s bonus, treasury cards', () => {
    const state = aState({
      market: { books: 5, cloth: 4, gold: 4, tools: 3 },
      you: {
        portfolio: [
          { card: 'ship', hull: 2, cargo: 0 },
          { card: 'treasury', reis: 0, perGood: 1 },
        ],
      },
    });
    expect(sale(state, to('you', 0, 'tools'))).toMatchObject({
      ok: true,
      value: {
        reis: 5,
        parts: [
          { code: 'market', amount: 3, rule: 'sell.goods' },
          { code: 'ship-bonus', amount: 1, rule: 'sell.goods' },
          { code: 'benefit', amount: 1, rule: 'portfolio.treasury' },
        ],
      },
    });
  });

  it('a ship without a bonus explains the market price alone', () => {
    const state = aState({
      market: { books: 5, cloth: 4, gold: 4, tools: 3 },
      you: { portfolio: [{ card: 'ship', hull: 1, cargo: 0 }] },
    });
    expect(sale(state, to('you', 0, 'gold'))).toMatchObject({
      ok: true,
      value: { reis: 4, parts: [{ code: 'market', amount: 4, rule: 'sell.goods' }] },
    });
  });

  it('refuses goods you do not have', () => {
    expect(sale(harbour, to('lacerda', 0, 'cloth'))).toEqual({
      ok: false,
      error: { code: 'good-missing', good: 'cloth', needed: 1, has: 0 },
    });
  });

  it('refuses more than fits', () => {
    expect(sale(harbour, to('you', 0, 'gold', 'gold', 'tools'))).toEqual({
      ok: false,
      error: { code: 'no-room', ship: { owner: 'you', index: 0 }, hull: 2, needed: 3, has: 2 },
    });
  });

  it('refuses a ship that is not there', () => {
    expect(sale(harbour, to('you', 1, 'gold'))).toEqual({
      ok: false,
      error: { code: 'no-such-ship', ship: { owner: 'you', index: 1 } },
    });
  });
});

describe('sell.sail', () => {
  it('a ship sails when goods equal its hull, counting what lay under it, for 1 wig per crate', () => {
    const state = aState({ you: { portfolio: [{ card: 'ship', hull: 3, cargo: 2 }] } });
    expect(sale(state, to('you', 0, 'gold'))).toMatchObject({
      ok: true,
      value: { sails: [{ owner: 'you', index: 0 }], wigs: { you: 3, lacerda: 0 } },
    });
  });

  it('the owner gets the wigs, not the seller', () => {
    const state = aState({ lacerda: { ships: [{ hull: 1, cargo: 0 }] } });
    expect(sale(state, to('lacerda', 0, 'gold'))).toMatchObject({ ok: true, value: { wigs: { you: 0, lacerda: 1 } } });
  });

  it('a ship at sea takes no goods', () => {
    expect(isAtSea({ hull: 2, cargo: 2 })).toBe(true);
    expect(isAtSea({ hull: 2, cargo: 1 })).toBe(false);
    expect(sale(harbour, to('lacerda', 1, 'gold'))).toMatchObject({ ok: false, error: { code: 'no-room', has: 0 } });
  });

  it('crates that were paid for before give no wigs again', () => {
    const state = aState({ you: { portfolio: [{ card: 'ship', hull: 3, cargo: 2, paid: 2 }] } });
    expect(sale(state, to('you', 0, 'gold'))).toMatchObject({ ok: true, value: { wigs: { you: 1, lacerda: 0 } } });
  });

  it('no more crates are paid for than lie under the ship, and none is not written down', () => {
    expect(paidCrates(2, 3)).toEqual({ paid: 2 });
    expect(paidCrates(3, 2)).toEqual({ paid: 2 });
    expect(paidCrates(0, 2)).toEqual({});
    expect(paidCrates(3)).toEqual({});
  });

  it('several ships may sail in one sale', () => {
    const state = aState({
      you: {
        portfolio: [
          { card: 'ship', hull: 1, cargo: 0 },
          { card: 'noble', noble: 'king', influence: 1 },
          { card: 'ship', hull: 2, cargo: 1 },
        ],
      },
    });
    expect(shipsOf(state, 'you')).toHaveLength(2);
    expect(sale(state, [...to('you', 0, 'gold'), ...to('you', 1, 'books')])).toMatchObject({
      ok: true,
      value: {
        sails: [
          { owner: 'you', index: 0 },
          { owner: 'you', index: 1 },
        ],
        wigs: { you: 3, lacerda: 0 },
      },
    });
  });
});
