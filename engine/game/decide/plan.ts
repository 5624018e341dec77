import { ok, refuse } from '../../core/result';
import { UNKNOWN } from '../../model/state';
import { happen, moveTurn } from '../draft';
import { claimAction } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** The top plan of either architect (`state.plan`). */
export const takePlan: TurnDecider<'take-plan'> = ({ draft, turn }, { architect }) =>
  then(claimAction(turn, 'plan', ['plan']), ({ turn: after }) => {
    const officials = draft.state.planStacks[architect];
    if (officials === null) return refuse({ code: 'no-plan-left', rule: 'state.plan', architect });
    if (officials === UNKNOWN) return refuse({ code: 'tell-first', rule: 'state.plan', about: 'plan', architect });
    return ok(moveTurn(happen(draft, { kind: 'plan-taken', seat: 'you', architect, officials }), after));
  });
