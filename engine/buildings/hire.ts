import type { Part } from '../model/reason';
import type { GameState, Plan } from '../model/state';
import { officialsOut } from '../officials/offices';
import { benefitOf, benefitParts, discounts, totalOf } from '../portfolio/benefits';
import type { ReisPrice } from '../treasury/payment';
import { purseOf, reisPrice } from '../treasury/payment';
import { rightValue } from '../treasury/treasury';

/** The officials of a plan: those out on the board are used first, only the rest may be hired (`building.hire`). */
export interface Hiring extends ReisPrice<HirePart> {
  readonly needed: number;
  readonly returned: number;
  readonly hired: number;
  /** The réis for each, before the discount on the whole payment. */
  readonly each: number;
}

export type HirePart = 'hire' | 'cheaper-officials' | 'clergy';

/** What treasury cards and clergy tiles take off every official hired. */
const offEach = (state: GameState, full: number): readonly Part<HirePart>[] =>
  discounts(benefitParts(state.you, 'cheaperOfficials'), full).map((part) => ({
    ...part,
    code: part.code === 'benefit' ? 'cheaper-officials' : part.code,
  }));

/** So many hired at the treasury's right value each, less what treasury cards and clergy tiles take off every one of them. */
function hirePrice(state: GameState, hired: number): ReisPrice<HirePart> & { readonly each: number } {
  const full = rightValue(state);
  const cheaper = offEach(state, full);
  const off = -totalOf(cheaper);
  const parts: readonly Part<HirePart>[] = [
    { code: 'hire', amount: hired * full, rule: 'building.hire' },
    ...(hired > 0 ? cheaper.map((part) => ({ ...part, amount: hired * part.amount })) : []),
  ];
  // Stryker disable next-line StringLiteral: whoever is not Lacerda has your purse, and no other word compiles.
  const price = reisPrice(purseOf(state, 'you'), parts);
  return { ...price, benefits: price.benefits + hired * off, each: full - off };
}

/** What opening a building with this plan costs you in officials and réis. */
export function hiring(state: GameState, plan: Pick<Plan, 'officials'>): Hiring {
  const needed = Math.max(0, plan.officials - benefitOf(state.you, 'fewerOfficials'));
  const returned = Math.min(needed, officialsOut(state, 'you'));
  const hired = needed - returned;
  return { ...hirePrice(state, hired), needed, returned, hired };
}

/** The price of hiring just one, benefits included. */
export const hireOne = (state: GameState): ReisPrice<HirePart> => hirePrice(state, 1);
