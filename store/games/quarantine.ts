import type { Result } from '@/engine';

import type { Storage } from '../storage/storage';
import type { OpenFault } from './repository';
import { quarantineKey } from './keys';

const DAMAGED: readonly OpenFault['code'][] = ['damaged', 'not-a-save', 'not-json'];

/**
 * Notes that a game cannot be read, so that the home screen can name it; a later app that can read it takes the note away.
 * The game's own records are not touched. It may fail: the note is a courtesy.
 */
export async function noteQuarantine(storage: Storage, id: string, read: Result<unknown, OpenFault>): Promise<void> {
  try {
    if (!read.ok && DAMAGED.includes(read.error.code)) await storage.set(quarantineKey(id), read.error.code);
    if (read.ok && (await storage.get(quarantineKey(id))) !== undefined) await storage.delete(quarantineKey(id));
  } catch {
    // The game's own records lie there as before.
  }
}
