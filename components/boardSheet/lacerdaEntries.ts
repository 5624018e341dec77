import { unconfirmed, type Confirmed, type SheetEntry } from '@/engine';

/** The panels that decide Lacerda's moves, in the order they are quickest to compare. */
export const LACERDA_ENTRIES = ['top', 'treasury', 'church', 'scoringTiles'] as const satisfies readonly SheetEntry[];
export type LacerdaEntry = (typeof LACERDA_ENTRIES)[number];

/** Whether something that decides his moves is still our assumption: then it is asked before the first solo turn. */
export const mustConfirmForLacerda = (confirmed: Confirmed): boolean =>
  unconfirmed(confirmed, LACERDA_ENTRIES).length > 0;
