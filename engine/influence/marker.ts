import { afterCashing } from './cash';
import type { WayToPay } from './waysToPay';

/** Where the influence marker best ends after so many réis were cashed (`influence.cash`). */
export function markerAfterCashing(coins: readonly number[], from: number, cashed: number): number {
  let marker = from;
  for (let real = 0; real < cashed; real += 1) marker = afterCashing(coins, marker) ?? marker;
  return marker;
}

/** The highest space some order of paying influence and cashing coins leaves the marker on. */
function highest(track: readonly number[], marker: number, influence: number, coins: number): number {
  if (influence === 0) return markerAfterCashing(track, marker, coins);
  const paid = marker > 0 ? highest(track, marker - 1, influence - 1, coins) : -1;
  const next = coins > 0 ? afterCashing(track, marker) : undefined;
  return Math.max(paid, next === undefined ? -1 : highest(track, next, influence, coins - 1));
}

/** Where the marker stands after a visit was paid; wigs are only due from an empty track (`visit.pay`). */
export const markerAfterVisit = (track: readonly number[], from: number, { influence, coins, wigs }: WayToPay): number =>
  wigs > 0 ? 0 : Math.max(0, highest(track, from, influence, coins));
