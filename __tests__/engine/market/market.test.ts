import { priceAfterProducing, typesOf } from '@/engine/market/market';
import { aState } from '../../helpers/state';

describe('state.produce: market prices', () => {
  it('a produced type drops by 1', () => {
    expect(priceAfterProducing(aState(), 'books')).toBe(5);
  });

  it('never below the lowest printed one', () => {
    expect(priceAfterProducing(aState({ market: { gold: 1, books: 1, cloth: 1, tools: 1 } }), 'gold')).toBe(1);
  });
});

describe('state.ship: types of goods', () => {
  it('only goods you have count as a type', () => {
    expect(typesOf({ gold: 2, books: 0, cloth: 1, tools: 0 })).toEqual(['gold', 'cloth']);
  });
});
