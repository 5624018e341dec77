import { DEMO, headerKey, storedIds } from '../games/keys';
import { readHeader } from '../games/header';
import { readGame } from '../games/repository';
import { digestOf } from '../record/digest';
import { keptFormat } from '../scoreSheetFormat';
import type { Storage } from '../storage/storage';
import type { KnownGame } from './format';
import { summaryOfGame, summaryOfSheet, type GameSummary } from './summary';

/** A game or a sheet as it lies on the device now. */
interface Named {
  readonly key: string;
  readonly text: string;
}

/** The keys of everything that may be a finished game. The demo is nobody's game. */
export async function keysOfGames(storage: Storage): Promise<readonly string[]> {
  const [ids, sheets] = await Promise.all([storedIds(storage), storage.keys(keptFormat.key)]);
  return [...ids.filter((id) => id !== DEMO).map(headerKey), ...sheets];
}

/** What is known of the games that are still there. */
export const stillThere = (known: readonly KnownGame[], keys: readonly string[]): readonly KnownGame[] => {
  const there = new Set(keys);
  return known.filter(({ key }) => there.has(key));
};

/** How many records are asked for at once: more would keep a tap waiting. */
const AT_ONCE = 50;

async function textsAt(storage: Storage, keys: readonly string[]): Promise<readonly Named[]> {
  const texts = await Promise.all(keys.map((key) => storage.get(key)));
  return keys.flatMap((key, at) => {
    const text = texts[at];
    return text === undefined ? [] : [{ key, text }];
  });
}

const isSheet = (key: string): boolean => key.startsWith(keptFormat.key);

/** Whether a record is of a game that still goes on; a preview that says nothing leaves it open. */
const goesOn = ({ key, text }: Named): boolean => {
  const turn = isSheet(key) ? undefined : readHeader(text)?.preview?.turn;
  return turn !== undefined && turn !== 'over';
};

/** Lets the screen answer in between. */
export type Breathe = () => Promise<void>;

/** The finished games that have to be summed up, because they are new or changed, and what is known of the others. */
export interface Looked {
  readonly current: readonly KnownGame[];
  readonly toRead: readonly Named[];
}

/** Compares what is known with what lies there. */
export async function lookThrough(
  storage: Storage,
  known: readonly KnownGame[],
  keys: readonly string[],
  breathe: Breathe,
): Promise<Looked> {
  const before = new Map(known.map((one) => [one.key, one]));
  const current: KnownGame[] = [];
  const toRead: Named[] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    for (const named of await textsAt(storage, keys.slice(from, from + AT_ONCE))) {
      const found = before.get(named.key);
      if (found?.stamp === digestOf(named.text)) current.push(found);
      else if (!goesOn(named)) toRead.push(named);
    }
    await breathe();
  }
  return { current, toRead };
}

async function sumUpGame(storage: Storage, { key, text }: Named): Promise<GameSummary | null | undefined> {
  const header = readHeader(text);
  const read = header === undefined ? undefined : await readGame(storage, header.id);
  // A game of that id under another key, or changed meanwhile, is summed up when somebody looks again.
  if (header === undefined || headerKey(header.id) !== key || read?.ok !== true) return undefined;
  return read.value.headerText === text ? summaryOfGame(read.value.save, header.saved) : undefined;
}

function sumUpSheet({ text }: Named): GameSummary | undefined {
  const read = keptFormat.read(text);
  return read.ok ? summaryOfSheet(read.value) : undefined;
}

/** Sums a game up; nothing when it cannot be read. A game only renamed later has not been played for longer. */
async function sumUp(
  storage: Storage,
  named: Named,
  before: GameSummary | null | undefined,
): Promise<KnownGame | undefined> {
  const game = isSheet(named.key) ? sumUpSheet(named) : await sumUpGame(storage, named);
  if (game === undefined) return undefined;
  const minutes = before?.minutes ?? game?.minutes ?? null;
  return { key: named.key, stamp: digestOf(named.text), game: game === null ? null : { ...game, minutes } };
}

/** How far the summing up of games has come. */
export interface Reading {
  readonly done: number;
  readonly of: number;
}

/** Hears what is known so far. */
export type Tell = (known: readonly KnownGame[], reading: Reading) => Promise<void>;

/** A long list is told of in between, so that whoever leaves early does not begin anew. */
const TOLD_EVERY = 50;

/** For so long the screen can wait. */
const SLICE_MS = 10;

/** Sums up what has to be read, beside what is known of the others. */
export async function sumUpAll(
  storage: Storage,
  { current, toRead }: Looked,
  saved: readonly KnownGame[],
  { tell, breathe }: { readonly tell: Tell; readonly breathe: Breathe },
): Promise<readonly KnownGame[]> {
  const before = new Map(saved.map(({ key, game }) => [key, game]));
  const known = [...current];
  let rested = Date.now();
  for (const [at, named] of toRead.entries()) {
    if (at % TOLD_EVERY === 0) await tell([...known], { done: at, of: toRead.length });
    const found = await sumUp(storage, named, before.get(named.key));
    if (found !== undefined) known.push(found);
    if (Date.now() - rested < SLICE_MS) continue;
    await breathe();
    rested = Date.now();
  }
  return known;
}
