import { readPosition, type GameState } from '@/engine';

const yours = (good: string) => ({ owner: 'you', good });
const his = (good: string) => ({ owner: 'lacerda', good });

/** A game in its sixth round: half a city, Lacerda to move, and your favour of the Marquis to follow him later. */
export const DEMO_POSITION = {
  format: 'lisboa-position',
  version: 1,
  period: 1,
  round: 6,
  toMove: 'lacerda',
  treasury: 4,
  market: { gold: 4, books: 6, cloth: 3, tools: 4 },
  cardinal: 2,
  aide: 'king',
  courtier: 'king',
  scoring: [3, 4, 3, 4],
  decks: { builder: 3, minister: 4, king: 3, treasury: 3 },
  rubble: {
    rows: { A: 'ft', B: 'f', C: 'eet', D: 'te' },
    columns: ['et', 'te', 'f', 'eft', 't'],
    sites: { 'W-A': 'ef', 'W-B': 'tt', 'W-D': 'et', 'N-gold': 'ft', 'N-books': 'tf', 'E-B': 'et', 'E-C': 'te' },
  },
  stores: {
    A1: yours('gold'),
    A2: his('cloth'),
    A4: yours('tools'),
    B2: his('gold'),
    B3: yours('cloth'),
    B5: yours('tools'),
    C1: his('gold'),
    D3: his('books'),
  },
  buildings: {
    'E-D': ['cloth', 'books'],
    'W-C': ['gold', 'books'],
    'N-cloth': ['cloth', 'tools'],
    'N-tools': ['tools', 'gold'],
    'E-A': ['gold', 'cloth'],
  },
  display: ['gold', 'cloth', 'tools', 'tools-small'],
  available: { blue: ['books', 'cloth'], green: ['tools', 'books'] },
  planStacks: { blue: 3, green: 2 },
  shipyard: [2, 3],
  offices: {
    builder: { you: 2, lacerda: 1, neutral: 1 },
    minister: { you: 1, lacerda: 2, neutral: 1 },
    king: { you: 1, lacerda: 2, neutral: 1 },
  },
  plazas: { builder: { lacerda: 1 } },
  you: {
    wigs: 21,
    influence: 7,
    reis: 12,
    goods: { gold: 1, books: 1, cloth: 2, tools: 1 },
    rubble: { earthquake: 2, fire: 1, tsunami: 1 },
    houses: { left: 2, middle: 1, right: 1 },
    favours: ['minister'],
    clergy: 1,
    decrees: [2, 4],
    portfolio: [
      { card: 'noble', noble: 'king', influence: 3 },
      { card: 'ship', hull: 2, cargo: 1 },
    ],
    plans: [{ architect: 'blue', officials: 2, done: false }],
  },
  lacerda: {
    wigs: 17,
    influence: 6,
    cubes: 6,
    decrees: 4,
    ships: [{ hull: 1, cargo: 0 }],
    favours: ['builder'],
    plans: [2, 2],
  },
};

/** The position the demo begins with, read as any other. */
export function demoState(): GameState {
  const read = readPosition(DEMO_POSITION);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
