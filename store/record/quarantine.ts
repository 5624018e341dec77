import { parseJson } from '../json';
import type { SharedStorage, Storage } from '../storage/storage';
import { digestOf } from './digest';
import { newerThan } from './format';
import { VERSIONS, type RecordKind } from './kinds';

/** Where records lie that nobody here can read: named on the home screen, or still kept but named no longer. */
const NAMED = 'set-aside/';
const DISMISSED = 'put-away/';

const KINDS = Object.keys(VERSIONS) as RecordKind[];

const placeOf = (kind: RecordKind, text: string): string => `${kind}/${digestOf(text)}`;

/**
 * Puts a copy of a text that cannot be read where nothing overwrites it; the same text lies there once.
 * Says whether it is named: a record the person does not want to hear of any longer is not.
 */
export async function quarantine(
  storage: Pick<Storage, 'get' | 'set'>,
  kind: RecordKind,
  text: string,
): Promise<boolean> {
  const place = placeOf(kind, text);
  if ((await storage.get(DISMISSED + place)) !== undefined) return false;
  await storage.set(NAMED + place, text);
  return true;
}

/** Takes the copy away again of a text that can be read after all, as an update of the app may bring it about. */
export async function release(storage: SharedStorage, kind: RecordKind, text: string): Promise<void> {
  const key = NAMED + placeOf(kind, text);
  if ((await storage.get(key)) === text) await storage.delete(key);
}

/** A record that cannot be read, as it was found. */
export interface QuarantinedRecord {
  readonly key: string;
  readonly kind: RecordKind;
  readonly text: string;
  /** A newer app wrote it: an update helps. */
  readonly isNewer: boolean;
}

/** The keys of the named ones: all the home screen asks for. */
export const quarantinedKeys = ({ keys }: Pick<Storage, 'keys'>): Promise<readonly string[]> => keys(NAMED);

async function recordAt(storage: Storage, key: string): Promise<readonly QuarantinedRecord[]> {
  const kind = KINDS.find((one) => key.startsWith(`${NAMED}${one}/`));
  const text = await storage.get(key);
  return kind === undefined || text === undefined
    ? []
    : [{ key, kind, text, isNewer: newerThan(VERSIONS[kind], parseJson(text)) !== undefined }];
}

/** Everything in quarantine that is named. */
export async function quarantinedRecords(storage: Storage): Promise<readonly QuarantinedRecord[]> {
  const keys = [...(await quarantinedKeys(storage))].sort();
  return (await Promise.all(keys.map((key) => recordAt(storage, key)))).flat();
}

/** Keeps a record but names it no longer; false when it is gone. */
export const dismiss = (storage: SharedStorage, { key, text }: QuarantinedRecord): Promise<boolean> =>
  storage.swap({ key, expected: text, put: [{ key: DISMISSED + key.slice(NAMED.length), text }], drop: [key] });
