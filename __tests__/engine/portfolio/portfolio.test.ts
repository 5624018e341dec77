import { recordOf } from '@/engine/core/record';
import { BENEFITS } from '@/engine/model/cards';
import type { PortfolioCard } from '@/engine/model/state';
import { benefitOf } from '@/engine/portfolio/benefits';
import { portfolioRoom } from '@/engine/portfolio/portfolio';
import { excessGoods, warehouseSize } from '@/engine/portfolio/warehouse';

const sets = (count: number) => ({ earthquake: count, fire: count, tsunami: count });
const NOBLE: PortfolioCard = { card: 'noble', noble: 'king', influence: 3 };
const SHIP: PortfolioCard = { card: 'ship', hull: 1, cargo: 0 };
const TREASURY: PortfolioCard = { card: 'treasury', reis: 1 };

const room = (setCount: number, ...portfolio: readonly PortfolioCard[]) =>
  portfolioRoom({ portfolio, rubble: sets(setCount) });

describe('portfolio.size', () => {
  it('starts at 2 cards, above or below', () => {
    expect(room(0)).toEqual({ limit: 2, used: 0, freeTop: 2, freeBottom: 2 });
    expect(room(0, NOBLE)).toEqual({ limit: 2, used: 1, freeTop: 1, freeBottom: 1 });
  });

  it('EN p. Portfolio and Warehouse Size: 3 cards with 1 set are full, a card must go first', () => {
    expect(room(1, NOBLE, SHIP, TREASURY)).toEqual({ limit: 3, used: 3, freeTop: 0, freeBottom: 0 });
  });

  it('EN p. Rubble Sets: with 2 sets 4 cards fit (2 + 1 + 1)', () => {
    expect(room(2, NOBLE, SHIP, TREASURY)).toMatchObject({ limit: 4, freeTop: 1, freeBottom: 1 });
  });

  it('has 3 slots above and 3 below; ships take top slots', () => {
    expect(room(3, NOBLE, SHIP, SHIP)).toMatchObject({ limit: 5, freeTop: 0, freeBottom: 2 });
    expect(room(2, TREASURY, TREASURY, TREASURY)).toMatchObject({ freeTop: 1, freeBottom: 0 });
    expect(room(5)).toMatchObject({ limit: 7, freeTop: 3, freeBottom: 3 });
  });

  it('more cards than fit leave no room, not less than none', () => {
    expect(room(0, NOBLE, SHIP, TREASURY)).toMatchObject({ freeTop: 0, freeBottom: 0 });
  });
});

describe('portfolio.treasury', () => {
  it('benefits add up over all treasury cards', () => {
    const portfolio: readonly PortfolioCard[] = [
      NOBLE,
      { card: 'treasury', reis: 1, perGood: 1, visit: 1 },
      { card: 'treasury', reis: 2, perGood: 1, fewerOfficials: 1, cheaperOfficials: 2 },
    ];
    expect(recordOf(BENEFITS, (benefit) => benefitOf({ portfolio, clergy: [] }, benefit))).toEqual({
      reis: 3,
      perGood: 2,
      fewerOfficials: 1,
      cheaperOfficials: 2,
      visit: 1,
    });
  });

  it('no card, no benefit', () => {
    expect(recordOf(BENEFITS, (benefit) => benefitOf({ portfolio: [NOBLE, SHIP], clergy: [] }, benefit))).toEqual(
      recordOf(BENEFITS, () => 0),
    );
  });
});

describe('warehouse.size', () => {
  it('holds 2 of each good and 1 more for every set', () => {
    expect([0, 1, 2, 5].map((count) => warehouseSize({ rubble: sets(count) }))).toEqual([2, 3, 4, 7]);
  });

  it('what does not fit is returned, each good by itself', () => {
    const goods = { gold: 3, books: 2, cloth: 0, tools: 5 };
    expect(excessGoods({ rubble: sets(0), goods })).toEqual({ gold: 1, books: 0, cloth: 0, tools: 3 });
    expect(excessGoods({ rubble: sets(3), goods })).toEqual({ gold: 0, books: 0, cloth: 0, tools: 0 });
  });
});
