import type { GameEvent } from '../game/event';
import type { OverridableStep } from '../model/lacerdaInputs';
import type { Question } from './question';
import type { BotRefusal } from './refusal';

/** What became of one step: it happened, it waits for an answer, or what was entered cannot be. */
export type Act<S> =
  | { readonly kind: 'acted'; readonly step: S; readonly events: readonly GameEvent[] }
  | { readonly kind: 'waits'; readonly for: Question }
  | { readonly kind: 'refused'; readonly refusal: BotRefusal };

export const acted = <S>(step: S, events: readonly GameEvent[]): Act<S> => ({ kind: 'acted', step, events });

export const waitsFor = (question: Question): { readonly kind: 'waits'; readonly for: Question } => ({
  kind: 'waits',
  for: question,
});

/** An override named something the table does not allow. */
export const illegal = (step: OverridableStep): { readonly kind: 'refused'; readonly refusal: BotRefusal } => ({
  kind: 'refused',
  refusal: { code: 'illegal-target', step },
});

/** The act with a fact told before it. */
export const after = <S>(told: GameEvent, act: Act<S>): Act<S> =>
  act.kind === 'acted' ? { ...act, events: [told, ...act.events] } : act;
