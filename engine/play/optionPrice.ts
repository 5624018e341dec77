import { judged } from '../game/depth';
import type { Payment } from '../influence/waysToPay';
import { NOTHING_PAID, paymentOf } from '../influence/waysToPay';
import type { GameState } from '../model/state';
import { aimOf, beginningOf } from './beginning';
import type { Option } from './options';
import { wayInTo } from './wayIn';

/** What an option takes in all: its visit as it is really paid, and its own price. */
export type OptionPrice = Omit<Payment, 'benefits'> & { readonly goods: number };

/** The visit of something that cannot be begun from here, as it is usually paid; of one nobody can pay, what it would take. */
function usualVisit(state: GameState, option: Option): Payment {
  const aim = aimOf(option);
  if (aim === null || option.cost.influence === 0) return NOTHING_PAID;
  const [way] = wayInTo(judged(state), aim.noble).ways;
  return way === undefined ? { ...NOTHING_PAID, influence: option.cost.influence } : paymentOf(way);
}

/** The price of an option as it is paid by whoever begins it now. */
export function optionPrice(state: GameState, option: Option): OptionPrice {
  const [first] = beginningOf(state, option);
  const { influence, wigs, reis, coins } = first?.kind === 'visit' ? first.pay : usualVisit(state, option);
  return { influence, wigs, coins, reis: reis + option.cost.reis, goods: option.cost.goods };
}
