import { shape } from '@/engine';

import { parseJson } from './json';

/** Records on the device carry the version of their shape, so that a later app knows what it reads. */
interface Written<T> {
  readonly version: number;
  readonly content: T;
}

/** Turns the content of one version into that of the next. Once shipped a step is frozen. */
export type Step = (content: unknown) => unknown;

/** Content of an older version brought to today's; the first step leads from version 1 to 2. */
export const renewed = (content: unknown, version: number, steps: readonly Step[]): unknown =>
  steps.slice(version - 1).reduce((older, step) => step(older), content);

/** How one kind of record is written and read; a record of a newer version or another shape reads as nothing. */
export interface Format<T> {
  readonly write: (content: T) => string;
  readonly read: (text: string) => T | undefined;
}

/** With one step from each version to the next. */
export function format<T>(version: number, schema: shape.Schema<T>, steps: readonly Step[] = []): Format<T> {
  const record = shape.fields<Written<unknown>>({ version: shape.whole(1, version), content: shape.anything });
  return {
    write: (content) => JSON.stringify({ version, content }),
    read: (text) => {
      const written = shape.readShape(record, parseJson(text));
      if (!written.ok) return undefined;
      const read = shape.readShape(schema, renewed(written.value.content, written.value.version, steps));
      return read.ok ? read.value : undefined;
    },
  };
}
