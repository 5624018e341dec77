import type { BrokenTie, Fault, Majority, ScoreNote, ScoreReason } from '@/engine';

import type { Speaker } from '../say';

/** What someone is called; the engine only knows ids. */
export type NameOf = (id: string) => string;

/** What can be wrong with a sheet filled in on screen: the fields allow nothing else. */
export const SHEET_FAULTS = [
  'more-stores-than-houses',
  'more-stores-than-spaces',
  'too-many-ships',
  'too-large',
] as const;
export type SheetFault = Fault & { readonly code: (typeof SHEET_FAULTS)[number] };

/** The reasons of endgame scoring in one language. */
export interface ScoreReasons {
  /** Why one line gives one player what it gives. */
  readonly reasons: (nameOf: NameOf) => Speaker<ScoreReason>;
  readonly majority: (contest: Majority, nameOf: NameOf) => string;
  readonly brokenTie: (tie: BrokenTie, nameOf: NameOf) => string;
  readonly faults: Speaker<SheetFault>;
  readonly faultOf: (who: string, fault: string) => string;
  /** What is odd about a table that is scored all the same. */
  readonly notes: Speaker<ScoreNote>;
}
