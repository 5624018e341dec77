import type { GameEvent } from '../game/event';
import type { Inputs, OverridableStep, Override } from '../model/lacerdaInputs';
import type { Question } from './question';
import type { BotRefusal } from './refusal';
import type { Overridden, SkipReason } from './step';

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
export const illegal = (
  step: OverridableStep,
  because?: SkipReason,
): { readonly kind: 'refused'; readonly refusal: BotRefusal } => ({
  kind: 'refused',
  refusal: { code: 'illegal-target', step, ...(because === undefined ? {} : { because }) },
});

/** The act with a fact told before it. */
export const after = <S>(told: GameEvent, act: Act<S>): Act<S> =>
  act.kind === 'acted' ? { ...act, events: [told, ...act.events] } : act;

export const overrideOf = <S extends OverridableStep>(
  { overrides }: Inputs,
  step: S,
): Extract<Override, { readonly step: S }> | undefined =>
  overrides.find((entry): entry is Extract<Override, { readonly step: S }> => entry.step === step);

/** The act with its step marked as done differently on the table. */
export function marked<S extends Overridden>(act: Act<S>, override: Override | undefined): Act<S> {
  if (override === undefined || act.kind !== 'acted') return act;
  return { ...act, step: { ...act.step, overridden: override.note === undefined ? {} : { note: override.note } } };
}
