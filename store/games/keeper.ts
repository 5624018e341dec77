import {
  HEADER_KEY,
  START_KEY,
  chunkKeys,
  joinChunks,
  readHeader,
  recordsFor,
  shelfOf,
  type Header,
  type Result,
  type Save,
  type SaveFault,
  type Shelf,
} from '@/engine';

import type { SharedStorage, Storage } from '../storage/storage';
import { recordsOf, slipKey } from './keys';
import { SLIP_VERSION, readEnvelope, writeSlip } from './slip';

/** A game as it lies in the storage: what was read or written last, to write on from there. */
export interface Kept {
  readonly save: Save;
  /** The slip's text: whoever finds another one there comes too late. */
  readonly slip: string;
  readonly write: number;
  readonly shelf: Shelf;
}

/** Why a game cannot be opened. */
export type OpenFault =
  | SaveFault
  | { readonly code: 'no-such-game' }
  /** The device does not answer: private browsing, a locked storage. */
  | { readonly code: 'storage-closed' };

/** Why a game was not saved. */
export type KeepFault = 'full' | 'forbidden' | 'elsewhere';

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
  const header = readHeader(JSON.stringify(envelope.header ?? null));
  return header.ok ? { ok: true, value: { text, write: envelope.write, header: header.value } } : header;
}

async function join(storage: Storage, id: string, { text, write, header }: Slip): Promise<Result<Kept, OpenFault>> {
  if (header.game.id !== id)
    return refused({ code: 'damaged', problems: [{ code: 'not-one-of', choices: [id], path: 'game.id' }] });
  const under = (key: string): Promise<string | undefined> => storage.get(recordsOf(id) + key);
  const [start, ...chunks] = await Promise.all([START_KEY, ...chunkKeys(header)].map(under));
  const save = joinChunks(header, start, chunks);
  return save.ok
    ? { ok: true, value: { save: save.value, slip: text, write, shelf: shelfOf(save.value, header) } }
    : save;
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

/** Opens a game's box and checks everything in it. It never throws. */
export const readGame = (storage: Storage, id: string): Promise<Result<Kept, OpenFault>> =>
  readSettled(storage, id).catch(() => refused({ code: 'storage-closed' }));

const faultOf = (error: unknown): KeepFault => {
  const name = error instanceof Error ? error.name : '';
  return /quota|full/i.test(name) || (error instanceof Error && /quota|full/i.test(error.message))
    ? 'full'
    : 'forbidden';
};

/** The chunks no slip names any longer. Mostly there are none, and then nothing is spent on looking for them. */
function outdated(before: Shelf | undefined, { revisions }: Shelf): readonly string[] {
  if (before === undefined || before.revisions.every((revision, number) => revision === revisions[number])) return [];
  const lasting = new Set(chunkKeys({ revisions }));
  return chunkKeys(before).filter((key) => !lasting.has(key));
}

/**
 * Saves a game: what is new of it, and then the slip, in one step. Refused when the slip is no longer the one this
 * writer saw last; then nothing of it is written. It never throws.
 */
export async function keepGame(
  storage: SharedStorage,
  save: Save,
  before: Kept | null,
  saved: string,
): Promise<Result<Kept, KeepFault>> {
  const { id } = save.game;
  const { records, shelf } = recordsFor(save, before?.shelf ?? null);
  const write = (before?.write ?? 0) + 1;
  const header = records.find(({ key }) => key === HEADER_KEY)?.text ?? '';
  const slip = writeSlip(saved, write, header);
  const chunks = records
    .filter(({ key }) => key !== HEADER_KEY)
    .map(({ key, text }) => ({ key: recordsOf(id) + key, text }));
  const drop = outdated(before?.shelf, shelf).map((key) => recordsOf(id) + key);
  try {
    const put = [...chunks, { key: slipKey(id), text: slip }];
    const isKept = await storage.swap({ key: slipKey(id), expected: before?.slip, put, drop });
    return isKept ? { ok: true, value: { save, slip, write, shelf } } : refused('elsewhere');
  } catch (error) {
    return refused(faultOf(error));
  }
}
