import { create } from 'zustand';

/** What the person chose for the looks; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

interface Settings {
  readonly theme: Theme;
  readonly chooseTheme: (theme: Theme) => void;
}

/**
 * Settings of this device. They start at their defaults, also on the prerendered page;
 * whoever loads stored ones does it after the first render, so that hydration agrees.
 */
export const useSettings = create<Settings>()((set) => ({
  theme: 'system',
  chooseTheme: (theme) => set({ theme }),
}));
