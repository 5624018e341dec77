const kept = new Map<string, string>();

/** Stands in for expo-sqlite's kv-store, with the part of it the app uses. */
const kvStore = {
  getItemAsync: async (key: string) => kept.get(key) ?? null,
  setItemAsync: async (key: string, value: string) => void kept.set(key, value),
  removeItemAsync: async (key: string) => kept.delete(key),
  getAllKeysAsync: async () => [...kept.keys()],
  multiSet: async (pairs: readonly (readonly [string, string])[]) =>
    pairs.forEach(([key, value]) => kept.set(key, value)),
  multiRemove: async (keys: readonly string[]) => keys.forEach((key) => kept.delete(key)),
};

/** The module as it is mocked: `jest.mock('expo-sqlite/kv-store', () => jest.requireActual<...>(this file).kvStoreModule)`. */
export const kvStoreModule = { __esModule: true, default: kvStore };
