import { sum } from '../core/record';
import type { GameEvent } from '../game/event';
import { evolve } from '../game/evolve';
import { HOUSES_IN_GROUP, housesLeft, storeCount } from '../houses/houses';
import type { GameState } from '../model/state';
import { HOUSE_GROUPS, SEATS } from '../model/vocabulary';

/** What no correction could mend afterwards: houses go with stores, and nobody owes a tile he never took. */
function holds(state: GameState): boolean {
  const { you, lacerda } = state;
  const built = HOUSE_GROUPS.map((group) => you.houses[group]);
  return (
    lacerda.clergyOwed >= 0 &&
    sum(built) === storeCount(state, 'you') &&
    HOUSE_GROUPS.every((group) => you.houses[group] <= HOUSES_IN_GROUP[group]) &&
    SEATS.every((seat) => housesLeft(state, seat) >= 0)
  );
}

/** Says which tables can come of this one; of one that cannot be, any. */
export const possibleAfter = (table: GameState): ((next: GameState) => boolean) => (holds(table) ? holds : () => true);

/** Lets recorded events happen on another table than their own; those that cannot lie on any table are left out. */
export function asFarAsPossible(
  start: GameState,
  events: readonly GameEvent[],
): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const possible = possibleAfter(start);
  const kept: GameEvent[] = [];
  let state = start;
  for (const event of events) {
    const next = evolve(state, event);
    if (!possible(next)) continue;
    kept.push(event);
    state = next;
  }
  return { state, events: kept };
}
