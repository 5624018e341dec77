import { useEffect } from 'react';
import { useStore } from 'zustand';

import { DEFAULT_RULINGS, RULING_CHOICES, type Rulings } from '@/engine';

import { createChoices } from './choices';
import { deviceStorage } from './storage/device';

/** The rulings new games and score sheets start with; whatever is under way keeps its own. */
export const rulings = createChoices({
  storage: deviceStorage,
  aside: deviceStorage,
  area: 'rulings',
  answers: RULING_CHOICES,
  defaults: DEFAULT_RULINGS,
});

/** The rulings in force on this device; asks the device for them after the first render. */
export function useRulings(): { readonly rulings: Rulings; readonly loaded: boolean } {
  const { chosen, loaded, load } = useStore(rulings);
  useEffect(() => void load(), [load]);
  return { rulings: chosen, loaded };
}
