import type { Inputs } from './lacerdaInputs';
import type { Seat } from './vocabulary';

/** The steps of Lacerda's turn in the order the hands do them. */
export const LACERDA_STEPS = ['dock', 'courtier', 'state', 'noble', 'follow', 'discard', 'aide', 'church', 'end'] as const;
export type LacerdaStep = (typeof LACERDA_STEPS)[number];

/** What a turn has set in motion for its end. */
export interface Due {
  /** Who met the influence icon: church scoring starts with that seat. */
  readonly church: Seat | null;
  /** The end of the period or of the game was triggered, by this seat. */
  readonly end: Seat | null;
}

/** Where in a turn the table stands; a half-answered turn is part of the state. */
export type Turn =
  /** Nobody has begun; `toMove` is next. */
  | { readonly kind: 'between' }
  /** Lacerda's turn from `next` on; what the person told so far belongs to it. */
  | { readonly kind: 'lacerda'; readonly next: LacerdaStep; readonly due: Due; readonly inputs: Inputs }
  /** The first period is over and the table is being set for the second. */
  | { readonly kind: 'period'; readonly triggeredBy: Seat }
  | { readonly kind: 'over' };

export const BETWEEN: Turn = { kind: 'between' };
export const NOTHING_DUE: Due = { church: null, end: null };
