import type { RuleId } from '../model/rules';
import type { Face } from '../model/state';
import type { Architect, BySeat, Deck, Good, Hull, Noble, NobleAction, Seat, Site, Space, StateAction } from '../model/vocabulary';
import type { CubeChoice } from '../rubble/cubes';
import type { BuildingOption, BuildingTieBreak } from './chooseBuilding';
import type { FavourTieBreak, OfficeTieBreak, PlanOption, PlanTieBreak } from './chooseStateTarget';
import type { CubeTieBreak, StoreOption, StoreTieBreak } from './chooseStore';
import type { Why } from './why';

/** Why a step of his was not done; nothing is paid then (R6, R18). */
export type SkipReason =
  | { readonly code: 'no-official-left' | 'no-office-takes-one' | 'no-plan-left' | 'yard-empty' | 'no-store' }
  | { readonly code: 'all-favours-held' | 'no-house-left' | 'no-plot-left' | 'no-tile-or-site' | 'deck-empty' | 'on-the-table' }
  | { readonly code: 'cannot-pay'; readonly needed: number; readonly has: number };

/** What he pays for a noble action: influence first, wigs for what is short. */
export interface Paid {
  readonly influence: number;
  readonly wigs: number;
}

/** Marks a step the table did differently. */
export interface Overridden {
  readonly overridden?: { readonly note?: string };
}

interface Skipped {
  readonly done: false;
  readonly reason: SkipReason;
}

export type StateStep = Overridden & { readonly rule: 'solo.state'; readonly cites: RuleId; readonly noble: Noble } & (
    | ({ readonly action: StateAction } & Skipped)
    | {
        readonly action: 'officials';
        readonly done: true;
        readonly offices: readonly Noble[];
        readonly pushedOut: readonly { readonly seat: Seat; readonly noble: Noble }[];
        readonly why: readonly Why<Noble, OfficeTieBreak>[];
      }
    | {
        readonly action: 'plan';
        readonly done: true;
        readonly architect: Architect;
        readonly officials: number;
        readonly why: Why<PlanOption, PlanTieBreak>;
      }
    | { readonly action: 'ship'; readonly done: true; readonly hull: Hull; readonly influence: number }
    | { readonly action: 'produce'; readonly done: true; readonly goods: Readonly<Partial<Record<Good, number>>> }
    | {
        readonly action: 'cardinal';
        readonly done: true;
        /** Not told yet: null. */
        readonly wigs: number | null;
        readonly treasury: boolean;
        readonly influence: boolean;
      }
    | { readonly action: 'favour'; readonly done: true; readonly noble: Noble; readonly why: Why<Noble, FavourTieBreak> }
  );

/** His noble action, in his own turn or following your visit. */
export type NobleStep<Rule extends 'solo.noble' | 'solo.follow' = 'solo.noble' | 'solo.follow'> = Overridden & {
  readonly rule: Rule;
  readonly cites: RuleId;
  readonly noble: Noble;
  readonly cost: number;
  readonly paid: Paid;
} & (
    | ({ readonly action: NobleAction } & Skipped)
    | {
        readonly action: 'store';
        readonly done: true;
        readonly space: Space;
        readonly good: Good;
        readonly wigs: number;
        readonly cube: CubeChoice | null;
        readonly why: Why<StoreOption, StoreTieBreak>;
        readonly whyCube: Why<CubeChoice, CubeTieBreak> | null;
      }
    | { readonly action: 'decrees'; readonly done: true; readonly count: number }
    | {
        readonly action: 'building';
        readonly done: true;
        readonly site: Site;
        readonly architect: Architect;
        readonly colours: Face;
        readonly wigs: BySeat<number>;
        readonly cubes: number;
        readonly why: Why<BuildingOption, BuildingTieBreak>;
      }
  );

/** One step of his turn, in the order the hands do them. */
export type Step =
  | { readonly rule: 'turn.dock'; readonly hulls: readonly Hull[] }
  | (Overridden & { readonly rule: 'solo.courtier'; readonly to: Noble })
  | StateStep
  | NobleStep
  | (Overridden & { readonly rule: 'solo.discard'; readonly deck: Deck; readonly done: boolean })
  | (Overridden & { readonly rule: 'solo.aide'; readonly to: Deck })
  /** `influence` is the sum granted to him, before the limit. */
  | { readonly rule: 'church.scoring'; readonly influence: number }
  | { readonly rule: 'end.period' }
  | { readonly rule: 'end.game' };
