/** Runs work one after the other, in the order it was asked for; what fails holds up nothing. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** How a store stands with the device. */
export interface Saving {
  /** False on the prerendered page and until the device answered. */
  readonly loaded: boolean;
  /** The last thing entered could not be kept on this device. */
  readonly unsaved: boolean;
}

/** Before the device has answered. */
export const NOT_LOADED: Saving = { loaded: false, unsaved: false };

interface SavingParts<S extends Saving> {
  /** What lies on the device, as the store shows it. */
  readonly read: () => Promise<Partial<S>>;
  readonly get: () => S;
  readonly set: (part: Partial<S> | Partial<Saving>) => void;
}

/**
 * For a store over records: they are read once, and written one after the other. Where reading failed nothing is written:
 * nobody knows what would be overwritten.
 */
export function createSaving<S extends Saving>({
  read,
  get,
  set,
}: SavingParts<S>): {
  readonly load: () => Promise<void>;
  /**
   * Writes, and is done when that is written or `unsaved` says that it could not be. What `show` tells to the store is
   * shown only then.
   */
  readonly save: (write: () => Promise<void>, show?: () => void) => Promise<void>;
} {
  const inTurn = createQueue();
  let reading: Promise<void> | undefined;
  const readOnce = (): Promise<void> => (reading ??= read().then((found) => set({ ...found, loaded: true })));
  const tellUnsaved = (unsaved: boolean): void => {
    if (get().unsaved !== unsaved) set({ unsaved });
  };
  return {
    load: () => readOnce().catch(() => set({ loaded: true, unsaved: true })),
    save: (write, show) =>
      inTurn(async () => {
        const unsaved = await readOnce()
          .then(write)
          .then(
            () => false,
            () => true,
          );
        tellUnsaved(unsaved);
        show?.();
      }),
  };
}
