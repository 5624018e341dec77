import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { costsFormat } from './costsFormat';
import { NOTHING_ENTERED, type Entered } from './costsEntered';
import { setAside } from './setAside';
import { deviceStorage } from './storage/device';
import type { Storage } from './storage/storage';

/** The last things asked about a cost: they are there again next time. */
export interface Costs {
  /** False on the prerendered page and until the device answered. */
  readonly loaded: boolean;
  /** The last thing entered could not be kept on this device. */
  readonly unsaved: boolean;
  readonly entered: Entered;
  readonly load: () => Promise<void>;
  readonly enter: (part: Partial<Entered>) => void;
}

const KEY = 'costs';

/** The cost check over a storage; what was entered before the device answered stands over what it remembers. */
export function createCosts(storage: Pick<Storage, 'get' | 'set'>): StoreApi<Costs> {
  return createStore<Costs>()((set, get) => {
    let writing: Promise<void> = Promise.resolve();
    let loading: Promise<void> | undefined;
    let early: Partial<Entered> = {};
    const read = async (): Promise<void> => {
      try {
        const kept = await storage.get(KEY);
        const before = kept === undefined ? undefined : costsFormat.read(kept);
        if (kept !== undefined && before === undefined) await setAside(storage, KEY, kept);
        set({ entered: { ...(before ?? NOTHING_ENTERED), ...early }, loaded: true });
      } catch {
        set({ loaded: true, unsaved: true });
      }
    };
    return {
      loaded: false,
      unsaved: false,
      entered: NOTHING_ENTERED,
      load: () => (loading ??= read()),
      enter: (part) => {
        if (!get().loaded) early = { ...early, ...part };
        set({ entered: { ...get().entered, ...part } });
        writing = writing
          .then(() => get().load())
          .then(() => storage.set(KEY, costsFormat.write(get().entered)))
          .then(
            () => set({ unsaved: false }),
            () => set({ unsaved: true }),
          );
      },
    };
  });
}

const costs = createCosts(deviceStorage);

/** What is entered on the cost check; asks the device for it after the first render. */
export function useCosts(): Costs {
  const state = useStore(costs);
  const { load } = state;
  useEffect(() => void load(), [load]);
  return state;
}
