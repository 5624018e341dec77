import type { GameState, Noble } from '@/engine';
import { readPosition, scoreInput } from '@/engine';

import position from './midGame.json';

const office = (you: number, lacerda: number) => ({ you, lacerda, neutral: 1 });

const EACH_KIND = ['earthquake', 'fire', 'tsunami'] as const;
const BEFORE: Readonly<Record<Noble, Noble>> = { builder: 'king', minister: 'builder', king: 'minister' };

function stateOf(json: unknown): GameState {
  const read = readPosition(json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** A solo game in its second period, half the map built, cards, ships and officials everywhere, as it is in a file. */
export const POSITION_TEXT = JSON.stringify(position);

export const MID_GAME: GameState = stateOf(position);

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
