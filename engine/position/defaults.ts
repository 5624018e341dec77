import { recordOf } from '../core/record';
import type { BoardSheet } from '../model/boardSheet';
import { DEFAULT_RULINGS } from '../model/rulings';
import type { GameState, Lacerda, Person, Rubble } from '../model/state';
import { CUBES_IN_PILE } from '../model/state';
import { BETWEEN } from '../model/turn';
import type { ByArchitect, ByColour, ByNoble, Hull } from '../model/vocabulary';
import { CITY_TILES, DECKS, NOBLES } from '../model/vocabulary';
import { PLAIN_TILE } from '../sheet/clergy';
import { TREASURY_START } from '../sheet/defaults';

/** What you hold when a position does not say: your setup (`setup.player`, `setup.influence`), cards and tiles not named. */
export const DEFAULT_YOU: Person = {
  wigs: 5,
  influence: 4,
  reis: 10,
  goods: { gold: 1, books: 1, cloth: 1, tools: 1 },
  rubble: { earthquake: 0, fire: 0, tsunami: 0 },
  houses: { left: 0, middle: 0, right: 0 },
  portfolio: [],
  favours: [],
  plans: [],
  clergy: [PLAIN_TILE],
  decrees: [],
  markers: 0,
};

/** What Lacerda holds when a position does not say (`solo.setup.first`). */
export const DEFAULT_LACERDA: Lacerda = {
  wigs: 5,
  influence: 5,
  cubes: 0,
  decrees: 0,
  ships: [],
  favours: [],
  plans: [],
  clergyOwed: 0,
};

export const NO_RUBBLE: Rubble = { rows: {}, columns: [[], [], [], [], []], sites: {} };
export const NO_TILES: ByArchitect<null> = { blue: null, green: null };

/** An office of which a position says nothing holds the neutral official only (`setup.neutral`). */
export const NEUTRAL_ONLY: ByColour<number> = { you: 0, lacerda: 0, neutral: 1 };
export const NOBODY: ByColour<number> = { you: 0, lacerda: 0, neutral: 0 };
export const NEUTRAL_OFFICES: ByNoble<ByColour<number>> = recordOf(NOBLES, () => NEUTRAL_ONLY);
export const EMPTY_PLAZAS: ByNoble<ByColour<number>> = recordOf(NOBLES, () => NOBODY);

const SET_UP_OFFICES: ByNoble<ByColour<number>> = { ...NEUTRAL_OFFICES, minister: { you: 1, lacerda: 1, neutral: 1 } };

const SHIPYARDS: Readonly<Record<GameState['period'], readonly Hull[]>> = { 1: [1, 2], 2: [3, 4] };

/** The sheet's scoring tiles dealt so that equal ones are not neighbours (`solo.setup.tiles`). */
function dealtScoring({ scoringTiles }: BoardSheet): GameState['scoring'] {
  const [a = 0, b = 0, c = 0, d = 0] = [...scoringTiles].sort((one, other) => one - other);
  return [a, c, b, d];
}

/** The treasury marker's place for a réis value, or −1 off the track. */
export const placeOnTrack = ({ treasury }: BoardSheet, reis: number): number =>
  treasury.findIndex(({ right }) => right === reis);

/** The game a position that says nothing else stands for. */
export const defaultState = (sheet: BoardSheet, period: GameState['period']): GameState => ({
  sheet,
  rulings: DEFAULT_RULINGS,
  depth: 'everything',
  period,
  round: 1,
  toMove: 'lacerda',
  ending: null,
  turn: BETWEEN,
  treasury: placeOnTrack(sheet, TREASURY_START),
  market: sheet.market.start,
  cardinal: sheet.church.influence,
  decks: recordOf(DECKS, () => 5),
  aide: 'king',
  courtier: 'builder',
  scoring: dealtScoring(sheet),
  rubble: NO_RUBBLE,
  pile: CUBES_IN_PILE,
  stores: {},
  buildings: {},
  available: NO_TILES,
  display: CITY_TILES,
  planStacks: NO_TILES,
  shipyard: SHIPYARDS[period],
  offices: SET_UP_OFFICES,
  plazas: EMPTY_PLAZAS,
  you: DEFAULT_YOU,
  lacerda: DEFAULT_LACERDA,
});
