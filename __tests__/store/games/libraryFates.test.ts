import { aDevice, type Device } from '@/__tests__/helpers/gameTable';
import { start } from '@/__tests__/helpers/playedGame';
import type { GameState } from '@/engine';
import type { BegunMove } from '@/store/games/begunMove';
import type { GameNotes } from '@/store/games/gameNotes';
import { DEMO, RUNNING, fallbackKey, headerKey, recordsOf } from '@/store/games/keys';
import { createLibrary } from '@/store/games/library';
import { createSession } from '@/store/games/session';
import { StorageSilent } from '@/store/storage/patience';

/** A game saved at this minute of an evening, under this id. */
async function saveAt(device: Device, id: string, minute: number, state: GameState = start()): Promise<void> {
  const window = createSession({
    ...device,
    app: 'test',
    newId: () => id,
    now: () => new Date(Date.UTC(2026, 2, 1, 20, minute)),
  });
  await window.getState().beginGame(state, `Game ${id}`);
  await window.getState().rename(`The ${id}`);
  await window.getState().close();
}

const OVER: GameState = { ...start(), turn: { kind: 'over' } };

async function loaded(parts: Parameters<typeof createLibrary>[0]) {
  const library = createLibrary(parts);
  await library.getState().load();
  return library;
}
const libraryOf = (device: Device) => loaded({ ...device, app: 'test' });

/** The game as the library took it away. */
async function removedFrom(library: Awaited<ReturnType<typeof loaded>>) {
  const removed = await library.getState().remove('mine');
  if (!removed.ok) throw new Error(removed.error.code);
  return removed.value;
}

describe('the library', () => {
  it('holds nothing before it was asked for', () => {
    expect(createLibrary({ ...aDevice(), app: 'test' }).getState()).toMatchObject({
      loaded: false,
      closed: false,
      silent: false,
      games: [],
      quarantined: [],
    });
  });

  it('lists the games played last first', async () => {
    const device = aDevice();
    await saveAt(device, 'middle', 20);
    await saveAt(device, 'last', 40);
    await saveAt(device, 'first', 10);
    const { games, loaded: isLoaded, closed, silent } = (await libraryOf(device)).getState();
    expect(games.map(({ id }) => id)).toEqual(['last', 'middle', 'first']);
    expect({ isLoaded, closed, silent }).toEqual({ isLoaded: true, closed: false, silent: false });
  });

  it.each([
    [new StorageSilent('no answer'), true],
    [new Error('private window'), false],
  ])('tells %s from the other, and opens again when the device answers', async (error, silent) => {
    const device = aDevice();
    let isBroken = true;
    const keys: Device['storage']['keys'] = async (prefix) =>
      isBroken ? Promise.reject(error) : device.storage.keys(prefix);
    const library = await libraryOf({ ...device, storage: { ...device.storage, keys } });
    expect(library.getState()).toMatchObject({ loaded: true, closed: true, silent });
    isBroken = false;
    await library.getState().load();
    expect(library.getState()).toMatchObject({ loaded: true, closed: false, silent: false });
  });

  it('names games that cannot be read, in the order of their ids, as far as anything says their name', async () => {
    const device = aDevice();
    for (const id of ['c', 'a', 'b']) await saveAt(device, id, 10);
    await device.storage.delete(headerKey('c'));
    await device.storage.set(headerKey('a'), 'noise');
    await device.storage.delete(headerKey('b'));
    await device.storage.set(fallbackKey('b'), 'noise');
    expect((await libraryOf(device)).getState().quarantined).toEqual([
      { id: 'a', name: '', code: 'not-a-save' },
      { id: 'b', name: '', code: 'damaged' },
      { id: 'c', name: 'Game c', code: 'damaged' },
    ]);
  });

  it('does not name a game that another window deleted meanwhile', async () => {
    const device = aDevice();
    const keys: Device['storage']['keys'] = async (prefix) =>
      prefix === headerKey('') ? [headerKey('gone')] : device.storage.keys(prefix);
    const library = await libraryOf({ ...device, storage: { ...device.storage, keys } });
    expect(library.getState()).toMatchObject({ games: [], quarantined: [] });
  });

  it('names a game that lies under another id as damaged', async () => {
    const device = aDevice();
    await saveAt(device, 'mine', 10);
    await device.storage.set(headerKey('other'), (await device.storage.get(headerKey('mine'))) ?? '');
    const { games, quarantined } = (await libraryOf(device)).getState();
    expect(games.map(({ id }) => id)).toEqual(['mine']);
    expect(quarantined).toEqual([{ id: 'other', name: 'The mine', code: 'damaged' }]);
  });

  it('refuses what is not there, and tells the windows only of what was done', async () => {
    const device = aDevice();
    await saveAt(device, 'mine', 10);
    const told: string[] = [];
    const library = await libraryOf({ ...device, tabs: { ...device.tabs, announce: (id) => told.push(id) } });
    const { rename, duplicate, remove } = library.getState();
    const nobody = { ok: false, error: { code: 'no-such-game' } };
    expect([await rename('nobody', ''), await duplicate('nobody', ''), await remove('nobody')]).toEqual([
      nobody,
      nobody,
      nobody,
    ]);
    expect(told).toEqual([]);
    expect((await rename('mine', 'Morning')).ok).toBe(true);
    expect(told).toEqual(['mine']);
  });

  it('says why a name or a copy was not written', async () => {
    const device = aDevice();
    await saveAt(device, 'mine', 10);
    const library = await libraryOf({ ...device, storage: { ...device.storage, swap: async () => false } });
    const late = { ok: false, error: { code: 'elsewhere' } };
    expect(await library.getState().rename('mine', 'Morning')).toEqual(late);
    expect(await library.getState().duplicate('mine', 'Copy')).toEqual(late);
    expect(await library.getState().remove('mine')).toEqual(late);
  });
});

/** The game that is offered to go on with once another is deleted. */
async function runningWithout(device: ReturnType<typeof aDevice>, id: string): Promise<string | undefined> {
  await (await libraryOf(device)).getState().remove(id);
  return device.storage.get(RUNNING);
}

describe('after a game is deleted', () => {
  it('the running one stays if it was another', async () => {
    const device = aDevice();
    await saveAt(device, 'old', 10);
    await saveAt(device, 'new', 20);
    expect(await runningWithout(device, 'old')).toBe('new');
  });

  it('so does one that was opened last, but not saved last', async () => {
    const device = aDevice();
    for (const [minute, id] of ['old', 'opened', 'new'].entries()) await saveAt(device, id, minute);
    await device.storage.set(RUNNING, 'opened');
    await (await libraryOf(device)).getState().remove('old');
    expect(await device.storage.get(RUNNING)).toBe('opened');
  });

  it('its records are restored, and no other is dropped', async () => {
    const device = aDevice();
    await createSession({ ...device, app: 'test', newId: () => 'mine' })
      .getState()
      .beginGame(start(), '');
    const dropped: (readonly string[])[] = [];
    const swap: Device['storage']['swap'] = async (asked) => {
      dropped.push(asked.drop);
      return device.storage.swap(asked);
    };
    const library = await libraryOf({ ...device, storage: { ...device.storage, swap } });
    const removed = await removedFrom(library);
    expect(removed.records).toEqual([{ key: `${recordsOf('mine')}start`, text: expect.any(String) }]);
    await library.getState().restore(removed);
    expect(dropped.at(-1)).toEqual([]);
  });

  it('neither the demo nor a game that is over is offered in its place', async () => {
    const device = aDevice();
    await saveAt(device, 'before', 10);
    await saveAt(device, 'over', 20, OVER);
    await saveAt(device, DEMO, 30);
    await saveAt(device, 'mine', 40);
    expect(await runningWithout(device, 'mine')).toBe('before');
  });

  it('a game whose header says no more than its name may be offered', async () => {
    const device = aDevice();
    await saveAt(device, 'before', 10);
    await saveAt(device, 'mine', 40);
    const text = (await device.storage.get(headerKey('before'))) ?? '';
    await device.storage.set(
      headerKey('before'),
      text.replace('"glance":{', '"glance":{"was":{').replace(/\}\}$/, '}}}'),
    );
    expect(await runningWithout(device, 'mine')).toBe('before');
  });

  it('whose header was lost, what is left of it is restored', async () => {
    const device = aDevice();
    await saveAt(device, 'mine', 10);
    await device.storage.delete(headerKey('mine'));
    const before = [...(await device.storage.keys('games/record/'))].sort();
    const library = await libraryOf(device);
    const removed = await removedFrom(library);
    expect(removed).not.toHaveProperty('headerText');
    expect(await device.storage.keys('games/record/')).toEqual([]);
    expect((await library.getState().restore(removed)).ok).toBe(true);
    expect([...(await device.storage.keys('games/record/'))].sort()).toEqual(before);
    expect(await device.storage.keys(headerKey('mine'))).toEqual([]);
  });
});

describe('what lies beside a game goes and comes with it', () => {
  const BEGUN: BegunMove = { at: '0 null', commands: [{ kind: 'get-gold' }] };
  const NOTES: GameNotes = { hidesUnconfirmed: true };

  /** A library with a game beside which these lie, and what it put back. */
  async function beside(begun?: BegunMove, notes: GameNotes | undefined = undefined) {
    const device = aDevice();
    await saveAt(device, 'mine', 10);
    const kept: unknown[] = [];
    const library = await loaded({
      ...device,
      app: 'test',
      begun: { take: async () => begun, keep: (game, one) => void kept.push([game, one]) },
      ...(notes !== undefined && {
        notes: { take: async () => notes, keep: async (game: string, one: GameNotes) => void kept.push([game, one]) },
      }),
    });
    return { device, kept, library };
  }

  it('a begun move and the notes', async () => {
    const { kept, library } = await beside(BEGUN, NOTES);
    const removed = await removedFrom(library);
    expect(removed).toMatchObject({ id: 'mine', begun: BEGUN, notes: NOTES });
    expect(kept).toEqual([]);
    await library.getState().restore(removed);
    expect(kept).toEqual([
      ['mine', BEGUN],
      ['mine', NOTES],
    ]);
  });

  it('nothing where there is nothing', async () => {
    const { kept, library } = await beside();
    const removed = await removedFrom(library);
    expect(Object.keys(removed).sort()).toEqual(['headerText', 'id', 'records']);
    await library.getState().restore(removed);
    expect(kept).toEqual([]);
  });

  it('but not where nothing is kept beside games', async () => {
    const { device, library } = await beside(BEGUN, NOTES);
    const removed = await removedFrom(library);
    expect(await (await libraryOf(device)).getState().restore(removed)).toEqual({ ok: true, value: 'mine' });
  });

  it('nor what was not kept beside it when it was deleted', async () => {
    const { device, kept, library } = await beside(BEGUN, NOTES);
    const removed = await removedFrom(await libraryOf(device));
    await library.getState().restore(removed);
    expect(kept).toEqual([]);
  });

  it('not when the game cannot be put back, because another took its place', async () => {
    const { device, kept, library } = await beside(BEGUN, NOTES);
    const removed = await removedFrom(library);
    await saveAt(device, 'mine', 20);
    expect(await library.getState().restore(removed)).toEqual({ ok: false, error: { code: 'elsewhere' } });
    expect(kept).toEqual([]);
  });
});
