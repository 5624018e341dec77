import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Storage } from './storage/storage';

/** For each question the answers there are. */
type Answers = Readonly<Record<string, readonly string[]>>;
/** One answer to each question. */
export type Chosen<A extends Answers> = { readonly [Question in keyof A]: A[Question][number] };

/** Answers kept on this device under one key. */
export interface Choices<T> {
  /** False on the prerendered page and until the device answered. */
  readonly loaded: boolean;
  /** The last answer could not be kept on this device. */
  readonly unsaved: boolean;
  readonly chosen: T;
  readonly load: () => Promise<void>;
  readonly choose: (part: Partial<T>) => void;
}

interface Kept<A extends Answers> {
  readonly storage: Pick<Storage, 'get' | 'set'>;
  readonly key: string;
  readonly answers: A;
  readonly defaults: Chosen<A>;
}

/** Whatever was kept, as far as it is an answer; the rest is the default. No engine is needed for this: it runs on every page. */
function readChosen<A extends Answers>(text: string | undefined, { answers, defaults }: Kept<A>): Chosen<A> {
  try {
    const kept = Object.entries<unknown>(JSON.parse(text ?? '{}'));
    const known = kept.filter(([question, answer]) => answers[question]?.some((one) => one === answer));
    return { ...defaults, ...Object.fromEntries(known) };
  } catch {
    return defaults;
  }
}

/** A few questions with one answer each: at their defaults until the device answered, then as the person left them. */
export function createChoices<A extends Answers>(kept: Kept<A>): StoreApi<Choices<Chosen<A>>> {
  const { storage, key, defaults } = kept;
  return createStore<Choices<Chosen<A>>>()((set, get) => {
    let loading: Promise<void> | undefined;
    let writing: Promise<void> = Promise.resolve();
    const tellUnsaved = (unsaved: boolean): void => {
      if (get().unsaved !== unsaved) set({ unsaved });
    };
    const read = async (): Promise<void> => {
      try {
        set({ chosen: readChosen(await storage.get(key), kept), loaded: true });
      } catch {
        set({ loaded: true, unsaved: true });
      }
    };
    return {
      loaded: false,
      unsaved: false,
      chosen: defaults,
      load: () => (loading ??= read()),
      choose: (part) => {
        const chosen = { ...get().chosen, ...part };
        set({ chosen });
        writing = writing.then(() => storage.set(key, JSON.stringify(chosen))).then(
          () => tellUnsaved(false),
          () => tellUnsaved(true),
        );
      },
    };
  });
}
