import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { blankCopy, type BoardCopy } from './boardCopy';
import { copyFormat, type Shared } from './boardCopyFormat';
import { setAside } from './setAside';
import { deviceStorage } from './storage/device';
import type { Storage } from './storage/storage';

/** The copies of the game this device knows, one of them on the table, and what can be done with them. */
export interface BoardSheets {
  /** False on the prerendered page and until the device answered: nothing is matched before. */
  readonly loaded: boolean;
  /** The last thing entered could not be kept on this device. */
  readonly unsaved: boolean;
  /** How many records could not be read; they stay where they are. */
  readonly unreadable: number;
  /** Never empty; in the order they were added. */
  readonly copies: readonly BoardCopy[];
  readonly activeId: string;
  readonly load: () => Promise<void>;
  /** Changes the copy on the table; games under way keep the sheet they were started with. */
  readonly change: (edit: (copy: BoardCopy) => BoardCopy) => void;
  /** Puts another copy on the table. */
  readonly choose: (id: string) => void;
  /** Adds a copy, puts it on the table and says its id. */
  readonly add: (copy?: Partial<Shared>) => string;
  /** Forgets a copy; when it was the last one, an unmatched one takes its place. */
  readonly remove: (id: string) => void;
  /** Takes a removal or a reset back: the copy is as it was, and on the table. */
  readonly restore: (copy: BoardCopy) => void;
}

const COPY = 'board/copy/';
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

/** What cannot be read stays where it is, untouched, and is named. */
async function readCopy(storage: Storage, text: string): Promise<BoardCopy | undefined> {
  const copy = copyFormat.read(text);
  if (copy === undefined) await setAside(storage, 'board', text);
  return copy;
}

async function find(storage: Storage): Promise<Found> {
  const keys = await storage.keys(COPY);
  const records = await Promise.all(keys.map((key) => storage.get(key)));
  const read = await Promise.all(records.map((text) => (text === undefined ? undefined : readCopy(storage, text))));
  const copies = read.filter((copy) => copy !== undefined).sort(inOrder);
  const lastId = Math.max(0, ...keys.map((key) => Number(key.slice(COPY.length))).filter(Number.isInteger));
  return {
    copies: copies.length === 0 ? [blankCopy(String(lastId + 1))] : copies,
    activeId: (await storage.get(ACTIVE)) ?? '',
    unreadable: read.length - copies.length,
    lastId: Math.max(1, lastId),
  };
}

/** Board sheets over a storage; every change is written at once, one write after the other. */
export function createBoardSheets(storage: Storage): StoreApi<BoardSheets> {
  return createStore<BoardSheets>()((set, get) => {
    let writing: Promise<void> = Promise.resolve();
    let loading: Promise<void> | undefined;
    let lastId = Number(FIRST);

    const tellUnsaved = (unsaved: boolean): void => {
      if (get().unsaved !== unsaved) set({ unsaved });
    };
    const save = (write: () => Promise<void>): void => {
      writing = writing.then(write).then(
        () => tellUnsaved(false),
        () => tellUnsaved(true),
      );
    };
    const choose = (activeId: string): void => {
      set({ activeId });
      save(() => storage.set(ACTIVE, activeId));
    };
    const keep = (copy: BoardCopy): void => {
      set({ copies: put(get().copies, copy) });
      save(() => storage.set(COPY + copy.id, copyFormat.write(copy)));
    };
    const nextId = (): string => String((lastId = Math.max(lastId, ...idsOf(get().copies)) + 1));
    const readEverything = async (): Promise<void> => {
      try {
        const found = await find(storage);
        lastId = Math.max(found.lastId, ...idsOf(found.copies));
        const { copies, unreadable } = found;
        set({ copies, unreadable, activeId: activeCopy(found).id, loaded: true });
      } catch {
        set({ loaded: true, unsaved: true });
      }
    };

    return {
      loaded: false,
      unsaved: false,
      unreadable: 0,
      copies: [blankCopy(FIRST)],
      activeId: FIRST,
      load: () => (loading ??= readEverything()),
      change: (edit) => {
        if (get().loaded) keep(edit(activeCopy(get())));
      },
      choose,
      add: (copy = {}) => {
        const id = nextId();
        keep({ ...blankCopy(id), ...copy, id });
        choose(id);
        return id;
      },
      remove: (id) => {
        const left = get().copies.filter((copy) => copy.id !== id);
        const copies = left.length === 0 ? [blankCopy(nextId())] : left;
        set({ copies });
        save(() => storage.delete(COPY + id));
        choose(activeCopy({ copies, activeId: get().activeId }).id);
      },
      restore: (copy) => {
        keep(copy);
        choose(copy.id);
      },
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
