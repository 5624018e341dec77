import type { Reader } from '../../model/reading';
import { fault, inside, isObject } from '../../model/reading';

/** Reads one of several kinds of thing; the field named `tag` says which. */
export const variant =
  <T>(tag: string, kinds: Readonly<Record<string, Reader<T>>>): Reader<T> =>
  (value, place) => {
    if (!isObject(value)) return fault(place, { code: 'not-an-object' });
    const kind = value[tag];
    const reader = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return reader === undefined
      ? fault(inside(place, tag), { code: 'not-one-of', choices: Object.keys(kinds) })
      : reader(value, place);
  };

/** Something or nothing. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, place) =>
    value === null ? null : reader(value, place);

/** One fixed word, or what the reader reads. */
export const orWord =
  <T, const W extends string>(word: W, reader: Reader<T>): Reader<T | W> =>
  (value, place) =>
    value === word ? word : reader(value, place);

/** A mark that is there or not. */
export const onlyTrue: Reader<true> = (value, place) => (value === true ? true : fault(place, { code: 'not-true-or-false' }));
