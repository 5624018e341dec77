import { isNonEmpty } from '../core/rank';
import type { Criterion } from '../core/rank';
import type { GameState } from '../model/state';
import { UNKNOWN } from '../model/state';
import type { Architect, Noble } from '../model/vocabulary';
import { ARCHITECTS, NOBLES } from '../model/vocabulary';
import { canAdd } from '../officials/offices';
import type { Why } from './why';
import { choose } from './why';

export const OFFICE_TIE_BREAKS = ['fewest-of-his', 'leftmost-office'] as const;
export type OfficeTieBreak = (typeof OFFICE_TIE_BREAKS)[number];

/** The office for one official: fewest of his, then the leftmost (`solo.officials`). */
export function chooseOffice(state: GameState, among: readonly Noble[]): Why<Noble, OfficeTieBreak> | null {
  const candidates = among.filter((noble) => canAdd(state, noble));
  const criteria: readonly Criterion<Noble, OfficeTieBreak>[] = [
    { code: 'fewest-of-his', prefer: 'least', score: (noble) => state.offices[noble].lacerda },
    { code: 'leftmost-office', prefer: 'least', score: (noble) => NOBLES.indexOf(noble) },
  ];
  return isNonEmpty(candidates) ? choose('solo.officials', candidates, criteria) : null;
}

/** A plan on top of a stack. */
export interface PlanOption {
  readonly architect: Architect;
  readonly officials: number;
}

export const PLAN_TIE_BREAKS = ['most-officials', 'blue-architect'] as const;
export type PlanTieBreak = (typeof PLAN_TIE_BREAKS)[number];

const PLAN_CRITERIA: readonly Criterion<PlanOption, PlanTieBreak>[] = [
  { code: 'most-officials', prefer: 'most', score: ({ officials }) => officials },
  { code: 'blue-architect', prefer: 'most', score: ({ architect }) => (architect === 'blue' ? 1 : 0) },
];

export const planOptions = ({ planStacks }: Pick<GameState, 'planStacks'>): readonly PlanOption[] =>
  ARCHITECTS.flatMap((architect) => {
    const officials = planStacks[architect];
    return officials === null || officials === UNKNOWN ? [] : [{ architect, officials }];
  });

export const unknownPlans = ({ planStacks }: Pick<GameState, 'planStacks'>): readonly Architect[] =>
  ARCHITECTS.filter((architect) => planStacks[architect] === UNKNOWN);

/** The plan he takes: most officials, then the blue architect's (`solo.plan`). */
export function choosePlan(state: GameState): Why<PlanOption, PlanTieBreak> | null {
  const options = planOptions(state);
  return isNonEmpty(options) ? choose('solo.plan', options, PLAN_CRITERIA) : null;
}

export const FAVOUR_TIE_BREAKS = ['leftmost-noble'] as const;
export type FavourTieBreak = (typeof FAVOUR_TIE_BREAKS)[number];

/** The favour he takes: the first he lacks from the left (`solo.favour`). */
export function chooseFavour({ lacerda }: Pick<GameState, 'lacerda'>): Why<Noble, FavourTieBreak> | null {
  const lacking = NOBLES.filter((noble) => !lacerda.favours.includes(noble));
  const criteria: readonly Criterion<Noble, FavourTieBreak>[] = [
    { code: 'leftmost-noble', prefer: 'least', score: (noble) => NOBLES.indexOf(noble) },
  ];
  return isNonEmpty(lacking) ? choose('solo.favour', lacking, criteria) : null;
}
