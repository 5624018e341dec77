import { RULING_CHOICES } from '@/engine';
import { createBoardSheets } from '@/store/boardSheets';
import { createChoices } from '@/store/choices';
import { createCosts } from '@/store/costs';
import { findRunning } from '@/store/games/running';
import { createScoreSheets } from '@/store/scoreSheets';
import { asideRecords, putAway, type Area } from '@/store/setAside';
import { DEFAULT_SETTINGS, SETTINGS } from '@/store/settings';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

jest.setTimeout(60_000);

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Kind {
  readonly area: Area;
  readonly key: string;
  /** Opens the store over the storage, and enters something that overwrites the record. */
  readonly use: (storage: SharedStorage) => Promise<void>;
}

const settingsOn = (storage: SharedStorage) =>
  createChoices({ storage, aside: storage, area: 'settings', answers: SETTINGS, defaults: DEFAULT_SETTINGS });

const KINDS: readonly Kind[] = [
  {
    area: 'settings',
    key: 'settings',
    use: async (storage) => {
      const store = settingsOn(storage);
      await store.getState().load();
      store.getState().choose({ theme: 'dark' });
    },
  },
  {
    area: 'rulings',
    key: 'rulings',
    use: async (storage) => {
      const defaults = Object.fromEntries(Object.entries(RULING_CHOICES).map(([id, [first]]) => [id, first]));
      const store = createChoices({
        storage,
        aside: storage,
        area: 'rulings',
        answers: RULING_CHOICES,
        defaults: defaults as never,
      });
      await store.getState().load();
      store.getState().choose({});
    },
  },
  {
    area: 'costs',
    key: 'costs',
    use: async (storage) => {
      const store = createCosts(storage);
      await store.getState().load();
      store.getState().enter({ treasury: 2 });
    },
  },
  {
    area: 'score',
    key: 'score/draft',
    use: async (storage) => {
      const store = createScoreSheets(storage);
      await store.getState().load();
      store.getState().change((sheet) => ({ ...sheet, table: 3 }));
    },
  },
  { area: 'score', key: 'score/kept/x', use: async (storage) => createScoreSheets(storage).getState().load() },
  {
    area: 'board',
    key: 'board/copy/1',
    use: async (storage) => {
      const store = createBoardSheets(storage);
      await store.getState().load();
      store.getState().add({ name: 'Another' });
    },
  },
];

const DAMAGED = [
  '',
  '{',
  'null',
  '[]',
  '{"version":1,"content":{"__proto__":{"polluted":1}}}',
  '{"version":1,"content":7}',
  'x'.repeat(100_000),
];

describe.each(KINDS)('an unreadable record under $key', ({ area, key, use }) => {
  it.each(DAMAGED)('is kept as it was, once, and named on the home screen: %.30s', async (text) => {
    const storage = memoryStorage();
    await storage.set(key, text);
    await use(storage);
    await settle();
    await use(storage);
    await settle();
    expect((await asideRecords(storage)).filter((record) => record.text === text)).toMatchObject([
      { area, text, isNewer: false },
    ]);
    expect((await findRunning(storage)).aside).toBe(1);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('of a newer app says so', async () => {
    const storage = memoryStorage();
    await storage.set(key, '{"version":9,"content":{}}');
    await use(storage);
    expect(await asideRecords(storage)).toMatchObject([{ area, isNewer: true }]);
  });

  it('can be put away: it is still there, but named no longer', async () => {
    const storage = memoryStorage();
    await storage.set(key, '{}}');
    await use(storage);
    const [record] = await asideRecords(storage);
    if (record === undefined) throw new Error('not set aside');
    expect(await putAway(storage, record)).toBe(true);
    expect(await putAway(storage, record)).toBe(false);
    await storage.set(key, '{}}');
    await use(storage);
    expect(await asideRecords(storage)).toEqual([]);
    const away = await storage.keys('put-away/');
    expect(await Promise.all(away.map((at) => storage.get(at)))).toEqual(['{}}']);
  });
});

describe('settings that are partly understood', () => {
  it('apply as far as they are, and the rest is not lost', async () => {
    const storage = memoryStorage();
    const text = '{"hand":"left","theme":"sepia"}';
    await storage.set('settings', text);
    const store = settingsOn(storage);
    await store.getState().load();
    expect(store.getState().chosen).toEqual({ ...DEFAULT_SETTINGS, hand: 'left' });
    expect(await asideRecords(storage)).toMatchObject([{ area: 'settings', text }]);
  });
});
