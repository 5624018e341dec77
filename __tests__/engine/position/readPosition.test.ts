import { DEFAULT_RULINGS } from '@/engine/model/rulings';
import type { GameState } from '@/engine/model/state';
import { readPosition } from '@/engine/position/read';
import { writePosition } from '@/engine/position/write';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';

import { LACERDA_AT_FIRST, OFFICES_AT_FIRST, YOU_AT_FIRST } from '@/__tests__/helpers/start';

const stateOf = (json: unknown): GameState => {
  const read = readPosition(json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('a position names only what matters', () => {
  const empty = stateOf({});

  it('without any field is a solo game at its setup (setup.player, setup.treasury, setup.ships, setup.decks)', () => {
    expect(empty).toMatchObject({
      sheet: DEFAULT_SHEET,
      rulings: DEFAULT_RULINGS,
      period: 1,
      round: 1,
      toMove: 'lacerda',
      ending: null,
      turn: { kind: 'between' },
      treasury: 2,
      market: { gold: 5, books: 6, cloth: 5, tools: 4 },
      cardinal: 0,
      decks: { builder: 5, minister: 5, king: 5, treasury: 5 },
      aide: 'king',
      courtier: 'builder',
      scoring: [3, 4, 3, 4],
      rubble: { rows: {}, columns: [[], [], [], [], []], sites: {} },
      stores: {},
      buildings: {},
      available: { blue: null, green: null },
      planStacks: { blue: null, green: null },
      display: ['gold', 'cloth', 'books', 'tools', 'tools-small'],
      shipyard: [1, 2],
    });
  });

  it('gives both players what they start with (setup.influence, solo.setup.first)', () => {
    expect(empty.you).toEqual(YOU_AT_FIRST);
    expect(empty.lacerda).toEqual(LACERDA_AT_FIRST);
  });

  it('has one neutral official in each office and one of each player at the Marquis (setup.neutral)', () => {
    expect(empty.offices).toEqual(OFFICES_AT_FIRST);
    expect(empty.plazas.king).toEqual({ you: 0, lacerda: 0, neutral: 0 });
  });

  it('told offices hold what they say and the neutral official', () => {
    expect(stateOf({ offices: { king: { you: 2 }, builder: { neutral: 0 } } }).offices).toEqual({
      builder: { you: 0, lacerda: 0, neutral: 0 },
      minister: { you: 0, lacerda: 0, neutral: 1 },
      king: { you: 2, lacerda: 0, neutral: 1 },
    });
  });

  it('has the big ships in the shipyard in period 2 (setup.ships)', () => {
    expect(stateOf({ period: 2 }).shipyard).toEqual([3, 4]);
  });

  it('takes start prices, treasury track and scoring tiles from the told sheet', () => {
    const sheet = {
      treasury: [
        { left: 0, right: 3 },
        { left: 2, right: 7 },
      ],
      market: { start: { gold: 4 } },
      scoringTiles: [5, 2, 4, 3],
    };
    const state = stateOf({ sheet, treasury: 7 });
    expect(state.treasury).toBe(1);
    expect(state.market).toEqual({ gold: 4, books: 6, cloth: 5, tools: 4 });
    expect(state.scoring).toEqual([2, 4, 3, 5]);
  });

  it('merges partial records with their defaults', () => {
    const state = stateOf({
      market: { gold: 2 },
      decks: { king: 0 },
      you: { goods: { gold: 2 }, houses: { left: 1 } },
      lacerda: { wigs: 9 },
    });
    expect(state.market).toEqual({ gold: 2, books: 6, cloth: 5, tools: 4 });
    expect(state.decks.king).toBe(0);
    expect(state.decks.builder).toBe(5);
    expect(state.you.goods).toEqual({ gold: 2, books: 1, cloth: 1, tools: 1 });
    expect(state.you.houses).toEqual({ left: 1, middle: 0, right: 0 });
    expect(state.lacerda.influence).toBe(5);
  });

  it('reads cubes as letters', () => {
    expect(
      stateOf({ rubble: { rows: { A: 'eft' }, columns: ['', 'tt', '', '', 'e'], sites: { 'N-gold': 'f' } } }).rubble,
    ).toEqual({
      rows: { A: ['earthquake', 'fire', 'tsunami'] },
      columns: [[], ['tsunami', 'tsunami'], [], [], ['earthquake']],
      sites: { 'N-gold': ['fire'] },
    });
  });

  it('knows tiles and plans that are gone, or revealed and not entered', () => {
    const state = stateOf({ available: { blue: 'unknown' }, planStacks: { green: 3, blue: 'unknown' } });
    expect(state.available).toEqual({ blue: 'unknown', green: null });
    expect(state.planStacks).toEqual({ blue: 'unknown', green: 3 });
    expect(stateOf({ available: null, planStacks: null }).available).toEqual({ blue: null, green: null });
  });

  it('reads portfolio cards with what is not printed left out', () => {
    const portfolio = [
      { card: 'noble', noble: 'king', influence: 3 },
      { card: 'ship', hull: 2 },
      { card: 'treasury', perGood: 1, visit: 1 },
    ];
    expect(stateOf({ you: { portfolio } }).you.portfolio).toEqual([
      { card: 'noble', noble: 'king', influence: 3 },
      { card: 'ship', hull: 2, cargo: 0 },
      { card: 'treasury', reis: 0, perGood: 1, visit: 1 },
    ]);
  });

  it('sell.sail: crates paid for are optional, and written back only where there are any', () => {
    const portfolio = [
      { card: 'ship', hull: 3, cargo: 2, paid: 2 },
      { card: 'ship', hull: 2, cargo: 1 },
    ];
    const read = readPosition({ you: { portfolio } });
    expect(read.ok && writePosition(read.value).you?.portfolio).toEqual(portfolio);
  });

  it('changes only the told ruling', () => {
    expect(stateOf({ rulings: { R9: 'always-left', R10: 'tile-first' } }).rulings).toEqual({
      R8: 'never-removed',
      R9: 'always-left',
      R10: 'tile-first',
      R11: 'plans',
      R12: 'strictly-first',
      R13: 'in-hand',
    });
  });

  it.each<[string, object]>([
    ['houses that differ from the number of stores', { you: { houses: { left: 2 } } }],
    [
      'a portfolio over 2 + sets (portfolio.size)',
      {
        you: {
          portfolio: [
            { card: 'ship', hull: 1 },
            { card: 'ship', hull: 2 },
            { card: 'treasury', reis: 1 },
          ],
        },
      },
    ],
    ['goods over the warehouse (warehouse.size)', { you: { goods: { gold: 9 } } }],
    ['the same ship twice', { lacerda: { ships: [{ hull: 1 }, { hull: 1 }] }, shipyard: [1] }],
    ['7 officials in an office of the unconfirmed 6', { offices: { king: { you: 4, lacerda: 2 } } }],
    ['8 officials of a colour', { offices: { king: { you: 4 } }, plazas: { king: { you: 4 } } }],
    [
      '8 stores of an owner',
      {
        stores: Object.fromEntries(
          ['A', 'B', 'C', 'D'].flatMap((row) => [1, 2].map((c) => [`${row}${c}`, { owner: 'you', good: 'gold' }])),
        ),
      },
    ],
  ])('is not refused for %s', (_, position) => {
    expect(readPosition(position).ok).toBe(true);
  });
});

describe('clergy tiles in a position (clergy.benefit)', () => {
  it('a number is so many tiles of which nothing is known, and so is a list of tiles that give nothing', () => {
    expect(stateOf({ you: { clergy: 3 } }).you.clergy).toEqual([{}, {}, {}]);
    expect(stateOf({ you: { clergy: [{}, { reis: 0 }] } }).you.clergy).toEqual([{}, {}]);
    expect(writePosition(stateOf({ you: { clergy: [{}, { reis: 0 }] } })).you.clergy).toBe(2);
    expect(writePosition(stateOf({ you: { clergy: [] } })).you.clergy).toBe(0);
  });

  it('a list says what each tile gives, and is written back', () => {
    const clergy = [{ visit: 1, influence: 1 }, {}, { reis: 2, perGood: 1, fewerOfficials: 1, cheaperOfficials: 2 }];
    expect(stateOf({ you: { clergy } }).you.clergy).toEqual(clergy);
    expect(writePosition(stateOf({ you: { clergy } })).you.clergy).toEqual(clergy);
  });

  it('the faces this copy has shown are part of its board sheet, and absent where none is known', () => {
    const clergy = [{ visit: 1 }, { note: 'draw a card' }];
    expect(stateOf({ sheet: { clergy } }).sheet.clergy).toEqual(clergy);
    expect(writePosition(stateOf({ sheet: { clergy } })).sheet).toEqual({ clergy });
    expect(writePosition(stateOf({})).sheet).toEqual({});
  });
});

describe('setup.cardinal', () => {
  it('setup.cardinal: he starts on the influence icon of the sheet, wherever it is printed', () => {
    expect(stateOf({ sheet: { church: { influence: 2, treasury: 5 } } }).cardinal).toBe(2);
    expect(stateOf({ cardinal: 1, sheet: { church: { influence: 2 } } }).cardinal).toBe(1);
    expect(stateOf({}).cardinal).toBe(0);
  });
});
