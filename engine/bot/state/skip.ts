import type { RuleId } from '../../model/rules';
import type { GameState } from '../../model/state';
import type { StateAction } from '../../model/vocabulary';
import type { Act } from '../act';
import { acted } from '../act';
import type { SkipReason, StateStep } from '../step';

/** The rule each state action of his is cited by. */
const STATE_RULES: Readonly<Record<StateAction, RuleId>> = {
  officials: 'solo.officials',
  plan: 'solo.plan',
  ship: 'solo.ship',
  produce: 'solo.produce',
  cardinal: 'solo.cardinal',
  favour: 'solo.favour',
};

/** An impossible state action is skipped (`solo.state`). */
export const skipState = (state: GameState, action: StateAction, reason: SkipReason): Act<StateStep> =>
  acted({ rule: 'solo.state', cites: STATE_RULES[action], noble: state.courtier, action, done: false, reason }, []);
