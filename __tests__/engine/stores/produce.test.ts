import type { GameState, Person, Store } from '@/engine/model/state';
import type { ByGood, Good, Space } from '@/engine/model/vocabulary';
import { lacerdaProduction, yourProduction } from '@/engine/stores/produce';
import { aState } from '../../helpers/state';

const NONE: ByGood<number> = { gold: 0, books: 0, cloth: 0, tools: 0 };
const goods = (some: Partial<ByGood<number>>): ByGood<number> => ({ ...NONE, ...some });
const stores = (owner: Store['owner'], by: Partial<Record<Space, Good>>): GameState['stores'] =>
  Object.fromEntries(Object.entries(by).map(([space, good]) => [space, { owner, good }]));

const PURPLE = stores('you', { A3: 'books', B3: 'books', C1: 'gold', D2: 'cloth' });
const ONE_SET: Person['rubble'] = { earthquake: 1, fire: 2, tsunami: 1 };

const purple = (market: ByGood<number>, has: ByGood<number>) =>
  aState({ stores: PURPLE, market, you: { goods: has, rubble: ONE_SET } });

describe('state.produce', () => {
  describe('EN p. Production: 2 book stores, 1 gold, 1 cloth, one rubble set, three times', () => {
    const first = purple({ gold: 5, books: 6, cloth: 5, tools: 4 }, NONE);

    it('first: 2 books, 1 gold, 1 cloth, each of the three 1 cheaper', () => {
      expect(yourProduction(first, null)).toEqual({
        made: goods({ books: 2, gold: 1, cloth: 1 }),
        received: goods({ books: 2, gold: 1, cloth: 1 }),
        returned: NONE,
        prices: { gold: 4, books: 5, cloth: 4, tools: 4 },
        types: ['gold', 'books', 'cloth'],
        possible: true,
      });
    });

    const second = purple({ gold: 4, books: 5, cloth: 4, tools: 4 }, goods({ books: 2, gold: 1, cloth: 1 }));

    it('second: the fourth book is returned, the three prices drop again', () => {
      expect(yourProduction(second, null)).toMatchObject({
        received: goods({ books: 1, gold: 1, cloth: 1 }),
        returned: goods({ books: 1 }),
        prices: { gold: 3, books: 4, cloth: 3, tools: 4 },
      });
    });

    const third = purple({ gold: 3, books: 4, cloth: 3, tools: 4 }, goods({ books: 3, gold: 2, cloth: 2 }));

    it('third: books are full, so none are produced and their price stays', () => {
      expect(yourProduction(third, null)).toMatchObject({
        received: goods({ gold: 1, cloth: 1 }),
        prices: { gold: 2, books: 4, cloth: 2, tools: 4 },
        types: ['gold', 'cloth'],
      });
    });
  });

  it('EN p. Right group of houses: 2 cloth, 1 book and 1 tool store with three right houses = 3, 2, 2', () => {
    const state = aState({
      stores: stores('you', { A2: 'cloth', B2: 'cloth', C3: 'books', D4: 'tools' }),
      you: { goods: goods({ gold: 1 }), rubble: ONE_SET, houses: { left: 0, middle: 1, right: 3 } },
    });
    expect(yourProduction(state, null).received).toEqual(goods({ cloth: 3, books: 2, tools: 2 }));
  });

  it.each([1, 2])('with %i right houses: 1 extra of the one produced type you name', (right) => {
    const state = aState({
      stores: stores('you', { A1: 'gold', A3: 'books' }),
      you: { goods: NONE, houses: { left: 0, middle: 0, right } },
    });
    expect(yourProduction(state, 'books').received).toEqual(goods({ gold: 1, books: 2 }));
    expect(yourProduction(state, null).received).toEqual(goods({ gold: 1, books: 1 }));
    expect(yourProduction(state, 'tools').received).toEqual(goods({ gold: 1, books: 1 }));
  });

  it('without right houses nothing extra comes', () => {
    const state = aState({ stores: stores('you', { A1: 'gold' }), you: { goods: NONE } });
    expect(yourProduction(state, 'gold').received).toEqual(goods({ gold: 1 }));
  });

  it('warehouse.size: the extra good needs room as well', () => {
    const state = aState({
      stores: stores('you', { A1: 'gold' }),
      you: { goods: goods({ gold: 1 }), houses: { left: 0, middle: 0, right: 3 } },
    });
    expect(yourProduction(state, null)).toMatchObject({
      made: goods({ gold: 2 }),
      received: goods({ gold: 1 }),
      returned: goods({ gold: 1 }),
    });
  });

  it('is impossible without stores, and with a full warehouse', () => {
    const full = aState({ stores: stores('you', { A1: 'gold' }), you: { goods: goods({ gold: 2 }) } });
    expect(yourProduction(aState(), null)).toMatchObject({ possible: false, types: [] });
    expect(yourProduction(full, null)).toMatchObject({
      possible: false,
      returned: goods({ gold: 1 }),
      prices: full.market,
    });
  });

  it('a price stops at the lowest printed one', () => {
    const state = aState({
      stores: stores('you', { A1: 'gold' }),
      market: { gold: 1, books: 1, cloth: 1, tools: 1 },
      you: { goods: NONE },
    });
    expect(yourProduction(state, null)).toMatchObject({ types: ['gold'], prices: { gold: 1 } });
  });

  it('prices never rise, not even one below the lowest printed', () => {
    const lowest = { gold: 3, books: 1, cloth: 1, tools: 1 };
    const state = aState({
      stores: stores('you', { A1: 'gold' }),
      sheet: { market: { start: { gold: 5, books: 5, cloth: 5, tools: 5 }, lowest } },
      market: { gold: 2, books: 5, cloth: 5, tools: 5 },
      you: { goods: NONE },
    });
    expect(yourProduction(state, null).prices.gold).toBe(2);
  });

  it('your stores make nothing for Lacerda, nor his for you', () => {
    const state = aState({
      stores: { ...stores('you', { A1: 'gold' }), ...stores('lacerda', { B3: 'books' }) },
      you: { goods: NONE },
    });
    expect(yourProduction(state, null).received).toEqual(goods({ gold: 1 }));
    expect(lacerdaProduction(state).received).toEqual(goods({ books: 1 }));
  });
});

describe('solo.produce', () => {
  it('R16: no warehouse limits him, every type he produces drops', () => {
    const state = aState({
      stores: stores('lacerda', { A3: 'books', B3: 'books', C3: 'books', D3: 'books', A1: 'gold' }),
    });
    expect(lacerdaProduction(state)).toMatchObject({
      received: goods({ books: 4, gold: 1 }),
      types: ['gold', 'books'],
      prices: { gold: 4, books: 5, cloth: 5, tools: 4 },
      possible: true,
    });
  });

  it('no store: nothing is produced', () => {
    expect(lacerdaProduction(aState()).possible).toBe(false);
  });
});
