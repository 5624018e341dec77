import type { Storage } from './storage';

/**
 * For the few bytes every page looks at first. Browsers answer these before they paint (see app/+html.tsx),
 * so a reload does not flash in another theme; what needs room is in the device's storage.
 */
export const quickStorage: Pick<Storage, 'get' | 'set' | 'delete'> = {
  get: async (key) => localStorage.getItem(key) ?? undefined,
  set: async (key, value) => localStorage.setItem(key, value),
  delete: async (key) => localStorage.removeItem(key),
};
