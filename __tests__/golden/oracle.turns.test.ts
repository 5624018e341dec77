import { blankPosition } from '../helpers/oracle/blank';
import { differences } from '../helpers/oracle/compare';
import { lacerdaOracle } from '../helpers/oracle/lacerdaOracle';
import type { LacerdaAnswer } from '../helpers/oracle/lacerdaOracle';
import type { Answers, Position } from '../helpers/oracle/notation';

const ANSWERS: Answers = { clergyWigs: 2, plan: 4, building: ['cloth', 'tools'] };
const turn = (change: (position: Position) => void): LacerdaAnswer => lacerdaOracle(blankPosition(change), ANSWERS);
const step = (answer: LacerdaAnswer, rule: string) => answer.steps.find((one) => one.rule === rule);

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

  /** Five officials of yours wait at the king; he has 3 influence and so many wigs. */
  const beforeDearKing = (wigs: number) =>
    turn((p) => {
      p.courtier = 'minister';
      p.aide = 'builder';
      p.offices.king.you = 5;
      p.lacerda.influence = 3;
      p.lacerda.wigs = wigs;
    });

  it('R6, R18: what he cannot pay or do pays nothing', () => {
    const poor = beforeDearKing(3);
    expect(step(poor, 'solo.noble')).toEqual({
      rule: 'solo.noble',
      action: 'building',
      done: false,
      paid: { influence: 0, wigs: 0 },
    });
    const exact = beforeDearKing(4);
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
