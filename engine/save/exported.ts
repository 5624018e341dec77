import type { Result } from '../core/result';
import { historyOf } from '../history/history';
import type { GameState } from '../model/state';
import type { Reader, Readers } from '../model/reading';
import { choice, fault, fields, inside, text, whole } from '../model/reading';
import { parse, readDocument } from './document';
import type { Packed } from './packed';
import { PACKED, pack, unpack } from './packed';
import type { GameLabel, Save, SaveFault } from './save';
import { SAVE_FORMAT, SAVE_VERSION, gameLabel } from './save';
import { startReader, writeStart } from './start';

/** The exported game: everything in one text. */
interface Exported extends Packed {
  readonly format: string;
  readonly version: number;
  readonly app: string;
  readonly game: GameLabel;
  readonly start: GameState;
  /** So many of the entries stand, the others are undone. */
  readonly done: number;
}

const EXPORTED: Readers<Exported> = {
  format: choice([SAVE_FORMAT]),
  version: choice([SAVE_VERSION]),
  app: text,
  game: gameLabel,
  start: startReader,
  done: whole(0),
  ...PACKED,
};

const shape: Reader<Exported> = fields<Exported>(EXPORTED);

const save: Reader<Save> = (value, place) => {
  const read = shape(value, place);
  if (read === undefined) return undefined;
  const entries = unpack(read, place);
  if (read.done > entries.length) return fault(inside(place, 'done'), { code: 'too-large', most: entries.length, has: read.done });
  return { app: read.app, game: read.game, history: historyOf(read.start, entries, read.done) };
};

/** A game as text to share: small, readable, complete. */
export function writeSave({ app, game, history }: Save): string {
  const { start, done, undone } = history;
  return JSON.stringify({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    app,
    game,
    start: writeStart(start),
    done: done.length,
    ...pack([...done, ...undone]),
  });
}

/** A game from a document that is already JSON. */
export const readSaveJson = (json: unknown): Result<Save, SaveFault> => readDocument(json, SAVE_FORMAT, save);

/** A game from a text, or why it is none; the recorded events are taken as they are. It never throws. */
export function readSave(written: string): Result<Save, SaveFault> {
  const json = parse(written);
  return json.ok ? readSaveJson(json.value) : json;
}
