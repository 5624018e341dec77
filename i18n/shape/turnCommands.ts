import type { CommandKind, CommandOf, Face, Hull, Plan, PortfolioCard } from '@/engine';

/** The pieces a choice is about, so that it can be named by them and never by a number of ours. */
export interface PiecesMeant {
  /** The card of the portfolio that makes room or is replaced. */
  readonly card?: PortfolioCard | undefined;
  /** The ship that is sold to, or built. */
  readonly hull?: Hull | undefined;
  readonly plan?: Plan | undefined;
  readonly face?: Face | undefined;
}

/** Everything you can do, in one language: a command without its sentence does not compile. */
export interface CommandWords {
  readonly said: { readonly [Kind in CommandKind]: (command: CommandOf<Kind>, meant: PiecesMeant) => string };
}
