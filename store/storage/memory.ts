import type { SharedStorage } from './storage';

/** Forgets everything when the app closes: for tests, and as the contract's simplest keeper. */
export function memoryStorage(): SharedStorage {
  const kept = new Map<string, string>();
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    delete: async (key) => void kept.delete(key),
    keys: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
    swap: async ({ key, expected, put, drop }) => {
      if (kept.get(key) !== expected) return false;
      for (const record of put) kept.set(record.key, record.text);
      for (const dropped of drop) kept.delete(dropped);
      return true;
    },
  };
}
