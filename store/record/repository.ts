import type { SharedStorage, Storage } from '../storage/storage';
import type { RecordFormat } from './format';
import { quarantine, release } from './quarantine';

/** What lies on the device under a key. */
export interface Loaded<T> {
  /** Nothing when there is no record, or none that can be read. */
  readonly content: T | undefined;
  readonly isUnreadable: boolean;
  /** It could not be read, and the person learns where it is. */
  readonly isQuarantined: boolean;
}

/** Records of one kind on this device, each by its id; one without others needs none. Anything may fail, as the device may. */
export interface Repository<T> {
  readonly load: (id?: string) => Promise<Loaded<T>>;
  /** Writes a record, or takes it away, over whatever another window wrote meanwhile. */
  readonly save: (content: T | null, id?: string) => Promise<void>;
  /** The same, but only over what was seen here last: false when another window wrote meanwhile. */
  readonly replace: (content: T | null, id?: string) => Promise<boolean>;
}

/**
 * Records over a storage that other windows, also of another version of the app, may share. Every write is a swap for a text
 * that was seen here, and whatever was seen is either read or lies in quarantine: nothing that cannot be read is overwritten.
 */
export function createRepository<T>(
  format: RecordFormat<T>,
  storage: Pick<SharedStorage, 'get' | 'swap'>,
  quarantineIn: SharedStorage,
): Repository<T> {
  const seen = new Map<string, string | undefined>();

  const readable = (key: string, text: string, content: T): Loaded<T> => {
    seen.set(key, text);
    // Nobody waits for it: a copy that stays in quarantine is named once more, and no harm is done.
    void release(quarantineIn, format.kind, text).catch(() => undefined);
    return { content, isUnreadable: false, isQuarantined: false };
  };
  const unreadable = async (key: string, text: string): Promise<Loaded<T>> => {
    const isQuarantined = await quarantine(quarantineIn, format.kind, text);
    seen.set(key, text);
    return { content: format.salvage(text), isUnreadable: true, isQuarantined };
  };
  const load = async (id = ''): Promise<Loaded<T>> => {
    const key = format.key + id;
    const text = await storage.get(key);
    if (text === undefined) {
      seen.delete(key);
      return { content: undefined, isUnreadable: false, isQuarantined: false };
    }
    const read = format.read(text);
    return read.ok ? readable(key, text, read.value) : unreadable(key, text);
  };
  const replace = async (content: T | null, id = ''): Promise<boolean> => {
    const key = format.key + id;
    const text = content === null ? undefined : readBack(format, content);
    const change = text === undefined ? { put: [], drop: [key] } : { put: [{ key, text }], drop: [] };
    const isReplaced = await storage.swap({ key, expected: seen.get(key), ...change });
    if (isReplaced) seen.set(key, text);
    return isReplaced;
  };
  return {
    load,
    replace,
    save: async (content, id) => {
      while (!(await replace(content, id))) await load(id);
    },
  };
}

/** A record as text. What could not be read again is not written: the record that lies there is worth more. */
function readBack<T>(format: RecordFormat<T>, content: T): string {
  const text = format.write(content);
  if (!format.read(text).ok) throw new Error(`a ${format.kind} record that could not be read again`);
  return text;
}

/** Every record under a key, by id. One that does not answer counts as unreadable and holds up no other. */
export async function loadAll<T>(
  { key }: Pick<RecordFormat<T>, 'key'>,
  { keys }: Pick<Storage, 'keys'>,
  { load }: Pick<Repository<T>, 'load'>,
): Promise<readonly (Loaded<T> & { readonly id: string })[]> {
  const lost: Loaded<T> = { content: undefined, isUnreadable: true, isQuarantined: false };
  const ids = (await keys(key)).map((under) => under.slice(key.length));
  return Promise.all(ids.map(async (id) => ({ id, ...(await load(id).catch(() => lost)) })));
}
