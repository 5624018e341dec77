import { unreachable } from '../core/unreachable';
import type { RuleId } from '../model/rules';
import type { GameState } from '../model/state';
import { NOBLE_ACTION_OF } from '../model/stateActions';
import type { Noble, NobleAction } from '../model/vocabulary';
import type { Act } from './act';
import { acted, illegal, marked, overrideOf, waitsFor } from './act';
import type { Inputs, NobleOverride } from '../model/lacerdaInputs';
import { MAX_CLERGY_WIGS } from './answers';
import { openBuilding } from './noble/building';
import type { Deed } from './noble/deed';
import { impossible } from './noble/deed';
import { takeDecrees } from './noble/decrees';
import type { Bill } from './noble/pay';
import { billFor, payEvents } from './noble/pay';
import { buildStore } from './noble/store';
import type { NobleStep, SkipReason } from './step';

const RULES: Readonly<Record<NobleAction, RuleId>> = {
  store: 'solo.store',
  decrees: 'solo.decrees',
  building: 'solo.building',
};

const NOTHING_PAID = { influence: 0, wigs: 0 };

type Visit = Pick<NobleStep, 'noble'> & { readonly rule: 'solo.noble' | 'solo.follow' };

function deedOf(state: GameState, action: NobleAction, { answers }: Inputs, override: NobleOverride | undefined): Deed {
  if (override?.kind === 'skip') return impossible({ code: 'on-the-table' });
  if (override !== undefined && override.kind !== action) return { kind: 'illegal' };
  switch (action) {
    case 'store':
      // Stryker disable next-line ConditionalExpression: an override of another kind was refused above; the type does not know.
      return buildStore(state, override?.kind === 'store' ? override : undefined);
    case 'decrees':
      return takeDecrees();
    case 'building':
      // Stryker disable next-line ConditionalExpression: an override of another kind was refused above; the type does not know.
      return openBuilding(state, answers, override?.kind === 'building' ? override : undefined);
    default:
      return unreachable(action);
  }
}

/** Whether the wigs of a clergy tile not entered yet decide if he can pay. */
const dependsOnClergy = ({ lacerda }: GameState, { cost, has }: Bill): boolean =>
  has + lacerda.clergyOwed * MAX_CLERGY_WIGS >= cost;

/** His noble action at a noble: fully possible and paid for, or skipped with nothing paid (R6, R18). */
function nobleStep(
  state: GameState,
  visit: Visit,
  inputs: Inputs,
  override: NobleOverride | undefined,
): Act<NobleStep> {
  const action = NOBLE_ACTION_OF[visit.noble];
  const bill = billFor(state, visit.noble);
  const frame = { ...visit, cites: RULES[action], cost: bill.cost, costParts: bill.parts };
  const named = override !== undefined && override.kind !== 'skip';
  const skip = (reason: SkipReason): Act<NobleStep> =>
    named ? illegal('noble', reason) : acted({ ...frame, action, paid: NOTHING_PAID, done: false, reason }, []);
  const deed = deedOf(state, action, inputs, override);
  if (deed.kind === 'impossible') return skip(deed.reason);
  if (deed.kind === 'illegal') return illegal('noble');
  if (bill.paid === null) {
    if (dependsOnClergy(state, bill)) return waitsFor({ kind: 'clergyWigs' });
    return skip({ code: 'cannot-pay', needed: bill.cost, has: bill.has });
  }
  if (deed.kind === 'waits') return deed;
  return acted({ ...frame, paid: bill.paid, ...deed.what }, [...payEvents(bill.paid), ...deed.events]);
}

/** Step 3 of his turn, at his courtier's noble, paid as things stand after his state action (R21). */
export const ownNobleStep = (state: GameState, inputs: Inputs, override: NobleOverride | undefined): Act<NobleStep> =>
  nobleStep(state, { rule: 'solo.noble', noble: state.courtier }, inputs, override);

/** He always follows your visit when he has the favour, with what is left in the display (`solo.follow`, R27); null when he has not. */
export function followStep(state: GameState, noble: Noble, inputs: Inputs): Act<NobleStep> | null {
  if (!state.lacerda.favours.includes(noble)) return null;
  const override = overrideOf(inputs, 'noble');
  const act = marked(nobleStep(state, { rule: 'solo.follow', noble }, inputs, override), override);
  if (act.kind !== 'acted' || !act.step.done) return act;
  return { ...act, events: [{ kind: 'favour-returned', seat: 'lacerda', noble }, ...act.events] };
}
