import type {
  Architect,
  ChurchStep,
  Deck,
  DiscardStep,
  Good,
  Noble,
  NobleAction,
  NobleStep,
  Override,
  Seat,
  Site,
  SkipReason,
  Space,
  StateAction,
  StateStep,
  Step,
} from '@/engine';

import type { Speaker } from '../say';

type CubeChoice = Exclude<Extract<Override, { readonly kind: 'store' }>['cube'], null | undefined>;
type Done<S, Action> = Extract<S, { readonly done: true; readonly action: Action }>;
type StepBy<Rule> = Step extends infer S
  ? S extends { readonly rule: infer R }
    ? Rule extends R
      ? S
      : never
    : never
  : never;

/** Lacerda's turn in one language: one line per step, action and reason; one that is missing does not compile. */
export interface Turn {
  readonly reasons: Speaker<SkipReason>;
  readonly pushedOut: (out: readonly { readonly seat: Seat; readonly noble: Noble }[]) => string;
  readonly state: { readonly [A in StateAction]: (step: Done<StateStep, A>) => string };
  readonly noble: { readonly [A in NobleAction]: (step: Done<NobleStep, A>) => string };
  readonly skippedState: (action: StateAction, reason: string) => string;
  readonly skippedNoble: (action: NobleAction, reason: string) => string;
  /** He follows your visit: what he gives back first. */
  readonly returnsFavour: (noble: Noble) => string;
  readonly steps: {
    readonly dock: (step: StepBy<'turn.dock'>) => string;
    readonly courtier: (step: StepBy<'solo.courtier'>) => string;
    readonly discard: (step: Extract<DiscardStep, { readonly done: true }>) => string;
    readonly skippedDiscard: (reason: string) => string;
    readonly aide: (step: StepBy<'solo.aide'>) => string;
    readonly hisChurch: (step: Extract<ChurchStep, { readonly seat: 'lacerda' }>) => string;
    readonly yourChurch: (step: Extract<ChurchStep, { readonly seat: 'you' }>) => string;
    readonly endOfPeriod: () => string;
    readonly endOfGame: () => string;
  };
  readonly title: string;
  readonly followTitle: string;
  readonly whyOf: (text: string) => string;
  readonly takeBack: string;
  readonly stuck: string;
  readonly aloud: { readonly read: string; readonly stop: string };
  readonly done: string;
  readonly followDone: string;
  readonly asks: {
    readonly clergyWigs: string;
    /** `isNew`: what he has just turned up, not what his choice depends on. */
    readonly plan: (architect: Architect, isNew: boolean) => string;
    readonly building: (architect: Architect, isNew: boolean) => string;
    readonly none: string;
    readonly wigs: (count: number) => string;
    readonly officials: (count: number) => string;
    readonly follow: (noble: Noble) => string;
    readonly doFollow: string;
    readonly dontFollow: string;
    /** `null`: the app does not count your tiles. */
    readonly church: (tiles: number | null) => string;
    readonly churchGives: (influence: number) => string;
    readonly tiles: string;
    readonly backs: string;
    readonly discard: (tiles: number) => string;
    readonly keep: string;
  };
  readonly overrides: {
    readonly skip: string;
    readonly noble: (noble: Noble) => string;
    readonly deck: (deck: Deck) => string;
    readonly action: (action: StateAction) => string;
    readonly offices: (nobles: readonly Noble[]) => string;
    readonly plan: (architect: Architect) => string;
    readonly favour: (noble: Noble) => string;
    readonly store: (space: Space, good: Good, cube?: CubeChoice | null) => string;
    readonly building: (site: Site, architect: Architect) => string;
  };
}
