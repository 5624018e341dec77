import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Entry } from '../history/history';
import { historyOf } from '../history/history';
import type { Save, SaveFault } from './save';
import { CHUNK_SIZE, START_KEY, chunkPlace, headerOf, readChunk, readStart } from './stored';
import type { GameRecord } from './stored';

interface Found {
  readonly revision: number;
  readonly text: string;
}

/** The latest revision of every chunk, by its number. */
function latestOf(records: readonly GameRecord[]): ReadonlyMap<number, Found> {
  const latest = new Map<number, Found>();
  for (const { key, text } of records) {
    const place = chunkPlace(key);
    const before = place === null ? undefined : latest.get(place.number);
    if (place !== null && place.revision >= (before?.revision ?? 0))
      latest.set(place.number, { revision: place.revision, text });
  }
  return latest;
}

interface Joined {
  readonly entries: readonly Entry[];
  readonly revisions: readonly number[];
}

/** Chunks in a row, up to the first that is not full: whatever lies behind that one is of an earlier branch of the game. */
function join(id: string, chunks: ReadonlyMap<number, Found>): Result<Joined, SaveFault> {
  const entries: Entry[] = [];
  const revisions: number[] = [];
  for (let number = 0; entries.length === number * CHUNK_SIZE; number += 1) {
    const found = chunks.get(number);
    if (found === undefined) break;
    const read = readChunk(found.text, id, number);
    if (!read.ok) return read;
    entries.push(...read.value.slice(0, CHUNK_SIZE));
    revisions.push(found.revision);
  }
  return ok({ entries, revisions });
}

/**
 * A header for a game that has lost its own, from its start and its chunks. How much was undone only the lost one knew:
 * all entries stand. Refused when one of the records cannot be read.
 */
export function rebuildHeader(
  { app, game }: Pick<Save, 'app' | 'game'>,
  records: readonly GameRecord[],
): Result<string, SaveFault> {
  const startText = records.find(({ key }) => key === START_KEY)?.text;
  if (startText === undefined) return refuse({ code: 'damaged', problems: [{ code: 'missing', path: START_KEY }] });
  const start = readStart(startText);
  if (!start.ok) return start;
  const joined = join(game.id, latestOf(records));
  if (!joined.ok) return joined;
  const { entries, revisions } = joined.value;
  return ok(headerOf({ app, game, history: historyOf(start.value, entries) }, revisions));
}
