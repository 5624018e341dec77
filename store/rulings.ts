import { useEffect } from 'react';
import { useStore } from 'zustand';

import { DEFAULT_RULINGS, RULING_CHOICES, type Rulings } from '@/engine';

import { choicesFormat, createChoices } from './choices';
import { deviceStorage } from './storage/device';

/** How the rulings are kept. */
export const rulingsFormat = choicesFormat({
  kind: 'rulings',
  migrations: [],
  answers: RULING_CHOICES,
  defaults: DEFAULT_RULINGS,
});

/** The rulings new games and score sheets start with; whatever is under way keeps its own. */
export const rulings = createChoices<Rulings>({
  format: rulingsFormat,
  defaults: DEFAULT_RULINGS,
  storage: deviceStorage,
  quarantine: deviceStorage,
});

/** The rulings in force on this device; asks the device for them after the first render. */
export function useRulings(): { readonly rulings: Rulings; readonly loaded: boolean } {
  const { chosen, loaded, load } = useStore(rulings);
  useEffect(() => void load(), [load]);
  return { rulings: chosen, loaded };
}
