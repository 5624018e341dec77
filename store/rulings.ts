import { useEffect } from 'react';
import { useStore } from 'zustand';

import { DEFAULT_RULINGS, reading, RULING_CHOICES, type Rulings } from '@/engine';

import { createChoices } from './choices';
import { parseJson } from './json';
import { deviceStorage } from './storage/device';
import type { Storage } from './storage/storage';

/**
 * Before R9 was a setting, R10's default was `tile-first`, and it was kept whenever another ruling was chosen:
 * nobody had to choose it, so it follows the default of today.
 */
function renew(text: string): string {
  const kept = parseJson(text);
  if (!reading.isObject(kept) || 'R9' in kept || kept['R10'] !== 'tile-first') return text;
  const { R10: _, ...chosen } = kept;
  return JSON.stringify(chosen);
}

export const createRulings = (storage: Pick<Storage, 'get' | 'set'>) =>
  createChoices({
    storage,
    aside: storage,
    area: 'rulings',
    answers: RULING_CHOICES,
    defaults: DEFAULT_RULINGS,
    renew,
  });

/** The rulings new games and score sheets start with; whatever is under way keeps its own. */
export const rulings = createRulings(deviceStorage);

/** The rulings in force on this device; asks the device for them after the first render. */
export function useRulings(): { readonly rulings: Rulings; readonly loaded: boolean } {
  const { chosen, loaded, load } = useStore(rulings);
  useEffect(() => void load(), [load]);
  return { rulings: chosen, loaded };
}
