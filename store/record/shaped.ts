import { shape } from '@/engine';

import type { Read } from './read';

/** Reads by a schema of the engine: for records of screens that have the engine with them. */
export const shaped =
  <T>(schema: shape.Schema<T>): Read<T> =>
  (json) => {
    const read = shape.readShape(schema, json);
    return read.ok ? read.value : undefined;
  };
