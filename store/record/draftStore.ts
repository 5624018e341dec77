import { createStore, type StoreApi } from 'zustand/vanilla';

import type { SharedStorage } from '../storage/storage';
import type { RecordFormat } from './format';
import { createRepository } from './repository';
import { createQueue, type Saving } from './saving';

/** Something a person is in the middle of. */
export interface DraftStore<D> extends Saving {
  readonly draft: D | null;
  /** A draft from before could not be read and lies in quarantine. */
  readonly quarantined: boolean;
  readonly load: () => Promise<void>;
  /** Begins a draft, or puts one back that was dropped. */
  readonly begin: (draft: D) => Promise<void>;
  /** Changes the draft as it is when its turn comes; where there is none, `otherwise` if that is given. */
  readonly change: (edit: (draft: D) => D, otherwise?: D) => Promise<void>;
  readonly drop: () => Promise<void>;
}

type Step<D> = (draft: D | null) => D | null;

/** A draft over a storage that other windows may share: saved first, shown then, and never on top of something newer. */
export function createDraftStore<D>(format: RecordFormat<D>, storage: SharedStorage): StoreApi<DraftStore<D>> {
  const repository = createRepository(format, storage, storage);
  return createStore<DraftStore<D>>()((set, get) => {
    const inTurn = createQueue();
    let loading: Promise<void> | undefined;

    const look = async (): Promise<void> => {
      const { content, isQuarantined } = await repository.load();
      set({ draft: content ?? null, loaded: true, quarantined: get().quarantined || isQuarantined });
    };
    const save = async (step: Step<D>): Promise<void> => {
      const draft = step(get().draft);
      if (await repository.replace(draft)) return set({ draft, unsaved: false });
      await look();
      return save(step);
    };
    const take = (step: Step<D>): Promise<void> =>
      inTurn(() => save(step).catch(() => set({ draft: step(get().draft), unsaved: true })));
    return {
      loaded: false,
      draft: null,
      quarantined: false,
      unsaved: false,
      load: () => (loading ??= inTurn(() => look().catch(() => set({ loaded: true, unsaved: true })))),
      begin: (draft) => take(() => draft),
      change: (edit, otherwise) =>
        take((draft) => {
          const before = draft ?? otherwise;
          return before === undefined ? null : edit(before);
        }),
      drop: () => take(() => null),
    };
  });
}
