import type { BoardSheet } from '@/engine';

import { withSheet, type BoardCopy } from './boardCopy';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rewards are met one by one; what we assume of the tools majority has changed since some games began (R1). */
const tellsCopies = (entry: keyof BoardSheet, { confirmed }: BoardCopy): boolean =>
  entry !== 'rewards' && (entry !== 'toolsMajority' || confirmed.toolsMajority === true);

/** A game tells something about a copy only if it is played on it: everything printed is the same. */
function isPlayedOn(copy: BoardCopy, sheet: BoardSheet): boolean {
  const entries = Object.keys(copy.sheet) as (keyof BoardSheet)[];
  return entries.every((entry) => !tellsCopies(entry, copy) || isSame(copy.sheet[entry], sheet[entry]));
}

/** The copy with the rewards that were met between two moments of a game; the same copy when there was none. */
export function withLearned(copy: BoardCopy, before: BoardSheet, after: BoardSheet): BoardCopy {
  const met = Object.entries(after.rewards).filter(
    ([place, rewards]) => !isSame(before.rewards[place], rewards) && !isSame(copy.sheet.rewards[place], rewards),
  );
  if (met.length === 0 || !isPlayedOn(copy, after)) return copy;
  return withSheet(copy, { rewards: { ...copy.sheet.rewards, ...Object.fromEntries(met) } });
}
