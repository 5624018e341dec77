import type { SharedStorage } from './storage';

/** A storage that does not answer says so after this time. */
export const PATIENCE_MS = 5000;
/** Once it has been silent, nobody waits that long again until it has answered. */
const SHORT_PATIENCE_MS = 500;

/** Thrown for a storage that has not answered. What was asked of it may still happen, later. */
export class StorageSilent extends Error {
  override readonly name = 'StorageSilent';
}

/** The same storage, except that whoever waits for it hears when it stays silent. */
export function withPatience({ get, set, delete: remove, keys, swap }: SharedStorage): SharedStorage {
  let isSilent = false;
  const ask = <T>(work: Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const giveUp = (): void => {
        isSilent = true;
        reject(new StorageSilent('The storage does not answer.'));
      };
      const timer = setTimeout(giveUp, isSilent ? SHORT_PATIENCE_MS : PATIENCE_MS);
      const answered = (): void => {
        clearTimeout(timer);
        isSilent = false;
      };
      work.finally(answered).then(resolve, reject);
    });
  return {
    get: (key) => ask(get(key)),
    set: (key, value) => ask(set(key, value)),
    delete: (key) => ask(remove(key)),
    keys: (prefix) => ask(keys(prefix)),
    swap: (asked) => ask(swap(asked)),
  };
}
