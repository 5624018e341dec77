import { del, get, promisifyRequest, set } from 'idb-keyval';

import { database } from './database.web';
import { withPatience } from './patience';
import { askToKeep } from './persistence.web';
import type { SharedStorage, Swap } from './storage';

const isText = (value: unknown): value is string => typeof value === 'string';
const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined);

/** No key has a letter behind this one. */
const LAST = '\uffff';

/** Looking and writing are one transaction: no other tab gets in between, and a killed tab leaves all of it or nothing. */
const swapIn = (objects: IDBObjectStore, { key, expected, put, drop }: Swap): Promise<boolean> => {
  let swapped = false;
  const found: IDBRequest<unknown> = objects.get(key);
  found.onsuccess = () => {
    swapped = textOf(found.result) === expected;
    if (!swapped) return;
    for (const record of put) objects.put(record.text, record.key);
    for (const dropped of drop) objects.delete(dropped);
  };
  return promisifyRequest(objects.transaction).then(() => swapped);
};

/** In browsers: IndexedDB, which survives reloads and has room. */
export const deviceStorage: SharedStorage = withPatience({
  get: async (key) => textOf(await get(key, database)),
  set: (key, value) => set(key, value, database).then(askToKeep),
  delete: (key) => del(key, database),
  keys: async (prefix) => {
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    return (await database('readonly', (objects) => promisifyRequest(objects.getAllKeys(range)))).filter(isText);
  },
  swap: async (swap) => {
    const swapped = await database('readwrite', (objects) => swapIn(objects, swap));
    if (swapped) askToKeep();
    return swapped;
  },
});
