import type { SheetEntry } from './confirmed';

/** The documents the facts were read in, by language. */
export type SourceDocument =
  'spanish-rulebook' | 'english-rulebook' | 'italian-summary' | 'polish-rulebook' | 'players' | 'none';

/** How far a default can be trusted: seen in print, seen in two prints, or our inference. */
export interface Source {
  readonly documents: readonly SourceDocument[];
  readonly trust: 'read-in-print' | 'read-twice' | 'inferred';
  /** The ruling that settles it where the prints disagree or are silent. */
  readonly ruling?: 'R1' | 'R2' | 'R3';
}

const RULEBOOKS: readonly SourceDocument[] = ['english-rulebook', 'spanish-rulebook', 'polish-rulebook'];

/** Where each default of the board sheet comes from; the screen shows it beside the entry. */
export const SHEET_SOURCES: Readonly<Record<SheetEntry, Source>> = {
  treasury: { documents: RULEBOOKS, trust: 'inferred' },
  coins: { documents: ['english-rulebook', 'players'], trust: 'inferred' },
  market: { documents: RULEBOOKS, trust: 'inferred' },
  ships: { documents: RULEBOOKS, trust: 'inferred' },
  officeSpaces: { documents: RULEBOOKS, trust: 'inferred' },
  top: { documents: RULEBOOKS, trust: 'inferred', ruling: 'R2' },
  church: { documents: RULEBOOKS, trust: 'inferred' },
  scoringTiles: { documents: RULEBOOKS, trust: 'inferred' },
  thinColumn: { documents: ['none'], trust: 'inferred', ruling: 'R3' },
  toolsMajority: { documents: ['spanish-rulebook', 'polish-rulebook'], trust: 'read-twice', ruling: 'R1' },
};
