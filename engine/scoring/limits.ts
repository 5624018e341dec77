import { FOR_PLAYERS } from '../model/players';
import { HOUSES_EACH, MAX_INFLUENCE } from '../model/state';
import { COLUMNS, NOBLES, STREETS, type ByGood, type Good } from '../model/vocabulary';

/** The most a table can hold of each entry; entry fields stop there and the check names what is beyond. */
export const SCORE_LIMITS = {
  players: 4,
  /** The top slots of a portfolio. */
  ships: 3,
  /** He has no portfolio: all ships of the box. */
  lacerdaShips: 12,
  sets: 5,
  /** All rubble of the box. */
  cubes: FOR_PLAYERS[4].cubes,
  influence: MAX_INFLUENCE,
  storesEach: HOUSES_EACH,
  /** No decree gives nearly as much. */
  decreeWigs: 30,
  /** One of each noble. */
  favours: NOBLES.length,
} as const;

/** Streets whose stores cannot all stand on the map. */
export interface Crowded {
  readonly streets: readonly Good[];
  readonly has: number;
  /** Spaces that touch them. */
  readonly most: number;
}

const rowsFor = (players: number): number => FOR_PLAYERS[players === 3 || players === 4 ? players : 2].rows.length;

/** Land spaces on the map for so many players. */
export const spacesFor = (players: number): number => rowsFor(players) * COLUMNS.length;

/** Every run of neighbouring streets, short ones first: what crowds the map crowds one of these. */
const RUNS: readonly (readonly Good[])[] = STREETS.flatMap((_, length) =>
  // Stryker disable next-line MethodExpression: the runs it adds are cut off at the end, so they came up before.
  STREETS.slice(length).map((__, from) => STREETS.slice(from, from + length + 1)),
);

/** The smallest crowded part of the map: n neighbouring streets touch n + 1 columns and no more. */
export function crowdedStreets(built: ByGood<number>, players: number): Crowded | undefined {
  const rows = rowsFor(players);
  for (const streets of RUNS) {
    const has = streets.reduce((all, street) => all + built[street], 0);
    const most = (streets.length + 1) * rows;
    if (has > most) return { streets, most, has };
  }
  return undefined;
}
