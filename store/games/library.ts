import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Result, SaveFault } from '@/engine';

import type { SharedStorage } from '../storage/storage';
import type { BegunMove } from './begunMove';
import type { GameNotes } from './gameNotes';
import { randomId, type SessionParts } from './sessionWriter';
import {
  checkHeader,
  saveGame,
  notReached,
  readGame,
  type StoredGame,
  type WriteFault,
  type OpenFault,
} from './repository';
import {
  DEMO,
  RUNNING,
  quarantinedIds,
  fallbackKey,
  isStored,
  quarantineKey,
  recordsOf,
  headerKey,
  storedIds,
} from './keys';
import { readHeader, type GameHeader } from './header';

/** A game that lies here and cannot be read: it is named, can be exported as it is, and is never touched. */
export interface QuarantinedGame {
  readonly id: string;
  /** As far as its header still tells. */
  readonly name: string;
  readonly code: SaveFault['code'];
}

/** A deleted game, whole, to put it back. */
export interface Removed {
  readonly id: string;
  /** Missing when it is lost, or no text. */
  readonly headerText?: string;
  readonly records: readonly { readonly key: string; readonly text: string }[];
  /** A move entered so far and not confirmed. */
  readonly begun?: BegunMove;
  readonly notes?: GameNotes;
}

export type LibraryFault = OpenFault | { readonly code: WriteFault };

/** The games of this device. Only their headers are read for it, however long they are. */
export interface Library {
  readonly loaded: boolean;
  /** The device does not answer: there may be games, but they cannot be reached. */
  readonly closed: boolean;
  /** Whether it has not answered at all, rather than refused. */
  readonly silent: boolean;
  /** Last played first. */
  readonly games: readonly GameHeader[];
  readonly quarantined: readonly QuarantinedGame[];
  /** Reads the headers; again whenever it is asked. */
  readonly load: () => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<Result<string, LibraryFault>>;
  /** Says the id of the copy. */
  readonly duplicate: (id: string, name: string) => Promise<Result<string, LibraryFault>>;
  readonly remove: (id: string) => Promise<Result<Removed, LibraryFault>>;
  readonly restore: (removed: Removed) => Promise<Result<string, LibraryFault>>;
}

const refused = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

const lastPlayedFirst = (one: GameHeader, other: GameHeader): number => other.saved.localeCompare(one.saved);

type Listed = Pick<Library, 'games' | 'quarantined'>;

async function listGames(storage: SharedStorage): Promise<Listed> {
  const noted = new Set(await quarantinedIds(storage));
  const games: GameHeader[] = [];
  const quarantined: QuarantinedGame[] = [];
  const read = async (id: string): Promise<void> => {
    const text = await storage.get(headerKey(id));
    if (text === undefined) return void quarantined.push(...(await withoutHeader(storage, id)));
    const header = readHeader(text);
    if (header?.id === id && !noted.has(id)) games.push(header);
    else quarantined.push(quarantinedOf(id, text, header));
  };
  await Promise.all((await storedIds(storage)).map(read));
  return {
    games: games.sort(lastPlayedFirst),
    quarantined: quarantined.sort((one, other) => one.id.localeCompare(other.id)),
  };
}

/** A game whose header is lost, or no text; nothing when another window has just deleted all of it. */
async function withoutHeader(storage: SharedStorage, id: string): Promise<readonly QuarantinedGame[]> {
  if (!(await isStored(storage, id))) return [];
  const name = readHeader(await storage.get(fallbackKey(id)))?.name ?? '';
  return [{ id, name, code: 'damaged' }];
}

function quarantinedOf(id: string, text: string, header: GameHeader | undefined): QuarantinedGame {
  const checked = checkHeader(text);
  return { id, name: header?.name ?? '', code: checked.ok ? 'damaged' : checked.error.code };
}

/** Every record of a game, as text. */
export async function allRecordsOf(storage: SharedStorage, id: string): Promise<Removed | undefined> {
  if (!(await isStored(storage, id))) return undefined;
  const headerText = await storage.get(headerKey(id));
  const keys = [...(await storage.keys(recordsOf(id))), fallbackKey(id)];
  const found = await Promise.all(keys.map(async (key) => ({ key, text: await storage.get(key) })));
  const records = found.flatMap(({ key, text }) => (text === undefined ? [] : [{ key, text }]));
  return { id, ...(headerText !== undefined && { headerText }), records };
}

async function removeGame(storage: SharedStorage, id: string): Promise<Result<Removed, LibraryFault>> {
  const found = await allRecordsOf(storage, id);
  if (found === undefined) return refused({ code: 'no-such-game' });
  const drop = [headerKey(id), quarantineKey(id), ...found.records.map(({ key }) => key)];
  const isGone = await storage.swap({ key: headerKey(id), expected: found.headerText, put: [], drop });
  return isGone ? { ok: true, value: found } : refused({ code: 'elsewhere' });
}

async function restoreGame(
  storage: SharedStorage,
  { id, headerText, records }: Removed,
): Promise<Result<string, LibraryFault>> {
  const put = [...records, ...(headerText === undefined ? [] : [{ key: headerKey(id), text: headerText }])];
  const isBack = await storage.swap({ key: headerKey(id), expected: undefined, put, drop: [] });
  return isBack ? { ok: true, value: id } : refused({ code: 'elsewhere' });
}

/** After a game is gone the home screen offers the one played before it. */
async function runAnother(storage: SharedStorage, gone: string, games: readonly GameHeader[]): Promise<void> {
  if ((await storage.get(RUNNING)) !== gone) return;
  const next = games.find(({ id, preview }) => id !== gone && id !== DEMO && preview?.turn !== 'over');
  await (next === undefined ? storage.delete(RUNNING) : storage.set(RUNNING, next.id));
}

/** Games over a storage that a table may share. */
export function createLibrary({
  storage,
  tabs,
  now = () => new Date(),
  newId = randomId,
  begun: begunMoves,
  notes: gameNotes,
}: SessionParts): StoreApi<Library> {
  /** Reads a game and writes what becomes of it. */
  const rewrite = async (
    id: string,
    write: (stored: StoredGame) => ReturnType<typeof saveGame>,
  ): Promise<Result<string, LibraryFault>> => {
    const read = await readGame(storage, id);
    if (!read.ok) return read;
    const written = await write(read.value);
    return written.ok ? { ok: true, value: written.value.save.game.id } : refused({ code: written.error });
  };
  const attempt = <T>(work: () => Promise<Result<T, LibraryFault>>): Promise<Result<T, LibraryFault>> =>
    work().catch((error: unknown) => refused(notReached(error)));

  return createStore<Library>()((set, get) => {
    const load = async (): Promise<void> => {
      try {
        set({ ...(await listGames(storage)), loaded: true, closed: false, silent: false });
      } catch (error) {
        set({ loaded: true, closed: true, silent: notReached(error).code === 'storage-silent' });
      }
    };
    const then = async <T>(
      id: string,
      work: () => Promise<Result<T, LibraryFault>>,
    ): Promise<Result<T, LibraryFault>> => {
      const result = await attempt(work);
      if (result.ok) tabs.announce(id);
      await load();
      return result;
    };
    return {
      loaded: false,
      closed: false,
      silent: false,
      games: [],
      quarantined: [],
      load,
      rename: (id, name) =>
        then(id, () =>
          rewrite(id, (stored) =>
            saveGame(storage, { ...stored.save, game: { ...stored.save.game, name } }, stored, now().toISOString()),
          ),
        ),
      duplicate: (id, name) =>
        then(id, () =>
          rewrite(id, ({ save }) => {
            const created = now().toISOString();
            return saveGame(storage, { ...save, game: { id: newId(), name, created } }, null, created);
          }),
        ),
      remove: (id) =>
        then(id, async () => {
          const taken = await removeGame(storage, id);
          if (!taken.ok) return taken;
          await runAnother(storage, id, get().games);
          const [begun, notes] = [await begunMoves?.take(id), await gameNotes?.take(id)];
          const beside = { ...(begun !== undefined && { begun }), ...(notes !== undefined && { notes }) };
          return { ok: true, value: { ...taken.value, ...beside } };
        }),
      restore: (removed) =>
        then(removed.id, async () => {
          const restored = await restoreGame(storage, removed);
          if (restored.ok && removed.begun !== undefined) begunMoves?.keep(removed.id, removed.begun);
          if (restored.ok && removed.notes !== undefined) await gameNotes?.keep(removed.id, removed.notes);
          return restored;
        }),
    };
  });
}
