import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { setAside } from '@/store/setAside';
import { deviceStorage } from '@/store/storage/device';
import type { SharedStorage } from '@/store/storage/storage';

import { readDraft, writeDraft, type Draft } from './draft';

const KEY = 'under-way/draft';

/** The table that is being entered on this device. */
export interface UnderWayStore {
  /** False on the prerendered page and until the device answered. */
  readonly loaded: boolean;
  readonly draft: Draft | null;
  /** What was entered before could not be read and lies beside, untouched. */
  readonly setAside: boolean;
  /** The device did not keep the last tap: it goes on in memory only. */
  readonly unsaved: boolean;
  readonly load: () => Promise<void>;
  /** Changes the draft as it is when its turn comes, and says what came of it; it is shown once it is saved. */
  readonly change: (edit: (draft: Draft | null) => Draft | null) => Promise<void>;
}

async function find(
  storage: SharedStorage,
): Promise<{ readonly text: string | undefined; readonly draft: Draft | null; readonly setAside: boolean }> {
  const text = await storage.get(KEY);
  const draft = text === undefined ? undefined : readDraft(text);
  if (text === undefined || draft !== undefined) return { text, draft: draft ?? null, setAside: false };
  await setAside(storage, 'setup', text);
  const taken = await storage.swap({ key: KEY, expected: text, put: [], drop: [KEY] });
  return taken ? { text: undefined, draft: null, setAside: true } : find(storage);
}

/** A draft over a storage that other windows may share: saved first, shown then, and never on top of something newer. */
export function createUnderWay(storage: SharedStorage): StoreApi<UnderWayStore> {
  return createStore<UnderWayStore>()((set, get) => {
    let last: Promise<void> = Promise.resolve();
    let kept: string | undefined;
    let loading: Promise<void> | undefined;
    const inTurn = (work: () => Promise<void>): Promise<void> => (last = last.then(work));

    const look = async (): Promise<void> => {
      const { text, draft, setAside: aside } = await find(storage);
      kept = text;
      set({ draft, loaded: true, setAside: get().setAside || aside });
    };
    const save = async (edit: (draft: Draft | null) => Draft | null): Promise<void> => {
      const next = edit(get().draft);
      const text = next === null ? undefined : writeDraft(next);
      const put = text === undefined ? [] : [{ key: KEY, text }];
      if (await storage.swap({ key: KEY, expected: kept, put, drop: text === undefined ? [KEY] : [] })) {
        kept = text;
        return set({ draft: next, unsaved: false });
      }
      await look();
      return save(edit);
    };
    return {
      loaded: false,
      draft: null,
      setAside: false,
      unsaved: false,
      load: () => (loading ??= inTurn(() => look().catch(() => set({ loaded: true, unsaved: true })))),
      change: (edit) => inTurn(() => save(edit).catch(() => set({ draft: edit(get().draft), unsaved: true }))),
    };
  });
}

export const underWay = createUnderWay(deviceStorage);

/** The table being entered; asks the device for it after the first render. */
export function useUnderWay(): UnderWayStore {
  const now = useStore(underWay);
  const { load } = now;
  useEffect(() => void load(), [load]);
  return now;
}
