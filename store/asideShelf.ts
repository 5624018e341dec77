import { create } from 'zustand';

import { asideRecords, putAway, type AsideRecord } from './setAside';
import { deviceStorage } from './storage/device';

/** What was set aside on this device beside the games. */
interface AsideShelf {
  readonly records: readonly AsideRecord[];
  /** Looks again; a device that does not answer has nothing to show. */
  readonly load: () => Promise<void>;
  /** Keeps a record but names it no longer. */
  readonly putAway: (record: AsideRecord) => Promise<void>;
}

export const useAsideShelf = create<AsideShelf>()((set, get) => ({
  records: [],
  load: async () => set({ records: await asideRecords(deviceStorage).catch(() => []) }),
  putAway: async (record) => {
    await putAway(deviceStorage, record).catch(() => false);
    await get().load();
  },
}));
