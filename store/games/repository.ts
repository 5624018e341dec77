import {
  HEADER_KEY,
  START_KEY,
  chunkKeys,
  joinChunks,
  readBack,
  readHeaderJson,
  recordsFor,
  chunkIndexOf,
  type Header,
  type Result,
  type Save,
  type SaveFault,
  type ChunkIndex,
} from '@/engine';

import { StorageSilent } from '../storage/patience';
import type { SharedStorage, Storage, Swap } from '../storage/storage';
import { fallbackKey, recordsOf, headerKey } from './keys';
import { HEADER_VERSION, readEnvelope, writeHeader } from './header';

/** A game as it is in the storage: what was read or written last, to write on from there. */
export interface StoredGame {
  readonly save: Save;
  /** The header's text: whoever finds another one there comes too late. */
  readonly headerText: string;
  readonly write: number;
  readonly index: ChunkIndex;
  /** Records that this header does not name; the fallback may, until the next writing. */
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
export type WriteFault =
  | 'full'
  | 'forbidden'
  | 'elsewhere'
  /** What would have been written could not be read back. What lay there before lies there still. */
  | 'unreadable'
  /** The storage has not answered; what was asked of it may still happen. */
  | 'silent';

const refused = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

interface CheckedHeader {
  readonly text: string;
  readonly write: number;
  readonly header: Header;
}

/** Reads a header with all the engine's checks. */
export function checkHeader(text: string): Result<CheckedHeader, SaveFault> {
  const envelope = readEnvelope(text);
  if (envelope === undefined) return refused({ code: 'not-a-save' });
  if (envelope.version > HEADER_VERSION) return refused({ code: 'from-a-newer-app', version: envelope.version });
  const header = readHeaderJson(envelope.header);
  return header.ok ? { ok: true, value: { text, write: envelope.write, header: header.value } } : header;
}

async function join(
  storage: Storage,
  id: string,
  { text, write, header }: CheckedHeader,
): Promise<Result<StoredGame, OpenFault>> {
  if (header.game.id !== id)
    return refused({ code: 'damaged', problems: [{ code: 'not-one-of', choices: [id], path: 'game.id' }] });
  const under = (key: string): Promise<string | undefined> => storage.get(recordsOf(id) + key);
  const named = [START_KEY, ...chunkKeys(header)];
  const [start, ...chunks] = await Promise.all(named.map(under));
  const save = joinChunks(header, start, chunks);
  if (!save.ok) return save;
  const stale = await besides(storage, id, named);
  return {
    ok: true,
    value: { save: save.value, headerText: text, write, index: chunkIndexOf(save.value, header), stale },
  };
}

/** The records of a game beside these. */
async function besides(storage: Storage, id: string, named: readonly string[]): Promise<readonly string[]> {
  const known = new Set(named.map((key) => recordsOf(id) + key));
  return (await storage.keys(recordsOf(id))).filter((key) => !known.has(key));
}

async function readOnce(
  storage: Storage,
  id: string,
  text: string | undefined,
): Promise<Result<StoredGame, OpenFault>> {
  if (text === undefined) return refused({ code: 'no-such-game' });
  const header = checkHeader(text);
  return header.ok ? join(storage, id, header.value) : header;
}

/** Another tab may write while this one reads: what does not fit together is looked at again before it counts as damaged. */
async function readSettled(storage: Storage, id: string): Promise<Result<StoredGame, OpenFault>> {
  let text = await storage.get(headerKey(id));
  for (;;) {
    const read = await readOnce(storage, id, text);
    const now = await storage.get(headerKey(id));
    if (read.ok || now === text) return read;
    text = now;
  }
}

/** Why nothing of a storage was reached. */
export const notReached = (error: unknown): { readonly code: 'storage-closed' | 'storage-silent' } => ({
  code: error instanceof StorageSilent ? 'storage-silent' : 'storage-closed',
});

/** Opens a game and checks everything in it. It never throws. */
export const readGame = (storage: Storage, id: string): Promise<Result<StoredGame, OpenFault>> =>
  readSettled(storage, id).catch((error: unknown) => refused(notReached(error)));

const faultOf = (error: unknown): WriteFault => {
  if (error instanceof StorageSilent) return 'silent';
  return error instanceof Error && /quota|full/i.test(`${error.name} ${error.message}`) ? 'full' : 'forbidden';
};

/** The chunks only the header before names. Mostly there are none, and then nothing is spent on looking for them. */
function outdated({ revisions: before }: ChunkIndex, { revisions }: ChunkIndex): readonly string[] {
  // Stryker disable next-line ConditionalExpression,ArrowFunction: whoever looks for them finds none either, only later.
  if (before.every((revision, number) => revision === revisions[number])) return [];
  const lasting = new Set(chunkKeys({ revisions }));
  return chunkKeys({ revisions: before }).filter((key) => !lasting.has(key));
}

/** What neither the new header nor the fallback, which is the header before, names any longer. */
function dropped(before: StoredGame, { id }: Save['game'], index: ChunkIndex): readonly string[] {
  // Stryker disable next-line ConditionalExpression: of no records none are left either, only later.
  if (before.stale.length === 0) return [];
  const named = new Set(chunkKeys(index).map((key) => recordsOf(id) + key));
  return before.stale.filter((key) => !named.has(key));
}

/** Everything one writing changes. */
export interface PreparedWrite {
  readonly swap: Swap;
  readonly stored: StoredGame;
}

/** Makes out what to write, and reads it with the readers that will open it: what they refuse must never lie there. */
export function prepareWrite(save: Save, before: StoredGame | null, saved: string): Result<PreparedWrite, SaveFault> {
  const { id } = save.game;
  const { records, index } = recordsFor(save, before?.index ?? null);
  const write = (before?.write ?? 0) + 1;
  // Stryker disable next-line OptionalChaining,StringLiteral: every writing has its header; the type does not know.
  const headerText = writeHeader(saved, write, records.find(({ key }) => key === HEADER_KEY)?.text ?? '');
  const others = records.filter(({ key }) => key !== HEADER_KEY);
  const header = checkHeader(headerText);
  const read = header.ok ? readBack(others) : header;
  if (!read.ok) return read;
  const put = [
    ...others.map(({ key, text }) => ({ key: recordsOf(id) + key, text })),
    ...(before === null ? [] : [{ key: fallbackKey(id), text: before.headerText }]),
    { key: headerKey(id), text: headerText },
  ];
  const drop = before === null ? [] : dropped(before, save.game, index);
  const stale = before === null ? [] : outdated(before.index, index).map((key) => recordsOf(id) + key);
  return {
    ok: true,
    value: {
      swap: { key: headerKey(id), expected: before?.headerText, put, drop },
      stored: { save, headerText, write, index, stale },
    },
  };
}

/** Writes everything prepared or, when another writer came first, nothing. It never throws. */
export async function writePrepared(
  storage: SharedStorage,
  { swap, stored }: PreparedWrite,
): Promise<Result<StoredGame, WriteFault>> {
  try {
    return (await storage.swap(swap)) ? { ok: true, value: stored } : refused('elsewhere');
  } catch (error) {
    return refused(faultOf(error));
  }
}

/**
 * Saves a game: what is new of it, and then the header, in one step. Refused when the header is no longer the one this
 * writer saw last, or when it could not be read back; then nothing of it is written. It never throws.
 */
export async function saveGame(
  storage: SharedStorage,
  save: Save,
  before: StoredGame | null,
  saved: string,
): Promise<Result<StoredGame, WriteFault>> {
  const prepared = prepareWrite(save, before, saved);
  return prepared.ok ? writePrepared(storage, prepared.value) : refused('unreadable');
}
