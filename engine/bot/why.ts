import type { Criterion, NonEmpty, Ranking, Round } from '../core/rank';
import { rank, winnerOf } from '../core/rank';
import type { RuleId } from '../model/rules';

/** A choice of his with its reasons: who was compared, round by round, and the tie-break that decided. */
export interface Why<T, Code extends string> {
  readonly rule: RuleId;
  readonly candidates: NonEmpty<T>;
  readonly winner: T;
  readonly decidedBy: Code | null;
  readonly rounds: readonly Round<T, Code>[];
}

const decider = <T, Code extends string>(ranking: Ranking<T, Code>): Code | null =>
  ranking.kind === 'decided' ? ranking.decidedBy : null;

/** What lies on the table where he was overridden, else what he chose; none when he could not have chosen it. */
export const onTableOr = <T, Field extends keyof T>(
  { candidates, winner }: Why<T, string>,
  onTable: Pick<T, Field> | undefined,
  ...fields: readonly Field[]
): T | undefined =>
  onTable === undefined
    ? winner
    : candidates.find((candidate) => fields.every((field) => candidate[field] === onTable[field]));

/** Chooses by the printed order of criteria and keeps the comparison. */
export function choose<T, Code extends string>(
  rule: RuleId,
  candidates: NonEmpty<T>,
  criteria: readonly Criterion<T, Code>[],
): Why<T, Code> {
  const ranking = rank(candidates, criteria);
  return { rule, candidates, winner: winnerOf(ranking), decidedBy: decider(ranking), rounds: ranking.rounds };
}
