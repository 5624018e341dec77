import type { Row } from './vocabulary';

export type PlayerCount = 2 | 3 | 4;

/** What depends on how many play; a solo game is set up as one for two. */
export interface ForPlayers {
  readonly rows: readonly Row[];
  /** Copies of each ship in the shipyard. */
  readonly ships: number;
  readonly neutralOfficials: boolean;
  readonly cubes: number;
}

const FULL_MAP: readonly Row[] = ['A', 'B', 'C', 'D', 'E'];

export const FOR_PLAYERS: Readonly<Record<PlayerCount, ForPlayers>> = {
  2: { rows: ['A', 'B', 'C', 'D'], ships: 1, neutralOfficials: true, cubes: 56 },
  3: { rows: FULL_MAP, ships: 2, neutralOfficials: false, cubes: 63 },
  4: { rows: FULL_MAP, ships: 3, neutralOfficials: false, cubes: 63 },
};

export const SOLO = FOR_PLAYERS[2];
