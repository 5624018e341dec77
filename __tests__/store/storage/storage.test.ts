import { fakeIndexedDb } from '@/__tests__/helpers/fakeIndexedDb';
import { deviceStorage as phoneStorage } from '@/store/storage/device';
import { deviceStorage as webStorage } from '@/store/storage/device.web';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

jest.mock(
  'expo-sqlite/kv-store',
  () => jest.requireActual<{ readonly kvStoreModule: unknown }>('@/__tests__/helpers/kvStore').kvStoreModule,
);

const { durabilities, ...browser } = fakeIndexedDb([
  ['a number', 7],
  [8, 'a numbered key'],
]);
Object.assign(globalThis, browser);

// The setup file stands in for the phone's storage; here it is the thing itself that is tested.
jest.unmock('@/store/storage/device');

/** What every storage promises; the native and browser modules below it are stood in for, a browser runs the real one in e2e. */
const storages: readonly (readonly [string, SharedStorage])[] = [
  ['memory', memoryStorage()],
  ['phone', phoneStorage],
  ['web', webStorage],
];

describe.each(storages)('storage in %s', (_, storage) => {
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

  it('swaps all records at once when nobody came first', async () => {
    const put = [
      { key: 'swap/chunk', text: 'entries' },
      { key: 'swap/slip', text: 'one' },
    ];
    expect(await storage.swap({ key: 'swap/slip', expected: undefined, put, drop: [] })).toBe(true);
    expect(
      await storage.swap({
        key: 'swap/slip',
        expected: 'one',
        put: [{ key: 'swap/slip', text: 'two' }],
        drop: ['swap/chunk'],
      }),
    ).toBe(true);
    expect(await storage.get('swap/slip')).toBe('two');
    expect(await storage.get('swap/chunk')).toBeUndefined();
  });

  it('changes nothing for a writer who comes too late', async () => {
    const put = [
      { key: 'swap/late', text: 'lost' },
      { key: 'swap/slip', text: 'late' },
    ];
    expect(await storage.swap({ key: 'swap/slip', expected: 'one', put, drop: ['swap/slip'] })).toBe(false);
    expect(await storage.swap({ key: 'swap/slip', expected: undefined, put, drop: [] })).toBe(false);
    expect(await storage.get('swap/slip')).toBe('two');
    expect(await storage.get('swap/late')).toBeUndefined();
  });

  it('lets one of two writers win who both saw the same', async () => {
    const write = (text: string) =>
      storage.swap({ key: 'swap/slip', expected: 'two', put: [{ key: 'swap/slip', text }], drop: [] });
    expect((await Promise.all([write('mine'), write('yours')])).filter(Boolean)).toHaveLength(1);
  });
});

it('the browser storage reads nothing that another program put there', async () => {
  expect(await webStorage.get('a number')).toBeUndefined();
  expect(await webStorage.keys('')).not.toContain(8);
});

it('the browser storage asks for every writing to be on the disk before it counts', async () => {
  await webStorage.set('durable', 'yes');
  expect([...durabilities]).toEqual(['strict']);
});
