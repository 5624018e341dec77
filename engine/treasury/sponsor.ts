import type { GameState } from '../model/state';
import type { Seat } from '../model/vocabulary';
import type { ReisPrice } from './payment';
import { purseOf, reisPrice } from './payment';
import { rightValue } from './treasury';

/** What sponsoring an event costs (`sponsor`). */
export const sponsorPrice = (state: GameState, seat: Seat): ReisPrice<'treasury'> =>
  reisPrice(purseOf(state, seat), [{ code: 'treasury', amount: rightValue(state), rule: 'sponsor' }]);
