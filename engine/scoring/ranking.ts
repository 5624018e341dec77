import { storesOf, type ScorePlayer } from './input';

/** What decides between equal totals, in the printed order. */
export const TIE_BREAKS = ['sets', 'stores', 'plans', 'money'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Two neighbouring places with equal totals: what put one above the other, with both numbers. */
export interface BrokenTie {
  readonly above: readonly string[];
  readonly below: readonly string[];
  readonly by: TieBreak;
  readonly has: readonly [above: number, below: number];
}

export interface FinalRanking {
  /** Ids by place; those who share a place stand together. */
  readonly ranking: readonly (readonly string[])[];
  readonly brokenTies: readonly BrokenTie[];
}

interface Contender {
  readonly id: string;
  readonly total: number;
  /** In the order of `TIE_BREAKS`. */
  readonly breaks: readonly [sets: number, stores: number, plans: number, money: number];
}

/** Lacerda forms no sets (R5) and has no money; money is réis in hand (R13). */
const contender = (player: ScorePlayer, total: number): Contender => ({
  id: player.id,
  total,
  breaks: [
    player.kind === 'lacerda' ? 0 : player.sets,
    storesOf(player),
    player.plansDone,
    player.kind === 'lacerda' ? 0 : player.reis,
  ],
});

const decider = (one: Contender, other: Contender): number =>
  one.breaks.findIndex((value, index) => value !== other.breaks[index]);

function ahead(one: Contender, other: Contender): number {
  if (one.total !== other.total) return other.total - one.total;
  const index = decider(one, other);
  return (other.breaks[index] ?? 0) - (one.breaks[index] ?? 0);
}

function brokenTie(above: Contender, below: Contender, ids: Pick<BrokenTie, 'above' | 'below'>): BrokenTie | undefined {
  if (above.total !== below.total) return undefined;
  const index = decider(above, below);
  const by = TIE_BREAKS[index];
  // Stryker disable next-line ConditionalExpression: who is equal in all shares a place and is not compared; the type does not know.
  return by === undefined ? undefined : { ...ids, by, has: [above.breaks[index] ?? 0, below.breaks[index] ?? 0] };
}

/** By wigs, then `score.tiebreak`; when all is equal the place is shared. */
export function rankingOf(players: readonly ScorePlayer[], totals: readonly number[]): FinalRanking {
  const order = players.map((player, index) => contender(player, totals[index] ?? 0)).sort(ahead);
  const ranking: string[][] = [];
  const brokenTies: BrokenTie[] = [];
  let previous: { readonly contender: Contender; readonly place: string[] } | undefined;
  for (const next of order) {
    if (previous !== undefined && ahead(previous.contender, next) === 0) {
      previous.place.push(next.id);
      continue;
    }
    const place = [next.id];
    const tie = previous && brokenTie(previous.contender, next, { above: previous.place, below: place });
    if (tie !== undefined) brokenTies.push(tie);
    ranking.push(place);
    previous = { contender: next, place };
  }
  return { ranking, brokenTies };
}
