import type { Result } from '../core/result';
import { happened, historyOf } from '../history/history';
import type { GameState } from '../model/state';
import { LIMITS } from '../model/limits';
import { fault, inside } from '../model/reading';
import { parse, readDocument, withFields } from './document';
import type { Packed } from './packed';
import { PACKED, pack, packedText, unpack } from './packed';
import type { GameLabel, Save, SaveFault } from './save';
import { SAVE_FORMAT, SAVE_VERSION, gameLabel } from './save';
import type { Schema } from './schema/shape';
import { choice, fields, madeInto, text, whole } from './schema/shape';
import { checkTable, start, writeStart } from './start';

/**
 * The exported game: everything in one text. Where its log ends a table must lie; on the way there it may not have been one,
 * where somebody kept the table against the rules and corrected it one entry later.
 */
interface Exported extends Packed {
  readonly format: string;
  readonly version: number;
  readonly app: string;
  readonly game: GameLabel;
  readonly start: GameState;
  /** So many of the entries stand, the others are undone. */
  readonly done: number;
}

const exported: Schema<Exported> = fields<Exported>({
  format: choice([SAVE_FORMAT]),
  version: choice([SAVE_VERSION]),
  app: text,
  game: gameLabel,
  start,
  done: whole(0, LIMITS.records),
  ...PACKED,
});

/** A table that somebody is still entering need not be one yet. */
const unfinished: Schema<Save> = madeInto(exported, (read, place) => {
  const entries = unpack(read, place);
  if (entries === undefined) return undefined;
  if (read.done > entries.length)
    return fault(inside(place, 'done'), { code: 'too-large', most: entries.length, has: read.done });
  return { app: read.app, game: read.game, history: historyOf(read.start, entries, read.done) };
});

const save: Schema<Save> = madeInto(unfinished, (read, place) => {
  const { now, undone } = read.history;
  checkTable(undone.reduce(happened, now), inside(place, 'end'));
  return read;
});

/** A game as text to share: small, readable, complete. */
export function writeSave({ app, game, history }: Save): string {
  const { done, undone } = history;
  const head = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    app,
    game,
    start: writeStart(history.start),
    done: done.length,
  };
  return withFields(head, packedText(pack([...done, ...undone])));
}

/** A game from a document that is already JSON. */
export const readSaveJson = (json: unknown): Result<Save, SaveFault> => readDocument(json, SAVE_FORMAT, save);

/** A game from a text, or why it is none; the recorded events are taken as they are. It never throws. */
export function readSave(written: string): Result<Save, SaveFault> {
  const json = parse(written);
  return json.ok ? readSaveJson(json.value) : json;
}

/** The same for a table in progress, kept while it is entered: nobody asks yet whether it could lie there. */
export function readUnfinished(written: string): Result<Save, SaveFault> {
  const json = parse(written);
  return json.ok ? readDocument(json.value, SAVE_FORMAT, unfinished) : json;
}
