import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Fault, Problem } from './fault';
import { LIMITS } from './limits';

/** Where in the document a reader stands, and whom it tells about problems. */
export interface Place {
  readonly path: string;
  readonly report: (problem: Problem) => void;
}

/** Turns JSON into a value, or reports what is wrong and gives nothing: reading continues to find every problem. */
export type Reader<T> = (value: unknown, place: Place) => T | undefined;

/** One reader for every field of a thing. */
export type Readers<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** What an absent field means: a default, or nothing at all; any other field is missing. */
export interface Absent<T> {
  readonly defaults?: Partial<T>;
  readonly optional?: readonly (keyof T)[];
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** Names of fields come from the document: of an endless one the beginning is enough. */
const short = (key: string): string => (key.length > LIMITS.name ? `${key.slice(0, LIMITS.name)}…` : key);

export const inside = ({ path, report }: Place, key: string | number): Place => {
  const name = typeof key === 'string' ? short(key) : String(key);
  return { path: path === '' ? name : `${path}.${name}`, report };
};

/** Reports a fault here; gives nothing, so that a reader can return it. */
export function fault(place: Place, what: Fault): undefined {
  place.report({ ...what, path: place.path });
  return undefined;
}

/** Whether lists and objects lie in each other deeper than this; it goes no deeper itself. */
function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const part of parts) if (isDeeperThan(part, most - 1)) return true;
  return false;
}

/** Keeps the first problems and counts the others: a damaged file may be wrong in a million places. */
function collector(): { readonly report: Place['report']; readonly problems: () => readonly Problem[] } {
  const kept: Problem[] = [];
  let count = 0;
  const report = (problem: Problem): void => {
    if (problem.code === 'and-more') {
      count += problem.count;
      return;
    }
    if (kept.length < LIMITS.problems) kept.push(problem);
    else count += 1;
  };
  const problems = (): readonly Problem[] => (count === 0 ? kept : [...kept, { code: 'and-more', count, path: '' }]);
  return { report, problems };
}

/** Runs a reader over a document and gives its value, or the problems found. */
export function readAll<T>(reader: Reader<T>, value: unknown): Result<T, readonly Problem[]> {
  if (isDeeperThan(value, LIMITS.depth)) return refuse([{ code: 'too-deep', most: LIMITS.depth, path: '' }]);
  const { report, problems } = collector();
  const read = reader(value, { path: '', report });
  const found = problems();
  return read === undefined || found.length > 0 ? refuse(found) : ok(read);
}

/** A reader that gives nothing as soon as anything inside was refused. */
export const sound =
  <T>(reader: Reader<T>): Reader<T> =>
  (value, { path, report }) => {
    let faults = 0;
    const read = reader(value, {
      path,
      report: (problem) => {
        faults += 1;
        report(problem);
      },
    });
    return faults === 0 ? read : undefined;
  };

/** A reader whose value must also make sense; `judge` names what does not. */
export const where =
  <T>(reader: Reader<T>, judge: (value: T) => Fault | undefined): Reader<T> =>
  (value, place) => {
    const read = reader(value, place);
    const wrong = read === undefined ? undefined : judge(read);
    return wrong === undefined ? read : fault(place, wrong);
  };

export const number: Reader<number> = (value, place) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fault(place, { code: 'not-a-number' });

/** What is longer than it may be; asked before anybody looks at the parts. */
const tooLong = ({ length: has }: { readonly length: number }, most: number): Fault | undefined =>
  has > most ? { code: 'too-long', most, has } : undefined;

/** A text of at most so many characters. */
export const textUpTo =
  (most: number): Reader<string> =>
  (value, place) => {
    if (typeof value !== 'string') return fault(place, { code: 'not-text' });
    const wrong = tooLong(value, most);
    return wrong === undefined ? value : fault(place, wrong);
  };

export const text = textUpTo(LIMITS.text);

export const truth: Reader<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : fault(place, { code: 'not-true-or-false' });

/** What keeps a number from being a whole one within these limits. */
export function wholeFault(has: number, least: number, most: number = LIMITS.amount): Fault | undefined {
  if (has < least) return { code: 'too-small', least, has };
  if (has > most) return { code: 'too-large', most, has };
  return Number.isInteger(has) ? undefined : { code: 'not-whole' };
}

/** A whole number from `least` to `most`. */
export const whole = (least: number, most?: number): Reader<number> =>
  where(number, (has) => wholeFault(has, least, most));

/** One of the listed words or numbers. */
export function choice<const T extends string | number>(choices: readonly T[]): Reader<T> {
  return (value, place) => choices.find((one) => one === value) ?? fault(place, { code: 'not-one-of', choices });
}

const allRead = <T>(read: readonly (T | undefined)[]): read is readonly T[] => !read.includes(undefined);

/** A list of at most so many entries; with one entry that cannot be read it is nothing. */
export const list =
  <T>(reader: Reader<T>, most: number = LIMITS.list): Reader<readonly T[]> =>
  (value, place) => {
    if (!Array.isArray(value)) return fault(place, { code: 'not-a-list' });
    const wrong = tooLong(value, most);
    if (wrong !== undefined) return fault(place, wrong);
    const read = value.map((entry: unknown, index) => reader(entry, inside(place, index)));
    return allRead(read) ? read : undefined;
  };

/** A list that holds nothing twice. */
export const distinct =
  <T extends string | number>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, place) => {
    const read = list(reader)(value, place);
    const seen = new Set<T>();
    read?.forEach((entry, index) => {
      if (seen.has(entry)) fault(inside(place, index), { code: 'twice', of: entry });
      seen.add(entry);
    });
    return read;
  };

/** A list of exactly so many entries; `T` is the tuple of that length. */
export const tuple =
  <T extends readonly unknown[]>(readers: Readers<[...T]>): Reader<T> =>
  (value, place) => {
    if (!Array.isArray(value)) return fault(place, { code: 'not-a-list' });
    if (value.length !== readers.length)
      return fault(place, { code: 'wrong-length', needs: readers.length, has: value.length });
    const read = readers.map((reader, index) => reader(value[index], inside(place, index)));
    return allRead(read) ? (read as unknown as T) : undefined;
  };

/** Reads the named fields of an object and looks at no others. */
export function readFields<T>(
  object: JsonObject,
  place: Place,
  readers: Readers<T>,
  { defaults = {}, optional = [] }: Absent<T> = {},
): T | undefined {
  const read: Partial<T> = { ...defaults };
  let complete = true;
  for (const key in readers) {
    const value = object[key];
    const here = inside(place, key);
    if (value === undefined) {
      if (key in defaults || optional.includes(key)) continue;
      fault(here, { code: 'missing' });
      complete = false;
      continue;
    }
    const field = readers[key](value, here);
    if (field !== undefined) read[key] = field;
    else complete &&= key in defaults;
  }
  return complete ? (read as T) : undefined;
}

/** The names of an object; of one with far too many that is the problem. */
function namesOf(object: JsonObject, place: Place): readonly string[] {
  const names = Object.keys(object);
  const wrong = tooLong(names, LIMITS.names);
  if (wrong === undefined) return names;
  fault(place, wrong);
  return [];
}

/** Reports every field of an object that has no reader. */
export function refuseOthers(object: JsonObject, place: Place, known: object): void {
  for (const key of namesOf(object, place)) {
    if (!Object.hasOwn(known, key)) fault(inside(place, key), { code: 'no-such-field' });
  }
}

/** An object with these fields and no others. */
export const fields =
  <T>(readers: Readers<T>, absent?: Absent<T>): Reader<T> =>
  (value, place) => {
    if (!isObject(value)) return fault(place, { code: 'not-an-object' });
    const read = readFields(value, place, readers, absent);
    refuseOthers(value, place, readers);
    return read;
  };

/** An object that names what differs from these defaults. */
export const over = <T>(defaults: T, readers: Readers<T>): Reader<T> =>
  fields(readers, { defaults: defaults as Partial<T> });

/** An object whose keys are names: `reader` gives the reader for a name, or reports that there is no such thing. */
export const named =
  <K extends string, T>(
    reader: (key: string, place: Place) => readonly [K, Reader<T>] | undefined,
  ): Reader<Readonly<Partial<Record<K, T>>>> =>
  (value, place) => {
    if (!isObject(value)) return fault(place, { code: 'not-an-object' });
    const read: Partial<Record<K, T>> = {};
    for (const key of namesOf(value, place)) {
      const here = inside(place, key);
      const known = reader(key, here);
      const entry = known?.[1](value[key], here);
      if (known !== undefined && entry !== undefined) read[known[0]] = entry;
    }
    return read;
  };
