import {
  reading,
  readSheet,
  shape,
  SHEET_ENTRIES,
  sheetReader,
  type Confirmed,
  type Problem,
  type Result,
  type SheetEntry,
} from '@/engine';

import type { BoardCopy } from './boardCopy';
import { parseJson } from './json';
import { recordFormat, type Migration } from './record/format';
import { VERSIONS } from './record/kinds';
import { shaped } from './record/shaped';

const { anything, choice, fields, onlyTrue, readShape, text, whole } = shape;

const inOrder = <T>(entries: readonly SheetEntry[], value: T): Readonly<Record<SheetEntry, T>> =>
  Object.fromEntries(entries.map((entry) => [entry, value])) as Readonly<Record<SheetEntry, T>>;

const confirmed = fields<Confirmed>(inOrder(SHEET_ENTRIES, onlyTrue), { optional: SHEET_ENTRIES });

/**
 * Version 1 assumed 6/3/1 for the tools majority (R1) and wrote it down whether it was matched or not:
 * what was confirmed is kept, what was only assumed follows the assumption of today.
 */
const fromVersion1: Migration = (copy) => {
  const { sheet, confirmed: matched } = copy;
  if (!reading.isObject(sheet)) return copy;
  const assumed = '6/3/1';
  const { toolsMajority = assumed, ...others } = sheet;
  const follows = toolsMajority === assumed && !(reading.isObject(matched) && matched['toolsMajority'] === true);
  return { ...copy, sheet: follows ? others : { ...others, toolsMajority } };
};
const MIGRATIONS: readonly Migration[] = [fromVersion1];

/** On the device a sheet with a gap is still the person's sheet: the screen says what is missing. */
export const copyFormat = recordFormat<BoardCopy>({
  kind: 'board',
  key: 'board/copy/',
  version: VERSIONS.board,
  migrations: MIGRATIONS,
  read: shaped(fields<BoardCopy>({ id: text, name: text, sheet: sheetReader, confirmed })),
});

/** What a copy is without the place it has on this device. */
export type Shared = Omit<BoardCopy, 'id'>;

/** Why a text is no board sheet: it is no JSON, or something in it cannot be. */
export type ImportFault =
  { readonly code: 'not-json' } | { readonly code: 'problems'; readonly problems: readonly Problem[] };

const KIND = 'lisboa-board-sheet';

/** The document around a sheet; the sheet inside is judged by the engine, which names problems by where they stand in it. */
interface Document {
  readonly kind: typeof KIND;
  readonly version: number;
  readonly name: string;
  readonly confirmed: Confirmed;
  readonly sheet: unknown;
}

const document = fields<Document>(
  { kind: choice([KIND]), version: whole(1, VERSIONS.board), name: text, sheet: anything, confirmed },
  { defaults: { name: '', confirmed: {} } },
);

/** A copy as text to export, readable by people too; equal copies are equal texts, in whatever order they were matched. */
export function exportCopy({ name, sheet, confirmed: matched }: Shared): string {
  const inSheetOrder = inOrder(
    SHEET_ENTRIES.filter((entry) => matched[entry] === true),
    true,
  );
  return JSON.stringify({ kind: KIND, version: VERSIONS.board, name, confirmed: inSheetOrder, sheet }, null, 2);
}

const hasProblems = (problems: readonly Problem[]): Result<never, ImportFault> => ({
  ok: false,
  error: { code: 'problems', problems },
});

function readAround(value: reading.JsonObject): Result<Omit<Document, 'kind' | 'version'>, readonly Problem[]> {
  const { version } = value;
  const steps = typeof version === 'number' && version >= 1 ? MIGRATIONS.slice(version - 1) : [];
  return readShape(
    document,
    steps.reduce((older, step) => step(older), value),
  );
}

/** Reads a shared text, or a bare sheet as the command line takes it. Reading changes nothing. */
export function importCopy(json: string): Result<Shared, ImportFault> {
  const value = parseJson(json);
  if (value === undefined) return { ok: false, error: { code: 'not-json' } };
  const isBare = !reading.isObject(value) || !('kind' in value);
  const around = isBare ? { ok: true as const, value: { name: '', confirmed: {}, sheet: value } } : readAround(value);
  if (!around.ok) return hasProblems(around.error);
  const sheet = readSheet(around.value.sheet);
  if (!sheet.ok) return hasProblems(sheet.error);
  return { ok: true, value: { name: around.value.name, confirmed: around.value.confirmed, sheet: sheet.value } };
}
