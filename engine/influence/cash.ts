/** Réis the influence track gives from here: one for every coin left of the marker (`influence.cash`). */
export const cashableCoins = (coins: readonly number[], influence: number): number =>
  coins.filter((space) => space < influence).length;

/** Where the marker stops when one real is taken: the next space to the left that shows a coin. */
export function afterCashing(coins: readonly number[], influence: number): number | undefined {
  const reached = coins.filter((space) => space < influence);
  return reached.length > 0 ? Math.max(...reached) : undefined;
}
