import type { BoardSheet } from '../model/boardSheet';

/** What the app assumes of a copy until the person has matched it with their own. */
export const DEFAULT_SHEET: BoardSheet = {
  treasury: [
    { left: -1, right: 1 },
    { left: 0, right: 2 },
    { left: 1, right: 3 },
    { left: 1, right: 4 },
    { left: 2, right: 5 },
    { left: 3, right: 6 },
  ],
  coins: [0, 1, 3, 5, 7, 8],
  market: {
    start: { gold: 5, books: 6, cloth: 5, tools: 4 },
    lowest: { gold: 1, books: 1, cloth: 1, tools: 1 },
  },
  ships: {
    1: { influence: 2, bonus: 0 },
    2: { influence: 2, bonus: 1 },
    3: { influence: 1, bonus: 2 },
    4: { influence: 1, bonus: 3 },
  },
  officeSpaces: 6,
  top: { builder: 'officials', minister: 'ship', king: 'cardinal' },
  church: { influence: 0, treasury: 3 },
  scoringTiles: [3, 3, 4, 4],
  thinColumn: 'column-4',
  toolsMajority: '6/4/2',
  rewards: {},
  clergy: [],
};

/** The réis value the treasury marker starts on (`setup.treasury`). */
export const TREASURY_START = 3;
