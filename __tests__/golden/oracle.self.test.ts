import { blankPosition } from '../helpers/oracle/blank';
import { openingWigs } from '../helpers/oracle/city';
import { differences } from '../helpers/oracle/compare';
import { costsOracle } from '../helpers/oracle/costsOracle';
import { lacerdaOracle } from '../helpers/oracle/lacerdaOracle';
import type { LacerdaAnswer } from '../helpers/oracle/lacerdaOracle';
import type { Answers, Position } from '../helpers/oracle/notation';

const ANSWERS: Answers = { clergyWigs: 2, plan: 4, building: ['cloth', 'tools'] };
const costs = (change: (position: Position) => void) => costsOracle(blankPosition(change));
const turn = (change: (position: Position) => void): LacerdaAnswer => lacerdaOracle(blankPosition(change), ANSWERS);
const step = (answer: LacerdaAnswer, rule: string) => answer.steps.find((one) => one.rule === rule);
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

  it('store.price: treasury 3, row 3 brown, column 3 blue is 15, and 12 with a brown taken', () => {
    const land = costs((p) => {
      p.rubble.rows.A = 'eee';
      p.rubble.columns[0] = 'ttt';
      p.you.reis = 8;
    }).land['A1']?.['gold'];
    expect(land).toEqual({
      price: 12,
      treasury: 3,
      rubble: 9,
      benefits: 0,
      affordable: false,
      wigs: 0,
      take: { from: 'row', kind: 'earthquake' },
      cubes: [
        { from: 'row', kind: 'earthquake', price: 12 },
        { from: 'column', kind: 'tsunami', price: 14 },
      ],
    });
  });

  it('store.price: coins of the influence track and benefits help, and a price does not fall below 0', () => {
    const land = costs((p) => {
      p.rubble.rows.A = 'eee';
      p.rubble.columns[0] = 'ttt';
      p.you.reis = 9;
    }).land['A1']?.['gold'];
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

describe('the oracle on turns of Lacerda made by hand', () => {
  it('solo.courtier wraps; solo.state takes the bottom action with the aide on builder; solo.store prefers top left and 0 wigs', () => {
    const answer = turn((p) => {
      p.courtier = 'king';
      p.aide = 'builder';
      p.rubble.columns[0] = 'ft';
      p.rubble.rows.A = 'te';
    });
    expect(answer.steps).toEqual([
      { rule: 'solo.courtier', to: 'builder' },
      { rule: 'solo.state', action: 'plan', done: true, architect: 'green' },
      {
        rule: 'solo.noble',
        action: 'store',
        done: true,
        paid: { influence: 2, wigs: 0 },
        space: 'A1',
        good: 'gold',
        wigs: 0,
        cube: { from: 'column', kind: 'tsunami' },
      },
      { rule: 'solo.discard', deck: 'builder', done: true },
      { rule: 'solo.aide', to: 'minister' },
    ]);
    expect(answer.position.lacerda).toMatchObject({ plans: [2, 2, 3], cubes: 1, influence: 3 });
    expect(answer.position).toMatchObject({
      toMove: 'you',
      round: 2,
      planStacks: { blue: 2, green: 4 },
      decks: { builder: 4 },
    });
    expect(answer.position.rubble.columns[0]).toBe('f');
  });

  it('R9: the east facing wins with more wigs, the west one on a tie', () => {
    const east = turn((p) => {
      p.courtier = 'king';
      p.buildings['N-cloth'] = ['cloth', 'tools'];
      p.scoring = [3, 4, 3, 4];
    });
    expect(step(east, 'solo.noble')).toMatchObject({ space: 'A2', good: 'cloth', wigs: 4 });
    const tie = turn((p) => {
      p.courtier = 'king';
      p.buildings['W-C'] = ['cloth', 'gold'];
      p.scoring = [3, 4, 3, 4];
    });
    expect(step(tie, 'solo.noble')).toMatchObject({ space: 'C2', good: 'gold', wigs: 4 });
  });

  it('R9 as always-left: the space by its best type, the western street whatever it gives', () => {
    const built = (change: (position: Position) => void) =>
      step(
        turn((p) => {
          p.courtier = 'king';
          p.rulings = { R9: 'always-left' };
          p.buildings['N-cloth'] = ['cloth', 'tools'];
          p.scoring = [3, 4, 3, 4];
          change(p);
        }),
        'solo.noble',
      );
    expect(built(() => undefined)).toMatchObject({ space: 'A2', good: 'gold', wigs: 0 });
    expect(built((p) => void (p.display = ['cloth']))).toMatchObject({ space: 'A2', good: 'cloth', wigs: 4 });
    expect(built((p) => void (p.scoring = [3, 3, 4, 4]))).toMatchObject({ space: 'A3', good: 'cloth', wigs: 4 });
    expect(built((p) => void (p.display = []))).toMatchObject({ done: false });
  });

  it('solo.officials: fewest of his, leftmost first; R8: a full office without you is no candidate', () => {
    const office = (you: number, lacerda: number) => ({ you, lacerda, neutral: 1 });
    const offices = { builder: office(0, 5), minister: office(5, 0), king: office(1, 0) };
    const answer = turn((p) => {
      p.courtier = 'king';
      p.aide = 'treasury';
      p.offices = offices;
    });
    expect(step(answer, 'solo.state')).toEqual({
      rule: 'solo.state',
      action: 'officials',
      done: true,
      offices: ['minister', 'king'],
    });
    expect(answer.position.offices).toMatchObject({
      builder: office(0, 5),
      minister: office(4, 1),
      king: office(1, 1),
    });
    expect(answer.position.plazas.minister.you).toBe(1);
    const stuck = turn((p) => {
      p.courtier = 'king';
      p.aide = 'treasury';
      p.sheet = { officeSpaces: 2 };
      p.offices = { builder: office(0, 1), minister: office(0, 1), king: office(0, 1) };
    });
    expect(step(stuck, 'solo.state')).toEqual({ rule: 'solo.state', action: 'officials', done: false });
  });

  it('R15: his last official is placed alone, and with none left the action is skipped', () => {
    const out = (lacerda: number) =>
      turn((p) => {
        p.courtier = 'king';
        p.aide = 'treasury';
        p.plazas.king.lacerda = lacerda;
      });
    expect(step(out(7), 'solo.state')).toEqual({
      rule: 'solo.state',
      action: 'officials',
      done: true,
      offices: ['builder'],
    });
    expect(step(out(8), 'solo.state')).toEqual({ rule: 'solo.state', action: 'officials', done: false });
  });

  it('R8 as overflow: of you and him the colours with most leave a full office, tied ones both', () => {
    const office = (you: number, lacerda: number) => ({ you, lacerda, neutral: 1 });
    const tied = turn((p) => {
      p.courtier = 'king';
      p.aide = 'treasury';
      p.sheet = { officeSpaces: 3 };
      p.rulings = { R8: 'overflow' };
      p.offices = { builder: office(1, 1), minister: office(0, 2), king: office(0, 3) };
    });
    expect(tied.position.offices).toMatchObject({ builder: office(0, 1), minister: office(0, 2), king: office(0, 3) });
    expect(tied.position.plazas).toMatchObject({ builder: { you: 1, lacerda: 1 }, minister: { you: 0, lacerda: 1 } });
  });

  it('solo.ship: treasury up, influence of that ship and your portfolio, and influence.gain stops at 10 with one wig', () => {
    const answer = turn((p) => {
      p.courtier = 'builder';
      p.aide = 'king';
      p.lacerda.influence = 7;
      p.shipyard = [3, 4];
      p.period = 2;
      p.you.portfolio = [
        { card: 'noble', noble: 'king', influence: 3 },
        { card: 'ship', hull: 1, cargo: 1 },
      ];
      p.lacerda.ships = [
        { hull: 2, cargo: 2 },
        { hull: 3, cargo: 1 },
      ];
    });
    expect(answer.steps.slice(0, 4)).toEqual([
      { rule: 'turn.dock', hulls: [2] },
      { rule: 'solo.courtier', to: 'minister' },
      { rule: 'solo.state', action: 'ship', done: true, hull: 3, influence: 6 },
      { rule: 'solo.noble', action: 'decrees', done: true, paid: { influence: 2, wigs: 0 } },
    ]);
    expect(answer.position).toMatchObject({
      treasury: 4,
      shipyard: [4],
      lacerda: { influence: 8, wigs: 6, decrees: 2 },
    });
    expect(answer.position.lacerda.ships).toEqual([
      { hull: 2, cargo: 0 },
      { hull: 3, cargo: 1 },
      { hull: 3, cargo: 0 },
    ]);
  });

  it('solo.produce: counts by type, prices stop at the lowest; without a store it is skipped', () => {
    const answer = turn((p) => {
      p.courtier = 'builder';
      p.aide = 'minister';
      p.market.tools = 1;
      p.stores = {
        A5: { owner: 'lacerda', good: 'tools' },
        B4: { owner: 'lacerda', good: 'tools' },
        C1: { owner: 'lacerda', good: 'gold' },
        D1: { owner: 'you', good: 'gold' },
      };
    });
    expect(step(answer, 'solo.state')).toEqual({
      rule: 'solo.state',
      action: 'produce',
      done: true,
      goods: { gold: 1, tools: 2 },
    });
    expect(answer.position.market).toEqual({ gold: 4, books: 6, cloth: 5, tools: 1 });
    expect(
      step(
        turn((p) => {
          p.aide = 'minister';
        }),
        'solo.state',
      ),
    ).toEqual({ rule: 'solo.state', action: 'produce', done: false });
  });

  it('solo.cardinal and R19: leaving the envelope is no church scoring, landing on it is, with all his ships', () => {
    const leave = turn((p) => {
      p.courtier = 'minister';
      p.aide = 'king';
      p.cardinal = 0;
    });
    expect(step(leave, 'solo.state')).toEqual({
      rule: 'solo.state',
      action: 'cardinal',
      done: true,
      wigs: 2,
      treasury: false,
    });
    expect(step(leave, 'church.scoring')).toBeUndefined();
    const land = turn((p) => {
      p.courtier = 'minister';
      p.aide = 'king';
      p.cardinal = 4;
      p.you.portfolio = [{ card: 'noble', noble: 'king', influence: 2 }];
      p.lacerda.ships = [
        { hull: 1, cargo: 0 },
        { hull: 3, cargo: 3 },
      ];
    });
    expect(land.steps.at(-1)).toEqual({ rule: 'church.scoring', influence: 5 });
    expect(land.position.cardinal).toBe(0);
    const pass = turn((p) => {
      p.courtier = 'minister';
      p.aide = 'king';
      p.cardinal = 2;
    });
    expect(step(pass, 'solo.state')).toMatchObject({ treasury: true });
    expect(pass.position.treasury).toBe(4);
  });

  it('R10: the site comes before the tile of the aide, or after it with tile-first', () => {
    const tie = (rulings: Record<string, string>) =>
      turn((p) => {
        p.courtier = 'minister';
        p.aide = 'king';
        p.rulings = rulings;
        p.rubble.sites['W-D'] = 'ef';
        p.rubble.sites['W-C'] = 'et';
        p.stores = { D1: { owner: 'lacerda', good: 'gold' }, C3: { owner: 'lacerda', good: 'books' } };
      });
    expect(step(tie({ R10: 'tile-first' }), 'solo.noble')).toEqual({
      rule: 'solo.noble',
      action: 'building',
      done: true,
      paid: { influence: 2, wigs: 0 },
      site: 'W-C',
      architect: 'green',
      colours: ['books', 'tools'],
      wigs: { lacerda: 3, you: 0 },
    });
    const siteFirst = tie({});
    expect(step(siteFirst, 'solo.noble')).toMatchObject({ site: 'W-D', architect: 'blue' });
    expect(siteFirst.position).toMatchObject({ available: { blue: ['cloth', 'tools'] }, lacerda: { cubes: 2 } });
  });

  it('R6, R18: what he cannot pay or do pays nothing', () => {
    const poor = turn((p) => {
      p.courtier = 'minister';
      p.aide = 'builder';
      p.offices.king.you = 5;
      p.lacerda.influence = 3;
      p.lacerda.wigs = 3;
    });
    expect(step(poor, 'solo.noble')).toEqual({
      rule: 'solo.noble',
      action: 'building',
      done: false,
      paid: { influence: 0, wigs: 0 },
    });
    const exact = turn((p) => {
      p.courtier = 'minister';
      p.aide = 'builder';
      p.offices.king.you = 5;
      p.lacerda.influence = 3;
      p.lacerda.wigs = 4;
    });
    expect(step(exact, 'solo.noble')).toMatchObject({ done: true, paid: { influence: 3, wigs: 4 } });
    const noTile = turn((p) => {
      p.courtier = 'king';
      p.aide = 'builder';
      p.display = [];
    });
    expect(step(noTile, 'solo.noble')).toMatchObject({ action: 'store', done: false, paid: { influence: 0, wigs: 0 } });
  });

  it('solo.aide skips empty decks and wraps; solo.end: the third empty deck is announced last', () => {
    const period = turn((p) => {
      p.aide = 'treasury';
      p.decks = { builder: 0, minister: 0, king: 2, treasury: 1 };
    });
    expect(period.steps.slice(-3)).toEqual([
      { rule: 'solo.discard', deck: 'treasury', done: true },
      { rule: 'solo.aide', to: 'king' },
      { rule: 'end.period' },
    ]);
    const game = turn((p) => {
      p.period = 2;
      p.aide = 'treasury';
      p.decks = { builder: 0, minister: 0, king: 2, treasury: 1 };
    });
    expect(game.steps.at(-1)).toEqual({ rule: 'end.game' });
    expect(game.position.ending).toBe('last-round');
    const stays = turn((p) => {
      p.period = 2;
      p.ending = 'this-round';
      p.aide = 'king';
      p.decks = { builder: 0, minister: 0, king: 1, treasury: 0 };
    });
    expect(stays.steps.slice(-2)).toEqual([
      { rule: 'solo.discard', deck: 'king', done: true },
      { rule: 'solo.aide', to: 'king' },
    ]);
    expect(stays.position.ending).toBe('last-round');
    const none = turn((p) => {
      p.aide = 'king';
      p.decks.king = 0;
    });
    expect(step(none, 'solo.discard')).toEqual({ rule: 'solo.discard', deck: 'king', done: false });
  });

  it('solo.favour: the first he lacks from the left, none when he has all three', () => {
    const second = turn((p) => {
      p.courtier = 'minister';
      p.aide = 'builder';
      p.lacerda.favours = ['king', 'builder'];
    });
    expect(step(second, 'solo.state')).toEqual({ rule: 'solo.state', action: 'favour', done: true, noble: 'minister' });
    const all = turn((p) => {
      p.courtier = 'minister';
      p.aide = 'builder';
      p.lacerda.favours = ['king', 'builder', 'minister'];
    });
    expect(step(all, 'solo.state')).toEqual({ rule: 'solo.state', action: 'favour', done: false });
  });
});

describe('differences', () => {
  it('names the field and both values, missing and additional ones too', () => {
    expect(differences({ a: [1, 2], b: 3 }, { a: [1], c: null })).toEqual([
      'a[1]: engine 2, oracle nothing',
      'c: engine nothing, oracle null',
      'b: engine 3, oracle nothing',
    ]);
    expect(differences({ a: { b: [0] } }, { a: { b: [0] } })).toEqual([]);
  });
});
