import * as v from 'valibot';

/** JSON of unknown origin; nothing when it is no JSON at all. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text read by its schema; nothing when it is of another shape. No engine is needed for this: it runs on every page. */
export function readJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  const json = parseJson(text);
  // No record is a list; valibot would take one for an object.
  const read = v.safeParse(schema, Array.isArray(json) ? undefined : json);
  return read.success ? read.output : undefined;
}
