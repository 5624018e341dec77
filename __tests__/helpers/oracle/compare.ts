/** Loose JSON, as it comes back from the engine: nothing about it is taken for granted. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** What would be left after a trip through standard output. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectAt = (value: Json | undefined, key: string): JsonObject => {
  const inner = isObject(value) ? value[key] : undefined;
  return isObject(inner) ? inner : {};
};

export const listAt = (value: Json | undefined, key: string): readonly Json[] => {
  const inner = isObject(value) ? value[key] : undefined;
  return Array.isArray(inner) ? (inner as readonly Json[]) : [];
};

const show = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Every field that differs, as "path: engine …, oracle …"; an empty list is agreement. */
export function differences(engine: Json | undefined, oracle: Json | undefined, path = ''): string[] {
  if (isObject(engine) && isObject(oracle)) {
    const keys = [...new Set([...Object.keys(oracle), ...Object.keys(engine)])];
    return keys.flatMap((key) => differences(engine[key], oracle[key], path === '' ? key : `${path}.${key}`));
  }
  if (Array.isArray(engine) && Array.isArray(oracle)) {
    const [mine, theirs] = [engine as readonly Json[], oracle as readonly Json[]];
    const places = mine.length > theirs.length ? mine : theirs;
    return places.flatMap((_, index) => differences(mine[index], theirs[index], `${path}[${index}]`));
  }
  return engine === oracle ? [] : [`${path}: engine ${show(engine)}, oracle ${show(oracle)}`];
}

/** One readable failure: which seed, which fields. */
export const complaint = (seed: number, found: readonly string[]): string[] =>
  found.length === 0
    ? []
    : [`seed ${seed}: ${found.slice(0, 6).join(' | ')}${found.length > 6 ? ` | and ${found.length - 6} more` : ''}`];
