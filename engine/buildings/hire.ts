import type { GameState, Plan } from '../model/state';
import { officialsOut } from '../officials/offices';
import { benefitsOf } from '../portfolio/portfolio';
import type { ReisPrice } from '../treasury/payment';
import { purseOf, reisPrice } from '../treasury/payment';
import { rightValue } from '../treasury/treasury';

/** The officials of a plan: those out on the board are used first, only the rest may be hired (`building.hire`). */
export interface Hiring extends ReisPrice<'hire'> {
  readonly needed: number;
  readonly returned: number;
  readonly hired: number;
  readonly each: number;
}

/** The réis for one hired official before the discount on the whole payment. */
const hirePrice = (state: GameState): number =>
  Math.max(0, rightValue(state) - benefitsOf(state.you).cheaperOfficials);

/** What opening a building with this plan costs you in officials and réis. */
export function hiring(state: GameState, plan: Pick<Plan, 'officials'>): Hiring {
  const needed = Math.max(0, plan.officials - benefitsOf(state.you).fewerOfficials);
  const returned = Math.min(needed, officialsOut(state, 'you'));
  const hired = needed - returned;
  const each = hirePrice(state);
  const price = reisPrice(purseOf(state, 'you'), [{ code: 'hire', amount: hired * each, rule: 'building.hire' }]);
  return { ...price, needed, returned, hired, each };
}

/** The price of hiring just one, benefits included. */
export const hireOne = (state: GameState): ReisPrice<'hire'> =>
  reisPrice(purseOf(state, 'you'), [{ code: 'hire', amount: hirePrice(state), rule: 'building.hire' }]);
