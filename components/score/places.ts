import type { FinalScore } from '@/engine';

/** One place and everyone who shares it. */
export interface RankedPlace {
  readonly place: number;
  readonly ids: readonly string[];
  readonly total: number;
}

/** The places numbered as people count: two firsts leave no second. */
export function placesOf({ ranking, players }: Pick<FinalScore, 'ranking' | 'players'>): readonly RankedPlace[] {
  return ranking.map((ids, index) => ({
    place: 1 + ranking.slice(0, index).reduce((before, others) => before + others.length, 0),
    ids,
    total: players.find(({ id }) => id === ids[0])?.total ?? 0,
  }));
}
