import { EVERYTHING, gamesFor } from './filter';
import { meanOf } from './figures';
import { SOURCES, type Source } from './sources';
import type { GameSummary, PlayerSummary } from './summary';

/** A source of wigs in this game and in the mean of the others. */
export interface ComparedSource {
  readonly source: Source;
  readonly points: number;
  readonly mean: number;
}

/** One score beside all others of the same person. */
export interface Comparison {
  /** The other games. */
  readonly games: number;
  readonly mean: number;
  /** The best of the others. */
  readonly best: number;
  /** 1 for the best of all, this one included. */
  readonly place: number;
  readonly sources: readonly ComparedSource[];
}

/** A score beside the mean of others; null when there are none. */
export function compare(score: PlayerSummary, others: readonly PlayerSummary[]): Comparison | null {
  if (others.length === 0) return null;
  const totals = others.map(({ total }) => total);
  return {
    games: others.length,
    mean: meanOf(totals),
    best: Math.max(...totals),
    place: 1 + totals.filter((total) => total > score.total).length,
    sources: SOURCES.map((source, at) => ({
      source,
      points: score.points[at] ?? 0,
      mean: meanOf(others.map(({ points }) => points[at] ?? 0)),
    })),
  };
}

/** Other games with as many players, from the side of one of this one's: by name, or you in the first column. */
export function othersOf(
  { players }: Pick<GameSummary, 'players'>,
  { name }: Pick<PlayerSummary, 'name'>,
  games: readonly GameSummary[],
): readonly PlayerSummary[] {
  const whose = players === 'solo' || players === 1 || name === '' ? null : name;
  return gamesFor(games, { ...EVERYTHING, whose, players }).map(({ score }) => score);
}
