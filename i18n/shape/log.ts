import type { Answer, BoardSheet, Correction, Fact, GameEvent, GameState, Move, Seat } from '@/engine';

type Of<Union, Key extends string, Value> = Union extends unknown
  ? Union extends { readonly [K in Key]: infer V }
    ? Value extends V
      ? Union
      : never
    : never
  : never;

/** What the table did instead of a step of his is said with the words of his turn. */
export type SaidMove = Exclude<Move, { readonly kind: 'override-lacerda' }>;

/** One line per move, with the table it was made on where that is known; null: not worth a sentence. A kind without its line does not compile. */
export type MoveLines = {
  readonly [Kind in SaidMove['kind']]: (move: Of<SaidMove, 'kind', Kind>, table?: GameState) => string | null;
};

/** What happened on the table, piece by piece; null: nothing to see, or added up among the amounts. */
export type EventLines = {
  readonly [Kind in GameEvent['kind']]: (
    event: Of<GameEvent, 'kind', Kind>,
    sheet: BoardSheet,
    /** The table just before, where it is known: pieces are named by it. */
    table?: GameState,
  ) => string | null;
};

/** A value as it was corrected. */
export type ValueLines = {
  readonly [Name in Correction['of']]: (correction: Of<Correction, 'of', Name>, sheet: BoardSheet) => string;
};

export type AnswerLines = { readonly [Kind in Answer['kind']]: (answer: Of<Answer, 'kind', Kind>) => string };
export type FactLines = { readonly [About in Fact['about']]: (fact: Of<Fact, 'about', About>) => string };

/** What an entry gave and took, added up. */
export interface Gains {
  readonly seat: Seat;
  readonly amounts: readonly {
    readonly what: 'wigs' | 'influence' | 'reis' | 'gold' | 'books' | 'cloth' | 'tools';
    readonly by: number;
    /** Its parts, where something was gained and something paid. */
    readonly parts?: readonly number[];
  }[];
}
