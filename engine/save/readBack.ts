import type { Result } from '../core/result';
import { ok } from '../core/result';
import type { SaveFault } from './save';
import type { FreshRecord } from './stored';
import { HEADER_KEY, START_KEY, readFresh, readHeader, readStart } from './stored';

function readRecord({ key, fresh }: FreshRecord): Result<unknown, SaveFault> {
  if (key === HEADER_KEY) return readHeader(fresh);
  return key === START_KEY ? readStart(fresh) : readFresh(fresh);
}

/**
 * Reads what is new in records with the readers that will open them, before they take the place of what can be read; the
 * first fault counts. What was read before is the same text again: reading it once more would cost more than saving it.
 */
export function readBack(records: readonly FreshRecord[]): Result<null, SaveFault> {
  for (const record of records) {
    const read = readRecord(record);
    if (!read.ok) return read;
  }
  return ok(null);
}
