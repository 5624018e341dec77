import type { GameState } from '@/engine';
import { BETWEEN, DEFAULT_RULINGS, DEFAULT_SHEET } from '@/engine';

/** A solo game in its second period: half the map built, cards, ships and officials everywhere. */
export const MID_GAME: GameState = {
  sheet: DEFAULT_SHEET,
  rulings: DEFAULT_RULINGS,
  period: 2,
  round: 11,
  toMove: 'you',
  ending: null,
  turn: BETWEEN,
  treasury: 3,
  market: { gold: 3, books: 4, cloth: 3, tools: 2 },
  cardinal: 4,
  decks: { builder: 3, minister: 4, king: 2, treasury: 4 },
  aide: 'minister',
  courtier: 'king',
  scoring: [3, 4, 3, 4],
  rubble: {
    rows: { A: ['earthquake', 'fire'], B: ['tsunami', 'tsunami', 'fire'], C: ['earthquake'], D: ['fire', 'tsunami', 'earthquake'] },
    columns: [['earthquake', 'tsunami'], ['fire'], ['earthquake', 'fire', 'tsunami'], ['tsunami', 'tsunami'], ['fire', 'earthquake']],
    sites: { 'W-A': ['earthquake', 'fire'], 'N-gold': ['tsunami', 'tsunami'], 'N-books': ['fire', 'earthquake'], 'E-B': ['tsunami', 'fire'] },
  },
  stores: {
    A1: { owner: 'you', good: 'gold' },
    A3: { owner: 'lacerda', good: 'cloth' },
    B2: { owner: 'you', good: 'cloth' },
    B4: { owner: 'lacerda', good: 'books' },
    C2: { owner: 'lacerda', good: 'gold' },
    C3: { owner: 'you', good: 'books' },
    D4: { owner: 'you', good: 'tools' },
    D5: { owner: 'lacerda', good: 'tools' },
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
  offices: {
    builder: { you: 1, lacerda: 2, neutral: 1 },
    minister: { you: 2, lacerda: 1, neutral: 1 },
    king: { you: 0, lacerda: 3, neutral: 1 },
  },
  plazas: {
    builder: { you: 0, lacerda: 0, neutral: 0 },
    minister: { you: 1, lacerda: 0, neutral: 0 },
    king: { you: 0, lacerda: 0, neutral: 0 },
  },
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
    clergyOwed: 0,
  },
};

/** The heaviest visit there is: both left houses, a full influence track, many réis and a dear office. */
export const RICH_VISITOR: GameState = {
  ...MID_GAME,
  treasury: 5,
  offices: {
    builder: { you: 0, lacerda: 5, neutral: 1 },
    minister: { you: 0, lacerda: 5, neutral: 1 },
    king: { you: 0, lacerda: 5, neutral: 1 },
  },
  you: { ...MID_GAME.you, influence: 10, reis: 99, wigs: 60 },
};
