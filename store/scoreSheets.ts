import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { createRepository, loadAll } from './record/repository';
import { createSaving, NOT_LOADED, type Saving } from './record/saving';
import { againWith, basisOf, blankScoreSheet, type Basis, type SavedScoreSheet, type ScoreSheet } from './scoreSheet';
import { draftFormat, keptFormat } from './scoreSheetFormat';
import { deviceStorage } from './storage/device';
import type { SharedStorage } from './storage/storage';

/** The sheet being filled in, those that are finished, and what can be done with them; nothing may be entered before they are loaded. */
export interface ScoreSheets extends Saving {
  readonly draft: ScoreSheet;
  /** Newest first. */
  readonly kept: readonly SavedScoreSheet[];
  readonly load: () => Promise<void>;
  readonly change: (edit: (sheet: ScoreSheet) => ScoreSheet) => void;
  /**
   * Keeps the draft with what it is scored by, and says under which id once that is written; a sheet taken up again
   * keeps its id and date.
   */
  readonly finish: (device: Basis) => Promise<string>;
  /** Starts a new sheet with the people of the draft or of a finished sheet. */
  readonly again: (from?: SavedScoreSheet) => void;
  /** Takes a finished sheet up again to correct it. */
  readonly reopen: (finished: SavedScoreSheet) => void;
  readonly remove: (finished: SavedScoreSheet) => Promise<void>;
  /** Undoes a removal. */
  readonly restore: (finished: SavedScoreSheet) => Promise<void>;
}

export interface Clock {
  readonly now: () => Date;
}

const newestFirst = (one: SavedScoreSheet, other: SavedScoreSheet): number =>
  other.finishedAt.localeCompare(one.finishedAt);
const without = (list: readonly SavedScoreSheet[], { id }: SavedScoreSheet): readonly SavedScoreSheet[] =>
  list.filter((one) => one.id !== id);

/** Score sheets over a storage; every change is written at once, one write after the other. */
export function createScoreSheets(
  storage: SharedStorage,
  clock: Clock = { now: () => new Date() },
): StoreApi<ScoreSheets> {
  const drafts = createRepository(draftFormat, storage, storage);
  const finishedSheets = createRepository(keptFormat, storage, storage);
  return createStore<ScoreSheets>()((set, get) => {
    const read = async () => {
      const [draft, sheets] = await Promise.all([drafts.load(), loadAll(keptFormat, storage, finishedSheets)]);
      const kept = sheets.flatMap(({ content }) => content ?? []).sort(newestFirst);
      return { draft: draft.content ?? blankScoreSheet(), kept };
    };
    const { load, save } = createSaving<ScoreSheets>({ read, get, set });
    // What is being typed is shown at once: the next digit builds on it.
    const setDraft = (draft: ScoreSheet): void => {
      set({ draft });
      void save(() => drafts.save(draft));
    };
    const keep = (finished: SavedScoreSheet): Promise<void> =>
      save(
        () => finishedSheets.save(finished, finished.id),
        () => set({ kept: [...without(get().kept, finished), finished].sort(newestFirst) }),
      );

    return {
      ...NOT_LOADED,
      draft: blankScoreSheet(),
      kept: [],
      load,
      change: (edit) => {
        if (get().loaded) setDraft(edit(get().draft));
      },
      finish: async (device) => {
        const { draft, kept } = get();
        const finishedAt = clock.now();
        const before = kept.find(({ id }) => id === draft.keptAs);
        const id = before?.id ?? finishedAt.getTime().toString(36);
        const sheet = { ...draft, ...basisOf(draft, device), keptAs: id };
        setDraft(sheet);
        await keep({ id, finishedAt: before?.finishedAt ?? finishedAt.toISOString(), sheet });
        return id;
      },
      again: (from) => setDraft(againWith(from?.sheet ?? get().draft)),
      reopen: ({ sheet }) => setDraft(sheet),
      remove: (finished) =>
        save(
          () => finishedSheets.save(null, finished.id),
          () => set({ kept: without(get().kept, finished) }),
        ),
      restore: keep,
    };
  });
}

const scoreSheets = createScoreSheets(deviceStorage);

/** The score sheets of this device. */
export const useScoreSheets = <T>(select: (sheets: ScoreSheets) => T): T => useStore(scoreSheets, select);
