import { DEMO_POSITION } from '@/components/game/demoPosition';
import { readPosition, type GameState, type Good, type Seat } from '@/engine';

/** Three cities to look at: dealt and empty, half built in the first period, full near the end. */
export const CITY_NAMES = ['empty', 'half', 'full'] as const;
export type CityName = (typeof CITY_NAMES)[number];

const RUBBLE = {
  rows: { A: 'eft', B: 'fft', C: 'eet', D: 'tfe' },
  columns: ['eft', 'tte', 'ffe', 'eft', 'tf'],
  sites: {
    'W-A': 'ef',
    'W-B': 'tt',
    'W-C': 'fe',
    'W-D': 'et',
    'N-gold': 'ft',
    'N-cloth': 'ee',
    'N-books': 'tf',
    'N-tools': 'et',
    'E-A': 'ff',
    'E-B': 'et',
    'E-C': 'te',
    'E-D': 'ft',
  },
};

const owned = (owner: Seat, goods: Readonly<Record<string, Good>>) =>
  Object.fromEntries(Object.entries(goods).map(([space, good]) => [space, { owner, good }]));

const EMPTY = {
  aide: 'treasury',
  courtier: 'king',
  scoring: [3, 4, 3, 4],
  rubble: { ...RUBBLE, sites: { ...RUBBLE.sites, 'E-D': '' } },
  buildings: { 'E-D': ['cloth', 'books'] },
  available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
  planStacks: { blue: 2, green: 2 },
};

const { round, treasury, market, cardinal, rubble, stores, buildings, display } = DEMO_POSITION;

/** The demo's city; its green stacks have not been told. */
const HALF = {
  ...EMPTY,
  ...{ round, treasury, market, cardinal, rubble, stores, buildings, display },
  aide: 'minister',
  courtier: 'builder',
  decks: { ...DEMO_POSITION.decks, king: 2 },
  available: { blue: ['books', 'cloth'], green: 'unknown' },
  planStacks: { blue: 3, green: 'unknown' },
  shipyard: [2],
  offices: { ...DEMO_POSITION.offices, king: { you: 0, lacerda: 3, neutral: 1 } },
  plazas: { builder: { lacerda: 1 }, king: { you: 1 } },
  you: {
    wigs: 21,
    influence: 6,
    reis: 9,
    houses: { left: 2, middle: 1, right: 1 },
    rubble: { earthquake: 2, fire: 1, tsunami: 1 },
  },
  lacerda: { wigs: 17, influence: 3, cubes: 6, decrees: 4, ships: [{ hull: 1, cargo: 0 }] },
};

const FULL = {
  ...HALF,
  period: 2,
  round: 15,
  treasury: 6,
  market: { gold: 2, books: 3, cloth: 1, tools: 2 },
  cardinal: 3,
  aide: 'king',
  courtier: 'minister',
  decks: { builder: 0, minister: 1, king: 2, treasury: 0 },
  rubble: { rows: { D: 'e' }, columns: ['', '', 'f', '', 't'], sites: { 'W-A': 'ef', 'E-C': 'te' } },
  stores: {
    ...HALF.stores,
    ...owned('you', { A5: 'tools', C2: 'cloth', C3: 'books', D1: 'gold' }),
    ...owned('lacerda', { A3: 'books', B1: 'gold', B4: 'books', D2: 'gold' }),
  },
  buildings: {
    ...HALF.buildings,
    'W-B': ['cloth', 'tools'],
    'W-D': ['gold', 'tools'],
    'N-gold': ['gold', 'books'],
    'N-books': ['books', 'tools'],
    'E-B': ['cloth', 'gold'],
  },
  display: ['cloth'],
  available: { blue: ['tools', 'books'], green: null },
  planStacks: { blue: 4, green: null },
  shipyard: [],
  you: { ...HALF.you, wigs: 74, influence: 10, reis: 3, houses: { left: 2, middle: 3, right: 3 } },
  lacerda: { ...HALF.lacerda, wigs: 68, influence: 0 },
};

/** The city as a game, read as any position is. */
export function cityOf(name: CityName): GameState {
  const read = readPosition({ empty: EMPTY, half: HALF, full: FULL }[name]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
