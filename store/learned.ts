import type { BoardSheet } from '@/engine';

import { withSheet, type BoardCopy } from './boardCopy';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A game tells something about a copy only if it is played on it: everything printed is the same, but for rewards met so far. */
function isPlayedOn(copy: BoardCopy, sheet: BoardSheet): boolean {
  const entries = Object.keys(copy.sheet) as (keyof BoardSheet)[];
  return entries.every((entry) => entry === 'rewards' || isSame(copy.sheet[entry], sheet[entry]));
}

/** The copy with the rewards that were met between two moments of a game; the same copy when there was none. */
export function withLearned(copy: BoardCopy, before: BoardSheet, after: BoardSheet): BoardCopy {
  const met = Object.entries(after.rewards).filter(
    ([place, rewards]) => !isSame(before.rewards[place], rewards) && !isSame(copy.sheet.rewards[place], rewards),
  );
  if (met.length === 0 || !isPlayedOn(copy, after)) return copy;
  return withSheet(copy, { rewards: { ...copy.sheet.rewards, ...Object.fromEntries(met) } });
}
