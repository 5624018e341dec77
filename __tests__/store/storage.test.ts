import { deviceStorage as phoneStorage } from '@/store/storage/device';
import { deviceStorage as webStorage } from '@/store/storage/device.web';
import { memoryStorage } from '@/store/storage/memory';
import type { Storage } from '@/store/storage/storage';

jest.mock('expo-sqlite/kv-store', () => {
  const kept = new Map<string, string>();
  return {
    __esModule: true,
    default: {
      getItemAsync: async (key: string) => kept.get(key) ?? null,
      setItemAsync: async (key: string, value: string) => void kept.set(key, value),
      removeItemAsync: async (key: string) => kept.delete(key),
      getAllKeysAsync: async () => [...kept.keys()],
    },
  };
});

jest.mock('idb-keyval', () => {
  const kept = new Map<unknown, unknown>([['a number', 7], [8, 'a numbered key']]);
  return {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
    del: async (key: string) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
});

/** What every keeper promises; the native and browser modules below it are stood in for, a browser runs the real one in e2e. */
const keepers: readonly (readonly [string, Storage])[] = [
  ['memory', memoryStorage()],
  ['phone', phoneStorage],
  ['web', webStorage],
];

describe.each(keepers)('storage in %s', (_, storage) => {
  it('has nothing under a key never set', async () => {
    expect(await storage.get('nothing')).toBeUndefined();
  });

  it('gives back what was set last', async () => {
    await storage.set('sheet/1', 'first');
    await storage.set('sheet/1', 'second');
    expect(await storage.get('sheet/1')).toBe('second');
  });

  it('names the keys with a prefix', async () => {
    await storage.set('sheet/2', 'x');
    await storage.set('other', 'y');
    expect([...(await storage.keys('sheet/'))].sort()).toEqual(['sheet/1', 'sheet/2']);
  });

  it('forgets what is deleted, and deleting it again is no error', async () => {
    await storage.delete('sheet/1');
    await storage.delete('sheet/1');
    expect(await storage.get('sheet/1')).toBeUndefined();
    expect(await storage.keys('sheet/')).toEqual(['sheet/2']);
  });

  it('keeps any text', async () => {
    const text = '{"name":"D. José \\u0000 ✓"}\n';
    await storage.set('text', text);
    expect(await storage.get('text')).toBe(text);
  });
});

it('the browser keeper reads nothing that another program put there', async () => {
  expect(await webStorage.get('a number')).toBeUndefined();
  expect(await webStorage.keys('')).not.toContain(8);
});
