import { LAND_AMONG_RUBBLE } from '../helpers/landAmongRubble';
import { blankPosition } from '../helpers/oracle/blank';
import { openingWigs } from '../helpers/oracle/city';
import { costsOracle } from '../helpers/oracle/costsOracle';
import type { Position } from '../helpers/oracle/notation';

const costs = (change: (position: Position) => void) => costsOracle(blankPosition(change));
const way = (influence: number, wigs: number, reis: number, coins: number) => ({ influence, wigs, reis, coins });

describe('the oracle on the worked examples of the rules', () => {
  it('visit.cost: 4 others and treasury 1 cost 5 influence', () => {
    const { builder } = costs((p) => {
      p.offices.builder.lacerda = 3;
      p.you.influence = 7;
    }).visit;
    expect(builder).toEqual({ cost: 5, treasury: 1, officials: 4, affordable: true, pay: [way(5, 0, 0, 0)] });
  });

  it('visit.cost: 1 + 3 others = 4, and the own officials and the plaza do not count', () => {
    const { king } = costs((p) => {
      p.offices.king = { you: 2, lacerda: 2, neutral: 1 };
      p.plazas.king.lacerda = 3;
    }).visit;
    expect(king?.cost).toBe(4);
  });

  it('clergy.benefit: 1 influence off a visit, 1 real off every payment, 2 off an official hired', () => {
    const answer = costs((p) => {
      p.you.clergy = [{ visit: 1, reis: 1 }, {}, { cheaperOfficials: 2 }];
      p.treasury = 5;
    });
    expect(answer.visit['king']?.cost).toBe(2 + 1 - 1);
    expect(answer.hire).toEqual({ each: 2, benefits: 3 });
    expect(answer.sponsor).toMatchObject({ price: 4, benefits: 1 });
  });

  it('visit.cost is never below 0, and then paying is doing nothing', () => {
    const { king } = costs((p) => {
      p.treasury = 1;
      p.offices.king.neutral = 0;
    }).visit;
    expect(king).toEqual({ cost: 0, treasury: -1, officials: 0, affordable: true, pay: [way(0, 0, 0, 0)] });
  });

  it('visit.pay: 4 with 2 influence is 2 influence + 2 wigs, and with 1 wig it cannot be paid', () => {
    const four = (wigs: number) =>
      costs((p) => {
        p.offices.builder.lacerda = 2;
        p.you.influence = 2;
        p.you.wigs = wigs;
      }).visit['builder'];
    expect(four(5)?.pay).toEqual([way(2, 2, 0, 0)]);
    expect(four(1)).toMatchObject({ affordable: false, pay: [] });
  });

  it('visit.pay: 6 with 1 influence and both left houses is 1 + 5 réis or 6 réis, among others', () => {
    const pay = costs((p) => {
      p.offices.builder.lacerda = 4;
      p.you.influence = 1;
      p.you.houses.left = 2;
    }).visit['builder']?.pay;
    expect(pay).toContainEqual(way(1, 0, 5, 0));
    expect(pay).toContainEqual(way(0, 0, 6, 0));
    expect(pay).toContainEqual(way(0, 0, 5, 1));
    expect(pay?.filter(({ wigs }) => wigs === 0)).toHaveLength(3);
    expect(pay?.[0]).toEqual(way(1, 0, 5, 0));
  });

  it('influence.cash: paying 1 and cashing 1 from space 2 needs the right order, and wigs need the marker on 0', () => {
    const { king } = costs((p) => {
      p.you.influence = 2;
      p.you.reis = 0;
      p.you.houses.left = 2;
      p.offices.king.lacerda = 1;
    }).visit;
    // Coins lie on 1 and 0, so two at most come from the track, and whichever they are it is empty before a wig is due.
    expect(king?.pay).toEqual([way(2, 1, 0, 0), way(1, 1, 0, 1), way(0, 1, 0, 2)]);
  });

  it('benefit.coin covers its part of the réis only', () => {
    const { builder } = costs((p) => {
      p.offices.builder.lacerda = 1;
      p.you.influence = 0;
      p.you.wigs = 0;
      p.you.houses.left = 2;
      p.you.reis = 10;
      p.you.portfolio = [
        { card: 'treasury', reis: 1 },
        { card: 'treasury', reis: 1 },
      ];
    }).visit;
    expect(builder?.pay).toEqual([way(0, 0, 1, 0)]);
  });

  /** A1 with three brown cubes in its row and three blue ones in its column. */
  const landAmongRubble = (reis: number) =>
    costs((p) => {
      p.rubble.rows.A = 'eee';
      p.rubble.columns[0] = 'ttt';
      p.you.reis = reis;
    }).land['A1']?.['gold'];

  it('store.price: treasury 3, row 3 brown, column 3 blue is 15, and 12 with a brown taken', () => {
    const land = landAmongRubble(8);
    expect(land).toEqual({ ...LAND_AMONG_RUBBLE, affordable: false, wigs: 0 });
  });

  it('store.price: coins of the influence track and benefits help, and a price does not fall below 0', () => {
    const land = landAmongRubble(9);
    expect(land?.affordable).toBe(true);
    const free = costs((p) => {
      p.you.portfolio = [{ card: 'treasury', reis: 5 }];
    }).land['A1']?.['gold'];
    expect(free).toMatchObject({ price: 0, benefits: 3, take: null, cubes: [] });
  });

  it('store.wigs: column worth 4 with two matching buildings is 8, the third building of another colour adds none', () => {
    const land = costs((p) => {
      p.buildings = { 'W-B': ['cloth', 'gold'], 'N-cloth': ['cloth', 'books'], 'E-B': ['books', 'tools'] };
    }).land['B2'];
    expect(land?.['cloth']?.wigs).toBe(8);
    expect(land?.['gold']?.wigs).toBe(4);
  });

  it('store.display: a space whose tile is missing has no entry, the thin column needs the small tile', () => {
    const { land } = costs((p) => {
      p.display = ['tools', 'gold'];
      p.stores['A1'] = { owner: 'you', good: 'gold' };
    });
    expect(Object.keys(land).sort()).toEqual(['A2', 'A4', 'B1', 'B2', 'B4', 'C1', 'C2', 'C4', 'D1', 'D2', 'D4']);
    expect(Object.keys(land['A4'] ?? {})).toEqual(['tools']);
  });

  it('state.ship: from hull 1 to 3 for 2 goods, one fewer with a middle house, free with three', () => {
    const ship = (middle: number) =>
      costs((p) => {
        p.shipyard = [3, 4];
        p.you.houses.middle = middle;
        p.you.goods = { gold: 1, books: 0, cloth: 4, tools: 0 };
        p.you.portfolio = [{ card: 'ship', hull: 1, cargo: 0 }];
      }).ship;
    expect(ship(0)).toEqual({
      hull: 3,
      new: { goods: 3, affordable: false },
      replacing: { '1': { goods: 2, affordable: true } },
    });
    expect(ship(2)).toEqual({
      hull: 3,
      new: { goods: 2, affordable: true },
      replacing: { '1': { goods: 1, affordable: true } },
    });
    expect(ship(3)).toEqual({
      hull: 3,
      new: { goods: 0, affordable: true },
      replacing: { '1': { goods: 0, affordable: true } },
    });
    expect(
      costs((p) => {
        p.shipyard = [];
      }).ship,
    ).toBeNull();
  });

  it('building.hire: one for 5 at treasury 5; sponsor: the same value less benefits', () => {
    const answer = costs((p) => {
      p.treasury = 5;
      p.you.portfolio = [{ card: 'treasury', reis: 2 }];
      p.you.reis = 2;
      p.you.influence = 0;
    });
    expect(answer.hire).toEqual({ each: 3, benefits: 2 });
    expect(answer.sponsor).toEqual({ price: 3, benefits: 2, affordable: false });
    expect(
      costs((p) => {
        p.treasury = 5;
      }).hire,
    ).toEqual({ each: 5, benefits: 0 });
  });

  it('building.*: a north building on the yellow street gives each owner the value of the columns', () => {
    const position = blankPosition((p) => {
      p.stores = {
        A1: { owner: 'you', good: 'gold' },
        B2: { owner: 'you', good: 'gold' },
        C2: { owner: 'lacerda', good: 'gold' },
        D1: { owner: 'lacerda', good: 'gold' },
        D2: { owner: 'lacerda', good: 'cloth' },
      };
    });
    expect(openingWigs(position, 'N-gold', ['gold', 'tools'])).toEqual({ lacerda: 7, you: 7 });
    expect(openingWigs(position, 'W-D', ['gold', 'cloth'])).toEqual({ lacerda: 7, you: 0 });
  });
});
