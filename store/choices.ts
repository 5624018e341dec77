import { createStore, type StoreApi } from 'zustand/vanilla';

import { recordFormat, type Migration, type RecordFormat } from './record/format';
import { VERSIONS, type RecordKind } from './record/kinds';
import { choice, type JsonObject } from './record/read';
import { createRepository } from './record/repository';
import { createSaving, NOT_LOADED, type Saving } from './record/saving';
import type { SharedStorage } from './storage/storage';

/** For each question the answers there are. */
type Answers = Readonly<Record<string, readonly string[]>>;
/** One answer to each question. */
export type Chosen<A extends Answers> = { readonly [Question in keyof A]: A[Question][number] };

/** Answers kept on this device under one key. */
export interface Choices<T> extends Saving {
  readonly chosen: T;
  readonly load: () => Promise<void>;
  /** Chosen, and shown as chosen, once it is written; or once the device has said that it cannot. */
  readonly choose: (part: Partial<T>) => Promise<void>;
}

interface Questions<A extends Answers> {
  /** Also the key the answers lie under. */
  readonly kind: RecordKind;
  readonly migrations: readonly Migration[];
  readonly answers: A;
  readonly defaults: Chosen<A>;
}

/** A question that was not answered has its default; where an answer cannot be understood, the others still count. */
export function choicesFormat<A extends Answers>({
  kind,
  migrations,
  answers,
  defaults,
}: Questions<A>): RecordFormat<Chosen<A>> {
  const answerTo = (question: string, content: JsonObject): string | undefined =>
    Object.hasOwn(answers, question) ? choice(answers[question] ?? [])(content[question]) : undefined;
  const salvage = (content: JsonObject): Chosen<A> =>
    Object.fromEntries(
      Object.keys(answers).map((question) => [question, answerTo(question, content) ?? defaults[question]]),
    ) as Chosen<A>;
  const isWhole = (content: JsonObject): boolean =>
    Object.keys(content).every((question) => answerTo(question, content) !== undefined);
  return recordFormat<Chosen<A>>({
    kind,
    key: kind,
    version: VERSIONS[kind],
    migrations,
    isBare: true,
    salvage,
    read: (content) => (isWhole(content) ? salvage(content) : undefined),
  });
}

interface ChoicesParts<T> {
  readonly format: RecordFormat<T>;
  readonly defaults: T;
  readonly storage: Pick<SharedStorage, 'get' | 'swap'>;
  /** Where answers go that nobody here understands, before others overwrite them. */
  readonly quarantine: SharedStorage;
}

/** A few questions with one answer each: at their defaults until the device answered, then as the person left them. */
export function createChoices<T extends object>(parts: ChoicesParts<T>): StoreApi<Choices<T>> {
  const { format, defaults, storage, quarantine } = parts;
  const repository = createRepository(format, storage, quarantine);
  return createStore<Choices<T>>()((set, get) => {
    /** Whoever chooses before the device has answered has chosen all the same. */
    let early: Partial<T> = {};
    const read = async () => ({ chosen: { ...((await repository.load()).content ?? defaults), ...early } });
    const { load, save } = createSaving<Choices<T>>({ read, get, set });
    return {
      ...NOT_LOADED,
      chosen: defaults,
      load,
      choose: (part) => {
        early = { ...early, ...part };
        const chosen = (): T => ({ ...get().chosen, ...part });
        return save(
          () => repository.save(chosen()),
          () => set({ chosen: chosen() }),
        );
      },
    };
  });
}
