import { columnOf, rowOf } from '../board/spaces';
import { isNonEmpty } from '../core/rank';
import type { Criterion } from '../core/rank';
import type { GameState } from '../model/state';
import { ROWS } from '../model/vocabulary';
import type { CubeChoice } from '../rubble/cubes';
import { cubeChoices } from '../rubble/cubes';
import { CUBE_VALUES } from '../rubble/sets';
import type { Plot } from '../stores/freeLand';
import { freePlots } from '../stores/freeLand';
import { storeWigs } from '../stores/storeWigs';
import type { Space } from '../model/vocabulary';
import type { Why } from './why';
import { choose } from './why';

/** A store he could build, with the wigs it would give him. */
export interface StoreOption extends Plot {
  readonly wigs: number;
}

/** One of the first two begins, as R9 says. */
export const STORE_TIE_BREAKS = ['most-wigs', 'most-wigs-on-space', 'topmost-row', 'leftmost', 'facing-left'] as const;
export type StoreTieBreak = (typeof STORE_TIE_BREAKS)[number];

const BY_PLACE: readonly Criterion<StoreOption, StoreTieBreak>[] = [
  { code: 'topmost-row', prefer: 'least', score: ({ space }) => ROWS.indexOf(rowOf(space)) },
  { code: 'leftmost', prefer: 'least', score: ({ space }) => columnOf(space) },
  { code: 'facing-left', prefer: 'most', score: ({ facing }) => (facing === 'west' ? 1 : 0) },
];

/** R9 `always-left`: a space counts for the best that could be built on it, whatever he then builds there. */
function bestOnSpace(options: readonly StoreOption[]): (option: StoreOption) => number {
  const best = new Map<Space, number>();
  for (const { space, wigs } of options) best.set(space, Math.max(wigs, best.get(space) ?? 0));
  return ({ space }) => best.get(space) ?? 0;
}

/** The order of this list is the rule (`solo.store`, R9). */
function storeCriteria(
  { rulings: { R9 } }: Pick<GameState, 'rulings'>,
  options: readonly StoreOption[],
): readonly Criterion<StoreOption, StoreTieBreak>[] {
  return R9 === 'most-wigs'
    ? [{ code: 'most-wigs', prefer: 'most', score: ({ wigs }) => wigs }, ...BY_PLACE]
    : [{ code: 'most-wigs-on-space', prefer: 'most', score: bestOnSpace(options) }, ...BY_PLACE];
}

/** His tie-breaks in the order this ruling gives. */
export const storeOrder = (rulings: GameState['rulings']): readonly StoreTieBreak[] =>
  // Stryker disable next-line ArrayDeclaration: what is compared is not looked at, only by what.
  storeCriteria({ rulings }, []).map(({ code }) => code);

export const storeOptions = (state: GameState): readonly StoreOption[] =>
  freePlots(state).map((plot) => ({ ...plot, wigs: storeWigs(state, plot.space, plot.good).total }));

/** The store he builds, or nothing when no space and tile go together. */
export function chooseStore(state: GameState): Why<StoreOption, StoreTieBreak> | null {
  const options = storeOptions(state);
  return isNonEmpty(options) ? choose('solo.store', options, storeCriteria(state, options)) : null;
}

export const CUBE_TIE_BREAKS = ['cheapest', 'column-first'] as const;
export type CubeTieBreak = (typeof CUBE_TIE_BREAKS)[number];

const CUBE_CRITERIA: readonly Criterion<CubeChoice, CubeTieBreak>[] = [
  { code: 'cheapest', prefer: 'least', score: ({ kind }) => CUBE_VALUES[kind] },
  { code: 'column-first', prefer: 'most', score: ({ from }) => (from === 'column' ? 1 : 0) },
];

/** The cube he takes beside his new store, if there is one. */
export function chooseCube(state: GameState, space: Space): Why<CubeChoice, CubeTieBreak> | null {
  const cubes = cubeChoices(state, space);
  return isNonEmpty(cubes) ? choose('solo.store', cubes, CUBE_CRITERIA) : null;
}
