import type { Reward } from '../model/boardSheet';
import type { Part } from '../model/reason';
import type { RuleId } from '../model/rules';
import type { Good, RubbleKind, Seat, Site } from '../model/vocabulary';
import type { BuildingWigs } from '../buildings/buildingWigs';
import type { InfluenceGain } from '../influence/gain';

/** Why something cost, earned or changed what it did: codes and numbers, with the rule. */
export type Why = { readonly rule: RuleId } & (
  | { readonly code: 'price'; readonly total: number; readonly parts: readonly Part<string>[] }
  | { readonly code: 'visit-cost'; readonly total: number; readonly parts: readonly Part<string>[] }
  | { readonly code: 'sale'; readonly total: number; readonly parts: readonly Part<string>[] }
  | { readonly code: 'ship-cost'; readonly goods: number; readonly parts: readonly Part<string>[] }
  | { readonly code: 'sailed'; readonly owner: Seat; readonly wigs: number }
  | { readonly code: 'influence'; readonly seat: Seat; readonly gain: InfluenceGain }
  | { readonly code: 'store-wigs'; readonly total: number; readonly each: number; readonly relevant: readonly Site[] }
  | { readonly code: 'building-wigs'; readonly wigs: BuildingWigs }
  | { readonly code: 'reward'; readonly reward: Reward }
  | { readonly code: 'penalty-skipped'; readonly reward: Reward }
  | { readonly code: 'no-room'; readonly good: Good; readonly lost: number }
  | { readonly code: 'cube-removed'; readonly cube: RubbleKind }
  | { readonly code: 'set-completed'; readonly sets: number; readonly limit: number }
  | { readonly code: 'end-due'; readonly by: 'sets' | 'decks' }
  | { readonly code: 'church-due' }
  | { readonly code: 'period-wigs'; readonly seat: Seat; readonly of: number; readonly each: number }
);
