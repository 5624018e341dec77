import type { Shortcuts } from './shortcutTypes';

/** Phones have no keys. */
export const useShortcuts = (_shortcuts: Shortcuts): void => undefined;
