import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { readJson } from './json';
import { setAside, type Area } from './setAside';
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
  /** Where answers go that nobody here understands, before others overwrite them. */
  readonly aside: Pick<Storage, 'get' | 'set'>;
  readonly area: Area;
  readonly answers: A;
  readonly defaults: Chosen<A>;
  /** What an older app kept, as today's app would have kept it. */
  readonly renew?: (text: string) => string;
}

type Questions = v.ObjectEntries;

/** Whatever was kept, as far as it is an answer, the rest is the default; and whether all of it was. No engine: it runs on every page. */
function readChosen<A extends Answers>(
  text: string,
  { answers, defaults }: Kept<A>,
): { readonly chosen: Chosen<A>; readonly isWhole: boolean } {
  const each = (schemaOf: (question: string) => Questions[string]): Questions =>
    Object.fromEntries(Object.keys(answers).map((question) => [question, schemaOf(question)]));
  const answer = (question: string) => v.picklist(answers[question] ?? []);
  const whole = v.strictObject(each((question) => v.exactOptional(answer(question))));
  const known = v.object(each((question) => v.fallback(answer(question), defaults[question] ?? '')));
  const read = readJson(known, text) as Chosen<A> | undefined;
  return { chosen: read ?? defaults, isWhole: readJson(whole, text) !== undefined };
}

/** A few questions with one answer each: at their defaults until the device answered, then as the person left them. */
export function createChoices<A extends Answers>(kept: Kept<A>): StoreApi<Choices<Chosen<A>>> {
  const { storage, aside, area, defaults, renew = (text) => text } = kept;
  return createStore<Choices<Chosen<A>>>()((set, get) => {
    let loading: Promise<void> | undefined;
    let writing: Promise<void> = Promise.resolve();
    const tellUnsaved = (unsaved: boolean): void => {
      if (get().unsaved !== unsaved) set({ unsaved });
    };
    const read = async (): Promise<void> => {
      try {
        const text = await storage.get(area);
        if (text === undefined) return set({ loaded: true });
        const { chosen, isWhole } = readChosen(renew(text), kept);
        set({ chosen, loaded: true });
        if (!isWhole) await setAside(aside, area, text);
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
        writing = writing
          .then(() => storage.set(area, JSON.stringify(chosen)))
          .then(
            () => tellUnsaved(false),
            () => tellUnsaved(true),
          );
      },
    };
  });
}
