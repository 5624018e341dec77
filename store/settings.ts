import { useStore } from 'zustand';

import type { Depth } from '@/engine';

import { choicesFormat, createChoices, type Chosen } from './choices';
import { deviceStorage } from './storage/device';
import { quickStorage } from './storage/quick';

/** What the person can choose for themselves, with every answer there is; the first is our default. */
export const SETTINGS = {
  /** `system` follows the device. */
  language: ['system', 'en', 'pt', 'es', 'it', 'pl', 'ru'],
  /** `system` follows the device. */
  theme: ['system', 'light', 'dark', 'contrast'],
  /** How much of a solo game is tracked. */
  depth: ['lacerda-needs', 'everything'] satisfies Depth[],
  /** The hand that is free: buttons lie under its thumb. */
  hand: ['right', 'left'],
  textSize: ['normal', 'large', 'larger', 'largest'],
  motion: ['system', 'reduced'],
  haptics: ['on', 'off'],
  /** Whether Lacerda's turn can be read aloud. */
  speech: ['off', 'on'],
  /** Single keys at the table, in browsers. */
  shortcuts: ['on', 'off'],
  /** Whether a dealt setup comes in several steps or, for those who know it, on one page. */
  setupPages: ['several', 'one'],
  /** What the home screen says about the app, until the person has read it. */
  introduction: ['unread', 'read'],
} as const;

export type Settings = Chosen<typeof SETTINGS>;
export type Theme = Settings['theme'];

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  depth: 'lacerda-needs',
  hand: 'right',
  textSize: 'normal',
  motion: 'system',
  haptics: 'on',
  speech: 'off',
  shortcuts: 'on',
  setupPages: 'several',
  introduction: 'unread',
};

/** Under which key the settings are kept. */
export const SETTINGS_KEY = 'settings';

/** How the settings are kept: the page's own script reads the first version of it before the first paint. */
export const settingsFormat = choicesFormat({
  kind: SETTINGS_KEY,
  migrations: [],
  answers: SETTINGS,
  defaults: DEFAULT_SETTINGS,
});

/**
 * Settings of this device. They start at their defaults, also on the prerendered page;
 * the shell loads the stored ones after the first render, so that hydration agrees.
 */
export const settings = createChoices<Settings>({
  format: settingsFormat,
  defaults: DEFAULT_SETTINGS,
  storage: quickStorage,
  quarantine: deviceStorage,
});

/** What the person chose, as far as this screen depends on it. */
export const useSettings = <T>(select: (chosen: Settings) => T): T =>
  useStore(settings, ({ chosen }) => select(chosen));

/** Whether the device has said what was chosen before. */
export const useSettingsLoaded = (): boolean => useStore(settings, ({ loaded }) => loaded);
