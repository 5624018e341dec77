import database from 'expo-sqlite/kv-store';

import { withPatience } from './patience';
import type { SharedStorage, Swap } from './storage';

/** One swap after the other: nobody else writes to a phone's storage, so looking first is enough. */
let swapping: Promise<unknown> = Promise.resolve();

async function swapNow({ key, expected, put, drop }: Swap): Promise<boolean> {
  if (((await database.getItemAsync(key)) ?? undefined) !== expected) return false;
  if (put.length > 0) await database.multiSet(put.map(({ key: under, text }) => [under, text]));
  if (drop.length > 0) await database.multiRemove([...drop]);
  return true;
}

/** On phones: a table in SQLite. */
export const deviceStorage: SharedStorage = withPatience({
  get: async (key) => (await database.getItemAsync(key)) ?? undefined,
  set: (key, value) => database.setItemAsync(key, value),
  delete: async (key) => void (await database.removeItemAsync(key)),
  keys: async (prefix) => (await database.getAllKeysAsync()).filter((key) => key.startsWith(prefix)),
  swap: (swap) => {
    const swapped = swapping.then(() => swapNow(swap));
    swapping = swapped.catch(() => undefined);
    return swapped;
  },
});
