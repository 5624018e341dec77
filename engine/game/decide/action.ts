import { ok, refuse } from '../../core/result';
import type { Reward } from '../../model/boardSheet';
import { isMirrored } from '../depth';
import type { Draft } from '../draft';
import { moveTurn } from '../draft';
import { isUntold, taskObstacle } from '../lines';
import { payReis, payVisit } from '../money';
import { roomObstacle } from '../obstacle';
import type { Refusal } from '../refusal';
import { bothHalves, grant, isLasting, printedAt, remember, storeGoods, withoutPenalties } from '../rewards';
import { badRewards } from '../facts';
import { notNow, standsAt } from '../turn';
import { sponsorPrice } from '../../treasury/sponsor';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** Discard a hand card for 1 gold (`gold`). */
export const getGold: TurnDecider<'get-gold'> = ({ draft, turn }) => {
  if (standsAt(turn, 'action') === null) return notNow(turn);
  return ok(moveTurn(storeGoods(draft, 'gold', 1), { ...turn, step: { at: 'card' } }));
};

/** Pay, then the noble is yours to see (`visit.order`); whether his action is possible is judged with every visit. */
export const visit: TurnDecider<'visit'> = ({ draft, turn }, { noble, pay }) => {
  if (standsAt(turn, 'action') === null) return notNow(turn);
  const step = { at: 'visit', noble, stateAction: false, nobleAction: false } as const;
  return then(payVisit(draft, noble, pay), (paid) => ok(moveTurn(paid, { ...turn, step })));
};

/** Why nothing of one reward can be had, or nothing. */
function rewardObstacle(draft: Draft, reward: Reward): Refusal | null {
  const { state } = draft;
  if (reward.kind === 'goods' && reward.good !== 'any' && isMirrored(state, 'goods'))
    return roomObstacle(state, [reward.good]);
  const { turn } = grant(draft, [reward], 'sponsor').state;
  const [task] = turn.kind === 'you' ? turn.tasks : [];
  const obstacle = task === undefined ? null : taskObstacle(state, task);
  return obstacle === null || isUntold(obstacle) ? null : obstacle;
}

/** An event of which nothing at all can be done is not sponsored (`action.possible`); one that is not entered is not judged. */
function eventObstacle(draft: Draft, event: readonly Reward[]): Refusal | null {
  const obstacles = event.filter((reward) => !isLasting(reward)).map((reward) => rewardObstacle(draft, reward));
  return obstacles.includes(null) ? null : (obstacles[0] ?? null);
}

/** Pay the treasury value, then the event of the card (`sponsor`). */
export const sponsor: TurnDecider<'sponsor'> = ({ draft, turn }, { number, reward, coins }) => {
  if (standsAt(turn, 'action') === null) return notNow(turn);
  const card = number === undefined ? undefined : String(number);
  const event = withoutPenalties(printedAt(draft.state, card, reward));
  const bad = badRewards(event, card);
  if (bad !== null) return bad;
  const price = sponsorPrice(draft.state, 'you');
  return then(
    payReis(remember(draft, card, bothHalves(draft.state, card, reward, false)), price, coins, 'sponsor'),
    (paid) => {
      const atCard = moveTurn(paid, { ...turn, step: { at: 'card' } });
      const obstacle = eventObstacle(atCard, event);
      return obstacle === null ? ok(grant(atCard, event, 'sponsor')) : refuse(obstacle);
    },
  );
};
