import type { BuildingOption, BuildingTieBreak } from './chooseBuilding';
import { BUILDING_TIE_BREAKS, buildingOrder } from './chooseBuilding';
import type { FavourTieBreak, OfficeTieBreak, PlanOption, PlanTieBreak } from './chooseStateTarget';
import { FAVOUR_TIE_BREAKS, OFFICE_TIE_BREAKS, PLAN_TIE_BREAKS } from './chooseStateTarget';
import type { CubeTieBreak, StoreOption, StoreTieBreak } from './chooseStore';
import { CUBE_TIE_BREAKS, STORE_TIE_BREAKS, storeOrder } from './chooseStore';
import { unreachable } from '../core/unreachable';
import type { CubeChoice } from '../rubble/cubes';
import type { Rulings } from '../model/rulings';
import type { Noble } from '../model/vocabulary';
import type { Step } from './step';
import type { Why } from './why';

/** What he chooses, each by its own printed tie-breaks in their order. */
export const HIS_TIE_BREAKS = {
  office: OFFICE_TIE_BREAKS,
  plan: PLAN_TIE_BREAKS,
  favour: FAVOUR_TIE_BREAKS,
  store: STORE_TIE_BREAKS,
  cube: CUBE_TIE_BREAKS,
  building: BUILDING_TIE_BREAKS,
} as const;

/** The tie-breaks of each choice in the order these rulings give: what R9 or R10 leaves out or turns round is so here too. */
export const tieBreaksUnder = (rulings: Rulings) => ({
  ...HIS_TIE_BREAKS,
  store: storeOrder(rulings),
  building: buildingOrder(rulings),
});

/** One choice of his with the candidates he compared. */
export type Comparison =
  | { readonly of: 'office'; readonly why: Why<Noble, OfficeTieBreak> }
  | { readonly of: 'plan'; readonly why: Why<PlanOption, PlanTieBreak> }
  | { readonly of: 'favour'; readonly why: Why<Noble, FavourTieBreak> }
  | { readonly of: 'store'; readonly why: Why<StoreOption, StoreTieBreak> }
  | { readonly of: 'cube'; readonly why: Why<CubeChoice, CubeTieBreak> }
  | { readonly of: 'building'; readonly why: Why<BuildingOption, BuildingTieBreak> };

/** Every choice in a step of his, in the order he makes them. */
export function comparisonsOf(step: Step): readonly Comparison[] {
  if (!('why' in step)) return [];
  switch (step.action) {
    case 'officials':
      return step.why.map((why) => ({ of: 'office', why }));
    case 'plan':
      return [{ of: 'plan', why: step.why }];
    case 'favour':
      return [{ of: 'favour', why: step.why }];
    case 'building':
      return [{ of: 'building', why: step.why }];
    case 'store':
      return [
        { of: 'store', why: step.why },
        ...(step.whyCube === null ? [] : [{ of: 'cube', why: step.whyCube } as const]),
      ];
    default:
      return unreachable(step);
  }
}
