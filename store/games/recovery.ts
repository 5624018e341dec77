import { rebuildHeader, type GameLabel, type GameRecord } from '@/engine';

import { parseJson } from '../json';
import { fields, text } from '../record/read';
import type { SharedStorage, Storage } from '../storage/storage';
import { checkHeader, readGame } from './repository';
import { fallbackKey, isStored, recordsOf, headerKey } from './keys';
import { readEnvelope, writeHeader } from './header';

/** Where a game's header came from after its own was lost: from the one before it, or from the chunks alone. */
export type Recovered = 'fallback' | 'chunks';

/** Whether it is the header that cannot be read; one of a newer app can, by that app. */
function isLost(headerText: string | undefined, id: string): boolean {
  // Stryker disable next-line ConditionalExpression: no text reads as no header either; the type does not know.
  if (headerText === undefined) return true;
  const read = checkHeader(headerText);
  return read.ok ? read.value.header.game.id !== id : read.error.code !== 'from-a-newer-app';
}

const game = fields<Pick<GameLabel, 'name' | 'created'>>({ name: text, created: text });
const header = fields<{ readonly game: Pick<GameLabel, 'name' | 'created'> }>({ game });
const named = fields<{ readonly header: { readonly game: Pick<GameLabel, 'name' | 'created'> } }>({ header });

/** What a damaged header still says of the game's name. */
function labelIn(headers: readonly (string | undefined)[], id: string, now: string): GameLabel {
  const read = headers.flatMap((headerText) => named(parseJson(headerText))?.header.game ?? []);
  const { name, created } = read[0] ?? { name: '', created: now };
  return { id, name, created };
}

/** The records of a game, their keys without its name. */
async function recordsIn(storage: Storage, id: string): Promise<readonly GameRecord[]> {
  const keys = await storage.keys(recordsOf(id));
  const found = await Promise.all(
    keys.map(async (key) => ({ key: key.slice(recordsOf(id).length), text: await storage.get(key) })),
  );
  return found.filter((record): record is GameRecord => record.text !== undefined);
}

interface Candidate {
  readonly from: Recovered;
  readonly headerText: string;
}

async function candidates(
  storage: Storage,
  id: string,
  headerText: string | undefined,
  now: string,
): Promise<readonly Candidate[]> {
  const fallback = await storage.get(fallbackKey(id));
  const game = labelIn([headerText, fallback], id, now);
  const header = rebuildHeader({ app: '', game }, await recordsIn(storage, id));
  const write = readEnvelope(headerText)?.write ?? 0;
  return [
    // Stryker disable next-line ConditionalExpression,ArrayDeclaration: with what is no header no game opens.
    ...(fallback === undefined ? [] : [{ from: 'fallback', headerText: fallback } as const]),
    // Stryker disable next-line ArrayDeclaration: with what is no header no game opens.
    ...(header.ok ? [{ from: 'chunks', headerText: writeHeader(now, write + 1, header.value) } as const] : []),
  ];
}

/** A storage that shows another header of this game. */
const showing = (storage: Storage, id: string, headerText: string): Storage => ({
  ...storage,
  get: async (key) => (key === headerKey(id) ? headerText : storage.get(key)),
});

async function recover(storage: SharedStorage, id: string, now: string): Promise<Recovered | null> {
  const headerText = await storage.get(headerKey(id));
  if (!isLost(headerText, id) || !(await isStored(storage, id))) return null;
  for (const { from, headerText: other } of await candidates(storage, id, headerText, now)) {
    if (!(await readGame(showing(storage, id, other), id)).ok) continue;
    const put = [{ key: headerKey(id), text: other }];
    return (await storage.swap({ key: headerKey(id), expected: headerText, put, drop: [] })) ? from : null;
  }
  return null;
}

/**
 * Gives a game whose header is lost or unreadable one that can be read: the last good one, otherwise one rebuilt from its
 * chunks. Nothing is changed unless the whole game can then be read. It never throws; null when nothing was recovered.
 */
export const recoverGame = (storage: SharedStorage, id: string, now: string): Promise<Recovered | null> =>
  recover(storage, id, now).catch(() => null);
