import type { Result, Save } from '@/engine';

import { fields, list, orElse, text } from '../record/read';
import { memoryStorage } from '../storage/memory';
import { readGame, type OpenFault } from './repository';
import { fallbackKey, recordsOf, headerKey } from './keys';
import { recoverGame } from './recovery';

/** A game exported record by record, as exporting.ts writes it. */
interface Unreadable {
  readonly id: string;
  /** Its header as text; empty where it was lost. */
  readonly slip: string;
  readonly records: readonly { readonly key: string; readonly text: string }[];
}

const unreadable = fields<Unreadable>({
  id: text,
  slip: orElse(text, ''),
  records: list(fields<Unreadable['records'][number]>({ key: text, text })),
});

/** The game in records that another app could not read: it is opened as if it lay here, apart from everything that does. */
export async function readUnreadable(json: unknown): Promise<Result<Save, OpenFault>> {
  const read = unreadable(json);
  if (read === undefined) return { ok: false, error: { code: 'not-a-save' } };
  const { id, slip, records } = read;
  const apart = memoryStorage();
  if (slip !== '') await apart.set(headerKey(id), slip);
  const isOfIt = (key: string): boolean => key === fallbackKey(id) || key.startsWith(recordsOf(id));
  for (const record of records) if (isOfIt(record.key)) await apart.set(record.key, record.text);
  await recoverGame(apart, id, new Date().toISOString());
  const game = await readGame(apart, id);
  return game.ok ? { ok: true, value: game.value.save } : game;
}
