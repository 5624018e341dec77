import { CONTESTS, DEPTHS, TITLES } from '@/engine';

import { recordFormat } from '../record/format';
import { VERSIONS } from '../record/kinds';
import { choice, fields, list, text, whole, type Read } from '../record/read';
import { PLAYERS_SCORED } from '../scoreSheet';
import { OUTCOMES, RULINGS_USED, type GameSummary, type PlayerSummary } from './summary';
import { SOURCES } from './sources';

/** A game of this device as statistics know it. */
export interface KnownGame {
  /** The key of the record that names it: a header or a sheet. */
  readonly key: string;
  /** Says what that record was when it was summed up; another one is summed up anew. */
  readonly stamp: string;
  /** Null for a game that is over, but not wholly counted. */
  readonly game: GameSummary | null;
}

/** What is known of all games, in one record. It can be made again from the games at any time. */
export interface KnownGames {
  readonly games: readonly KnownGame[];
}

/** Any whole number: a sheet may hold more than the box, and is somebody's sheet all the same. */
const wigs = whole(Number.MIN_SAFE_INTEGER);

const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (json) =>
    json === null ? null : read(json);

const points: Read<readonly number[]> = (json) => {
  const read = list(wigs)(json);
  return read?.length === SOURCES.length ? read : undefined;
};

const player = fields<PlayerSummary>({
  name: text,
  total: wigs,
  points,
  outcome: orNull(choice(OUTCOMES)),
  first: list(choice(CONTESTS)),
  shared: list(choice(CONTESTS)),
});

const summary = fields<GameSummary>({
  played: text,
  players: choice(PLAYERS_SCORED),
  depth: orNull(choice(DEPTHS)),
  rulings: choice(RULINGS_USED),
  title: orNull(choice(TITLES)),
  rounds: orNull(whole(0)),
  minutes: orNull(whole(0)),
  scores: list(player),
});

const known = fields<KnownGame>({ key: text, stamp: text, game: orNull(summary) });

/** How the list is written on the device. */
export const statisticsFormat = recordFormat<KnownGames>({
  kind: 'statistics',
  key: 'statistics',
  version: VERSIONS.statistics,
  migrations: [],
  read: fields<KnownGames>({ games: list(known) }),
});
