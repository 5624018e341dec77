import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { againWith, basisOf, blankSheet, type Basis, type KeptSheet, type ScoreSheet } from './scoreSheet';
import { draftFormat, keptFormat } from './scoreSheetFormat';
import { setAside } from './setAside';
import { deviceStorage } from './storage/device';
import type { Storage } from './storage/storage';

/** The sheet being filled in, those that are finished, and what can be done with them. */
export interface ScoreSheets {
  /** False on the prerendered page and until the device answered: nothing may be entered before. */
  readonly loaded: boolean;
  /** The last thing entered could not be kept on this device. */
  readonly unsaved: boolean;
  readonly draft: ScoreSheet;
  /** Newest first. */
  readonly kept: readonly KeptSheet[];
  readonly load: () => Promise<void>;
  readonly change: (edit: (sheet: ScoreSheet) => ScoreSheet) => void;
  /** Keeps the draft with what it is scored by, and says under which id; a sheet taken up again keeps its id and date. */
  readonly finish: (device: Basis) => string;
  /** Starts a new sheet with the people of the draft or of a finished sheet. */
  readonly again: (from?: KeptSheet) => void;
  /** Takes a finished sheet up again to correct it. */
  readonly reopen: (finished: KeptSheet) => void;
  readonly remove: (finished: KeptSheet) => void;
  /** Takes a removal back. */
  readonly restore: (finished: KeptSheet) => void;
}

const DRAFT = 'score/draft';
const KEPT = 'score/kept/';

export interface Clock {
  readonly now: () => Date;
}

const newestFirst = (one: KeptSheet, other: KeptSheet): number => other.finishedAt.localeCompare(one.finishedAt);
const without = (list: readonly KeptSheet[], { id }: KeptSheet): readonly KeptSheet[] =>
  list.filter((one) => one.id !== id);

async function loadDraft(storage: Storage): Promise<ScoreSheet> {
  const stored = await storage.get(DRAFT);
  if (stored === undefined) return blankSheet();
  const draft = draftFormat.read(stored);
  if (draft === undefined) await setAside(storage, 'score', stored);
  return draft ?? blankSheet();
}

async function readKept(storage: Storage, key: string): Promise<readonly KeptSheet[]> {
  const stored = await storage.get(key);
  const sheet = stored === undefined ? undefined : keptFormat.read(stored);
  if (stored !== undefined && sheet === undefined) await setAside(storage, 'score', stored);
  return sheet === undefined ? [] : [sheet];
}

/** Unreadable ones stay where they are, untouched: perhaps a newer app wrote them. */
async function loadKept(storage: Storage): Promise<readonly KeptSheet[]> {
  const sheets = await Promise.all((await storage.keys(KEPT)).map((key) => readKept(storage, key)));
  return sheets.flat().sort(newestFirst);
}

/** Score sheets over a storage; every change is written at once, one write after the other. */
export function createScoreSheets(storage: Storage, clock: Clock = { now: () => new Date() }): StoreApi<ScoreSheets> {
  return createStore<ScoreSheets>()((set, get) => {
    let writing: Promise<void> = Promise.resolve();
    let loading: Promise<void> | undefined;

    const save = (write: () => Promise<void>): void => {
      writing = writing.then(write).then(
        () => set({ unsaved: false }),
        () => set({ unsaved: true }),
      );
    };
    const setDraft = (draft: ScoreSheet): void => {
      set({ draft });
      save(() => storage.set(DRAFT, draftFormat.write(draft)));
    };
    const keep = (finished: KeptSheet): void => {
      set({ kept: [...without(get().kept, finished), finished].sort(newestFirst) });
      save(() => storage.set(KEPT + finished.id, keptFormat.write(finished)));
    };
    const readEverything = async (): Promise<void> => {
      try {
        const [draft, kept] = await Promise.all([loadDraft(storage), loadKept(storage)]);
        set({ draft, kept, loaded: true });
      } catch {
        set({ loaded: true, unsaved: true });
      }
    };

    return {
      loaded: false,
      unsaved: false,
      draft: blankSheet(),
      kept: [],
      load: () => (loading ??= readEverything()),
      change: (edit) => {
        if (get().loaded) setDraft(edit(get().draft));
      },
      finish: (device) => {
        const { draft, kept } = get();
        const finishedAt = clock.now();
        const before = kept.find(({ id }) => id === draft.keptAs);
        const id = before?.id ?? finishedAt.getTime().toString(36);
        const sheet = { ...draft, ...basisOf(draft, device), keptAs: id };
        setDraft(sheet);
        keep({ id, finishedAt: before?.finishedAt ?? finishedAt.toISOString(), sheet });
        return id;
      },
      again: (from) => setDraft(againWith(from?.sheet ?? get().draft)),
      reopen: ({ sheet }) => setDraft(sheet),
      remove: (finished) => {
        set({ kept: without(get().kept, finished) });
        save(() => storage.delete(KEPT + finished.id));
      },
      restore: keep,
    };
  });
}

const scoreSheets = createScoreSheets(deviceStorage);

/** The score sheets of this device. */
export const useScoreSheets = <T>(select: (sheets: ScoreSheets) => T): T => useStore(scoreSheets, select);
