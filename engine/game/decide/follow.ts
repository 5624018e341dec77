import type { Result } from '../../core/result';
import { ok, refuse } from '../../core/result';
import type { GameState } from '../../model/state';
import type { Turn } from '../../model/turn';
import { draftOf, happen, moveTurn } from '../draft';
import { payVisit } from '../money';
import type { Refusal } from '../refusal';
import { yourTurnAt } from '../turn';
import type { Decider } from './decider';
import { then } from './decider';

type HisTurn = Extract<Turn, { readonly kind: 'lacerda' }>;

/** Lacerda's turn stands after his noble action (R22). */
function beforeYourFollow({ turn }: GameState): Result<HisTurn, Refusal> {
  if (turn.kind === 'over') return refuse({ code: 'game-over', rule: 'end.game' });
  if (turn.kind === 'you') return refuse({ code: 'not-now', rule: 'follow', at: turn.step.at });
  return turn.kind === 'lacerda' && turn.next === 'follow'
    ? ok(turn)
    : refuse({ code: 'not-your-turn', rule: 'follow' });
}

/** Return the favour, pay what the visit costs now, then take one of the three actions (`follow`, R31). */
export const follow: Decider<'follow'> = (state, { pay }) =>
  then(beforeYourFollow(state), ({ due, inputs }) => {
    const noble = state.courtier;
    if (!state.you.favours.includes(noble)) return refuse({ code: 'favour-missing', rule: 'follow', noble });
    const returned = happen(draftOf(state), { kind: 'favour-returned', seat: 'you', noble });
    return then(payVisit(returned, noble, pay), (paid) =>
      ok(moveTurn(paid, yourTurnAt('his-turn', { at: 'follow', noble, acted: false, inputs }, due))),
    );
  });

export const declineFollow: Decider<'decline-follow'> = (state) =>
  then(beforeYourFollow(state), (turn) => ok(moveTurn(draftOf(state), { ...turn, next: 'discard' })));
