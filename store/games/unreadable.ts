import * as v from 'valibot';

import type { Result, Save } from '@/engine';

import { memoryStorage } from '../storage/memory';
import { readGame, type OpenFault } from './keeper';
import { fallbackKey, recordsOf, slipKey } from './keys';
import { recoverGame } from './recovery';

/** A game handed on record by record, as handing.ts writes it. */
const unreadable = v.object({
  id: v.string(),
  slip: v.exactOptional(v.string()),
  records: v.array(v.object({ key: v.string(), text: v.string() })),
});

/** The game in records that another app could not read: it is opened as if it lay here, apart from everything that does. */
export async function readUnreadable(json: unknown): Promise<Result<Save, OpenFault>> {
  const read = v.safeParse(unreadable, json);
  if (!read.success) return { ok: false, error: { code: 'not-a-save' } };
  const { id, slip, records } = read.output;
  const apart = memoryStorage();
  if (slip !== undefined) await apart.set(slipKey(id), slip);
  const isOfIt = (key: string): boolean => key === fallbackKey(id) || key.startsWith(recordsOf(id));
  for (const { key, text } of records) if (isOfIt(key)) await apart.set(key, text);
  const game = await readGame(apart, id);
  if (game.ok) return { ok: true, value: game.value.save };
  if ((await recoverGame(apart, id, new Date().toISOString())) === null) return game;
  const again = await readGame(apart, id);
  return again.ok ? { ok: true, value: again.value.save } : again;
}
