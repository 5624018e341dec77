import type { Architect, Deck, Good, Noble, RubbleKind, Site, Space, StateAction } from './vocabulary';

/** Your part in church scoring: how many tiles you discard and the wigs on their backs together. */
export interface ChurchChoice {
  readonly tiles: number;
  /** Which of your tiles, by their place; may be absent when they are all alike or all go. */
  readonly which?: readonly number[];
  readonly wigs: number;
}

/** What the person told about the table during his turn; `null` means the stack is empty. */
export interface Answers {
  readonly clergyWigs?: number;
  readonly plan?: number | null;
  readonly building?: readonly [Good, Good] | null;
  readonly follow?: 'declined';
  readonly church?: ChurchChoice | 'declined';
}

/** The table did something else than the rule: recorded as such, with a note if the person likes. */
interface OnTable<Step extends string, Kind extends string> {
  readonly step: Step;
  readonly kind: Kind;
  readonly note?: string;
}

type Skip<Step extends string> = OnTable<Step, 'skip'>;

/** His ships stay at sea. */
export type DockOverride = Skip<'dock'>;

export type CourtierOverride = Skip<'courtier'> | (OnTable<'courtier', 'noble'> & { readonly noble: Noble });

export type StateOverride =
  | Skip<'state'>
  | (OnTable<'state', 'action'> & { readonly action: StateAction })
  | (OnTable<'state', 'offices'> & { readonly offices: readonly Noble[] })
  | (OnTable<'state', 'plan'> & { readonly architect: Architect })
  | (OnTable<'state', 'favour'> & { readonly noble: Noble });

export type StoreOverride = OnTable<'noble', 'store'> & {
  readonly space: Space;
  readonly good: Good;
  /** Absent: the one he would take. */
  readonly cube?: { readonly from: 'row' | 'column'; readonly kind: RubbleKind } | null;
};

export type BuildingOverride = OnTable<'noble', 'building'> & { readonly site: Site; readonly architect: Architect };

export type NobleOverride = Skip<'noble'> | StoreOverride | BuildingOverride;

export type DiscardOverride = Skip<'discard'> | (OnTable<'discard', 'deck'> & { readonly deck: Deck });

export type AideOverride = Skip<'aide'> | (OnTable<'aide', 'deck'> & { readonly deck: Deck });

/** Church scoring did not take place, for either of you. */
export type ChurchOverride = Skip<'church'>;

export type Override =
  DockOverride | CourtierOverride | StateOverride | NobleOverride | DiscardOverride | AideOverride | ChurchOverride;

/** The steps of his turn that the table may do differently. */
export type OverridableStep = Override['step'];

/** Everything from outside that his turn depends on: the same state and inputs give the same turn. */
export interface Inputs {
  readonly answers: Answers;
  readonly overrides: readonly Override[];
}

export const NO_INPUTS: Inputs = { answers: {}, overrides: [] };
