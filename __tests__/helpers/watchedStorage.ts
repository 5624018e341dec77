import type { SharedStorage } from '@/store/storage/storage';

/** The same storage; `onWritten` hears what was written once it is. */
export const watchedStorage = (storage: SharedStorage, onWritten: (key: string) => void): SharedStorage => ({
  ...storage,
  swap: async (swap) => {
    const swapped = await storage.swap(swap);
    onWritten(swap.key);
    return swapped;
  },
});
