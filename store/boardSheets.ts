import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { blankCopy, type BoardCopy } from './boardCopy';
import { copyFormat, type Shared } from './boardCopyFormat';
import { createRepository, loadAll, type Repository } from './record/repository';
import { createSaving, NOT_LOADED, type Saving } from './record/saving';
import { deviceStorage } from './storage/device';
import type { SharedStorage } from './storage/storage';

/** The copies of the game this device knows, one of them on the table, and what can be done with them; nothing is matched before they are loaded. */
export interface BoardSheets extends Saving {
  /** How many records could not be read; they stay where they are. */
  readonly unreadable: number;
  /** Never empty; in the order they were added. */
  readonly copies: readonly BoardCopy[];
  readonly activeId: string;
  readonly load: () => Promise<void>;
  /** Changes the copy on the table, and is done when that is written; games in progress keep the sheet they were started with. */
  readonly change: (edit: (copy: BoardCopy) => BoardCopy) => Promise<void>;
  /** The same for what is only shown once it is written: that a panel matches the board. */
  readonly confirm: (edit: (copy: BoardCopy) => BoardCopy) => Promise<void>;
  /** Puts another copy on the table. */
  readonly choose: (id: string) => void;
  /** Adds a copy, puts it on the table and says its id. */
  readonly add: (copy?: Partial<Shared>) => string;
  /** Forgets a copy; when it was the last one, an unmatched one takes its place. */
  readonly remove: (id: string) => void;
  /** Undoes a removal or a reset: the copy is as it was, and on the table. */
  readonly restore: (copy: BoardCopy) => void;
  /** When everything done so far is written, or `unsaved` says that it could not be. */
  readonly written: () => Promise<void>;
}

const ACTIVE = 'board/active';
const FIRST = '1';

const idsOf = (copies: readonly BoardCopy[]): readonly number[] =>
  copies.map(({ id }) => Number(id)).filter(Number.isInteger);
const inOrder = (one: BoardCopy, other: BoardCopy): number => Number(one.id) - Number(other.id);
const put = (copies: readonly BoardCopy[], copy: BoardCopy): readonly BoardCopy[] =>
  [...copies.filter(({ id }) => id !== copy.id), copy].sort(inOrder);

/** The copy on the table. */
export const activeCopy = ({ copies, activeId }: Pick<BoardSheets, 'copies' | 'activeId'>): BoardCopy =>
  copies.find(({ id }) => id === activeId) ?? copies[0] ?? blankCopy(FIRST);

interface Found {
  readonly copies: readonly BoardCopy[];
  readonly activeId: string;
  readonly unreadable: number;
  /** The highest number any record has, readable or not: no later copy may overwrite it. */
  readonly lastId: number;
}

async function find(storage: SharedStorage, repository: Repository<BoardCopy>): Promise<Found> {
  const records = await loadAll(copyFormat, storage, repository);
  const copies = records.flatMap(({ content }) => content ?? []).sort(inOrder);
  const lastId = Math.max(0, ...records.map(({ id }) => Number(id)).filter(Number.isInteger));
  return {
    copies: copies.length === 0 ? [blankCopy(String(lastId + 1))] : copies,
    activeId: (await storage.get(ACTIVE)) ?? '',
    unreadable: records.filter(({ isUnreadable }) => isUnreadable).length,
    lastId: Math.max(1, lastId),
  };
}

/** Board sheets over a storage; every change is written at once, one write after the other. */
export function createBoardSheets(storage: SharedStorage): StoreApi<BoardSheets> {
  const repository = createRepository(copyFormat, storage, storage);
  return createStore<BoardSheets>()((set, get) => {
    let lastId = Number(FIRST);

    const read = async () => {
      const found = await find(storage, repository);
      lastId = Math.max(found.lastId, ...idsOf(found.copies));
      return { copies: found.copies, unreadable: found.unreadable, activeId: activeCopy(found).id };
    };
    const { load, save: write } = createSaving<BoardSheets>({ read, get, set });
    let done: Promise<void> = Promise.resolve();
    const save: typeof write = (...given) => (done = write(...given));
    const choose = (activeId: string): void => {
      set({ activeId });
      void save(() => storage.set(ACTIVE, activeId));
    };
    // A value is shown while a finger is still on its button: the next tap builds on it.
    const keep = (copy: BoardCopy): Promise<void> => {
      set({ copies: put(get().copies, copy) });
      return save(() => repository.save(copy, copy.id));
    };
    const confirm = (edit: (copy: BoardCopy) => BoardCopy): Promise<void> => {
      const confirmed = (): BoardCopy => edit(activeCopy(get()));
      return save(
        () => repository.save(confirmed(), confirmed().id),
        () => set({ copies: put(get().copies, confirmed()) }),
      );
    };
    const nextId = (): string => String((lastId = Math.max(lastId, ...idsOf(get().copies)) + 1));

    return {
      ...NOT_LOADED,
      unreadable: 0,
      copies: [blankCopy(FIRST)],
      activeId: FIRST,
      load,
      change: async (edit) => {
        if (get().loaded) await keep(edit(activeCopy(get())));
      },
      confirm: async (edit) => {
        if (get().loaded) await confirm(edit);
      },
      choose,
      add: (copy = {}) => {
        const id = nextId();
        void keep({ ...blankCopy(id), ...copy, id });
        choose(id);
        return id;
      },
      remove: (id) => {
        const left = get().copies.filter((copy) => copy.id !== id);
        const copies = left.length === 0 ? [blankCopy(nextId())] : left;
        set({ copies });
        void save(() => repository.save(null, id));
        choose(activeCopy({ copies, activeId: get().activeId }).id);
      },
      restore: (copy) => {
        void keep(copy);
        choose(copy.id);
      },
      written: () => done,
    };
  });
}

/** The copies of the game on this device, for whoever starts a game with one of them. */
export const boardSheets = createBoardSheets(deviceStorage);

/** The copies of the game on this device. */
export const useBoardSheets = <T>(select: (sheets: BoardSheets) => T): T => useStore(boardSheets, select);

/** What the copy on the table shows; asks the device for it after the first render. */
export function useBoardCopy(): { readonly copy: BoardCopy; readonly loaded: boolean } {
  const copy = useBoardSheets(activeCopy);
  const loaded = useBoardSheets((sheets) => sheets.loaded);
  const load = useBoardSheets((sheets) => sheets.load);
  useEffect(() => void load(), [load]);
  return { copy, loaded };
}
