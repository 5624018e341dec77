import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Reminded } from './exportDue';
import { parseJson } from './json';
import { fields, text, type Read } from './record/read';
import { deviceStorage } from './storage/device';
import type { Storage } from './storage/storage';

const KEY = 'export-reminder';
const time: Read<string | null> = (json) => (json === null ? null : text(json));
const reminded = fields<Reminded>({ exported: time, dismissed: time });

/** What the device remembers of exports, so that it can suggest one. */
export interface ExportReminder extends Reminded {
  /** When this was last asked for, ISO 8601; nothing until the device answered. */
  readonly asked: string | undefined;
  readonly load: () => Promise<void>;
  readonly noteExport: () => void;
  readonly dismiss: () => void;
}

/** A device that cannot keep this reminds again: nothing worse, so a failure to read or write is no message. */
export function createExportReminder(
  storage: Pick<Storage, 'get' | 'set'>,
  now: () => Date = () => new Date(),
): StoreApi<ExportReminder> {
  return createStore<ExportReminder>()((set, get) => {
    const keep = (part: Partial<Reminded>): void => {
      set(part);
      const { exported, dismissed } = get();
      storage.set(KEY, JSON.stringify({ exported, dismissed })).catch(() => undefined);
    };
    return {
      asked: undefined,
      exported: null,
      dismissed: null,
      load: async () => {
        const kept = await storage.get(KEY).catch(() => undefined);
        const read = kept === undefined ? undefined : reminded(parseJson(kept));
        set({ ...read, asked: now().toISOString() });
      },
      noteExport: () => keep({ exported: now().toISOString() }),
      dismiss: () => keep({ dismissed: now().toISOString() }),
    };
  });
}

/** What this device remembers of its exports. */
export const exportReminder = createExportReminder(deviceStorage);

export const useExportReminder = <T>(select: (reminder: ExportReminder) => T): T => useStore(exportReminder, select);
