import { writeSave, type Result } from '@/engine';

import { exportCopy } from '../boardCopyFormat';
import type { BoardCopy } from '../boardCopy';
import { bytesIn, MOST_BYTES } from '../importText';
import type { SavedScoreSheet } from '../scoreSheet';
import { keptFormat } from '../scoreSheetFormat';
import type { SharedStorage } from '../storage/storage';
import { readGame, type OpenFault } from './repository';
import { storedIds } from './keys';
import { allRecordsOf } from './library';

export const EVERYTHING_FORMAT = 'lisboa-everything';
export const EVERYTHING_VERSION = 1;
export const UNREADABLE_FORMAT = 'lisboa-unreadable';

/** What the device keeps beside the games. */
export interface Beside {
  readonly copies: readonly BoardCopy[];
  readonly scores: readonly SavedScoreSheet[];
}

/** One game as text that `replay` and every other device reads. */
export async function exportGame(storage: SharedStorage, id: string): Promise<Result<string, OpenFault>> {
  const read = await readGame(storage, id);
  return read.ok ? { ok: true, value: writeSave(read.value.save) } : read;
}

/** A game nobody here can read, record by record, unchanged: for a later app, or whoever can help. */
export async function exportUnreadable(storage: SharedStorage, id: string): Promise<string | undefined> {
  const stored = await allRecordsOf(storage, id).catch(() => undefined);
  if (stored === undefined) return undefined;
  const { headerText: slip, records } = stored;
  return JSON.stringify({ format: UNREADABLE_FORMAT, version: 1, id, slip, records });
}

/** One thing of the device as text, and the list it belongs to. */
interface Piece {
  readonly list: 'games' | 'boards' | 'scores' | 'unreadable';
  readonly text: string;
}

async function gamePiece(storage: SharedStorage, id: string): Promise<Piece | undefined> {
  const game = await exportGame(storage, id);
  if (game.ok) return { list: 'games', text: game.value };
  const text = await exportUnreadable(storage, id);
  return text === undefined ? undefined : { list: 'unreadable', text };
}

function writeEverything(pieces: readonly Piece[]): string {
  const list = (name: Piece['list']): string =>
    `"${name}":[${pieces.flatMap((piece) => (piece.list === name ? [piece.text] : [])).join(',')}]`;
  const head = `"format":"${EVERYTHING_FORMAT}","version":${EVERYTHING_VERSION}`;
  return `{${[head, list('games'), list('boards'), list('scores'), list('unreadable')].join(',')}}`;
}

/** What stands around the pieces of a text: its head and the names of its lists. */
const AROUND_BYTES = 200;

/** As few groups as the order allows, each small enough to be read again; what is too large by itself goes alone. */
function inTexts(pieces: readonly Piece[], most: number): readonly (readonly Piece[])[] {
  let group: Piece[] = [];
  const groups = [group];
  let room = most - AROUND_BYTES;
  for (const piece of pieces) {
    const bytes = bytesIn(piece.text) + 1;
    if (bytes <= room || group.length === 0) group.push(piece);
    else {
      group = [piece];
      groups.push(group);
      room = most - AROUND_BYTES;
    }
    room -= bytes;
  }
  return groups;
}

/**
 * Everything the person entered on this device, in one text, or in several where one would be too large to import again;
 * what cannot be read goes along as it is.
 */
export async function exportEverything(
  storage: SharedStorage,
  { copies, scores }: Beside,
  most = MOST_BYTES,
): Promise<readonly string[]> {
  const pieces: Piece[] = [];
  for (const id of [...(await storedIds(storage))].sort()) {
    const piece = await gamePiece(storage, id);
    if (piece !== undefined) pieces.push(piece);
  }
  const boards = copies.map((copy): Piece => ({ list: 'boards', text: exportCopy(copy) }));
  const sheets = scores.map((sheet): Piece => ({ list: 'scores', text: keptFormat.write(sheet) }));
  return inTexts([...pieces, ...boards, ...sheets], most).map(writeEverything);
}
