import { unreachable } from '../core/unreachable';
import type { GameState } from '../model/state';
import { STATE_ACTIONS_OF } from '../model/stateActions';
import type { StateAction } from '../model/vocabulary';
import type { Act } from './act';
import { illegal } from './act';
import type { Inputs, StateOverride } from '../model/lacerdaInputs';
import { meetCardinal } from './state/cardinal';
import { takeFavour } from './state/favour';
import { placeOfficials } from './state/officials';
import { takePlan } from './state/plan';
import { produceGoods } from './state/produce';
import { takeShip } from './state/ship';
import { skipState } from './state/skip';
import type { StateStep } from './step';

/** The top action with the aide on king or treasury, else the bottom one (`solo.state`). */
export function hisStateAction({ sheet, aide, courtier }: Pick<GameState, 'sheet' | 'aide' | 'courtier'>): StateAction {
  const top = sheet.top[courtier];
  if (aide === 'king' || aide === 'treasury') return top;
  const [first, second] = STATE_ACTIONS_OF[courtier];
  return first === top ? second : first;
}

function perform(
  state: GameState,
  action: StateAction,
  { answers }: Inputs,
  override: StateOverride | undefined,
): Act<StateStep> {
  switch (action) {
    case 'officials':
      return placeOfficials(state, override?.kind === 'offices' ? override.offices : undefined);
    case 'plan':
      return takePlan(state, answers, override?.kind === 'plan' ? override.architect : undefined);
    case 'ship':
      return takeShip(state);
    case 'produce':
      return produceGoods(state);
    case 'cardinal':
      return meetCardinal(state, answers);
    case 'favour':
      return takeFavour(state, override?.kind === 'favour' ? override.noble : undefined);
    default:
      return unreachable(action);
  }
}

/** Which action an override names; one that belongs to another action is illegal. */
function actionOnTable(state: GameState, override: StateOverride | undefined): StateAction | undefined {
  const own = hisStateAction(state);
  if (override === undefined || override.kind === 'skip') return own;
  const named =
    override.kind === 'action' ? override.action : override.kind === 'offices' ? 'officials' : override.kind;
  return STATE_ACTIONS_OF[state.courtier].includes(named) ? named : undefined;
}

/** Step 2 of his turn, or what the table did instead. */
export function stateStep(state: GameState, inputs: Inputs, override: StateOverride | undefined): Act<StateStep> {
  const action = actionOnTable(state, override);
  if (action === undefined) return illegal('state');
  if (override?.kind === 'skip') return skipState(state, action, { code: 'on-the-table' });
  const act = perform(state, action, inputs, override);
  const impossible = override !== undefined && act.kind === 'acted' && !act.step.done;
  return impossible ? illegal('state', act.step.reason) : act;
}
