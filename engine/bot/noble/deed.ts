import type { GameEvent } from '../../game/event';
import type { NobleStep, SkipReason } from '../step';
import type { Question } from '../question';

/** What a noble action of his would be, before it is paid for. */
export type Deed =
  | { readonly kind: 'possible'; readonly what: DeedFacts; readonly events: readonly GameEvent[] }
  | { readonly kind: 'impossible'; readonly reason: SkipReason }
  | { readonly kind: 'waits'; readonly for: Question }
  | { readonly kind: 'illegal' };

type Done = Extract<NobleStep, { readonly done: true }>;
type Told<S> = S extends unknown
  ? Omit<S, 'rule' | 'cites' | 'noble' | 'cost' | 'costParts' | 'paid' | 'overridden'>
  : never;

/** The facts of the step that belong to the action itself. */
export type DeedFacts = Told<Done>;

export const possible = (what: DeedFacts, events: readonly GameEvent[]): Deed => ({ kind: 'possible', what, events });
export const impossible = (reason: SkipReason): Deed => ({ kind: 'impossible', reason });
