import {
  HEADER_KEY,
  START_KEY,
  chunkKeys,
  joinChunks,
  readBack,
  readHeaderJson,
  recordsFor,
  shelfOf,
  type Header,
  type Result,
  type Save,
  type SaveFault,
  type Shelf,
} from '@/engine';

import { StorageSilent } from '../storage/patience';
import type { SharedStorage, Storage, Swap } from '../storage/storage';
import { fallbackKey, recordsOf, slipKey } from './keys';
import { SLIP_VERSION, readEnvelope, writeSlip } from './slip';

/** A game as it lies in the storage: what was read or written last, to write on from there. */
export interface Kept {
  readonly save: Save;
  /** The slip's text: whoever finds another one there comes too late. */
  readonly slip: string;
  readonly write: number;
  readonly shelf: Shelf;
  /** Records that this slip does not name; the fallback may, until the next writing. */
  readonly stale: readonly string[];
}

/** Why a game cannot be opened. */
export type OpenFault =
  | SaveFault
  | { readonly code: 'no-such-game' }
  /** The device does not answer: private browsing, a locked storage. */
  | { readonly code: 'storage-closed' }
  /** The device has not answered at all. */
  | { readonly code: 'storage-silent' };

/** Why a game was not saved. */
export type KeepFault =
  | 'full'
  | 'forbidden'
  | 'elsewhere'
  /** What would have been written could not be read back. What lay there before lies there still. */
  | 'unreadable'
  /** The storage has not answered; what was asked of it may still happen. */
  | 'silent';

const refused = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

interface Slip {
  readonly text: string;
  readonly write: number;
  readonly header: Header;
}

/** Reads a slip with all the engine's checks. */
export function checkSlip(text: string): Result<Slip, SaveFault> {
  const envelope = readEnvelope(text);
  if (envelope === undefined) return refused({ code: 'not-a-save' });
  if (envelope.version > SLIP_VERSION) return refused({ code: 'from-a-newer-app', version: envelope.version });
  const header = readHeaderJson(envelope.header);
  return header.ok ? { ok: true, value: { text, write: envelope.write, header: header.value } } : header;
}

async function join(storage: Storage, id: string, { text, write, header }: Slip): Promise<Result<Kept, OpenFault>> {
  if (header.game.id !== id)
    return refused({ code: 'damaged', problems: [{ code: 'not-one-of', choices: [id], path: 'game.id' }] });
  const under = (key: string): Promise<string | undefined> => storage.get(recordsOf(id) + key);
  const named = [START_KEY, ...chunkKeys(header)];
  const [start, ...chunks] = await Promise.all(named.map(under));
  const save = joinChunks(header, start, chunks);
  if (!save.ok) return save;
  const stale = await besides(storage, id, named);
  return { ok: true, value: { save: save.value, slip: text, write, shelf: shelfOf(save.value, header), stale } };
}

/** The records of a game beside these. */
async function besides(storage: Storage, id: string, named: readonly string[]): Promise<readonly string[]> {
  const known = new Set(named.map((key) => recordsOf(id) + key));
  return (await storage.keys(recordsOf(id))).filter((key) => !known.has(key));
}

async function readOnce(storage: Storage, id: string, text: string | undefined): Promise<Result<Kept, OpenFault>> {
  if (text === undefined) return refused({ code: 'no-such-game' });
  const slip = checkSlip(text);
  return slip.ok ? join(storage, id, slip.value) : slip;
}

/** Another tab may write while this one reads: what does not fit together is looked at again before it counts as damaged. */
async function readSettled(storage: Storage, id: string): Promise<Result<Kept, OpenFault>> {
  let text = await storage.get(slipKey(id));
  for (;;) {
    const read = await readOnce(storage, id, text);
    const now = await storage.get(slipKey(id));
    if (read.ok || now === text) return read;
    text = now;
  }
}

/** Why nothing of a storage was reached. */
export const notReached = (error: unknown): { readonly code: 'storage-closed' | 'storage-silent' } => ({
  code: error instanceof StorageSilent ? 'storage-silent' : 'storage-closed',
});

/** Opens a game's box and checks everything in it. It never throws. */
export const readGame = (storage: Storage, id: string): Promise<Result<Kept, OpenFault>> =>
  readSettled(storage, id).catch((error: unknown) => refused(notReached(error)));

const faultOf = (error: unknown): KeepFault => {
  if (error instanceof StorageSilent) return 'silent';
  const name = error instanceof Error ? error.name : '';
  return /quota|full/i.test(name) || (error instanceof Error && /quota|full/i.test(error.message))
    ? 'full'
    : 'forbidden';
};

/** The chunks only the slip before names. Mostly there are none, and then nothing is spent on looking for them. */
function outdated({ revisions: before }: Shelf, { revisions }: Shelf): readonly string[] {
  if (before.every((revision, number) => revision === revisions[number])) return [];
  const lasting = new Set(chunkKeys({ revisions }));
  return chunkKeys({ revisions: before }).filter((key) => !lasting.has(key));
}

/** What neither the new slip nor the fallback names any longer. */
function dropped(before: Kept, { id }: Save['game'], shelf: Shelf): readonly string[] {
  if (before.stale.length === 0) return [];
  const named = new Set([...chunkKeys(shelf), ...chunkKeys(before.shelf)].map((key) => recordsOf(id) + key));
  return before.stale.filter((key) => !named.has(key));
}

/** Everything one writing changes. */
export interface Draft {
  readonly swap: Swap;
  readonly kept: Kept;
}

/** Makes out what to write, and reads it with the readers that will open it: what they refuse must never lie there. */
export function draftOf(save: Save, before: Kept | null, saved: string): Result<Draft, SaveFault> {
  const { id } = save.game;
  const { records, shelf } = recordsFor(save, before?.shelf ?? null);
  const write = (before?.write ?? 0) + 1;
  const slip = writeSlip(saved, write, records.find(({ key }) => key === HEADER_KEY)?.text ?? '');
  const others = records.filter(({ key }) => key !== HEADER_KEY);
  const header = checkSlip(slip);
  const read = header.ok ? readBack(others) : header;
  if (!read.ok) return read;
  const put = [
    ...others.map(({ key, text }) => ({ key: recordsOf(id) + key, text })),
    ...(before === null ? [] : [{ key: fallbackKey(id), text: before.slip }]),
    { key: slipKey(id), text: slip },
  ];
  const drop = before === null ? [] : dropped(before, save.game, shelf);
  const stale = before === null ? [] : outdated(before.shelf, shelf).map((key) => recordsOf(id) + key);
  return {
    ok: true,
    value: { swap: { key: slipKey(id), expected: before?.slip, put, drop }, kept: { save, slip, write, shelf, stale } },
  };
}

/** Writes all of a draft or, when another writer came first, nothing. It never throws. */
export async function putDraft(storage: SharedStorage, { swap, kept }: Draft): Promise<Result<Kept, KeepFault>> {
  try {
    return (await storage.swap(swap)) ? { ok: true, value: kept } : refused('elsewhere');
  } catch (error) {
    return refused(faultOf(error));
  }
}

/**
 * Saves a game: what is new of it, and then the slip, in one step. Refused when the slip is no longer the one this
 * writer saw last, or when it could not be read back; then nothing of it is written. It never throws.
 */
export async function keepGame(
  storage: SharedStorage,
  save: Save,
  before: Kept | null,
  saved: string,
): Promise<Result<Kept, KeepFault>> {
  const draft = draftOf(save, before, saved);
  return draft.ok ? putDraft(storage, draft.value) : refused('unreadable');
}
