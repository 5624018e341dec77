import { recordOf } from '../core/record';
import { HIS_START, NEUTRAL_ONLY, startingBoard, YOUR_START } from '../game/setup/start';
import type { BoardSheet } from '../model/boardSheet';
import { DEFAULT_RULINGS } from '../model/rulings';
import type { GameState, Rubble } from '../model/state';
import type { ByArchitect, ByColour, ByNoble, Hull } from '../model/vocabulary';
import { NOBLES } from '../model/vocabulary';

export const NO_RUBBLE: Rubble = { rows: {}, columns: [[], [], [], [], []], sites: {} };
export const NO_TILES: ByArchitect<null> = { blue: null, green: null };

/** An office of which a position says nothing holds the neutral official only (`setup.neutral`). */
export const NEUTRAL_OFFICES: ByNoble<ByColour<number>> = recordOf(NOBLES, () => NEUTRAL_ONLY);

const SHIPYARDS: Readonly<Record<GameState['period'], readonly Hull[]>> = { 1: [1, 2], 2: [3, 4] };

/** The sheet's scoring tiles dealt so that equal ones are not neighbours (`solo.setup.tiles`). */
function dealtScoring({ scoringTiles }: BoardSheet): GameState['scoring'] {
  const [a = 0, b = 0, c = 0, d = 0] = [...scoringTiles].sort((one, other) => one - other);
  return [a, c, b, d];
}

/** The game a position that says nothing else stands for: set up, its cards and tiles not named, Lacerda to move. */
export const defaultState = (sheet: BoardSheet, period: GameState['period']): GameState => ({
  sheet,
  rulings: DEFAULT_RULINGS,
  depth: 'everything',
  ...startingBoard(sheet),
  period,
  toMove: 'lacerda',
  aide: 'king',
  courtier: 'builder',
  scoring: dealtScoring(sheet),
  rubble: NO_RUBBLE,
  buildings: {},
  available: NO_TILES,
  planStacks: NO_TILES,
  shipyard: SHIPYARDS[period],
  you: YOUR_START,
  lacerda: HIS_START,
});
