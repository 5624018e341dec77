import { useEffect } from 'react';
import { useStore } from 'zustand';

import { DEFAULT_RULINGS, RULING_CHOICES, type Rulings } from '@/engine';

import { choicesFormat, createChoices } from './choices';
import type { Migration } from './record/format';
import { deviceStorage } from './storage/device';
import type { SharedStorage } from './storage/storage';

/**
 * R10's default was `tile-first`, and it was kept whenever another ruling was chosen: nobody had to choose it,
 * so it follows the default of today.
 */
const fromVersion1: Migration = ({ R10, ...chosen }) => (R10 === 'tile-first' ? chosen : { R10, ...chosen });

/** How the rulings are kept. */
export const rulingsFormat = choicesFormat({
  kind: 'rulings',
  migrations: [fromVersion1],
  answers: RULING_CHOICES,
  defaults: DEFAULT_RULINGS,
});

export const createRulings = (storage: SharedStorage) =>
  createChoices<Rulings>({ format: rulingsFormat, defaults: DEFAULT_RULINGS, storage, quarantine: storage });

/** The rulings new games and score sheets start with; whatever is in progress keeps its own. */
export const rulings = createRulings(deviceStorage);

/** The rulings in force on this device; asks the device for them after the first render. */
export function useRulings(): { readonly rulings: Rulings; readonly loaded: boolean } {
  const { chosen, loaded, load } = useStore(rulings);
  useEffect(() => void load(), [load]);
  return { rulings: chosen, loaded };
}
