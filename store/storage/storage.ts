/** Text by key, kept on this device. Everything is asynchronous, and anything may fail: a full disk, a private window. */
export interface Storage {
  readonly get: (key: string) => Promise<string | undefined>;
  readonly set: (key: string, value: string) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** The keys that start with the prefix, in no particular order. */
  readonly keys: (prefix: string) => Promise<readonly string[]>;
}

/** Several records written together, provided that one of them is still as the writer last saw it. */
export interface Swap {
  readonly key: string;
  /** What the writer believes to lie under the key; nothing: no record at all. */
  readonly expected: string | undefined;
  readonly put: readonly { readonly key: string; readonly text: string }[];
  readonly drop: readonly string[];
}

/** A storage several writers may share: whoever comes too late learns so and has changed nothing. */
export interface SharedStorage extends Storage {
  /** All of it or nothing; false when another writer came first. */
  readonly swap: (swap: Swap) => Promise<boolean>;
}
