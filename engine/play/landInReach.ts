import type { GameState } from '../model/state';
import type { Space } from '../model/vocabulary';
import { landOffers } from '../stores/landPrice';
import { isUndecided } from './entering';
import { options } from './options';

/** The land you can pay for; while no visit is begun, from what the visit to the Builder leaves you (`visit.pay`). */
export function landInReach(state: GameState): ReadonlySet<Space> {
  const spaces = isUndecided(state)
    ? options(state).flatMap((option) => (option.kind === 'store' && option.affordable ? [option.space] : []))
    : landOffers(state, 'you').flatMap(({ space, cheapest }) => (cheapest.affordable ? [space] : []));
  return new Set(spaces);
}
