import { createChoices } from '@/store/choices';
import { DEFAULT_SETTINGS, SETTINGS, settingsFormat } from '@/store/settings';
import { quickStorage } from '@/store/storage/quick.web';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

import { watchedStorage } from '@/__tests__/helpers/watchedStorage';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function opened(storage: SharedStorage) {
  const store = createChoices({
    format: settingsFormat,
    defaults: DEFAULT_SETTINGS,
    storage,
    quarantine: storage,
  });
  await store.getState().load();
  return store;
}

describe('settings on the device', () => {
  it('are the first answer of each question until something is chosen', async () => {
    expect((await opened(memoryStorage())).getState().chosen).toEqual(
      Object.fromEntries(Object.entries(SETTINGS).map(([question, [first]]) => [question, first])),
    );
  });

  it('keep what was chosen, one by one and all at once', async () => {
    const storage = memoryStorage();
    const store = await opened(storage);
    void store.getState().choose({ theme: 'dark' });
    void store.getState().choose({ hand: 'left', textSize: 'larger' });
    await settle();
    expect((await opened(storage)).getState().chosen).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      hand: 'left',
      textSize: 'larger',
    });
  });

  it('are shown as chosen only when that is written', async () => {
    const storage = memoryStorage();
    const order: string[] = [];
    const store = await opened(watchedStorage(storage, () => order.push('written')));
    store.subscribe(({ chosen }) => order.push(`shown ${chosen.theme}`));
    await store.getState().choose({ theme: 'dark' });
    expect(order).toEqual(['written', 'shown dark']);
  });

  it('keep what was chosen before the device had answered, shown and written', async () => {
    const storage = memoryStorage();
    await storage.set('settings', settingsFormat.write({ ...DEFAULT_SETTINGS, hand: 'left', theme: 'light' }));
    const store = createChoices({ format: settingsFormat, defaults: DEFAULT_SETTINGS, storage, quarantine: storage });
    void store.getState().choose({ theme: 'dark' });
    await settle();
    expect(store.getState().chosen).toEqual({ ...DEFAULT_SETTINGS, hand: 'left', theme: 'dark' });
    expect((await opened(storage)).getState().chosen).toEqual({ ...DEFAULT_SETTINGS, hand: 'left', theme: 'dark' });
  });

  it.each(['not json', 'null', '[]', '{"theme":"sepia","unknown":1}', '{"constructor":1,"__proto__":2}', '7'])(
    'fall back to the default where nothing can be read: %s',
    async (broken) => {
      const storage = memoryStorage();
      await storage.set('settings', broken);
      expect((await opened(storage)).getState()).toMatchObject({
        loaded: true,
        unsaved: false,
        chosen: DEFAULT_SETTINGS,
      });
    },
  );

  it('keep the readable answers beside an unreadable one', async () => {
    const storage = memoryStorage();
    await storage.set('settings', '{"theme":"sepia","hand":"left"}');
    expect((await opened(storage)).getState().chosen).toEqual({ ...DEFAULT_SETTINGS, hand: 'left' });
  });

  it('are read as they were kept before reading aloud was a question', async () => {
    const storage = memoryStorage();
    await storage.set(
      'settings',
      '{"theme":"dark","depth":"everything","hand":"left","textSize":"large","motion":"reduced","haptics":"off"}',
    );
    expect((await opened(storage)).getState().chosen).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      depth: 'everything',
      hand: 'left',
      textSize: 'large',
      motion: 'reduced',
      haptics: 'off',
      speech: 'off',
    });
  });

  it('say when the device keeps nothing, and continue', async () => {
    const refuse = async () => Promise.reject(new Error('private window'));
    const store = await opened({ ...memoryStorage(), get: refuse, set: refuse, swap: refuse });
    void store.getState().choose({ theme: 'dark' });
    await settle();
    expect(store.getState()).toMatchObject({ loaded: true, unsaved: true, chosen: { theme: 'dark' } });
  });
});

describe('the browser’s quick storage', () => {
  const kept = new Map<string, string>();
  beforeAll(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

  it('gives back what was set, and nothing for a key never set', async () => {
    const put = [{ key: 'settings', text: '{}' }];
    expect(await quickStorage.swap({ key: 'settings', expected: undefined, put, drop: [] })).toBe(true);
    expect(await quickStorage.get('settings')).toBe('{}');
    expect(await quickStorage.get('nothing')).toBeUndefined();
  });

  it('changes nothing for a tab that comes too late, and forgets what is dropped', async () => {
    kept.set('settings', 'theirs');
    const put = [{ key: 'settings', text: 'ours' }];
    expect(await quickStorage.swap({ key: 'settings', expected: '{}', put, drop: [] })).toBe(false);
    expect(await quickStorage.get('settings')).toBe('theirs');
    expect(await quickStorage.swap({ key: 'settings', expected: 'theirs', put: [], drop: ['settings'] })).toBe(true);
    expect(await quickStorage.get('settings')).toBeUndefined();
  });
});
