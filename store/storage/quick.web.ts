import type { SharedStorage } from './storage';

const textAt = (key: string): string | undefined => localStorage.getItem(key) ?? undefined;

/**
 * For the few bytes every page looks at first. Browsers answer these before they paint (see app/+html.tsx),
 * so a reload does not flash in another theme; what needs room is in the device's storage.
 */
export const quickStorage: Pick<SharedStorage, 'get' | 'swap'> = {
  get: async (key) => textAt(key),
  // Nothing here waits, so no other tab gets in between.
  swap: async ({ key, expected, put, drop }) => {
    if (textAt(key) !== expected) return false;
    for (const record of put) localStorage.setItem(record.key, record.text);
    for (const dropped of drop) localStorage.removeItem(dropped);
    return true;
  },
};
