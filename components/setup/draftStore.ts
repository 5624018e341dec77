import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { setAside } from '@/store/setAside';
import { deviceStorage } from '@/store/storage/device';
import type { SharedStorage } from '@/store/storage/storage';

import type { Draft } from './draft';
import { draftFormat } from './draftFormat';

const KEY = 'setup/draft';

/** The set-up under way on this device. */
export interface Setup {
  /** False on the prerendered page and until the device answered. */
  readonly loaded: boolean;
  /** Nothing while nobody has chosen how the game comes to the table. */
  readonly draft: Draft | null;
  /** A set-up that could not be read lies beside, untouched. */
  readonly setAside: boolean;
  /** The device did not keep the last tap: it goes on in memory only. */
  readonly unsaved: boolean;
  readonly load: () => Promise<void>;
  /** Begins a set-up, or puts one back that was dropped. */
  readonly begin: (draft: Draft) => Promise<void>;
  /** Changes the draft as it is when its turn comes; it is shown once it is saved. */
  readonly change: (edit: (draft: Draft) => Draft) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** What lies on the device, read. */
interface Found {
  readonly text: string | undefined;
  readonly draft: Draft | null;
  readonly setAside: boolean;
}

/** What cannot be read is copied first and taken away then: it lies somewhere at every moment. */
async function find(storage: SharedStorage): Promise<Found> {
  const text = await storage.get(KEY);
  const draft = text === undefined ? undefined : draftFormat.read(text);
  if (text === undefined || draft !== undefined) return { text, draft: draft ?? null, setAside: false };
  await setAside(storage, 'setup', text);
  const taken = await storage.swap({ key: KEY, expected: text, put: [], drop: [KEY] });
  return taken ? { text: undefined, draft: null, setAside: true } : find(storage);
}

/** Two quick taps are two edits, one after the other. */
function queue(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => (last = last.then(work));
}

type Step = (draft: Draft | null) => Draft | null;

/** A set-up over a storage that other windows may share: saved first, shown then, and never on top of something newer. */
export function createSetup(storage: SharedStorage): StoreApi<Setup> {
  return createStore<Setup>()((set, get) => {
    const inTurn = queue();
    let kept: string | undefined;
    let loading: Promise<void> | undefined;

    const look = async (): Promise<void> => {
      const { text, draft, setAside: aside } = await find(storage);
      kept = text;
      set({ draft, loaded: true, setAside: get().setAside || aside });
    };
    const save = async (step: Step): Promise<void> => {
      const next = step(get().draft);
      const text = next === null ? undefined : draftFormat.write(next);
      const put = text === undefined ? [] : [{ key: KEY, text }];
      const saved = await storage.swap({ key: KEY, expected: kept, put, drop: text === undefined ? [KEY] : [] });
      if (saved) {
        kept = text;
        return set({ draft: next, unsaved: false });
      }
      await look();
      return save(step);
    };
    const take = (step: Step): Promise<void> =>
      inTurn(() => save(step).catch(() => set({ draft: step(get().draft), unsaved: true })));
    return {
      loaded: false,
      draft: null,
      setAside: false,
      unsaved: false,
      load: () => (loading ??= inTurn(() => look().catch(() => set({ loaded: true, unsaved: true })))),
      begin: (draft) => take(() => draft),
      change: (edit) => take((draft) => (draft === null ? null : edit(draft))),
      drop: () => take(() => null),
    };
  });
}

/** The set-up of this device, for whoever begins or ends it. */
export const setup = createSetup(deviceStorage);

/** The set-up of this device; asks for it after the first render. */
export function useSetup(): Setup {
  const now = useStore(setup);
  const { load } = now;
  useEffect(() => void load(), [load]);
  return now;
}
