import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { createRepository } from '../record/repository';
import { createQueue } from '../record/saving';
import { deviceStorage } from '../storage/device';
import type { SharedStorage } from '../storage/storage';
import { statisticsFormat, type KnownGame } from './format';
import { keysOfGames, lookThrough, stillThere, sumUp, type Breathe } from './refresh';

/** How far the summing up of games has come. */
export interface Reading {
  readonly done: number;
  readonly of: number;
}

/** What is known of the finished games of this device. */
export interface Statistics {
  readonly loaded: boolean;
  /** The device does not answer: there may be games, but nothing is known of them. */
  readonly closed: boolean;
  readonly known: readonly KnownGame[];
  /** While games are summed up that nothing is known of yet. */
  readonly reading: Reading | null;
  /** Shows what is known, then looks in the background for what has changed. */
  readonly load: () => Promise<void>;
}

/** A long list is saved in between, so that whoever leaves early does not begin anew. */
const SAVED_EVERY = 25;

const breath: Breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

const isSame = (one: readonly KnownGame[], other: readonly KnownGame[]): boolean =>
  one.length === other.length && one.every((game, at) => game === other[at]);

/**
 * Statistics over a storage. They are one record, shown as soon as it is read; the games are the truth, and every game that
 * was played, changed or deleted since is summed up anew behind it.
 */
export function createStatistics(storage: SharedStorage, breathe: Breathe = breath): StoreApi<Statistics> {
  const repository = createRepository(statisticsFormat, storage, storage);
  return createStore<Statistics>()((set, get) => {
    const show = (known: readonly KnownGame[]): void => {
      if (!isSame(known, get().known)) set({ known });
    };
    // A device that cannot keep the list sums the games up again next time.
    const keep = async (known: readonly KnownGame[]): Promise<void> => {
      show([...known]);
      await repository.save({ games: known }).catch(() => undefined);
    };

    const showSaved = async (keys: readonly string[]): Promise<readonly KnownGame[]> => {
      const saved = (await repository.load()).content?.games ?? [];
      show(stillThere(saved, keys));
      set({ loaded: true, closed: false });
      return saved;
    };

    const refresh = async (saved: readonly KnownGame[], keys: readonly string[]): Promise<void> => {
      const { current, toRead } = await lookThrough(storage, saved, keys, breathe);
      const known = [...current];
      for (const [at, named] of toRead.entries()) {
        set({ reading: { done: at, of: toRead.length } });
        const before = saved.find(({ key }) => key === named.key)?.game;
        const found = await sumUp(storage, named, before);
        if (found !== undefined) known.push(found);
        if (at % SAVED_EVERY === SAVED_EVERY - 1) await keep(known);
        await breathe();
      }
      set({ reading: null });
      if (toRead.length > 0 || known.length !== saved.length) await keep(known);
      else show(known);
    };

    const loadOnce = async (): Promise<void> => {
      try {
        const keys = await keysOfGames(storage);
        await refresh(await showSaved(keys), keys);
      } catch {
        set({ loaded: true, closed: true, reading: null });
      }
    };

    const inTurn = createQueue();
    return {
      loaded: false,
      closed: false,
      known: [],
      reading: null,
      load: () => inTurn(loadOnce),
    };
  });
}

const statistics = createStatistics(deviceStorage);

/** The statistics of this device. */
export const useStatistics = <T>(select: (statistics: Statistics) => T): T => useStore(statistics, select);
