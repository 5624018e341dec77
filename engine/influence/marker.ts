import { afterCashing } from './cash';

/** Where the influence marker ends after so many réis were cashed (`influence.cash`). */
export function markerAfterCashing(coins: readonly number[], from: number, cashed: number): number {
  let marker = from;
  for (let real = 0; real < cashed; real += 1) marker = afterCashing(coins, marker) ?? marker;
  return marker;
}
