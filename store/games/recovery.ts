import { rebuildHeader, type GameLabel, type GameRecord } from '@/engine';

import { parseJson } from '../json';
import { fields, text } from '../record/read';
import type { SharedStorage, Storage } from '../storage/storage';
import { checkSlip, readGame } from './keeper';
import { fallbackKey, isStored, recordsOf, slipKey } from './keys';
import { readEnvelope, writeSlip } from './slip';

/** Where a game's header came from after its own was lost: from the one before it, or from the chunks alone. */
export type Recovered = 'fallback' | 'chunks';

/** Whether it is the header that cannot be read; one of a newer app can, by that app. */
function isLost(slip: string | undefined, id: string): boolean {
  if (slip === undefined) return true;
  const read = checkSlip(slip);
  return read.ok ? read.value.header.game.id !== id : read.error.code !== 'from-a-newer-app';
}

const game = fields<Pick<GameLabel, 'name' | 'created'>>({ name: text, created: text });
const header = fields<{ readonly game: Pick<GameLabel, 'name' | 'created'> }>({ game });
const named = fields<{ readonly header: { readonly game: Pick<GameLabel, 'name' | 'created'> } }>({ header });

/** What a damaged slip still says of the game's name. */
function labelIn(slips: readonly (string | undefined)[], id: string, now: string): GameLabel {
  const read = slips.flatMap((slip) => (slip === undefined ? [] : (named(parseJson(slip))?.header.game ?? [])));
  const { name, created } = read[0] ?? { name: '', created: now };
  return { id, name, created };
}

/** The records of a game, their keys without its name. */
async function recordsIn(storage: Storage, id: string): Promise<readonly GameRecord[]> {
  const keys = await storage.keys(recordsOf(id));
  const texts = await Promise.all(keys.map((key) => storage.get(key)));
  return keys.flatMap((key, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ key: key.slice(recordsOf(id).length), text }];
  });
}

interface Candidate {
  readonly from: Recovered;
  readonly slip: string;
}

async function candidates(
  storage: Storage,
  id: string,
  slip: string | undefined,
  now: string,
): Promise<readonly Candidate[]> {
  const fallback = await storage.get(fallbackKey(id));
  const game = labelIn([slip, fallback], id, now);
  const header = rebuildHeader({ app: '', game }, await recordsIn(storage, id));
  const write = (slip === undefined ? undefined : readEnvelope(slip)?.write) ?? 0;
  return [
    ...(fallback === undefined ? [] : [{ from: 'fallback', slip: fallback } as const]),
    ...(header.ok ? [{ from: 'chunks', slip: writeSlip(now, write + 1, header.value) } as const] : []),
  ];
}

/** A storage that shows another slip of this game. */
const showing = (storage: Storage, id: string, slip: string): Storage => ({
  ...storage,
  get: async (key) => (key === slipKey(id) ? slip : storage.get(key)),
});

async function recover(storage: SharedStorage, id: string, now: string): Promise<Recovered | null> {
  const slip = await storage.get(slipKey(id));
  if (!isLost(slip, id) || !(await isStored(storage, id))) return null;
  for (const { from, slip: other } of await candidates(storage, id, slip, now)) {
    if (!(await readGame(showing(storage, id, other), id)).ok) continue;
    const put = [{ key: slipKey(id), text: other }];
    return (await storage.swap({ key: slipKey(id), expected: slip, put, drop: [] })) ? from : null;
  }
  return null;
}

/**
 * Gives a game whose header is lost or unreadable one that can be read: the last good one, otherwise one rebuilt from its
 * chunks. Nothing is changed unless the whole game can then be read. It never throws; null when nothing was recovered.
 */
export const recoverGame = (storage: SharedStorage, id: string, now: string): Promise<Recovered | null> =>
  recover(storage, id, now).catch(() => null);
