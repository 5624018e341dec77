/** Text by key, kept on this device. Everything is asynchronous, and anything may fail: a full disk, a private window. */
export interface Storage {
  readonly get: (key: string) => Promise<string | undefined>;
  readonly set: (key: string, value: string) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** The keys that start with the prefix, in no particular order. */
  readonly keys: (prefix: string) => Promise<readonly string[]>;
}
