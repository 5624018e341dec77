import { itemsOf, LAND, tableOf, treasuryOn } from '@/components/costs/assumedState';
import { DEFAULT_SHEET, hiring, landOffers, sale, shipCost, sponsorPrice, visitOffer } from '@/engine';
import { NOTHING_ENTERED, type Entered } from '@/store/costsEntered';

const table = (entered: Partial<Entered>, sheet = DEFAULT_SHEET) => tableOf({ ...NOTHING_ENTERED, ...entered }, sheet);
const others = (count: number) => ({ builder: 0, minister: 0, king: count });
const held = NOTHING_ENTERED.held;

describe('the table behind the cost check: the rulebook’s examples', () => {
  it('visit.cost: left 1 and 4 others are 5 influence', () => {
    expect(visitOffer(table({ treasury: 2, others: others(4) }), 'you', 'king').total).toBe(5);
  });

  it('visit.pay: cost 4 with 2 influence is 2 influence and 2 wigs', () => {
    const offer = visitOffer(
      table({ treasury: 2, others: others(3), told: true, held: { ...held, influence: 2 } }),
      'you',
      'king',
    );
    expect(offer.pay).toEqual([
      { influence: 2, wigs: 2, reis: 0, coins: 0, benefits: 0, left: { influence: 0, wigs: 3, reis: 10 } },
    ]);
  });

  it('visit.pay: with both left houses all 6 may be réis', () => {
    const offer = visitOffer(
      table({ treasury: 2, others: others(5), held: { ...held, influence: 1, bothLeftHouses: true } }),
      'you',
      'king',
    );
    expect(offer.pay.map(({ influence, reis }) => [influence, reis])).toEqual(
      expect.arrayContaining([
        [1, 5],
        [0, 6],
      ]),
    );
  });

  it('store.price: treasury 3, three brown in the row and three blue in the column are 12 after taking a brown', () => {
    const cubes = {
      row: ['earthquake', 'earthquake', 'earthquake'],
      column: ['tsunami', 'tsunami', 'tsunami'],
    } as const;
    const offer = landOffers(table({ treasury: 2, ...cubes }), 'you').find(({ space }) => space === LAND);
    expect(offer?.cheapest).toMatchObject({ total: 12, take: { from: 'row', kind: 'earthquake' } });
  });

  it('building.hire: a plan of 3, 2 out, treasury 5 hires 1 for 5', () => {
    expect(hiring(table({ treasury: 4, out: 2 }), { officials: 3 })).toMatchObject({ returned: 2, hired: 1, total: 5 });
  });

  it('state.ship: middle houses make a ship cheaper', () => {
    expect([0, 1, 2, 3].map((middleHouses) => shipCost(table({ middleHouses }).you, 3, null).goods)).toEqual([
      3, 2, 2, 0,
    ]);
  });

  it('sponsor: the treasury’s right value less coins on cards', () => {
    expect(sponsorPrice(table({ treasury: 5, benefits: { ...NOTHING_ENTERED.benefits, reis: 2 } }), 'you').total).toBe(
      4,
    );
  });

  it('clergy.benefit: what clergy tiles give counts beside the coins on cards', () => {
    const benefits = { ...NOTHING_ENTERED.benefits, reis: 1 };
    const clergy = { ...NOTHING_ENTERED.clergy, reis: 2 };
    expect(sponsorPrice(table({ treasury: 5, benefits, clergy }), 'you')).toMatchObject({
      total: 3,
      parts: [{ code: 'treasury' }, { code: 'benefit', amount: -1 }, { code: 'clergy', amount: -2 }],
    });
  });

  it('sell.sail: crates paid before give no wig again', () => {
    const entered: Entered = {
      ...NOTHING_ENTERED,
      ships: [{ owner: 'you', hull: 3, cargo: 2, paid: 2, goods: ['gold'] }],
    };
    const sold = sale(tableOf(entered, DEFAULT_SHEET), itemsOf(entered));
    expect(sold.ok && sold.value.wigs).toEqual({ you: 1, lacerda: 0 });
  });

  it('sell.goods, sell.sail: 2 gold to the own red ship are 10 réis and 2 wigs, 2 books to another’s ship 14', () => {
    const entered: Entered = {
      ...NOTHING_ENTERED,
      market: { gold: 4, books: 5, cloth: 4, tools: 3 },
      ships: [
        { owner: 'you', hull: 2, cargo: 0, goods: ['gold', 'gold'] },
        { owner: 'lacerda', hull: 3, cargo: 0, goods: ['books', 'books'] },
      ],
    };
    expect(sale(tableOf(entered, DEFAULT_SHEET), itemsOf(entered))).toMatchObject({
      ok: true,
      value: { reis: 24, wigs: { you: 2, lacerda: 0 } },
    });
  });
});

describe('the treasury marker', () => {
  it('stands where it starts until it was moved', () => expect(treasuryOn(DEFAULT_SHEET, null)).toBe(2));

  it('never stands off a shorter track', () =>
    expect(treasuryOn({ ...DEFAULT_SHEET, treasury: DEFAULT_SHEET.treasury.slice(0, 4) }, 5)).toBe(3));

  it('stands on the first space of a track without a start', () => {
    expect(
      treasuryOn(
        {
          ...DEFAULT_SHEET,
          treasury: [
            { left: 0, right: 5 },
            { left: 1, right: 6 },
          ],
        },
        null,
      ),
    ).toBe(0);
  });
});
