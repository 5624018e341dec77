/** At least one. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** One printed tie-break, in the order the rules list it. */
export interface Criterion<T, Code extends string> {
  readonly code: Code;
  readonly prefer: 'most' | 'least';
  readonly score: (candidate: T) => number;
}

/** What one criterion saw, kept and dropped, so that a screen can replay it line by line. */
export interface Round<T, Code extends string> {
  readonly code: Code;
  readonly best: number;
  readonly kept: NonEmpty<T>;
  readonly dropped: readonly { readonly candidate: T; readonly score: number }[];
}

/** The outcome of a choice together with its reasons. */
export type Ranking<T, Code extends string> =
  | { readonly kind: 'only'; readonly winner: T; readonly rounds: readonly [] }
  | {
      readonly kind: 'decided';
      readonly winner: T;
      readonly decidedBy: Code;
      readonly rounds: readonly Round<T, Code>[];
    }
  | { readonly kind: 'tied'; readonly among: NonEmpty<T>; readonly rounds: readonly Round<T, Code>[] };

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

const BEST = { most: Math.max, least: Math.min };

/** Keeps the candidates that are best by one criterion and names the rest. */
function judge<T, Code extends string>(among: NonEmpty<T>, criterion: Criterion<T, Code>): Round<T, Code> {
  const scored = among.map((candidate) => ({ candidate, score: criterion.score(candidate) }));
  const scores = scored.map(({ score }) => score);
  const best = BEST[criterion.prefer](...scores);
  const kept = scored.filter(({ score }) => score === best).map(({ candidate }) => candidate);
  return {
    code: criterion.code,
    best,
    kept: isNonEmpty(kept) ? kept : among,
    dropped: scored.filter(({ score }) => score !== best),
  };
}

/** Applies the criteria in order until one candidate is left. The order of `criteria` is the rule; there are no weights. */
export function rank<T, Code extends string>(
  candidates: NonEmpty<T>,
  criteria: readonly Criterion<T, Code>[],
): Ranking<T, Code> {
  if (candidates.length === 1) return { kind: 'only', winner: candidates[0], rounds: [] };
  const rounds: Round<T, Code>[] = [];
  let among = candidates;
  for (const criterion of criteria) {
    const round = judge(among, criterion);
    rounds.push(round);
    among = round.kept;
    if (among.length === 1) return { kind: 'decided', winner: among[0], decidedBy: round.code, rounds };
  }
  return { kind: 'tied', among, rounds };
}

/** The chosen candidate; a full tie takes the first, for criteria that cannot tie by construction. */
export const winnerOf = <T, Code extends string>(ranking: Ranking<T, Code>): T =>
  ranking.kind === 'tied' ? ranking.among[0] : ranking.winner;
