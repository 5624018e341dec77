import { begin, type Save } from '@/engine';

import { start } from '@/__tests__/helpers/playedGame';
import { headerKey } from '@/store/games/keys';
import { readGame, saveGame } from '@/store/games/repository';
import { Unanswered } from '@/store/games/unanswered';
import { memoryStorage } from '@/store/storage/memory';
import { StorageSilent } from '@/store/storage/patience';
import type { SharedStorage } from '@/store/storage/storage';

const NOW = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T12:00:05.000Z';

const aSave = (name: string, id = 'game-1'): Save => ({
  app: 'test',
  game: { id, name, created: NOW },
  history: begin(start()),
});

/** It writes and does not say so. */
const silent = (storage: SharedStorage, writes = true): SharedStorage => ({
  ...storage,
  swap: async (asked) => {
    if (writes) await storage.swap(asked);
    throw new StorageSilent('no answer');
  },
});

const nameIn = async (storage: SharedStorage): Promise<string | undefined> => {
  const read = await readGame(storage, 'game-1');
  return read.ok ? read.value.save.game.name : undefined;
};

describe('a storage that did not answer', () => {
  it('has kept it after all: what lies there is this writer’s own, and is written on', async () => {
    const storage = memoryStorage();
    const writer = new Unanswered();
    expect(await writer.save(silent(storage), aSave('First'), null, NOW)).toEqual({ ok: false, error: 'silent' });
    expect(await nameIn(storage)).toBe('First');
    expect((await writer.save(storage, aSave('Second'), null, LATER)).ok).toBe(true);
    expect(await nameIn(storage)).toBe('Second');
  });

  it('was asked several times: whichever landed is its own', async () => {
    const storage = memoryStorage();
    const writer = new Unanswered();
    await writer.save(silent(storage), aSave('First'), null, NOW);
    await writer.save(silent(storage, false), aSave('Second'), null, LATER);
    expect((await writer.save(storage, aSave('Third'), null, LATER)).ok).toBe(true);
    expect(await nameIn(storage)).toBe('Third');
  });

  it('has kept nothing: it is simply written', async () => {
    const storage = memoryStorage();
    const writer = new Unanswered();
    await writer.save(silent(storage, false), aSave('First'), null, NOW);
    expect((await writer.save(storage, aSave('Second'), null, LATER)).ok).toBe(true);
  });

  it('holds what another writer put there: that is nobody’s to write over', async () => {
    const storage = memoryStorage();
    const writer = new Unanswered();
    await writer.save(silent(storage, false), aSave('First'), null, NOW);
    await saveGame(storage, aSave('Other'), null, LATER);
    expect(await writer.save(storage, aSave('Second'), null, LATER)).toEqual({ ok: false, error: 'elsewhere' });
    expect(await nameIn(storage)).toBe('Other');
  });

  it('cannot be asked what lies there either: the writer comes too late', async () => {
    const storage = memoryStorage();
    const writer = new Unanswered();
    await writer.save(silent(storage), aSave('First'), null, NOW);
    const get: SharedStorage['get'] = async () => Promise.reject(new Error('closed'));
    expect(await writer.save({ ...storage, get }, aSave('Second'), null, LATER)).toEqual({
      ok: false,
      error: 'elsewhere',
    });
  });
});

describe('a storage that answers', () => {
  it('is not asked what lies there when nothing is missing', async () => {
    const storage = memoryStorage();
    await saveGame(storage, aSave('Other'), null, NOW);
    const asked: string[] = [];
    const get: SharedStorage['get'] = async (key) => {
      asked.push(key);
      return storage.get(key);
    };
    expect(await new Unanswered().save({ ...storage, get }, aSave('First'), null, LATER)).toEqual({
      ok: false,
      error: 'elsewhere',
    });
    expect(asked).toEqual([]);
  });

  it('is given nothing that could not be read back', async () => {
    const storage = memoryStorage();
    const named = 'no id!';
    expect(await new Unanswered().save(storage, aSave('First', named), null, NOW)).toEqual({
      ok: false,
      error: 'unreadable',
    });
    expect(await storage.get(headerKey(named))).toBeUndefined();
  });
});
