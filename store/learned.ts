import type { BoardSheet } from '@/engine';

import { withSheet, type BoardCopy } from './boardCopy';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What fills while playing. */
const LEARNED: readonly (keyof BoardSheet)[] = ['rewards', 'clergy'];

/** What is met while playing tells no copies apart; what we assume of the tools majority has changed since some games began (R1). */
const tellsCopies = (entry: keyof BoardSheet, { confirmed }: BoardCopy): boolean =>
  !LEARNED.includes(entry) && (entry !== 'toolsMajority' || confirmed.toolsMajority === true);

/** A game tells something about a copy only if it is played on it: everything printed is the same, but for what was met so far. */
function isPlayedOn(copy: BoardCopy, sheet: BoardSheet): boolean {
  const entries = Object.keys(copy.sheet) as (keyof BoardSheet)[];
  return entries.every((entry) => !tellsCopies(entry, copy) || isSame(copy.sheet[entry], sheet[entry]));
}

/** The copy with the rewards and clergy tiles that were met between two moments of a game; the same copy when there was none. */
export function withLearned(copy: BoardCopy, before: BoardSheet, after: BoardSheet): BoardCopy {
  const met = Object.entries(after.rewards).filter(
    ([place, rewards]) => !isSame(before.rewards[place], rewards) && !isSame(copy.sheet.rewards[place], rewards),
  );
  const known = [...before.clergy, ...copy.sheet.clergy];
  const tiles = after.clergy.filter((tile) => !known.some((one) => isSame(one, tile)));
  if (met.length + tiles.length === 0 || !isPlayedOn(copy, after)) return copy;
  return withSheet(copy, {
    rewards: { ...copy.sheet.rewards, ...Object.fromEntries(met) },
    clergy: [...copy.sheet.clergy, ...tiles],
  });
}
