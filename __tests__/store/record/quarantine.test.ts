import { draftOf, draftFormat as underWayFormat } from '@/components/compare/underWay/draft';
import { newDraft } from '@/components/setup/draft';
import { draftFormat as setupFormat } from '@/components/setup/draftFormat';
import { blankTable, DEFAULT_RULINGS, DEFAULT_SHEET } from '@/engine';
import { createBoardSheets } from '@/store/boardSheets';
import { createChoices } from '@/store/choices';
import { createCosts } from '@/store/costs';
import { findRunning } from '@/store/games/running';
import { createDraftStore } from '@/store/record/draftStore';
import type { RecordKind } from '@/store/record/kinds';
import { dismiss, quarantinedRecords } from '@/store/record/quarantine';
import { createScoreSheets } from '@/store/scoreSheets';
import { rulingsFormat } from '@/store/rulings';
import { DEFAULT_SETTINGS, settingsFormat } from '@/store/settings';
import { createStatistics } from '@/store/statistics/statistics';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Kind {
  readonly kind: RecordKind;
  readonly key: string;
  /** Opens the store over the storage, and enters something that overwrites the record. */
  readonly use: (storage: SharedStorage) => Promise<void>;
}

const settingsOn = (storage: SharedStorage) =>
  createChoices({ format: settingsFormat, defaults: DEFAULT_SETTINGS, storage, quarantine: storage });

const rulingsOn = (storage: SharedStorage) =>
  createChoices({ format: rulingsFormat, defaults: DEFAULT_RULINGS, storage, quarantine: storage });

/** What a store offers once it has read the device. */
async function loaded<T extends { readonly load: () => Promise<void> }>(store: {
  readonly getState: () => T;
}): Promise<T> {
  await store.getState().load();
  return store.getState();
}

const BLANK = draftOf(blankTable(DEFAULT_SHEET, DEFAULT_RULINGS, 'everything'));

/** How the store of each record is used, by the record's key. */
const USES: Readonly<Record<string, Kind['use']>> = {
  settings: async (storage) => (await loaded(settingsOn(storage))).choose({ theme: 'dark' }),
  rulings: async (storage) => (await loaded(rulingsOn(storage))).choose({}),
  costs: async (storage) => (await loaded(createCosts(storage))).enter({ treasury: 2 }),
  'score/draft': async (storage) =>
    (await loaded(createScoreSheets(storage))).change((sheet) => ({ ...sheet, table: 3 })),
  statistics: async (storage) => createStatistics(storage).getState().load(),
  'score/kept/x': async (storage) => createScoreSheets(storage).getState().load(),
  'board/copy/1': async (storage) => void (await loaded(createBoardSheets(storage))).add({ name: 'Another' }),
  'setup/draft': async (storage) => (await loaded(createDraftStore(setupFormat, storage))).begin(newDraft('dealt', 1)),
  'under-way/draft': async (storage) => (await loaded(createDraftStore(underWayFormat, storage))).begin(BLANK),
};

/** The kind of a record is the first word of its key. */
const KINDS: readonly Kind[] = Object.entries(USES).map(([key, use]) => ({
  kind: key.replace(/\/.*/, '') as Kind['kind'],
  key,
  use,
}));

const DAMAGED = [
  '',
  '{',
  'null',
  '[]',
  '{"version":1,"content":{"__proto__":{"polluted":1}}}',
  '{"version":1,"content":7}',
  'x'.repeat(100_000),
];

describe.each(KINDS)('an unreadable record under $key', ({ kind, key, use }) => {
  it.each(DAMAGED)('is kept as it was, once, and named on the home screen: %.30s', async (text) => {
    const storage = memoryStorage();
    await storage.set(key, text);
    await use(storage);
    await settle();
    await use(storage);
    await settle();
    expect((await quarantinedRecords(storage)).filter((record) => record.text === text)).toMatchObject([
      { kind, text, isNewer: false },
    ]);
    expect((await findRunning(storage)).quarantined).toBe(1);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('of a newer app says so', async () => {
    const storage = memoryStorage();
    await storage.set(key, '{"version":9,"content":{}}');
    await use(storage);
    expect(await quarantinedRecords(storage)).toMatchObject([{ kind, isNewer: true }]);
  });

  it('can be dismissed: it is still there, but named no longer', async () => {
    const storage = memoryStorage();
    await storage.set(key, '{}}');
    await use(storage);
    const [record] = await quarantinedRecords(storage);
    if (record === undefined) throw new Error('not in quarantine');
    expect(await dismiss(storage, record)).toBe(true);
    expect(await dismiss(storage, record)).toBe(false);
    await storage.set(key, '{}}');
    await use(storage);
    expect(await quarantinedRecords(storage)).toEqual([]);
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
    expect(await quarantinedRecords(storage)).toMatchObject([{ kind: 'settings', text }]);
  });
});
