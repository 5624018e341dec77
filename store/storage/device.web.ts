import { del, get, keys, set } from 'idb-keyval';

import type { Storage } from './storage';

const isText = (value: unknown): value is string => typeof value === 'string';

/** In browsers: IndexedDB, which survives reloads and has room. */
export const deviceStorage: Storage = {
  get: async (key) => {
    const value: unknown = await get(key);
    return isText(value) ? value : undefined;
  },
  set: (key, value) => set(key, value),
  delete: (key) => del(key),
  keys: async (prefix) => (await keys()).filter(isText).filter((key) => key.startsWith(prefix)),
};
