import { readPosition } from '@/engine/position/read';

const problemsOf = (json: unknown) => {
  const read = readPosition(json);
  return read.ok ? [] : read.error;
};

const store = (good: string, owner = 'you') => ({ owner, good });
const storesIn = (columns: readonly number[], good: string) =>
  Object.fromEntries(['A', 'B', 'C', 'D'].flatMap((row) => columns.map((column) => [`${row}${column}`, store(good)])));
const ROWS_OF_E = { A: 'eee', B: 'eee', C: 'eee', D: 'eee' };

describe('a position that cannot lie on a table is refused with the reason', () => {
  it.each<[string, object, object]>([
    [
      'a space that does not exist',
      { stores: { A9: store('gold') } },
      { path: 'stores.A9', code: 'no-such-place', what: 'space' },
    ],
    ['a space of row E', { stores: { E1: store('gold') } }, { path: 'stores.E1', code: 'out-of-play' }],
    [
      'a site that does not exist',
      { buildings: { 'S-A': ['gold', 'cloth'] } },
      { path: 'buildings.S-A', code: 'no-such-place', what: 'site' },
    ],
    ['a site of row E', { buildings: { 'W-E': ['gold', 'cloth'] } }, { path: 'buildings.W-E', code: 'out-of-play' }],
    ['cubes at row E', { rubble: { rows: { E: 'e' } } }, { path: 'rubble.rows.E', code: 'out-of-play' }],
    [
      'cubes at a row that does not exist',
      { rubble: { rows: { F: 'e' } } },
      { path: 'rubble.rows.F', code: 'no-such-place', what: 'row' },
    ],
    [
      'a gold store in column 4',
      { stores: { B4: store('gold') } },
      { path: 'stores.B4', code: 'off-street', good: 'gold', fits: ['books', 'tools'] },
    ],
    [
      'a books store in column 5',
      { stores: { B5: store('books') } },
      { path: 'stores.B5', code: 'off-street', good: 'books', fits: ['tools'] },
    ],
    ['a store without an owner', { stores: { A1: { good: 'gold' } } }, { path: 'stores.A1.owner', code: 'missing' }],
    [
      '9 stores of an owner',
      { stores: { ...storesIn([1, 2], 'gold'), A3: store('cloth') } },
      { path: 'stores', code: 'too-many-stores', owner: 'you', most: 8, has: 9 },
    ],
    [
      'two equal building colours',
      { buildings: { 'W-A': ['gold', 'gold'] } },
      { path: 'buildings.W-A', code: 'equal-colours', colour: 'gold' },
    ],
    [
      "a north building without its street's colour",
      { buildings: { 'N-cloth': ['gold', 'tools'] } },
      { path: 'buildings.N-cloth', code: 'street-colour-missing', colour: 'cloth' },
    ],
    [
      'three building colours',
      { buildings: { 'W-A': ['gold', 'cloth', 'tools'] } },
      { path: 'buildings.W-A', code: 'wrong-length', needs: 2, has: 3 },
    ],
    [
      'an available tile with equal colours',
      { available: { green: ['tools', 'tools'] } },
      { path: 'available.green', code: 'equal-colours', colour: 'tools' },
    ],
    [
      '9 officials of a colour',
      { offices: { king: { you: 5 } }, plazas: { king: { you: 4 } } },
      { path: 'offices', code: 'too-many-officials', colour: 'you', most: 8, has: 9 },
    ],
    [
      '9 neutral officials',
      { offices: { king: { neutral: 7 } } },
      { path: 'offices', code: 'too-many-officials', colour: 'neutral', most: 8, has: 9 },
    ],
    [
      'more officials than the told sheet has spaces',
      { sheet: { officeSpaces: 5 }, offices: { king: { you: 3, lacerda: 2 } } },
      { path: 'offices.king', code: 'office-overfull', most: 5, has: 6 },
    ],
    [
      'rubble.set: 6 cubes of a kind with you',
      { you: { rubble: { fire: 6 } } },
      { path: 'you.rubble.fire', code: 'too-large', most: 5, has: 6 },
    ],
    [
      '22 cubes of a kind',
      { rubble: { rows: ROWS_OF_E, columns: ['eee', 'eee', '', '', ''] }, you: { rubble: { earthquake: 4 } } },
      { path: 'rubble', code: 'too-many-cubes', kind: 'earthquake', most: 21, has: 22 },
    ],
    [
      '4 cubes at a row',
      { rubble: { rows: { A: 'efte' } } },
      { path: 'rubble.rows.A', code: 'no-room-for-cubes', most: 3, has: 4 },
    ],
    [
      '3 cubes at the thin column',
      { rubble: { columns: ['', '', '', '', 'eft'] } },
      { path: 'rubble.columns.4', code: 'no-room-for-cubes', most: 2, has: 3 },
    ],
    [
      '3 cubes on a site',
      { rubble: { sites: { 'W-A': 'eft' } } },
      { path: 'rubble.sites.W-A', code: 'no-room-for-cubes', most: 2, has: 3 },
    ],
    [
      'a cube that is none',
      { rubble: { rows: { A: 'ex' } } },
      { path: 'rubble.rows.A', code: 'no-such-cube', letter: 'x' },
    ],
    [
      'four columns',
      { rubble: { columns: ['', '', '', ''] } },
      { path: 'rubble.columns', code: 'wrong-length', needs: 5, has: 4 },
    ],
    [
      'treasury.track: a treasury not on the track',
      { treasury: 7 },
      { path: 'treasury', code: 'off-track', track: [1, 2, 3, 4, 5, 6], has: 7 },
    ],
    ['11 influence', { you: { influence: 11 } }, { path: 'you.influence', code: 'too-large', most: 10, has: 11 }],
    [
      'negative influence of Lacerda',
      { lacerda: { influence: -1 } },
      { path: 'lacerda.influence', code: 'too-small', least: 0, has: -1 },
    ],
    ['negative wigs', { you: { wigs: -1 } }, { path: 'you.wigs', code: 'too-small', least: 0, has: -1 }],
    ['half a real', { you: { reis: 2.5 } }, { path: 'you.reis', code: 'not-whole' }],
    ['a number in quotes', { you: { reis: '2' } }, { path: 'you.reis', code: 'not-a-number' }],
    ['a negative price', { market: { gold: -1 } }, { path: 'market.gold', code: 'too-small', least: 0, has: -1 }],
    ['a gap beyond the sixth', { cardinal: 6 }, { path: 'cardinal', code: 'not-one-of', choices: [0, 1, 2, 3, 4, 5] }],
    ['a deck of 6', { decks: { king: 6 } }, { path: 'decks.king', code: 'too-large', most: 5, has: 6 }],
    ['an unknown deck', { decks: { queen: 1 } }, { path: 'decks.queen', code: 'no-such-field' }],
    [
      'an unknown noble',
      { courtier: 'queen' },
      { path: 'courtier', code: 'not-one-of', choices: ['builder', 'minister', 'king'] },
    ],
    [
      'an aide nowhere',
      { aide: 'church' },
      { path: 'aide', code: 'not-one-of', choices: ['builder', 'minister', 'king', 'treasury'] },
    ],
    ['a hull of 5', { shipyard: [5] }, { path: 'shipyard.0', code: 'not-one-of', choices: [1, 2, 3, 4] }],
    [
      'state.favour: the same favour twice',
      { you: { favours: ['king', 'king'] } },
      { path: 'you.favours.1', code: 'twice', of: 'king' },
    ],
    [
      'store.display: the same city tile twice',
      { display: ['gold', 'gold'] },
      { path: 'display.1', code: 'twice', of: 'gold' },
    ],
    [
      'more goods than hull',
      { lacerda: { ships: [{ hull: 1, cargo: 2 }] } },
      { path: 'lacerda.ships.0', code: 'cargo-over-hull', hull: 1, cargo: 2 },
    ],
    [
      'more goods than hull in the portfolio',
      { you: { portfolio: [{ card: 'ship', hull: 2, cargo: 3 }] } },
      { path: 'you.portfolio.0', code: 'cargo-over-hull', hull: 2, cargo: 3 },
    ],
    [
      'sell.sail: more goods paid for than aboard',
      { you: { portfolio: [{ card: 'ship', hull: 3, cargo: 1, paid: 2 }] } },
      { path: 'you.portfolio.0', code: 'paid-over-cargo', paid: 2, cargo: 1 },
    ],
    [
      '4 noble and ship cards',
      { you: { portfolio: [1, 2, 3, 4].map((hull) => ({ card: 'ship', hull })) } },
      { path: 'you.portfolio', code: 'too-many-cards', half: 'top', most: 3, has: 4 },
    ],
    [
      '4 treasury cards',
      { you: { portfolio: [1, 2, 3, 4].map((reis) => ({ card: 'treasury', reis })) } },
      { path: 'you.portfolio', code: 'too-many-cards', half: 'bottom', most: 3, has: 4 },
    ],
    [
      'a card of no kind',
      { you: { portfolio: [{ card: 'event' }] } },
      { path: 'you.portfolio.0.card', code: 'not-one-of', choices: ['noble', 'ship', 'treasury'] },
    ],
    [
      'a noble card without its noble',
      { you: { portfolio: [{ card: 'noble' }] } },
      { path: 'you.portfolio.0.noble', code: 'missing' },
    ],
    [
      '3 left houses',
      { you: { houses: { left: 3 } } },
      { path: 'you.houses.left', code: 'too-large', most: 2, has: 3 },
    ],
    [
      '4 middle houses',
      { you: { houses: { middle: 4 } } },
      { path: 'you.houses.middle', code: 'too-large', most: 3, has: 4 },
    ],
    ['5 clergy tiles', { you: { clergy: 5 } }, { path: 'you.clergy', code: 'too-large', most: 4, has: 5 }],
    [
      'a list of 5 clergy tiles',
      { you: { clergy: [{}, {}, {}, {}, {}] } },
      { path: 'you.clergy', code: 'too-large', most: 4, has: 5 },
    ],
    [
      'a clergy tile with an unknown benefit',
      { you: { clergy: [{}, { foo: 1 }] } },
      { path: 'you.clergy.1.foo', code: 'no-such-field' },
    ],
    [
      'a clergy tile that takes away',
      { you: { clergy: [{ visit: -1 }] } },
      { path: 'you.clergy.0.visit', code: 'too-small', least: 0, has: -1 },
    ],
    ['half a benefit', { you: { clergy: [{ reis: 0.5 }] } }, { path: 'you.clergy.0.reis', code: 'not-whole' }],
    ['a clergy tile that is none', { you: { clergy: [1] } }, { path: 'you.clergy.0', code: 'not-an-object' }],
    ['clergy tiles in words', { you: { clergy: 'two' } }, { path: 'you.clergy', code: 'not-a-number' }],
    ['6 markers', { you: { markers: 6 } }, { path: 'you.markers', code: 'too-large', most: 5, has: 6 }],
    [
      'a plan of 9 officials',
      { lacerda: { plans: [9] } },
      { path: 'lacerda.plans.0', code: 'too-large', most: 8, has: 9 },
    ],
    [
      'a plan of 0 officials',
      { you: { plans: [{ architect: 'blue', officials: 0 }] } },
      { path: 'you.plans.0.officials', code: 'too-small', least: 1, has: 0 },
    ],
    [
      'a plan stack that shows nothing',
      { planStacks: { blue: 0 } },
      { path: 'planStacks.blue', code: 'too-small', least: 1, has: 0 },
    ],
    [
      'a ruling we do not offer',
      { rulings: { R10: 'coin-toss' } },
      { path: 'rulings.R10', code: 'not-one-of', choices: ['site-first', 'tile-first'] },
    ],
    [
      'a reading of R9 that is none',
      { rulings: { R9: 'right' } },
      { path: 'rulings.R9', code: 'not-one-of', choices: ['most-wigs', 'always-left'] },
    ],
    [
      'a reading of R11 that is none',
      { rulings: { R11: 'portfolio' } },
      { path: 'rulings.R11', code: 'not-one-of', choices: ['plans', 'offices'] },
    ],
    ['a ruling that is no setting', { rulings: { R1: 'x' } }, { path: 'rulings.R1', code: 'no-such-field' }],
    ['five scoring tiles', { scoring: [3, 3, 4, 4, 4] }, { path: 'scoring', code: 'wrong-length', needs: 4, has: 5 }],
    ['a third period', { period: 3 }, { path: 'period', code: 'not-one-of', choices: [1, 2] }],
    ['round 0', { round: 0 }, { path: 'round', code: 'too-small', least: 1, has: 0 }],
    [
      'an ending that is none',
      { ending: 'soon' },
      { path: 'ending', code: 'not-one-of', choices: ['this-round', 'last-round'] },
    ],
    ['an unknown field', { foo: 1 }, { path: 'foo', code: 'no-such-field' }],
    [
      'what only a running turn knows',
      { lacerda: { clergyOwed: 1 } },
      { path: 'lacerda.clergyOwed', code: 'no-such-field' },
    ],
    ['another format', { format: 'fen' }, { path: 'format', code: 'not-one-of', choices: ['lisboa-position'] }],
    ['a newer version', { version: 2 }, { path: 'version', code: 'newer-version', known: 1, has: 2 }],
    ['a version that never was', { version: 0 }, { path: 'version', code: 'not-one-of', choices: [1] }],
  ])('%s', (_, position, problem) => {
    expect(problemsOf(position)).toEqual([problem]);
  });

  it.each([[null], [[]], ['position'], [7], [undefined]])('%p is no position', (json) => {
    expect(problemsOf(json)).toEqual([{ path: '', code: 'not-an-object' }]);
  });

  it('names all problems at once, those of shape and those of the table', () => {
    expect(
      problemsOf({
        stores: { A9: store('gold'), B4: store('gold') },
        treasury: 9,
        you: { wigs: 'many', rubble: { fire: 6 } },
      }).map(({ path }) => path),
    ).toEqual(['stores.A9', 'stores.B4', 'you.wigs', 'you.rubble.fire', 'treasury']);
  });

  it('a sheet that cannot be is the only problem: nothing is measured against it', () => {
    expect(problemsOf({ sheet: { treasury: [] }, treasury: 8 })).toEqual([
      { path: 'sheet.treasury', code: 'too-few-spaces', least: 1, has: 0 },
    ]);
  });

  it('a sheet with a gap is no matter of the position: a track without 3, no coin', () => {
    expect(
      problemsOf({
        sheet: {
          treasury: [
            { left: 0, right: 1 },
            { left: 1, right: 8 },
          ],
          coins: [],
        },
        treasury: 8,
      }),
    ).toEqual([]);
  });
});
