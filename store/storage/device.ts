import database from 'expo-sqlite/kv-store';

import type { Storage } from './storage';

/** On phones: a table in SQLite. */
export const deviceStorage: Storage = {
  get: async (key) => (await database.getItemAsync(key)) ?? undefined,
  set: (key, value) => database.setItemAsync(key, value),
  delete: async (key) => void (await database.removeItemAsync(key)),
  keys: async (prefix) => (await database.getAllKeysAsync()).filter((key) => key.startsWith(prefix)),
};
