import type { Earning } from '../buildings/buildingWigs';
import type { VisitPart } from '../influence/visit';
import type { Part } from '../model/reason';
import type { RuleId } from '../model/rules';
import type { Face } from '../model/state';
import type {
  Architect,
  BySeat,
  Deck,
  Gap,
  Good,
  Hull,
  Noble,
  NobleAction,
  Seat,
  Site,
  Space,
  StateAction,
} from '../model/vocabulary';
import type { CubeChoice } from '../rubble/cubes';
import type { BuildingOption, BuildingTieBreak } from './chooseBuilding';
import type { FavourTieBreak, OfficeTieBreak, PlanOption, PlanTieBreak } from './chooseStateTarget';
import type { CubeTieBreak, StoreOption, StoreTieBreak } from './chooseStore';
import type { Why } from './why';

/** Why a step of his was not done; nothing is paid then (R6, R18). */
export type SkipReason =
  | { readonly code: 'no-official-left' | 'no-office-takes-one' | 'no-plan-left' | 'yard-empty' | 'no-store' }
  | {
      readonly code:
        'all-favours-held' | 'no-house-left' | 'no-plot-left' | 'no-tile-or-site' | 'deck-empty' | 'on-the-table';
    }
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

/** A gain of influence: the sum granted, before the limit of 10, and what it is made of. */
interface Gained {
  readonly influence: number;
  readonly parts: readonly Part<string>[];
}

/** Marks a step whose *treasury up* is lost: the marker is at the end of its track (`treasury.track`). */
interface TreasuryUp {
  readonly treasuryStays?: true;
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
    | ({ readonly action: 'ship'; readonly done: true; readonly hull: Hull } & Gained & TreasuryUp)
    | {
        readonly action: 'produce';
        readonly done: true;
        readonly goods: Readonly<Partial<Record<Good, number>>>;
        /** The new prices of those that dropped. */
        readonly prices: Readonly<Partial<Record<Good, number>>>;
      }
    | (TreasuryUp & {
        readonly action: 'cardinal';
        readonly done: true;
        readonly to: Gap;
        /** Not told yet: null. */
        readonly wigs: number | null;
        readonly treasury: boolean;
        readonly influence: boolean;
      })
    /** `noble` is the one whose favour he takes; the courtier stands with the king. */
    | {
        readonly action: 'favour';
        readonly done: true;
        readonly noble: Noble;
        readonly why: Why<Noble, FavourTieBreak>;
      }
  );

/** His noble action, in his own turn or following your visit. */
export type NobleStep<Rule extends 'solo.noble' | 'solo.follow' = 'solo.noble' | 'solo.follow'> = Overridden & {
  readonly rule: Rule;
  readonly cites: RuleId;
  readonly noble: Noble;
  readonly cost: number;
  readonly costParts: readonly Part<VisitPart>[];
  readonly paid: Paid;
} & (
    | ({ readonly action: NobleAction } & Skipped)
    | {
        readonly action: 'store';
        readonly done: true;
        readonly space: Space;
        readonly good: Good;
        readonly wigs: number;
        /** The public buildings that gave the wigs, `each` so many. */
        readonly relevant: readonly Site[];
        readonly each: number;
        readonly cube: CubeChoice | null;
        readonly why: Why<StoreOption, StoreTieBreak>;
        readonly whyCube: Why<CubeChoice, CubeTieBreak> | null;
      }
    /** A decree 69 turned up while refilling is replaced: nobody but the table sees it. */
    | { readonly action: 'decrees'; readonly done: true; readonly count: number; readonly reminder: 'decree-69' }
    | {
        readonly action: 'building';
        readonly done: true;
        readonly site: Site;
        readonly architect: Architect;
        readonly colours: Face;
        readonly wigs: BySeat<number>;
        /** The stores that earned them. */
        readonly stores: readonly Earning[];
        readonly cubes: number;
        readonly why: Why<BuildingOption, BuildingTieBreak>;
      }
  );

/** His part in church scoring, or yours when you discard clergy tiles. */
export type ChurchStep = Overridden & { readonly rule: 'church.scoring' } & Gained &
  (
    | { readonly seat: 'lacerda'; readonly done: boolean }
    | { readonly seat: 'you'; readonly done: true; readonly tiles: number; readonly wigs: number }
  );

export type DiscardStep = Overridden & { readonly rule: 'solo.discard'; readonly deck: Deck } & (
    { readonly done: true } | Skipped
  );

/** One step of his turn, in the order the hands do them. */
export type Step =
  | (Overridden & { readonly rule: 'turn.dock'; readonly hulls: readonly Hull[]; readonly done: boolean })
  | (Overridden & { readonly rule: 'solo.courtier'; readonly to: Noble })
  | StateStep
  | NobleStep
  | DiscardStep
  | (Overridden & { readonly rule: 'solo.aide'; readonly to: Deck })
  | ChurchStep
  | (Overridden & { readonly rule: 'end.period' })
  | (Overridden & { readonly rule: 'end.game' });
