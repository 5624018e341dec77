/** Turns JSON of unknown origin into a value; nothing when it is of another shape. No engine and no package: it runs on every page. */
export type Read<T> = (json: unknown) => T | undefined;

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Something that is judged later, by whoever knows what it is. */
export const anything: Read<unknown> = (json) => json;

export const text: Read<string> = (json) => (typeof json === 'string' ? json : undefined);
export const number: Read<number> = (json) => (typeof json === 'number' ? json : undefined);

/** A whole number from `least` on. */
export const whole =
  (least: number): Read<number> =>
  (json) =>
    Number.isSafeInteger(json) && (json as number) >= least ? (json as number) : undefined;

/** One of the listed words or numbers. */
export const choice =
  <const T extends string | number>(choices: readonly T[]): Read<T> =>
  (json) =>
    choices.find((one) => one === json);

/** What the reader says; `absent` where there is nothing to read. */
export const orElse =
  <T>(read: Read<T>, absent: T): Read<T> =>
  (json) =>
    json === undefined ? absent : read(json);

export const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (json) => {
    if (!Array.isArray(json)) return undefined;
    const all = json.map(read);
    return all.includes(undefined) ? undefined : (all as readonly T[]);
  };

/** An object with these fields; whatever else it holds is let go. */
export const fields =
  <T>(readers: { readonly [K in keyof T]-?: Read<T[K]> }): Read<T> =>
  (json) => {
    if (!isObject(json)) return undefined;
    const read: Partial<T> = {};
    for (const key in readers) {
      const field = readers[key](json[key]);
      if (field === undefined) return undefined;
      read[key] = field;
    }
    return read as T;
  };
