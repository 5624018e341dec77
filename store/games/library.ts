import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Result, SaveFault } from '@/engine';

import type { SharedStorage } from '../storage/storage';
import { randomId, type DeskParts } from './desk';
import { checkSlip, keepGame, notReached, readGame, type Kept, type KeepFault, type OpenFault } from './keeper';
import { RUNNING, asideIds, fallbackKey, isStored, recordsOf, slipKey, storedIds } from './keys';
import { readSlip, type GameSlip } from './slip';

/** A game that lies here and cannot be read: it is named, can be handed on as it is, and is never touched. */
export interface SetAside {
  readonly id: string;
  /** As far as its slip still tells. */
  readonly name: string;
  readonly code: SaveFault['code'];
}

/** A game taken off the shelf, whole, to put it back. */
export interface Removed {
  readonly id: string;
  /** Missing when it is lost, or no text. */
  readonly slip?: string;
  readonly records: readonly { readonly key: string; readonly text: string }[];
}

export type LibraryFault = OpenFault | { readonly code: KeepFault };

/** The games of this device. Only their slips are read for it, however long they are. */
export interface Library {
  readonly loaded: boolean;
  /** The device does not answer: there may be games, but they cannot be reached. */
  readonly closed: boolean;
  /** Whether it has not answered at all, rather than refused. */
  readonly silent: boolean;
  /** Last played first. */
  readonly games: readonly GameSlip[];
  readonly aside: readonly SetAside[];
  /** Reads the slips; again whenever it is asked. */
  readonly load: () => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<Result<string, LibraryFault>>;
  /** Says the id of the copy. */
  readonly duplicate: (id: string, name: string) => Promise<Result<string, LibraryFault>>;
  readonly remove: (id: string) => Promise<Result<Removed, LibraryFault>>;
  readonly restore: (removed: Removed) => Promise<Result<string, LibraryFault>>;
}

const refused = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

const lastPlayedFirst = (one: GameSlip, other: GameSlip): number => other.saved.localeCompare(one.saved);

type Shelf = Pick<Library, 'games' | 'aside'>;

async function readShelf(storage: SharedStorage): Promise<Shelf> {
  const noted = new Set(await asideIds(storage));
  const games: GameSlip[] = [];
  const aside: SetAside[] = [];
  const read = async (id: string): Promise<void> => {
    const text = await storage.get(slipKey(id));
    if (text === undefined) return void aside.push(...(await withoutSlip(storage, id)));
    const slip = readSlip(text);
    if (slip?.id === id && !noted.has(id)) games.push(slip);
    else aside.push(asideOf(id, text, slip));
  };
  await Promise.all((await storedIds(storage)).map(read));
  return { games: games.sort(lastPlayedFirst), aside: aside.sort((one, other) => one.id.localeCompare(other.id)) };
}

/** A game whose slip is lost, or no text; nothing when another window has just deleted all of it. */
async function withoutSlip(storage: SharedStorage, id: string): Promise<readonly SetAside[]> {
  if (!(await isStored(storage, id))) return [];
  const fallback = await storage.get(fallbackKey(id));
  const name = fallback === undefined ? undefined : readSlip(fallback)?.name;
  return [{ id, name: name ?? '', code: 'damaged' }];
}

function asideOf(id: string, text: string, slip: GameSlip | undefined): SetAside {
  const checked = checkSlip(text);
  return { id, name: slip?.name ?? '', code: checked.ok ? 'damaged' : checked.error.code };
}

/** The box with everything in it, as text. */
export async function boxOf(storage: SharedStorage, id: string): Promise<Removed | undefined> {
  if (!(await isStored(storage, id))) return undefined;
  const slip = await storage.get(slipKey(id));
  const keys = [...(await storage.keys(recordsOf(id))), fallbackKey(id)];
  const found = await Promise.all(keys.map(async (key) => ({ key, text: await storage.get(key) })));
  const records = found.flatMap(({ key, text }) => (text === undefined ? [] : [{ key, text }]));
  return { id, ...(slip !== undefined && { slip }), records };
}

async function takeOff(storage: SharedStorage, id: string): Promise<Result<Removed, LibraryFault>> {
  const box = await boxOf(storage, id);
  if (box === undefined) return refused({ code: 'no-such-game' });
  const drop = [slipKey(id), ...box.records.map(({ key }) => key)];
  const isGone = await storage.swap({ key: slipKey(id), expected: box.slip, put: [], drop });
  return isGone ? { ok: true, value: box } : refused({ code: 'elsewhere' });
}

async function putBack(storage: SharedStorage, { id, slip, records }: Removed): Promise<Result<string, LibraryFault>> {
  const put = [...records, ...(slip === undefined ? [] : [{ key: slipKey(id), text: slip }])];
  const isBack = await storage.swap({ key: slipKey(id), expected: undefined, put, drop: [] });
  return isBack ? { ok: true, value: id } : refused({ code: 'elsewhere' });
}

/** After a game is gone the home screen offers the one played before it. */
async function runAnother(storage: SharedStorage, gone: string, games: readonly GameSlip[]): Promise<void> {
  if ((await storage.get(RUNNING)) !== gone) return;
  const next = games.find(({ id, glance }) => id !== gone && glance?.turn !== 'over');
  await (next === undefined ? storage.delete(RUNNING) : storage.set(RUNNING, next.id));
}

/** Games over a storage that a table may share. */
export function createLibrary({
  storage,
  tabs,
  now = () => new Date(),
  newId = randomId,
}: DeskParts): StoreApi<Library> {
  /** Reads a game and writes what becomes of it. */
  const rewrite = async (
    id: string,
    write: (kept: Kept) => ReturnType<typeof keepGame>,
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
        set({ ...(await readShelf(storage)), loaded: true, closed: false, silent: false });
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
      aside: [],
      load,
      rename: (id, name) =>
        then(id, () =>
          rewrite(id, (kept) =>
            keepGame(storage, { ...kept.save, game: { ...kept.save.game, name } }, kept, now().toISOString()),
          ),
        ),
      duplicate: (id, name) =>
        then(id, () =>
          rewrite(id, ({ save }) => {
            const created = now().toISOString();
            return keepGame(storage, { ...save, game: { id: newId(), name, created } }, null, created);
          }),
        ),
      remove: (id) =>
        then(id, async () => {
          const taken = await takeOff(storage, id);
          if (taken.ok) await runAnother(storage, id, get().games);
          return taken;
        }),
      restore: (removed) => then(removed.id, () => putBack(storage, removed)),
    };
  });
}
