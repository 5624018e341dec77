/** A record over a list of keys, one value made per key. */
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

/** The keys of a record, typed: only for records whose type names every key they may hold. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): readonly K[] {
  return Object.keys(record) as K[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
