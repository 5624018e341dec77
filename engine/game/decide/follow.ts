import type { Result } from '../../core/result';
import { ok, refuse } from '../../core/result';
import { NO_INPUTS } from '../../model/lacerdaInputs';
import type { GameState } from '../../model/state';
import type { Due, Turn } from '../../model/turn';
import { draftOf, happen, moveTurn } from '../draft';
import { payVisit } from '../money';
import type { Refusal } from '../refusal';
import { yourTurnAt } from '../turn';
import type { Decider } from './decider';
import { then } from './decider';

/** Lacerda's turn stands after his noble action (R22). */
function beforeYourFollow({ turn }: GameState): Result<Due, Refusal> {
  if (turn.kind === 'over') return refuse({ code: 'game-over', rule: 'end.game' });
  if (turn.kind === 'you') return refuse({ code: 'not-now', rule: 'follow', at: turn.step.at });
  return turn.kind === 'lacerda' && turn.next === 'follow' ? ok(turn.due) : refuse({ code: 'not-your-turn', rule: 'follow' });
}

/** Return the favour, pay what the visit costs now, then take one of the three actions (`follow`, R31). */
export const follow: Decider<'follow'> = (state, { pay }) =>
  then(beforeYourFollow(state), (due) => {
    const noble = state.courtier;
    if (!state.you.favours.includes(noble)) return refuse({ code: 'favour-missing', rule: 'follow', noble });
    const returned = happen(draftOf(state), { kind: 'favour-returned', seat: 'you', noble });
    return then(payVisit(returned, noble, pay), (paid) =>
      ok(moveTurn(paid, yourTurnAt('his-turn', { at: 'follow', noble, acted: false }, due))),
    );
  });

export const declineFollow: Decider<'decline-follow'> = (state) =>
  then(beforeYourFollow(state), (due) => {
    const turn: Turn = { kind: 'lacerda', next: 'discard', due, inputs: NO_INPUTS };
    return ok(moveTurn(draftOf(state), turn));
  });
