import type { GameState, Good, Noble, Seat } from '@/engine';
import { readPosition, scoreInput } from '@/engine';

const owned = (owner: Seat, goods: Readonly<Record<string, Good>>) =>
  Object.fromEntries(Object.entries(goods).map(([space, good]) => [space, { owner, good }]));
const office = (you: number, lacerda: number) => ({ you, lacerda, neutral: 1 });

/** A solo game in its second period: half the map built, cards, ships and officials everywhere. */
const POSITION = {
  format: 'lisboa-position',
  version: 1,
  period: 2,
  round: 11,
  toMove: 'you',
  treasury: 4,
  market: { gold: 3, books: 4, cloth: 3, tools: 2 },
  cardinal: 4,
  decks: { builder: 3, minister: 4, king: 2, treasury: 4 },
  aide: 'minister',
  courtier: 'minister',
  scoring: [3, 4, 3, 4],
  rubble: {
    rows: { A: 'ef', B: 'ttf', C: 'e', D: 'fte' },
    columns: ['et', 'f', 'eft', 'tt', 'fe'],
    sites: { 'W-A': 'ef', 'N-gold': 'tt', 'N-books': 'fe', 'E-B': 'tf' },
  },
  stores: {
    ...owned('you', { A1: 'gold', B2: 'cloth', C3: 'books', D4: 'tools' }),
    ...owned('lacerda', { A3: 'cloth', B4: 'books', C2: 'gold', D5: 'tools' }),
  },
  buildings: {
    'W-D': ['cloth', 'books'],
    'W-B': ['gold', 'books'],
    'N-cloth': ['cloth', 'tools'],
    'N-tools': ['gold', 'tools'],
    'E-A': ['gold', 'cloth'],
    'E-C': ['books', 'tools'],
  },
  available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
  display: ['gold', 'cloth', 'books', 'tools', 'tools-small'],
  planStacks: { blue: 3, green: 2 },
  shipyard: [3, 4],
  offices: { builder: office(1, 2), minister: office(2, 1), king: office(0, 3) },
  plazas: { minister: { you: 1 } },
  you: {
    wigs: 31,
    influence: 6,
    reis: 17,
    goods: { gold: 2, books: 1, cloth: 0, tools: 3 },
    rubble: { earthquake: 3, fire: 2, tsunami: 4 },
    houses: { left: 2, middle: 1, right: 1 },
    portfolio: [
      { card: 'noble', noble: 'king', influence: 3 },
      { card: 'ship', hull: 2, cargo: 1 },
      { card: 'treasury', reis: 1 },
    ],
    favours: ['king'],
    plans: [
      { architect: 'blue', officials: 2, done: true },
      { architect: 'green', officials: 3, done: false },
    ],
    clergy: 2,
    decrees: [2, 6, 4],
    markers: 1,
  },
  lacerda: {
    wigs: 42,
    influence: 7,
    cubes: 9,
    decrees: 4,
    ships: [
      { hull: 1, cargo: 0 },
      { hull: 2, cargo: 2 },
    ],
    favours: ['builder'],
    plans: [2, 2, 3],
  },
};

const EACH_KIND = ['earthquake', 'fire', 'tsunami'] as const;
const BEFORE: Readonly<Record<Noble, Noble>> = { builder: 'king', minister: 'builder', king: 'minister' };

function stateOf(position: unknown): GameState {
  const read = readPosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The position as it is in a file. */
export const POSITION_TEXT = JSON.stringify(POSITION);

export const MID_GAME: GameState = stateOf(POSITION);

/** The heaviest visits there are: both left houses, a full influence track, many réis and dear offices. */
export const RICH_VISITOR: GameState = {
  ...MID_GAME,
  treasury: MID_GAME.sheet.treasury.length - 1,
  offices: { builder: office(0, 5), minister: office(0, 5), king: office(0, 5) },
  you: { ...MID_GAME.you, influence: 10, reis: 99, wigs: 60 },
};

/** The dearest map there is: nothing built, every place full of rubble. */
export const RUINS: GameState = {
  ...MID_GAME,
  stores: {},
  rubble: {
    rows: { A: EACH_KIND, B: EACH_KIND, C: EACH_KIND, D: EACH_KIND },
    columns: [EACH_KIND, EACH_KIND, EACH_KIND, EACH_KIND, EACH_KIND.slice(1)],
    sites: MID_GAME.rubble.sites,
  },
};

/** His turn with the courtier about to enter this noble's office. */
export const lacerdaGoesTo = (noble: Noble): GameState => ({ ...MID_GAME, toMove: 'lacerda', courtier: BEFORE[noble] });

/** A table of two at the end of a game. */
export const SCORE_INPUT = scoreInput([
  {
    id: 'you',
    kind: 'person',
    wigs: 71,
    ships: [2, 3],
    sets: 3,
    cubes: 0,
    stores: { gold: 2, books: 1, cloth: 2, tools: 1 },
    reis: 13,
    influence: 7,
    decrees: [2, 6, 4, 3],
    officialsAtWork: 8,
    plansDone: 3,
    favours: 2,
  },
  {
    id: 'lacerda',
    kind: 'lacerda',
    wigs: 84,
    ships: [1, 2, 4],
    sets: 0,
    cubes: 14,
    stores: { gold: 1, books: 2, cloth: 2, tools: 2 },
    reis: 0,
    influence: 6,
    decrees: 8,
    officialsAtWork: 9,
    plansDone: 0,
    favours: 1,
  },
]);
