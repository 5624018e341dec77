import { create } from 'zustand';

import { deviceStorage } from '../storage/device';
import { dismiss, quarantinedRecords, type QuarantinedRecord } from './quarantine';

/** The records of this device beside the games that cannot be read. */
interface Quarantine {
  readonly records: readonly QuarantinedRecord[];
  /** Looks again; a device that does not answer has nothing to show. */
  readonly load: () => Promise<void>;
  /** Keeps a record but names it no longer. */
  readonly dismiss: (record: QuarantinedRecord) => Promise<void>;
}

export const useQuarantine = create<Quarantine>()((set, get) => ({
  records: [],
  load: async () => set({ records: await quarantinedRecords(deviceStorage).catch(() => []) }),
  dismiss: async (record) => {
    await dismiss(deviceStorage, record).catch(() => false);
    await get().load();
  },
}));
