import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { costsFormat } from './costsFormat';
import { NOTHING_ENTERED, type Entered } from './costsEntered';
import { createRepository } from './record/repository';
import { createSaving, NOT_LOADED, type Saving } from './record/saving';
import { deviceStorage } from './storage/device';
import type { SharedStorage } from './storage/storage';

/** The last things asked about a cost: they are there again next time. */
export interface Costs extends Saving {
  readonly entered: Entered;
  readonly load: () => Promise<void>;
  readonly enter: (part: Partial<Entered>) => void;
}

/** The cost check over a storage; what was entered before the device answered stands over what it remembers. */
export function createCosts(storage: SharedStorage): StoreApi<Costs> {
  const repository = createRepository(costsFormat, storage, storage);
  return createStore<Costs>()((set, get) => {
    let early: Partial<Entered> = {};
    const read = async () => {
      const { content } = await repository.load();
      return { entered: { ...(content ?? NOTHING_ENTERED), ...early } };
    };
    const { load, save } = createSaving<Costs>({ read, get, set });
    return {
      ...NOT_LOADED,
      entered: NOTHING_ENTERED,
      load,
      enter: (part) => {
        if (!get().loaded) early = { ...early, ...part };
        set({ entered: { ...get().entered, ...part } });
        void save(() => repository.save(get().entered));
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
