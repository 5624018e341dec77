import { sum } from '@/engine/core/record';
import { SOLO_SITES, sitesClockwise } from '@/engine/board/sites';
import { FOR_PLAYERS, SOLO } from '@/engine/model/players';
import { afford } from '@/engine/model/reason';
import { RULE_IDS } from '@/engine/model/rules';
import { DEFAULT_RULINGS, RULING_CHOICES } from '@/engine/model/rulings';
import { MAX_CLERGY, MAX_CUBES_OF_A_KIND, MAX_INFLUENCE, OFFICIALS_EACH } from '@/engine/model/state';
import { COLUMNS, RUBBLE_KINDS } from '@/engine/model/vocabulary';
import { CUBES_IN_COLUMN, CUBES_IN_ROW, CUBES_OF_A_KIND, CUBES_ON_SITE } from '@/engine/rubble/places';
import { confirm, unconfirmed } from '@/engine/sheet/confirmed';
import { DEFAULT_SHEET, TREASURY_START } from '@/engine/sheet/defaults';

const PILE = 6;

describe('setup: facts that are data', () => {
  it('setup.ships: 3, 2 and 1 copies of each ship for 4, 3 and 2 players', () => {
    expect([FOR_PLAYERS[4].ships, FOR_PLAYERS[3].ships, FOR_PLAYERS[2].ships]).toEqual([3, 2, 1]);
  });

  it('setup.neutral: only with 2 players and solo', () => {
    expect([SOLO, FOR_PLAYERS[3], FOR_PLAYERS[4]].map(({ neutralOfficials }) => neutralOfficials)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('setup.player: 8 officials, at most 5 cubes of a kind, 4 clergy tiles and 10 influence', () => {
    expect([OFFICIALS_EACH, MAX_CUBES_OF_A_KIND, MAX_CLERGY, MAX_INFLUENCE]).toEqual([8, 5, 4, 10]);
  });

  it('rubble: 63 cubes fill the full map and the pile, 56 the map for two', () => {
    const onColumns = sum(COLUMNS.map((column) => CUBES_IN_COLUMN[column]));
    const used = (rows: number, sites: number) => rows * CUBES_IN_ROW + onColumns + sites * CUBES_ON_SITE + PILE;
    expect(used(5, sitesClockwise(FOR_PLAYERS[4].rows).length)).toBe(FOR_PLAYERS[4].cubes);
    expect(used(4, SOLO_SITES.length)).toBe(SOLO.cubes);
    expect(CUBES_OF_A_KIND * RUBBLE_KINDS.length).toBe(63);
  });
});

describe('the default board sheet agrees with what the sources show', () => {
  const { treasury, market, ships, officeSpaces, coins, scoringTiles } = DEFAULT_SHEET;

  it('setup.treasury: 3 is the start, 2 lies one below, 5 exists; +1 and a negative left value exist', () => {
    const rights = treasury.map(({ right }) => right);
    const start = rights.indexOf(TREASURY_START);
    expect(rights[start - 1]).toBe(2);
    expect(rights).toContain(5);
    expect(treasury[start]?.left).toBe(1);
    expect(treasury.some(({ left }) => left < 0)).toBe(true);
  });

  it('the market starts at least where the examples stand', () => {
    const { start } = market;
    expect(start.books >= 5 && start.cloth >= 4 && start.gold >= 4 && start.tools >= 3).toBe(true);
  });

  it('state.ship: hull 2 pays +1, hull 3 pays +2 and gives 1 influence, hull 1 and 2 give 4', () => {
    expect([ships[2].bonus, ships[3].bonus, ships[3].influence, ships[1].influence + ships[2].influence]).toEqual([
      1, 2, 1, 4,
    ]);
  });

  it('offices hold at least the 5 officials of an example, coins lie on the track, tiles are 3 and 4', () => {
    expect(officeSpaces).toBeGreaterThanOrEqual(5);
    expect(coins.every((space) => space >= 0 && space <= MAX_INFLUENCE)).toBe(true);
    expect(new Set(scoringTiles)).toEqual(new Set([3, 4]));
  });
});

describe('rulings and rule ids', () => {
  it('the default of each ruling is its first choice', () => {
    for (const [id, choices] of Object.entries(RULING_CHOICES)) {
      expect(DEFAULT_RULINGS[id as keyof typeof RULING_CHOICES]).toBe(choices[0]);
    }
  });

  it('R9, R10, R11: print order, most wigs, all his plans unless the table agrees otherwise', () => {
    expect(DEFAULT_RULINGS).toMatchObject({ R9: 'most-wigs', R10: 'site-first', R11: 'plans' });
  });

  it('R8, R12, R13: officials stay, only a sole first place and réis in hand count', () => {
    expect(DEFAULT_RULINGS).toMatchObject({ R8: 'never-removed', R12: 'strictly-first', R13: 'in-hand' });
  });

  it('R1: two sources against one print 6, 4 and 2', () => {
    expect(DEFAULT_SHEET.toolsMajority).toBe('6/4/2');
  });

  it('every rule id is listed once', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
  });
});

describe('afford', () => {
  it('says whether it is affordable, what is missing and what is left', () => {
    expect(afford(5, 7)).toEqual({ affordable: true, missing: 0, left: 2 });
    expect(afford(5, 5)).toEqual({ affordable: true, missing: 0, left: 0 });
    expect(afford(5, 2)).toEqual({ affordable: false, missing: 3, left: 0 });
  });
});

describe('confirming the board sheet', () => {
  it('a result is marked until everything it depends on has been matched', () => {
    const confirmed = confirm({}, 'treasury', true);
    expect(unconfirmed(confirmed, ['treasury', 'coins'])).toEqual(['coins']);
    expect(unconfirmed(confirm(confirmed, 'treasury', false), ['treasury'])).toEqual(['treasury']);
  });
});
