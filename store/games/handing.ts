import { writeSave, type Result } from '@/engine';

import { exportCopy } from '../boardCopyFormat';
import type { BoardCopy } from '../boardCopy';
import type { KeptSheet } from '../scoreSheet';
import { keptFormat } from '../scoreSheetFormat';
import type { SharedStorage } from '../storage/storage';
import { readGame, type OpenFault } from './keeper';
import { storedIds } from './keys';
import { boxOf } from './library';

export const EVERYTHING_FORMAT = 'lisboa-everything';
export const EVERYTHING_VERSION = 1;
export const UNREADABLE_FORMAT = 'lisboa-unreadable';

/** What the device keeps beside the games. */
export interface Beside {
  readonly copies: readonly BoardCopy[];
  readonly scores: readonly KeptSheet[];
}

/** One game as text that `replay` and every other device reads. */
export async function exportGame(storage: SharedStorage, id: string): Promise<Result<string, OpenFault>> {
  const read = await readGame(storage, id);
  return read.ok ? { ok: true, value: writeSave(read.value.save) } : read;
}

/** A game nobody here can read, record by record as it lies: for a later app, or whoever can help. */
export async function exportUnreadable(storage: SharedStorage, id: string): Promise<string | undefined> {
  const box = await boxOf(storage, id).catch(() => undefined);
  return box === undefined ? undefined : JSON.stringify({ format: UNREADABLE_FORMAT, version: 1, ...box });
}

/** Everything the person entered on this device, in one text; what cannot be read goes along as it is. */
export async function exportEverything(storage: SharedStorage, { copies, scores }: Beside): Promise<string> {
  const games: string[] = [];
  const unreadable: string[] = [];
  for (const id of [...(await storedIds(storage))].sort()) {
    const game = await exportGame(storage, id);
    if (game.ok) games.push(game.value);
    else unreadable.push((await exportUnreadable(storage, id)) ?? '');
  }
  const list = (texts: readonly string[]): string => `[${texts.filter((text) => text !== '').join(',')}]`;
  const head = `{"format":"${EVERYTHING_FORMAT}","version":${EVERYTHING_VERSION}`;
  const boards = list(copies.map(exportCopy));
  return `${head},"games":${list(games)},"boards":${boards},"scores":${list(scores.map(keptFormat.write))},"unreadable":${list(unreadable)}}`;
}
