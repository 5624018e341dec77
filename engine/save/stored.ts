import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Entry } from '../history/history';
import { historyOf } from '../history/history';
import { LIMITS } from '../model/limits';
import { fault } from '../model/reading';
import type { GameState } from '../model/state';
import type { Turn } from '../model/turn';
import type { BySeat, Seat } from '../model/vocabulary';
import { finalWigs } from '../play/standing';
import { parse, readDocument, withFields } from './document';
import type { Packed, PackedTexts } from './packed';
import { PACKED, beyond, pack, packedText, unpack } from './packed';
import type { GameLabel, Save, SaveFault } from './save';
import { SAVE_VERSION, gameLabel } from './save';
import type { Schema } from './schema/shape';
import { anything, choice, fields, list, madeInto, text, whole } from './schema/shape';
import { start, writeStart } from './start';

const HEADER_FORMAT = 'lisboa-game';
const START_FORMAT = 'lisboa-start';
const CHUNK_FORMAT = 'lisboa-chunk';

/** Entries in a chunk: few, so that writing one costs the same however long the game is. */
export const CHUNK_SIZE = 20;

/** What a list of games shows of one without reading it. */
export interface GamePreview {
  readonly period: 1 | 2;
  readonly round: number;
  readonly toMove: Seat;
  readonly turn: Turn['kind'];
  readonly wigs: BySeat<number>;
  /** The final score of a game that is over and wholly counted; headers from before do not say it. */
  readonly final?: BySeat<number>;
}

/** The small record that names a game and its chunks; writing it is what makes a change count. */
export interface Header {
  readonly app: string;
  readonly game: GameLabel;
  readonly done: number;
  readonly entries: number;
  /** One number per chunk; a chunk whose entries were changed is written anew under the next one. */
  readonly revisions: readonly number[];
  /** Shown in lists and never taken for the truth: the entries are, whatever a preview says of them. */
  readonly glance?: unknown;
}

/** A text to put under a key; keys are unique within a game. */
export interface GameRecord {
  readonly key: string;
  readonly text: string;
}

/** A record to put, and what of it nobody has read yet. */
export interface FreshRecord extends GameRecord {
  /** The text itself; of a chunk that grew, what it grew by, as a chunk of its own. */
  readonly fresh: string;
}

export const START_KEY = 'start';
export const HEADER_KEY = 'header';
const chunkKey = (number: number, revision: number): string => `chunk-${number}-${revision}`;

/** Which chunk lies under a key; null when none does. */
export function chunkPlace(key: string): { readonly number: number; readonly revision: number } | null {
  const found = /^chunk-(\d+)-(\d+)$/.exec(key);
  return found === null ? null : { number: Number(found[1]), revision: Number(found[2]) };
}

/** Where a game's chunks lie, in order. */
export const chunkKeys = ({ revisions }: Pick<Header, 'revisions'>): readonly string[] =>
  revisions.map((revision, number) => chunkKey(number, revision));

function previewAt(state: GameState): GamePreview {
  const { period, round, toMove, turn, you, lacerda } = state;
  const final = finalWigs(state);
  return {
    period,
    round,
    toMove,
    turn: turn.kind,
    wigs: { you: you.wigs, lacerda: lacerda.wigs },
    ...(final !== null && { final }),
  };
}

const named = (format: string): Document => ({ format, version: SAVE_VERSION });

const written = (format: string, content: object): string => JSON.stringify({ ...named(format), ...content });

export const headerOf = ({ app, game, history }: Save, revisions: readonly number[]): string => {
  const { done, undone, now } = history;
  const glance: GamePreview = previewAt(now);
  const header: Header = { app, game, done: done.length, entries: done.length + undone.length, revisions, glance };
  return written(HEADER_FORMAT, header);
};

export const startOf = ({ game, history }: Save): string =>
  written(START_FORMAT, { id: game.id, start: writeStart(history.start) });

/** The entries of one chunk as text, `proven` of all entries having been read before. */
function chunkTexts(
  { game }: Pick<Save, 'game'>,
  entries: readonly Entry[],
  number: number,
  proven: number,
): Pick<FreshRecord, 'text' | 'fresh'> {
  const packed = pack(entries.slice(number * CHUNK_SIZE, (number + 1) * CHUNK_SIZE));
  const written = (content: PackedTexts): string =>
    withFields({ ...named(CHUNK_FORMAT), id: game.id, number }, packedText(content));
  const text = written(packed);
  const known = proven - number * CHUNK_SIZE;
  return { text, fresh: known < 1 ? text : written(beyond(packed, known)) };
}

/** The entries of one chunk as text. */
export const chunkOf = (save: Pick<Save, 'game'>, entries: readonly Entry[], number: number): string =>
  chunkTexts(save, entries, number, 0).text;

/** What lies in the storage already: entries are never changed in place, so the same object is the same text. */
export interface ChunkIndex {
  readonly entries: readonly Entry[];
  readonly revisions: readonly number[];
}

const chunkCount = (entries: number): number => Math.ceil(entries / CHUNK_SIZE);

/** A chunk that only grows keeps its key; one that is rewritten gets a new one, so that the old header still finds the old text. */
function revised({ entries, revisions }: ChunkIndex, same: number, chunks: number): readonly number[] {
  const firstRewritten = same === entries.length ? revisions.length : Math.floor(same / CHUNK_SIZE);
  return Array.from({ length: chunks }, (_, number) => {
    const before = revisions[number];
    if (before === undefined) return 0;
    return number < firstRewritten ? before : before + 1;
  });
}

function sameEntries(one: readonly Entry[], other: readonly Entry[]): number {
  const differing = one.findIndex((entry, index) => entry !== other[index]);
  return differing < 0 ? one.length : differing;
}

const wholly = (key: string, text: string): FreshRecord => ({ key, text, fresh: text });

/** The records to put so that the storage holds the game, in this order: the header, which makes them count, comes last. */
export function recordsFor(
  save: Save,
  index: ChunkIndex | null,
): { readonly records: readonly FreshRecord[]; readonly index: ChunkIndex } {
  const { done, undone } = save.history;
  const entries = [...done, ...undone];
  const before = index ?? {
    // Stryker disable next-line ArrayDeclaration: what is no entry of this game is the same as none.
    entries: [],
    revisions: [],
  };
  const same = sameEntries(before.entries, entries);
  const count = chunkCount(entries.length);
  const nothingNew = same === entries.length;
  const revisions = nothingNew ? before.revisions.slice(0, count) : revised(before, same, count);
  const first = nothingNew ? count : Math.floor(same / CHUNK_SIZE);
  const chunks = revisions.flatMap((revision, number): readonly FreshRecord[] =>
    number < first ? [] : [{ key: chunkKey(number, revision), ...chunkTexts(save, entries, number, same) }],
  );
  const start = index === null ? [wholly(START_KEY, startOf(save))] : [];
  return {
    records: [...start, ...chunks, wholly(HEADER_KEY, headerOf(save, revisions))],
    index: { entries, revisions },
  };
}

const format = (name: string) => ({ format: choice([name]), version: choice([SAVE_VERSION]) });
interface Document {
  readonly format: string;
  readonly version: number;
}

const header: Schema<Header & Document> = fields<Header & Document>(
  {
    ...format(HEADER_FORMAT),
    app: text,
    game: gameLabel,
    done: whole(0, LIMITS.records),
    entries: whole(0, LIMITS.records),
    revisions: list(whole(0, LIMITS.records), LIMITS.entries),
    glance: anything,
  },
  { optional: ['glance'] },
);

const began = fields<Document & { readonly id: string; readonly start: GameState }>({
  ...format(START_FORMAT),
  id: text,
  start,
});

interface Chunk extends Document, Packed {
  readonly id: string;
  readonly number: number;
}

const chunk: Schema<Chunk> = fields<Chunk>({
  ...format(CHUNK_FORMAT),
  id: text,
  number: whole(0, LIMITS.records),
  ...PACKED,
});

function readText<T>(stored: string, name: string, schema: Schema<T>): Result<T, SaveFault> {
  const json = parse(stored);
  return json.ok ? readDocument(json.value, name, schema) : json;
}

/** The header of a stored game that is JSON already. */
export function readHeaderJson(json: unknown): Result<Header, SaveFault> {
  const read = readDocument(json, HEADER_FORMAT, header);
  if (!read.ok) return read;
  const { format: _, version: _version, ...told } = read.value;
  return ok(told);
}

/** The header of a stored game. */
export function readHeader(stored: string): Result<Header, SaveFault> {
  const json = parse(stored);
  return json.ok ? readHeaderJson(json.value) : json;
}

/** Where a game began. */
export function readStart(stored: string): Result<GameState, SaveFault> {
  const read = readText(stored, START_FORMAT, began);
  return read.ok ? ok(read.value.start) : read;
}

const missing = (path: string): { readonly ok: false; readonly error: SaveFault } =>
  refuse({ code: 'damaged', problems: [{ code: 'missing', path }] });

const chunkEntries = (id: string, number: number): Schema<readonly Entry[]> =>
  madeInto(chunk, (read, place) =>
    read.id === id && read.number === number
      ? unpack(read, place)
      : fault(place, { code: 'not-one-of', choices: [id, number] }),
  );

/** What a chunk grew by: its places point into the whole chunk, so only its parts are read. */
export const readFresh = (stored: string): Result<unknown, SaveFault> => readText(stored, CHUNK_FORMAT, chunk);

/** The entries of one chunk of a game. */
export const readChunk = (stored: string, id: string, number: number): Result<readonly Entry[], SaveFault> =>
  readText(stored, CHUNK_FORMAT, chunkEntries(id, number));

function joinEntries(
  { game, entries: count, revisions }: Header,
  chunks: readonly (string | undefined)[],
): Result<readonly Entry[], SaveFault> {
  const entries: Entry[] = [];
  for (const [number, revision] of revisions.entries()) {
    const stored = chunks[number];
    if (stored === undefined) return missing(chunkKey(number, revision));
    const read = readChunk(stored, game.id, number);
    if (!read.ok) return read;
    entries.push(...read.value.slice(0, CHUNK_SIZE));
    const whole = Math.min(count, (number + 1) * CHUNK_SIZE);
    if (entries.length < whole) return missing(`${chunkKey(number, revision)}.entries.${entries.length % CHUNK_SIZE}`);
  }
  return entries.length < count ? missing(`entries.${entries.length}`) : ok(entries.slice(0, count));
}

/** A stored game put together again: what was written behind the header's back does not count. */
export function joinChunks(
  header: Header,
  startText: string | undefined,
  chunks: readonly (string | undefined)[],
): Result<Save, SaveFault> {
  if (startText === undefined) return missing(START_KEY);
  const beginning = readStart(startText);
  if (!beginning.ok) return beginning;
  const entries = joinEntries(header, chunks);
  if (!entries.ok) return entries;
  const { app, game, done } = header;
  return ok({ app, game, history: historyOf(beginning.value, entries.value, done) });
}

/** What the storage holds of a game that was read from it, to write on from there. */
export const chunkIndexOf = ({ history }: Save, { revisions }: Header): ChunkIndex => ({
  entries: [...history.done, ...history.undone],
  revisions,
});
