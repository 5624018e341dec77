import * as v from 'valibot';

import type { Result } from '../../core/result';
import { ok, refuse } from '../../core/result';
import type { Fault, Problem } from '../../model/fault';
import type { Absent, Place, Reader } from '../../model/reading';
import { isObject, readAll } from '../../model/reading';

/** What a record must look like; whatever it holds is unknown until a schema has read it. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** One schema for every field of a thing. */
export type Schemas<T> = { readonly [K in keyof T]-?: Schema<T[K]> };

/** valibot hands messages through as they are: ours are faults, never sentences. */
const told = (fault: Fault): string => JSON.stringify(fault);

/** Something that is read later, by whoever knows what it is. */
export const anything: Schema<unknown> = v.unknown();

export const text = v.string(told({ code: 'not-text' }));
export const truth = v.boolean(told({ code: 'not-true-or-false' }));
/** A mark that is there or not. */
export const onlyTrue = v.literal(true, told({ code: 'not-true-or-false' }));

/** A whole number from `least` to `most`. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Schema<number> =>
  v.pipe(
    v.number(told({ code: 'not-a-number' })),
    v.safeInteger(told({ code: 'not-whole' })),
    v.minValue(least, ({ input }) => told({ code: 'too-small', least, has: input })),
    v.maxValue(most, ({ input }) => told({ code: 'too-large', most, has: input })),
  );

/** One of the listed words or numbers. */
export const choice = <const T extends string | number>(choices: readonly T[]): Schema<T> =>
  v.picklist(choices, told({ code: 'not-one-of', choices }));

/** In longer lists the first problem is enough: ten megabytes of noise would have a million. */
const MANY = 10_000;

export function list<T>(schema: Schema<T>): Schema<readonly T[]> {
  const every = v.array(schema, told({ code: 'not-a-list' }));
  const first = v.config(every, { abortEarly: true });
  return v.lazy((value) => (Array.isArray(value) && value.length > MANY ? first : every));
}

const areWhole = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length <= MANY && value.every((one) => Number.isSafeInteger(one) && one >= 0);

const sound = v.unknown() as Schema<readonly number[]>;
const judged = list(whole(0));

/** A list of whole numbers from 0 on. Every record is full of them, so a sound list is accepted at one look. */
export const wholes: Schema<readonly number[]> = v.lazy((value) => (areWhole(value) ? sound : judged));

/** A list of exactly so many entries; `T` is the tuple of that length. */
export function tuple<T extends readonly unknown[]>(schemas: Schemas<[...T]>): Schema<T> {
  const needs = schemas.length;
  const shape = v.tuple(schemas, told({ code: 'not-a-list' })) as unknown as Schema<T>;
  const ofOtherLength = (has: number): Schema<never> => v.never(told({ code: 'wrong-length', needs, has }));
  return v.lazy((value) => (Array.isArray(value) && value.length !== needs ? ofOtherLength(value.length) : shape));
}

const notAnObject = v.never(told({ code: 'not-an-object' }));
/** valibot would take a list for an object. */
const object = <T>(schemaOf: (value: Readonly<Record<string, unknown>>) => Schema<T>): Schema<T> =>
  v.lazy((value) => (isObject(value) ? schemaOf(value) : notAnObject));

const keyFault = ({ expected }: { readonly expected: string | null }): string =>
  told({ code: expected === 'never' ? 'no-such-field' : 'missing' });

function entriesOf<T>(schemas: Schemas<T>, { defaults = {}, optional = [] }: Absent<T>): v.ObjectEntries {
  const mayBeAbsent = new Set<PropertyKey>(optional);
  const entry = (key: keyof T): v.ObjectEntries[string] => {
    if (key in defaults) return v.exactOptional(schemas[key], defaults[key]);
    return mayBeAbsent.has(key) ? v.exactOptional(schemas[key]) : schemas[key];
  };
  // What is read has its fields in the order of the defaults, so that equal things are equal texts.
  const keys = Object.keys({ ...defaults, ...schemas }) as (keyof T & string)[];
  return Object.fromEntries(keys.map((key) => [key, entry(key)]));
}

/** An object with these fields and no others. */
export function fields<T>(schemas: Schemas<T>, absent: Absent<T> = {}): Schema<T> {
  const shape = v.strictObject(entriesOf(schemas, absent), keyFault) as unknown as Schema<T>;
  return object(() => shape);
}

/** An object with these fields; whatever else it holds is let go. */
export function someFields<T>(schemas: Schemas<T>): Schema<T> {
  const shape = v.object(entriesOf(schemas, {}), keyFault) as unknown as Schema<T>;
  return object(() => shape);
}

/** An object that names what differs from these defaults. */
export const over = <T>(defaults: T, schemas: Schemas<T>): Schema<T> =>
  fields(schemas, { defaults: defaults as Partial<T> });

/** One of several kinds of thing; the field named `tag` says which. */
export function variant<T>(tag: string, kinds: Readonly<Record<string, Schema<T>>>): Schema<T> {
  const unknownKind = v.looseObject({ [tag]: choice(Object.keys(kinds)) }, keyFault) as unknown as Schema<T>;
  return object(
    ({ [tag]: kind }) =>
      (typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? unknownKind,
  );
}

/** Something or nothing. */
export const orNull = <T>(schema: Schema<T>): Schema<T | null> => v.nullable(schema);

/** One fixed word, or what the schema says. */
export function orWord<T, const W extends string>(word: W, schema: Schema<T>): Schema<T | W> {
  const fixed = v.literal(word);
  return v.lazy((value): Schema<T | W> => (value === word ? fixed : schema));
}

/** A value that must also make sense; `judge` names what does not. */
export const where = <T>(schema: Schema<T>, judge: (value: T) => Fault | undefined): Schema<T> =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? judge(dataset.value) : undefined;
      if (wrong !== undefined) addIssue({ message: told(wrong) });
    }),
  );

/** What becomes of a sound record; `make` may still find that its parts do not fit together. */
export const madeInto = <S, T>(schema: Schema<S>, make: (value: S, place: Place) => T | undefined): Schema<T> =>
  v.pipe(
    schema,
    v.rawTransform(({ dataset: { value: input }, addIssue, NEVER }) => {
      const made = readAll((_, place) => make(input, place), input);
      if (made.ok) return made.value;
      for (const { path: key, ...fault } of made.error) {
        const at: v.UnknownPathItem = { type: 'unknown', origin: 'value', input, key, value: undefined };
        addIssue({ message: told(fault), ...(key === '' ? {} : { path: [at] }) });
      }
      return NEVER;
    }),
  );

/** What the engine reads wherever it is written: positions, sheets, rewards. */
export const readBy = <T>(reader: Reader<T>): Schema<T> => madeInto(anything, reader);

const problemOf = (issue: v.BaseIssue<unknown>): Problem => ({
  ...(JSON.parse(issue.message) as Fault),
  path: v.getDotPath(issue) ?? '',
});

/** Reads a record by its schema, or names what is wrong with it. It never throws. */
export function readShape<T>(schema: Schema<T>, json: unknown): Result<T, readonly Problem[]> {
  const read = v.safeParse(schema, json);
  return read.success ? ok(read.output) : refuse(read.issues.map(problemOf));
}
