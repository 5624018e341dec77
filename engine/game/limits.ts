import { MAX_CUBES_OF_A_KIND, MAX_INFLUENCE, OFFICIALS_EACH, CUBES_IN_PILE } from '../model/state';
import type { GameState } from '../model/state';
import { LIMITS } from '../model/limits';
import { SOLO } from '../model/players';
import { warehouseSize } from '../portfolio/warehouse';
import type { Counted, CorrectionOf } from './correction';

const CARDS_IN_DECK = 5;
const MOST_SETS = 5;

export interface Limits {
  readonly least: number;
  readonly most: number;
}

type LimitsOf<Name extends Counted['of']> = (state: GameState, value: CorrectionOf<Name>) => Limits;

const upTo = (most: number) => (): Limits => ({ least: 0, most });

const LIMITS_OF: { readonly [Name in Counted['of']]: LimitsOf<Name> } = {
  treasury: ({ sheet }) => ({ least: 0, most: sheet.treasury.length - 1 }),
  round: () => ({ least: 1, most: LIMITS.rounds }),
  pile: upTo(CUBES_IN_PILE),
  reis: upTo(LIMITS.corrected),
  markers: upTo(MOST_SETS),
  'his-cubes': upTo(SOLO.cubes),
  'his-decrees': upTo(LIMITS.correctedCards),
  wigs: upTo(LIMITS.corrected),
  influence: upTo(MAX_INFLUENCE),
  price: ({ sheet }, { at }) => ({ least: sheet.market.lowest[at], most: sheet.market.start[at] }),
  goods: ({ you }) => ({ least: 0, most: warehouseSize(you) }),
  deck: upTo(CARDS_IN_DECK),
  rubble: upTo(MAX_CUBES_OF_A_KIND),
  office: upTo(OFFICIALS_EACH),
  plaza: upTo(OFFICIALS_EACH),
};

/** Between which amounts this value lies on any table. */
export function limitsOf(state: GameState, value: Counted): Limits {
  const limits = LIMITS_OF[value.of] as (state: GameState, value: Counted) => Limits;
  return limits(state, value);
}

export const isCounted = (value: { readonly of: string }): value is Counted => Object.hasOwn(LIMITS_OF, value.of);
