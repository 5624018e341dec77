import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { JsonObject } from '../model/reading';
import { isObject, isWhole } from '../model/reading';
import { migrate } from './migrations/migrate';
import type { SaveFault } from './save';
import { SAVE_VERSION } from './save';
import type { Schema } from './schema/shape';
import { readShape } from './schema/shape';

/** A document with further fields that are text already. */
export const withFields = (head: object, fields: string): string => `${JSON.stringify(head).slice(0, -1)},${fields}}`;

export function parse(written: string): Result<unknown, SaveFault> {
  try {
    return ok(JSON.parse(written) as unknown);
  } catch {
    return refuse({ code: 'not-json' });
  }
}

/** A document of this format in today's version, or why it is none. */
function current(json: unknown, format: string): Result<JsonObject, SaveFault> {
  if (!isObject(json) || json['format'] !== format) return refuse({ code: 'not-a-save' });
  const { version } = json;
  if (!isWhole(version) || version < 1) {
    return refuse({ code: 'damaged', problems: [{ code: 'not-whole', path: 'version' }] });
  }
  return version > SAVE_VERSION ? refuse({ code: 'from-a-newer-app', version }) : ok(migrate(json, version));
}

/** Reads a document of this format, of this or an older version; it never throws. */
export function readDocument<T>(json: unknown, format: string, schema: Schema<T>): Result<T, SaveFault> {
  const document = current(json, format);
  if (!document.ok) return document;
  const read = readShape(schema, document.value);
  return read.ok ? read : refuse({ code: 'damaged', problems: read.error });
}
