import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { createRepository } from '../record/repository';
import { createQueue } from '../record/saving';
import { deviceStorage } from '../storage/device';
import type { SharedStorage } from '../storage/storage';
import { statisticsFormat, type KnownGame } from './format';
import { keysOfGames, lookThrough, stillThere, sumUpAll, type Breathe, type Reading, type Tell } from './refresh';

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
      const { known: shown } = get();
      set({ loaded: true, closed: false, known: isSame(known, shown) ? shown : known });
    };
    // A device that cannot keep the list sums the games up again next time.
    const keep = async (known: readonly KnownGame[]): Promise<void> => {
      show(known);
      await repository.save({ games: known }).catch(() => undefined);
    };
    const tell: Tell = async (known, reading) => {
      set({ reading });
      if (reading.done > 0) await keep(known);
    };

    const loadOnce = async (): Promise<void> => {
      const [keys, { content }] = await Promise.all([keysOfGames(storage), repository.load()]);
      const saved = content?.games ?? [];
      const there = stillThere(saved, keys);
      // Where nothing is known yet, nobody is told that there is nothing.
      if (there.length > 0 || get().loaded) show(there);
      const looked = await lookThrough(storage, saved, keys, breathe);
      const known = await sumUpAll(storage, looked, saved, { tell, breathe });
      set({ reading: null });
      if (looked.toRead.length > 0 || known.length !== saved.length) await keep(known);
      else show(known);
    };

    const inTurn = createQueue();
    return {
      loaded: false,
      closed: false,
      known: [],
      reading: null,
      load: () => inTurn(() => loadOnce().catch(() => set({ loaded: true, closed: true, reading: null }))),
    };
  });
}

const statistics = createStatistics(deviceStorage);

/** The statistics of this device. */
export const useStatistics = <T>(select: (statistics: Statistics) => T): T => useStore(statistics, select);
