import { SOLO_SITES } from '../board/sites';
import { isNonEmpty } from '../core/rank';
import type { Criterion } from '../core/rank';
import { buildingWigs } from '../buildings/buildingWigs';
import type { Opening } from '../buildings/openings';
import { openings } from '../buildings/openings';
import type { GameState } from '../model/state';
import type { Architect, BySeat } from '../model/vocabulary';
import type { Why } from './why';
import { choose } from './why';

/** A public building he could open, with what it gives to both. */
export interface BuildingOption extends Opening {
  readonly wigs: BySeat<number>;
}

export const BUILDING_TIE_BREAKS = ['best-difference', 'clockwise-from-west-d', 'tile-by-aide'] as const;
export type BuildingTieBreak = (typeof BUILDING_TIE_BREAKS)[number];

/** Whose tile he takes when both are worth the same. */
const architectOf = ({ aide }: Pick<GameState, 'aide'>): Architect =>
  aide === 'king' || aide === 'treasury' ? 'green' : 'blue';

/** The order of this list is the rule (`solo.building`); R10 says whether the site or the tile is settled first. */
function criteria(state: Pick<GameState, 'aide' | 'rulings'>): readonly Criterion<BuildingOption, BuildingTieBreak>[] {
  const difference: Criterion<BuildingOption, BuildingTieBreak> = {
    code: 'best-difference',
    prefer: 'most',
    score: ({ wigs }) => wigs.lacerda - wigs.you,
  };
  const preferred = architectOf(state);
  const tile: Criterion<BuildingOption, BuildingTieBreak> = {
    code: 'tile-by-aide',
    prefer: 'most',
    score: ({ architect }) => (architect === preferred ? 1 : 0),
  };
  const site: Criterion<BuildingOption, BuildingTieBreak> = {
    code: 'clockwise-from-west-d',
    prefer: 'least',
    score: (option) => SOLO_SITES.indexOf(option.site),
  };
  return state.rulings.R10 === 'tile-first' ? [difference, tile, site] : [difference, site, tile];
}

/** His tie-breaks in the order this ruling gives; the aide decides which tile, never the order. */
export const buildingOrder = (rulings: GameState['rulings']): readonly BuildingTieBreak[] =>
  // Stryker disable next-line StringLiteral: any aide will do, since only the names of the tie-breaks are read.
  criteria({ aide: 'builder', rulings }).map(({ code }) => code);

export const buildingOptions = (state: GameState): readonly BuildingOption[] =>
  openings(state).map((opening) => ({ ...opening, wigs: buildingWigs(state, opening.site, opening.colours).total }));

/** The building he opens, or nothing when no free site and available tile go together. */
export function chooseBuilding(state: GameState): Why<BuildingOption, BuildingTieBreak> | null {
  const options = buildingOptions(state);
  return isNonEmpty(options) ? choose('solo.building', options, criteria(state)) : null;
}
