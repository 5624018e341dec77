import { recordFormat } from '@/store/record/format';
import { quarantinedRecords } from '@/store/record/quarantine';
import { fields, whole } from '@/store/record/read';
import { createRepository, loadAll } from '@/store/record/repository';
import { createSaving, type Saving } from '@/store/record/saving';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

interface Count {
  readonly count: number;
}

const read = fields<Count>({ count: whole(0) });
const FORMAT = recordFormat<Count>({ kind: 'costs', key: 'count/', version: 1, migrations: [], read });
/** The same records as a later app has them. */
const LATER = recordFormat<Count>({
  kind: 'costs',
  key: 'count/',
  version: 2,
  migrations: [(content) => content],
  read,
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const over = (storage: SharedStorage, format = FORMAT) => createRepository(format, storage, storage);
const quarantinedTexts = async (storage: SharedStorage) => (await quarantinedRecords(storage)).map(({ text }) => text);

describe('records on the device', () => {
  it('are found again by id', async () => {
    const storage = memoryStorage();
    await over(storage).save({ count: 1 }, 'a');
    await over(storage).save({ count: 2 }, 'b');
    expect((await over(storage).load('a')).content).toEqual({ count: 1 });
    const all = await loadAll(FORMAT, storage, over(storage));
    expect(all.map(({ id, content }) => [id, content?.count]).sort()).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    await over(storage).save(null, 'a');
    expect((await over(storage).load('a')).content).toBeUndefined();
  });

  it('are the last one written, when two windows write', async () => {
    const storage = memoryStorage();
    const [one, other] = [over(storage), over(storage)];
    await one.load();
    await other.load();
    await one.save({ count: 1 });
    await other.save({ count: 2 });
    expect((await one.load()).content).toEqual({ count: 2 });
  });

  it('are replaced only as they were seen', async () => {
    const storage = memoryStorage();
    const [one, other] = [over(storage), over(storage)];
    expect(await one.replace({ count: 1 })).toBe(true);
    expect(await other.replace({ count: 2 })).toBe(false);
    await other.load();
    expect(await other.replace({ count: 2 })).toBe(true);
    expect(await one.replace(null)).toBe(false);
    expect((await one.load()).content).toEqual({ count: 2 });
  });

  it('that could not be read again are not written', async () => {
    const storage = memoryStorage();
    const repository = over(storage);
    await repository.save({ count: 3 });
    await expect(repository.save({ count: 1e300 })).rejects.toThrow();
    expect((await repository.load()).content).toEqual({ count: 3 });
  });
});

describe('a record that cannot be read', () => {
  it.each([
    ['damaged', '{"version":1,"content":'],
    ['of a newer app', '{"version":2,"content":{"count":4}}'],
  ])('and is %s stays in its place, and in quarantine when another takes it', async (_, text) => {
    const storage = memoryStorage();
    await storage.set('count/', text);
    const repository = over(storage);
    expect(await repository.load()).toEqual({ content: undefined, isUnreadable: true, isQuarantined: true });
    expect(await storage.get('count/')).toBe(text);
    await repository.save({ count: 1 });
    expect(await quarantinedTexts(storage)).toEqual([text]);
  });

  it.each([
    ['written', { count: 1 }],
    ['taken away', null],
  ])('goes into quarantine also when nobody looked before its place was %s', async (_, content) => {
    const storage = memoryStorage();
    await storage.set('count/', 'noise');
    await over(storage).save(content);
    expect(await quarantinedTexts(storage)).toEqual(['noise']);
  });

  it('because a newer app in another window wrote it meanwhile is not overwritten unseen', async () => {
    const storage = memoryStorage();
    const here = over(storage);
    await here.save({ count: 1 });
    await over(storage, LATER).save({ count: 2 });
    await here.save({ count: 3 });
    expect(await quarantinedTexts(storage)).toEqual(['{"version":2,"content":{"count":2}}']);
  });

  it('is not overwritten where quarantine has no room', async () => {
    const storage = memoryStorage();
    await storage.set('count/', 'noise');
    const full = { ...storage, set: () => Promise.reject(new Error('full')) };
    const repository = over(full);
    await expect(repository.load()).rejects.toThrow('full');
    await expect(repository.save({ count: 1 })).rejects.toThrow('full');
    expect(await storage.get('count/')).toBe('noise');
  });

  it('holds up no other', async () => {
    const storage = memoryStorage();
    await storage.set('count/a', 'noise');
    await storage.set('count/b', FORMAT.write({ count: 1 }));
    const full = { ...storage, set: () => Promise.reject(new Error('full')) };
    const all = await loadAll(FORMAT, storage, over(full));
    expect(all.map(({ content, isUnreadable }) => [content?.count, isUnreadable])).toEqual([
      [undefined, true],
      [1, false],
    ]);
  });

  it('leaves quarantine when an update of the app can read it', async () => {
    const storage = memoryStorage();
    await over(storage, LATER).save({ count: 2 });
    await over(storage).load();
    expect(await quarantinedTexts(storage)).toHaveLength(1);
    expect((await over(storage, LATER).load()).content).toEqual({ count: 2 });
    await settle();
    expect(await quarantinedTexts(storage)).toEqual([]);
  });
});

it('a store that could not read writes nothing: nobody knows over what', async () => {
  let state: Saving = { loaded: false, unsaved: false };
  const written: string[] = [];
  const { load, save } = createSaving<Saving>({
    read: () => Promise.reject(new Error('closed')),
    get: () => state,
    set: (part) => void (state = { ...state, ...part }),
  });
  await load();
  expect(state).toEqual({ loaded: true, unsaved: true });
  save(async () => void written.push('something'));
  await settle();
  expect(written).toEqual([]);
  expect(state).toEqual({ loaded: true, unsaved: true });
});
