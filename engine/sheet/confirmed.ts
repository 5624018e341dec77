/** The panels of the board sheet, each matched with the copy by itself. */
export const SHEET_ENTRIES = [
  'treasury',
  'coins',
  'market',
  'ships',
  'officeSpaces',
  'top',
  'church',
  'scoringTiles',
  'thinColumn',
  'toolsMajority',
] as const;
export type SheetEntry = (typeof SHEET_ENTRIES)[number];

/** Which panels the person has matched with their copy. */
export type Confirmed = Readonly<Partial<Record<SheetEntry, true>>>;

/** The entries a result depends on that are still our assumption: they carry a badge until matched. */
export const unconfirmed = (confirmed: Confirmed, dependsOn: readonly SheetEntry[]): readonly SheetEntry[] =>
  dependsOn.filter((entry) => confirmed[entry] !== true);

/** Matching one panel, or undoing that. */
export function confirm(confirmed: Confirmed, entry: SheetEntry, matched: boolean): Confirmed {
  const { [entry]: _, ...others } = confirmed;
  return matched ? { ...others, [entry]: true } : others;
}
