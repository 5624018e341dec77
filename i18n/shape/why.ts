import type { Comparison } from '@/engine';

type Of = Comparison['of'];
type By<K extends Of> = Extract<Comparison, { readonly of: K }>['why'];
type Code<K extends Of> = NonNullable<By<K>['decidedBy']>;

/** Why Lacerda chose, in one language: a tie-break without words does not compile. */
export interface WhyWords {
  readonly title: string;
  readonly of: Readonly<Record<Of, string>>;
  readonly criteria: { readonly [K in Of]: Readonly<Record<Code<K>, string>> };
  /** The same in one short word, at the head of a narrow column. */
  readonly heads: { readonly [K in Of]: Readonly<Record<Code<K>, string>> };
  readonly scores: { readonly [K in Of]: Readonly<Record<Code<K>, (score: number) => string>> };
  readonly candidates: { readonly [K in Of]: (candidate: By<K>['winner']) => string };
  readonly candidate: string;
  readonly only: (name: string) => string;
  readonly decided: (name: string, criterion: string) => string;
  readonly tied: (name: string) => string;
  /** Said of a score that put a candidate out. */
  readonly fell: (score: string) => string;
  /** Said of the criterion that decided. */
  readonly deciding: (criterion: string) => string;
  readonly showAll: (count: number) => string;
  readonly paidTitle: string;
  readonly total: (total: number) => string;
}
