import { confirm, DEFAULT_SHEET, type BoardSheet, type Confirmed, type SheetEntry } from '@/engine';

/** One copy of the game: what is printed on it, and which panels the person has matched with it. */
export interface BoardCopy {
  readonly id: string;
  /** Empty for a copy that was never named. */
  readonly name: string;
  readonly sheet: BoardSheet;
  readonly confirmed: Confirmed;
}

/** A copy nobody has looked at yet: everything on it is our assumption. */
export const blankCopy = (id: string, name = ''): BoardCopy => ({ id, name, sheet: DEFAULT_SHEET, confirmed: {} });

export const withSheet = (copy: BoardCopy, part: Partial<BoardSheet>): BoardCopy => ({
  ...copy,
  sheet: { ...copy.sheet, ...part },
});

/** Matching panels with the cardboard, or undoing that. */
export const withConfirmed = (copy: BoardCopy, entries: readonly SheetEntry[], matched: boolean): BoardCopy => ({
  ...copy,
  confirmed: entries.reduce((confirmed, entry) => confirm(confirmed, entry, matched), copy.confirmed),
});

/** The copy as if nobody had looked at it; its name stays. */
export const asNew = ({ id, name }: BoardCopy): BoardCopy => blankCopy(id, name);

/** One panel as if nobody had looked at it. */
export const withPanelAsNew = (copy: BoardCopy, entry: SheetEntry): BoardCopy =>
  withConfirmed(withSheet(copy, { [entry]: DEFAULT_SHEET[entry] }), [entry], false);
