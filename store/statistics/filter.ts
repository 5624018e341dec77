import type { Depth } from '@/engine';

import { PLAYERS_SCORED, type PlayersScored } from '../scoreSheet';
import { RULINGS_USED, type GameSummary, type PlayerSummary, type RulingsUsed } from './summary';

/** What the app saw of a game: tracked to some depth, or only scored. */
const TRACKINGS = ['everything', 'lacerda-needs', 'sheet'] as const satisfies readonly (Depth | 'sheet')[];
export type Tracking = (typeof TRACKINGS)[number];

/** Which games are counted; null means all of them. */
export interface Filter {
  /** Someone by the name on score sheets; null is you. */
  readonly whose: string | null;
  readonly players: PlayersScored | null;
  readonly tracking: Tracking | null;
  readonly rulings: RulingsUsed | null;
}

export const EVERYTHING: Filter = { whose: null, players: null, tracking: null, rulings: null };

/** A game from the side of one who played it. */
export interface SidedGame {
  readonly game: GameSummary;
  readonly score: PlayerSummary;
}

const trackingOf = ({ depth }: GameSummary): Tracking => depth ?? 'sheet';

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** You sit in the first column; others are found by their name. */
const scoreIn = ({ scores }: GameSummary, whose: string | null): PlayerSummary | undefined =>
  whose === null ? scores[0] : scores.find(({ name }) => name !== '' && sameName(name, whose));

const allows = (filter: Filter, game: GameSummary): boolean =>
  (filter.players ?? game.players) === game.players &&
  (filter.tracking ?? trackingOf(game)) === trackingOf(game) &&
  (filter.rulings ?? game.rulings) === game.rulings;

/** The games that count, in the order they were played. */
export const gamesFor = (games: readonly GameSummary[], filter: Filter): readonly SidedGame[] =>
  games
    .flatMap((game) => {
      const score = allows(filter, game) ? scoreIn(game, filter.whose) : undefined;
      return score === undefined ? [] : [{ game, score }];
    })
    .sort((one, other) => (one.game.played < other.game.played ? -1 : Number(one.game.played > other.game.played)));

/** The answers of each filter that some game has; a filter with fewer than two of them filters nothing. */
export interface Choices {
  readonly names: readonly string[];
  readonly players: readonly PlayersScored[];
  readonly trackings: readonly Tracking[];
  readonly rulings: readonly RulingsUsed[];
}

/** Names as they were written first, most games first. */
function namesIn(games: readonly GameSummary[]): readonly string[] {
  const counts = new Map<string, { readonly name: string; count: number }>();
  for (const { name } of games.flatMap(({ scores }) => scores)) {
    if (name === '') continue;
    const found = counts.get(name.toLowerCase());
    if (found === undefined) counts.set(name.toLowerCase(), { name, count: 1 });
    else found.count += 1;
  }
  return [...counts.values()].sort((one, other) => other.count - one.count).map(({ name }) => name);
}

export const choicesIn = (games: readonly GameSummary[]): Choices => {
  const players = new Set(games.map((game) => game.players));
  const trackings = new Set(games.map(trackingOf));
  const rulings = new Set(games.map((game) => game.rulings));
  return {
    names: namesIn(games),
    players: PLAYERS_SCORED.filter((one) => players.has(one)),
    trackings: TRACKINGS.filter((one) => trackings.has(one)),
    rulings: RULINGS_USED.filter((one) => rulings.has(one)),
  };
};
