import { HOUSES_IN_GROUP } from '../houses/houses';
import type { GameState, Store } from '../model/state';
import type { HouseGroup, Space } from '../model/vocabulary';
import { HOUSE_GROUPS } from '../model/vocabulary';
import type { CorrectionOf } from './correction';

/** The first group with room for another built house, or the last from which one can go back. */
function houseFor({ you: { houses } }: GameState, by: number): HouseGroup | null {
  if (by === 0) return null;
  const fitting = HOUSE_GROUPS.filter((group) => (by > 0 ? houses[group] < HOUSES_IN_GROUP[group] : houses[group] > 0));
  return (by > 0 ? fitting[0] : fitting.at(-1)) ?? null;
}

/** What lies on a space corrected; which house goes with it can be corrected afterwards. */
export function storeCorrection(state: GameState, at: Space, value: Store | null): CorrectionOf<'store'> {
  const by = Number(value?.owner === 'you') - Number(state.stores[at]?.owner === 'you');
  return { of: 'store', at, value, house: houseFor(state, by) };
}
