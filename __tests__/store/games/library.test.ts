import { aDevice, aWindow, historyIn, openIn, reopened, settle, type Device } from '@/__tests__/helpers/gameTable';
import { aBegunGame, playOn, someMoves, start } from '@/__tests__/helpers/playedGame';
import { exportUnreadable } from '@/store/games/exporting';
import { createLibrary } from '@/store/games/library';
import { findRunning } from '@/store/games/running';
import { hubTabs } from '@/store/games/tabs';

let copies = 0;
async function libraryOf(device: Device) {
  const library = createLibrary({ ...device, app: 'test', newId: () => `copy-${(copies += 1)}` });
  await library.getState().load();
  return library;
}

async function aSavedGame(device: Device, name: string, moves = 3): Promise<string> {
  const { id, window } = await aBegunGame(device, name);
  await playOn(window, moves);
  await window.getState().close();
  return id;
}

const headerKeyOf = (id: string): string => `games/slip/${id}`;

describe('the games of this device', () => {
  it('are listed by their slips alone', async () => {
    const device = aDevice();
    const id = await aSavedGame(device, 'Evening');
    const read: string[] = [];
    const get: Device['storage']['get'] = async (key) => {
      read.push(key);
      return device.storage.get(key);
    };
    const library = await libraryOf({ ...device, storage: { ...device.storage, get } });
    expect(library.getState().games).toMatchObject([
      { id, name: 'Evening', entries: 3, preview: { period: 1, round: 1 } },
    ]);
    expect(read).toEqual([headerKeyOf(id)]);
  });

  it('can be renamed, also while one lies on a table', async () => {
    const device = aDevice();
    const { id, window } = await aBegunGame(device);
    const library = await libraryOf(device);
    expect(await library.getState().rename(id, 'Morning')).toEqual({ ok: true, value: id });
    await settle();
    expect(openIn(window).game.name).toBe('Morning');
    await playOn(window, 2);
    expect(library.getState().games.map(({ name }) => name)).toEqual(['Morning']);
  });

  it('can be duplicated: both continue by themselves', async () => {
    const device = aDevice();
    const id = await aSavedGame(device, 'Evening', 22);
    const library = await libraryOf(device);
    const copied = await library.getState().duplicate(id, 'Copy');
    if (!copied.ok) throw new Error(copied.error.code);
    const copy = await reopened(device, copied.value);
    const original = await reopened(device, id);
    expect(historyIn(copy)).toEqual(historyIn(original));
    await copy.getState().undo();
    expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id)).done).toHaveLength(22);
    expect(
      library
        .getState()
        .games.map(({ name }) => name)
        .sort(),
    ).toEqual(['Copy', 'Evening']);
  });

  it('can be deleted and restored, whole', async () => {
    const device = aDevice();
    const id = await aSavedGame(device, 'Evening', 22);
    const before = historyIn(await reopened({ ...device, tabs: hubTabs() }, id));
    const library = await libraryOf(device);
    const removed = await library.getState().remove(id);
    if (!removed.ok) throw new Error(removed.error.code);
    expect(library.getState().games).toEqual([]);
    expect(await device.storage.keys('games/')).toEqual([]);
    expect(await library.getState().restore(removed.value)).toEqual({ ok: true, value: id });
    expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id))).toEqual(before);
    expect(await library.getState().remove('nobody')).toEqual({ ok: false, error: { code: 'no-such-game' } });
  });

  it('stay as they are when another window continued with one that is to be deleted', async () => {
    const device = aDevice();
    const id = await aSavedGame(device, 'Evening');
    const other = await reopened(device, id);
    const keys: Device['storage']['keys'] = async (prefix) => {
      const found = await device.storage.keys(prefix);
      if (prefix === `games/record/${id}/`) await other.getState().undo();
      return found;
    };
    const library = await libraryOf({ ...device, storage: { ...device.storage, keys } });
    expect(await library.getState().remove(id)).toEqual({ ok: false, error: { code: 'elsewhere' } });
    expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id))).toEqual(historyIn(other));
  });

  it('leave a window behind that says so', async () => {
    const device = aDevice();
    const { id, window } = await aBegunGame(device, '');
    await (await libraryOf(device)).getState().remove(id);
    await settle();
    expect(window.getState().open).toMatchObject({ at: 'refused', fault: { code: 'no-such-game' } });
  });

  it('say when the device does not answer', async () => {
    const forbid = async () => Promise.reject(new Error('private window'));
    const library = await libraryOf({
      storage: { get: forbid, set: forbid, delete: forbid, keys: forbid, swap: forbid },
      tabs: hubTabs(),
    });
    expect(library.getState()).toMatchObject({ loaded: true, closed: true, games: [] });
    expect(await library.getState().rename('x', 'y')).toEqual({ ok: false, error: { code: 'storage-closed' } });
    expect(await library.getState().remove('x')).toEqual({ ok: false, error: { code: 'storage-closed' } });
  });
});

describe('the running game of the home screen', () => {
  it('is the one played last, at a glance', async () => {
    const device = aDevice();
    await aSavedGame(device, 'First');
    const id = await aSavedGame(device, 'Second');
    expect(await findRunning(device.storage)).toMatchObject({
      game: { id, name: 'Second', entries: 3 },
      quarantined: 0,
    });
  });

  it('is the one before when that is deleted, and none without any', async () => {
    const device = aDevice();
    const first = await aSavedGame(device, 'First');
    const second = await aSavedGame(device, 'Second');
    const library = await libraryOf(device);
    await library.getState().remove(second);
    expect((await findRunning(device.storage)).game?.id).toBe(first);
    await library.getState().remove(first);
    expect(await findRunning(device.storage)).toEqual({ game: undefined, finished: undefined, quarantined: 0 });
  });

  it('is told from a finished one, which says its final score, or none in a header from before', async () => {
    const device = aDevice();
    const window = aWindow(device);
    const id = await window
      .getState()
      .beginGame({ ...start(), depth: 'everything', turn: { kind: 'over' } }, 'Evening');
    const { game, finished } = await findRunning(device.storage);
    expect(game).toBeUndefined();
    expect(finished?.preview?.final).toEqual({ you: expect.any(Number), lacerda: expect.any(Number) });
    const text = (await device.storage.get(headerKeyOf(id))) ?? '';
    await device.storage.set(headerKeyOf(id), text.replace(/,"final":\{[^}]*\}/, ''));
    const before = (await findRunning(device.storage)).finished;
    expect(before?.preview).toMatchObject({ turn: 'over', wigs: finished?.preview?.wigs });
    expect(before?.preview).not.toHaveProperty('final');
  });

  it('costs the same however many games there are', async () => {
    const device = aDevice();
    await aSavedGame(device, 'Mine');
    for (let other = 0; other < 30; other += 1) await device.storage.set(headerKeyOf(`other-${other}`), '{}');
    let read = 0;
    await findRunning({ ...device.storage, get: async (key) => ((read += 1), device.storage.get(key)) });
    expect(read).toBe(2);
  });
});

describe('a record that cannot be read', () => {
  const damage: readonly (readonly [string, (text: string) => string, string])[] = [
    ['truncated', (text) => text.slice(0, text.length / 2), 'not-a-save'],
    ['empty', () => '', 'not-a-save'],
    ['of wrong types', (text) => text.replace('"write":4', '"write":"four"'), 'not-a-save'],
    ['without its header', (text) => text.replace('"header":', '"hat":'), 'not-a-save'],
    ['with a wrong number', (text) => text.replace('"done":3', '"done":-3'), 'damaged'],
    ['with an unknown field', (text) => text.replace('"done":3', '"done":3,"cheat":1'), 'damaged'],
    ['with prototype keys', (text) => text.replace('"done":3', '"done":3,"__proto__":{"done":9}'), 'damaged'],
    ['of another game', (text) => text.replace(/"id":"[^"]+"/, '"id":"somebody-else"'), 'damaged'],
    ['of noise', () => 'x'.repeat(10_000_000), 'not-a-save'],
  ];

  it.each(damage)(
    '%s, with no other to go back to: is named, left as it is, and can be handed on',
    async (_, spoil, code) => {
      const device = aDevice();
      const id = await aSavedGame(device, 'Evening');
      const good = await aSavedGame(device, 'Good');
      const spoilt = spoil((await device.storage.get(headerKeyOf(id))) ?? '');
      await device.storage.set(headerKeyOf(id), spoilt);
      await device.storage.delete(`games/record/${id}/start`);
      const window = await reopened(device, id);
      expect(window.getState().open).toMatchObject({ at: 'refused', fault: { code } });
      expect(await window.getState().commit(someMoves(start(), 1))).toEqual({ ok: false, error: { code: 'no-game' } });
      const library = await libraryOf(device);
      expect(library.getState().games.map((game) => game.id)).toEqual([good]);
      expect(library.getState().quarantined.map((each) => each.id)).toEqual([id]);
      expect((await findRunning(device.storage)).quarantined).toBe(1);
      expect(await device.storage.get(headerKeyOf(id))).toBe(spoilt);
      expect(JSON.parse((await exportUnreadable(device.storage, id)) ?? '')).toMatchObject({
        format: 'lisboa-unreadable',
        id,
        slip: spoilt,
      });
    },
  );

  const chunks: readonly (readonly [string, (text: string) => string | undefined])[] = [
    ['is gone', () => undefined],
    ['is truncated', (text) => text.slice(0, -20)],
    ['names an unknown event', (text) => text.replace('"kind":"turn-moved"', '"kind":"table-flipped"')],
    ['points outside its lists', (text) => text.replace('"e":[0', '"e":[999')],
    ['belongs to another game', (text) => text.replace(/"id":"[^"]+"/, '"id":"somebody-else"')],
    ['has fewer entries than its slip says', (text) => text.replace(/"entries":\[.*?\}(,|\])/, '"entries":[')],
  ];

  it.each(chunks)('whose chunk %s is set aside when someone opens it', async (_, spoil) => {
    const device = aDevice();
    const id = await aSavedGame(device, 'Evening');
    const key = `games/record/${id}/chunk-0-0`;
    const spoilt = spoil((await device.storage.get(key)) ?? '');
    await (spoilt === undefined ? device.storage.delete(key) : device.storage.set(key, spoilt));
    const window = await reopened(device, id);
    expect(window.getState().open).toMatchObject({ at: 'refused' });
    expect((await libraryOf(device)).getState().quarantined).toEqual([{ id, name: 'Evening', code: 'damaged' }]);
    expect(await device.storage.get(key)).toBe(spoilt);
  });

  it('is no longer set aside once it can be read', async () => {
    const device = aDevice();
    const id = await aSavedGame(device, 'Evening');
    const headerText = (await device.storage.get(headerKeyOf(id))) ?? '';
    await device.storage.set(headerKeyOf(id), '?');
    await reopened(device, id);
    await device.storage.set(headerKeyOf(id), headerText);
    await reopened(device, id);
    expect((await libraryOf(device)).getState()).toMatchObject({ games: [{ id }], quarantined: [] });
  });

  it.each([
    ['envelope', (text: string) => text.replace('{"version":1', '{"version":9')],
    ['header', (text: string) => text.replace(/"lisboa-game","version":\d/, '"lisboa-game","version":9')],
  ])('of a newer app is left untouched and says so: %s', async (_, renew) => {
    const device = aDevice();
    const id = await aSavedGame(device, 'Evening');
    const newer = renew((await device.storage.get(headerKeyOf(id))) ?? '');
    await device.storage.set(headerKeyOf(id), newer);
    const window = await reopened(device, id);
    expect(window.getState().open).toEqual({ at: 'refused', id, fault: { code: 'from-a-newer-app', version: 9 } });
    expect(await device.storage.get(headerKeyOf(id))).toBe(newer);
    expect(await device.storage.keys('games/aside/')).toEqual([]);
  });
});
