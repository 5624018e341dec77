import { shape } from '@/engine';

import { parseJson } from './json';

/** Records on the device carry the version of their shape, so that a later app knows what it reads. */
interface Written<T> {
  readonly version: number;
  readonly content: T;
}

/** How one kind of record is written and read; a record of another version or shape reads as nothing. */
export interface Format<T> {
  readonly write: (content: T) => string;
  readonly read: (text: string) => T | undefined;
}

export function format<T>(version: number, schema: shape.Schema<T>): Format<T> {
  const record = shape.fields<Written<T>>({ version: shape.choice([version]), content: schema });
  return {
    write: (content) => JSON.stringify({ version, content }),
    read: (text) => {
      const result = shape.readShape(record, parseJson(text));
      return result.ok ? result.value.content : undefined;
    },
  };
}
