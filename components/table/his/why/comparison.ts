import { unreachable, type Comparison, type Why } from '@/engine';
import type { WhyWords } from '@/i18n/shape/why';

/** What a candidate scored in one round; `null`: it was out before. */
export interface Cell {
  readonly text: string | null;
  readonly state: 'kept' | 'fell' | 'decides';
}

/** A choice of his as a table: candidates by criteria, those that stayed longest first. */
export interface ComparisonTable {
  readonly title: string;
  readonly verdict: string;
  /** The criteria in their order, up to the one that decided: a short head, and its whole name. */
  readonly columns: readonly { readonly head: string; readonly name: string; readonly decides: boolean }[];
  readonly rows: readonly { readonly name: string; readonly wins: boolean; readonly cells: readonly Cell[] }[];
}

interface Names<T, Code extends string> {
  readonly title: string;
  readonly criteria: Readonly<Record<Code, string>>;
  readonly heads: Readonly<Record<Code, string>>;
  readonly scores: Readonly<Record<Code, (score: number) => string>>;
  readonly name: (candidate: T) => string;
}

function cellsOf<T, Code extends string>(
  { rounds, winner, decidedBy }: Why<T, Code>,
  candidate: T,
  scores: Names<T, Code>['scores'],
): readonly Cell[] {
  let isOut = false;
  return rounds.map(({ code, best, dropped }) => {
    if (isOut) return { text: null, state: 'fell' };
    const fell = dropped.find((one) => one.candidate === candidate);
    isOut = fell !== undefined;
    const text = scores[code](fell?.score ?? best);
    if (fell !== undefined) return { text, state: 'fell' };
    return { text, state: candidate === winner && code === decidedBy ? 'decides' : 'kept' };
  });
}

/** How far a candidate was from the best when it fell; nothing for those that never did. */
function shortBy<T, Code extends string>({ rounds }: Why<T, Code>, candidate: T): number {
  const round = rounds.find(({ dropped }) => dropped.some((one) => one.candidate === candidate));
  const fell = round?.dropped.find((one) => one.candidate === candidate);
  return round === undefined || fell === undefined ? 0 : Math.abs(round.best - fell.score);
}

const stayed = (cells: readonly Cell[]): number =>
  cells.filter(({ text, state }) => text !== null && state !== 'fell').length;

function verdictOf<T, Code extends string>(
  { candidates, winner, decidedBy }: Why<T, Code>,
  { name, criteria }: Names<T, Code>,
  words: WhyWords,
): string {
  if (candidates.length === 1) return words.only(name(winner));
  return decidedBy === null ? words.tied(name(winner)) : words.decided(name(winner), criteria[decidedBy]);
}

function tableBy<T, Code extends string>(why: Why<T, Code>, names: Names<T, Code>, words: WhyWords): ComparisonTable {
  const rows = why.candidates.map((candidate) => ({
    name: names.name(candidate),
    wins: candidate === why.winner,
    cells: cellsOf(why, candidate, names.scores),
    short: shortBy(why, candidate),
  }));
  return {
    title: names.title,
    verdict: verdictOf(why, names, words),
    columns: why.rounds.map(({ code }) => ({
      head: names.heads[code],
      name: names.criteria[code],
      decides: code === why.decidedBy,
    })),
    rows: rows.sort(
      (one, other) =>
        Number(other.wins) - Number(one.wins) || stayed(other.cells) - stayed(one.cells) || one.short - other.short,
    ),
  };
}

/** The comparison in words. */
export function tableOf(comparison: Comparison, words: WhyWords): ComparisonTable {
  const { of, criteria, heads, scores, candidates } = words;
  const about = <K extends Comparison['of']>(kind: K) => ({
    title: of[kind],
    criteria: criteria[kind],
    heads: heads[kind],
    scores: scores[kind],
    name: candidates[kind],
  });
  switch (comparison.of) {
    case 'office':
      return tableBy(comparison.why, about('office'), words);
    case 'plan':
      return tableBy(comparison.why, about('plan'), words);
    case 'favour':
      return tableBy(comparison.why, about('favour'), words);
    case 'store':
      return tableBy(comparison.why, about('store'), words);
    case 'cube':
      return tableBy(comparison.why, about('cube'), words);
    case 'building':
      return tableBy(comparison.why, about('building'), words);
    default:
      return unreachable(comparison);
  }
}
