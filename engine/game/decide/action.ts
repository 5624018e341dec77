import { ok } from '../../core/result';
import { moveTurn } from '../draft';
import { payReis, payVisit } from '../money';
import { bothHalves, grant, printedAt, remember, storeGoods, withoutPenalties } from '../rewards';
import { badRewards } from '../told';
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
    (paid) => ok(grant(moveTurn(paid, { ...turn, step: { at: 'card' } }), event, 'sponsor')),
  );
};
