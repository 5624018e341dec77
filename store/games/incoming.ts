import {
  SAVE_FORMAT,
  readSaveJson,
  startOf,
  writeSave,
  type Entry,
  type Result,
  type Save,
  type SaveFault,
} from '@/engine';

import { exportCopy, importCopy, type Shared } from '../boardCopyFormat';
import { readEach, UNWATCHED, type TextFault, type Watch } from '../importText';
import { parseJson } from '../json';
import type { SavedScoreSheet } from '../scoreSheet';
import { keptFormat } from '../scoreSheetFormat';
import { digestOf } from '../record/digest';
import { anything, choice, fields, isObject, list, orElse, type JsonObject } from '../record/read';
import type { SharedStorage } from '../storage/storage';
import { EVERYTHING_FORMAT, EVERYTHING_VERSION, UNREADABLE_FORMAT, type Beside } from './exporting';
import { saveGame, readGame, type StoredGame, type WriteFault } from './repository';
import { isStored } from './keys';
import { readUnreadable } from './unreadable';

/**
 * What bringing a thing in would do. `here`: nothing, it is here already, or here it is further on.
 * `further`: the game here continues to where this one is. `beside`: it is laid beside the one here, which stays as it is.
 */
export type Effect = 'new' | 'here' | 'further' | 'beside';

export interface IncomingGame {
  readonly what: 'game';
  readonly save: Save;
  readonly effect: Effect;
}
export interface IncomingBoard {
  readonly what: 'board';
  readonly copy: Shared;
  readonly effect: 'new' | 'here';
}
export interface IncomingScore {
  readonly what: 'score';
  readonly sheet: SavedScoreSheet;
  readonly effect: 'new' | 'here' | 'beside';
}
export type Incoming = IncomingGame | IncomingBoard | IncomingScore;

/** Why a text, or a part of it, cannot be imported. */
export type IncomingFault =
  | SaveFault
  | TextFault
  | { readonly code: 'empty' }
  | { readonly code: 'not-ours' }
  /** A record another device could not read either. */
  | { readonly code: 'unreadable-record' };

/** What a text contains and what would become of it; nothing is changed yet. */
export interface Contents {
  readonly items: readonly Incoming[];
  /** Parts that stay outside, each with its reason. */
  readonly faults: readonly IncomingFault[];
}

const refused = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** A text as it was pasted: the document itself, or a report that ends with one. */
function documentIn(text: string): unknown {
  const whole = parseJson(text);
  if (whole !== undefined) return whole;
  return parseJson(text.split('\n').findLast((line) => line.trimStart().startsWith('{')));
}

/** An id that says what is in it: the same content imported twice is the same thing. */
const idBeside = (id: string, content: string): string => `${id.slice(0, 48)}-${digestOf(content)}`;

const isPrefix = (shorter: readonly Entry[], longer: readonly Entry[]): boolean =>
  shorter.every((entry, index) => JSON.stringify(entry) === JSON.stringify(longer[index]));

function effectOn(here: Save, coming: Save): Effect {
  if (startOf({ ...here, game: coming.game }) !== startOf(coming)) return 'beside';
  if (isPrefix(coming.history.done, here.history.done)) return 'here';
  return isPrefix(here.history.done, coming.history.done) ? 'further' : 'beside';
}

const isFree = async (storage: SharedStorage, id: string): Promise<boolean> => !(await isStored(storage, id));

/** What a game would do here; one that differs from the game of its id, or whose place holds something unreadable, gets an id of its own. */
async function judgeGame(storage: SharedStorage, save: Save): Promise<IncomingGame> {
  if (await isFree(storage, save.game.id)) return { what: 'game', save, effect: 'new' };
  const here = await readGame(storage, save.game.id);
  const effect = here.ok ? effectOn(here.value.save, save) : 'beside';
  if (effect !== 'beside') return { what: 'game', save, effect };
  const id = idBeside(save.game.id, writeSave(save));
  const beside: Save = { ...save, game: { ...save.game, id } };
  return { what: 'game', save: beside, effect: (await isFree(storage, id)) ? 'beside' : 'here' };
}

const judgeBoard = (copy: Shared, { copies }: Beside): IncomingBoard => ({
  what: 'board',
  copy,
  effect: copies.some((one) => exportCopy(one) === exportCopy(copy)) ? 'here' : 'new',
});

function judgeScore(sheet: SavedScoreSheet, { scores }: Beside): IncomingScore {
  const place = (id: string): SavedScoreSheet | undefined => scores.find((one) => one.id === id);
  const before = place(sheet.id);
  if (before === undefined) return { what: 'score', sheet, effect: 'new' };
  if (keptFormat.write(before) === keptFormat.write(sheet)) return { what: 'score', sheet, effect: 'here' };
  const id = idBeside(sheet.id, keptFormat.write(sheet));
  return { what: 'score', sheet: { ...sheet, id }, effect: place(id) === undefined ? 'beside' : 'here' };
}

type Part = Result<Incoming, IncomingFault>;

async function readGamePart(json: unknown, storage: SharedStorage): Promise<Part> {
  const save = readSaveJson(json);
  return save.ok ? { ok: true, value: await judgeGame(storage, save.value) } : save;
}

/** A game another device could not read; this app may be newer than the one there. */
async function readUnreadablePart(json: unknown, storage: SharedStorage): Promise<Part> {
  const save = await readUnreadable(json);
  if (save.ok) return { ok: true, value: await judgeGame(storage, save.value) };
  return refused(save.error.code === 'from-a-newer-app' ? save.error : { code: 'unreadable-record' });
}

function readBoardPart(json: unknown, beside: Beside): Part {
  const copy = importCopy(JSON.stringify(json));
  if (copy.ok) return { ok: true, value: judgeBoard(copy.value, beside) };
  // Stryker disable next-line ConditionalExpression: it has been read as JSON already; the type does not know.
  return refused(copy.error.code === 'problems' ? { code: 'damaged', problems: copy.error.problems } : copy.error);
}

function readScorePart(json: unknown, beside: Beside): Part {
  const sheet = keptFormat.read(JSON.stringify(json));
  if (sheet.ok) return { ok: true, value: judgeScore(sheet.value, beside) };
  return refused(
    sheet.error.code === 'newer'
      ? { code: 'from-a-newer-app', version: sheet.error.version }
      : { code: 'damaged', problems: [] },
  );
}

/** One part that breaks its reader keeps no other outside. */
async function readSafely(readPart: () => Part | Promise<Part>): Promise<Part> {
  try {
    return await readPart();
  } catch {
    return refused({ code: 'failed' });
  }
}

/** Everything of a device in one text; each part is read by itself, so that one damaged game keeps no other outside. */
interface Everything {
  readonly games: readonly unknown[];
  readonly boards: readonly unknown[];
  readonly scores: readonly unknown[];
  readonly unreadable: readonly unknown[];
}

const parts = orElse(list(anything), []);
const everything = fields<Everything & { readonly version: number }>({
  version: choice([EVERYTHING_VERSION]),
  games: parts,
  boards: parts,
  scores: parts,
  unreadable: parts,
});

/** The version a text of a newer app names. */
const newerVersion = ({ version }: { readonly version?: unknown }): number | undefined =>
  typeof version === 'number' && version > EVERYTHING_VERSION ? version : undefined;

async function readEverything(
  json: JsonObject,
  storage: SharedStorage,
  beside: Beside,
  watch: Watch,
): Promise<Result<readonly Part[], IncomingFault>> {
  const version = newerVersion(json);
  if (version !== undefined) return refused({ code: 'from-a-newer-app', version });
  const read = everything(json);
  if (read === undefined) return refused({ code: 'damaged', problems: [] });
  const { games, boards, scores, unreadable } = read;
  const readers = [
    ...games.map((each) => () => readGamePart(each, storage)),
    ...boards.map((each) => () => readBoardPart(each, beside)),
    ...scores.map((each) => () => readScorePart(each, beside)),
    ...unreadable.map((each) => () => readUnreadablePart(each, storage)),
  ];
  const parts = await readEach(readers, readSafely, watch);
  return parts === undefined ? refused({ code: 'cancelled' }) : { ok: true, value: parts };
}

async function readParts(
  json: unknown,
  storage: SharedStorage,
  beside: Beside,
  watch: Watch,
): Promise<Result<readonly Part[], IncomingFault>> {
  if (!isObject(json)) return refused({ code: 'not-ours' });
  const { format, kind } = json;
  if (format === SAVE_FORMAT) return { ok: true, value: [await readGamePart(json, storage)] };
  if (kind === 'lisboa-board-sheet') return { ok: true, value: [readBoardPart(json, beside)] };
  if (format === UNREADABLE_FORMAT) return { ok: true, value: [await readUnreadablePart(json, storage)] };
  return format === EVERYTHING_FORMAT ? readEverything(json, storage, beside, watch) : refused({ code: 'not-ours' });
}

/** The same thing twice in one text is one thing. */
const identityOf = (item: Incoming): string => {
  if (item.what === 'board') return `board ${exportCopy(item.copy)}`;
  return item.what === 'game' ? `game ${item.save.game.id}` : `score ${item.sheet.id}`;
};

/** Reads a text and says what it contains, part after part. It changes nothing. */
export async function readIncoming(
  text: string,
  storage: SharedStorage,
  beside: Beside,
  watch: Watch = UNWATCHED,
): Promise<Result<Contents, IncomingFault>> {
  if (text.trim() === '') return refused({ code: 'empty' });
  const json = documentIn(text);
  if (json === undefined) return refused({ code: 'not-json' });
  const parts = await readParts(json, storage, beside, watch);
  if (!parts.ok) return parts;
  const items = new Map(
    parts.value.flatMap((part) => (part.ok ? [[identityOf(part.value), part.value] as const] : [])),
  );
  const faults = parts.value.flatMap((part) => (part.ok ? [] : [part.error]));
  const [first] = faults;
  return items.size === 0 && first !== undefined
    ? refused(first)
    : { ok: true, value: { items: [...items.values()], faults } };
}

/** Saves a game as announced; refused when the games here have changed since. */
export async function bringGame(
  storage: SharedStorage,
  { save, effect }: IncomingGame,
  saved: string,
): Promise<Result<StoredGame | null, WriteFault>> {
  if (effect === 'here') return { ok: true, value: null };
  if (effect !== 'further') return saveGame(storage, save, null, saved);
  const here = await readGame(storage, save.game.id);
  if (!here.ok || effectOn(here.value.save, save) !== 'further') return refused('elsewhere');
  return saveGame(storage, { ...save, game: here.value.save.game }, here.value, saved);
}
