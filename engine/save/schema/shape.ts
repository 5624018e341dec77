import type { Result } from '../../core/result';
import type { Problem } from '../../model/fault';
import type { Absent, Place, Reader, Readers } from '../../model/reading';
import { choice, fault, fields, inside, isObject, readAll, readFields, sound } from '../../model/reading';

export { choice, fields, list, over, text, textUpTo, truth, tuple, where, whole } from '../../model/reading';

/** What a record must look like; whatever it holds is unknown until a schema has read it. */
export type Schema<T> = Reader<T>;

/** One schema for every field of a thing. */
export type Schemas<T> = Readers<T>;

/** Something that is read later, by whoever knows what it is. */
export const anything: Schema<unknown> = (value) => value;

/** A mark that is there or not. */
export const onlyTrue: Schema<true> = (value, place) =>
  value === true ? value : fault(place, { code: 'not-true-or-false' });

/** An object with these fields; whatever else it holds is let go. */
export const someFields =
  <T>(schemas: Schemas<T>): Schema<T> =>
  (value, place) =>
    isObject(value) ? readFields(value, place, schemas) : fault(place, { code: 'not-an-object' });

/** One of several kinds of thing; the field named `tag` says which. */
export function variant<T>(tag: string, kinds: Readonly<Record<string, Schema<T>>>): Schema<T> {
  const known = choice(Object.keys(kinds));
  const schemas = new Map<string | undefined, Schema<T>>(Object.entries(kinds));
  return (value, place) => {
    if (!isObject(value)) return fault(place, { code: 'not-an-object' });
    const here = inside(place, tag);
    if (!Object.hasOwn(value, tag)) return fault(here, { code: 'missing' });
    return schemas.get(known(value[tag], here))?.(value, place);
  };
}

type Others<Thing> = Omit<Thing, 'kind'>;

/** Makes the schema of one kind of these things: of its other fields, and which of them may be absent. */
export const kindsOf =
  <Things extends Readonly<Record<string, { readonly kind: string }>>>() =>
  <const Kind extends keyof Things & string>(
    kind: Kind,
    schemas: Schemas<Others<Things[Kind]>>,
    optional?: readonly (keyof Others<Things[Kind]>)[],
  ): Schema<Things[Kind]> =>
    fields<Things[Kind]>(
      { kind: choice([kind]), ...schemas } as unknown as Schemas<Things[Kind]>,
      { optional } as unknown as Absent<Things[Kind]>,
    );

/** Something or nothing. */
export const orNull =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (value, place) =>
    value === null ? null : schema(value, place);

/** One fixed word, or what the schema says. */
export const orWord =
  <T, const W extends string>(word: W, schema: Schema<T>): Schema<T | W> =>
  (value, place) =>
    value === word ? word : schema(value, place);

/** What becomes of a sound record; `make` may still find that its parts do not fit together. */
export function madeInto<S, T>(schema: Schema<S>, make: (value: S, place: Place) => T | undefined): Schema<T> {
  const part = sound(schema);
  return (value, place) => {
    const read = part(value, place);
    return read === undefined ? undefined : make(read, place);
  };
}

/** Reads a record by its schema, or names what is wrong with it. It never throws. */
export const readShape = <T>(schema: Schema<T>, json: unknown): Result<T, readonly Problem[]> => readAll(schema, json);
