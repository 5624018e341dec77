import { readFileSync } from 'node:fs';
import path from 'node:path';

import { aDevice, historyIn, openIn, reopened, type Device, type Window } from '@/__tests__/helpers/gameTable';
import { aBegunGame, playOn, start } from '@/__tests__/helpers/playedGame';
import { historyOf, type Save } from '@/engine';
import { exportEverything, exportUnreadable } from '@/store/games/exporting';
import { bringGame, readIncoming } from '@/store/games/incoming';
import { saveGame, readGame } from '@/store/games/repository';
import { createLibrary } from '@/store/games/library';
import { hubTabs } from '@/store/games/tabs';

const NOW = '2026-03-01T12:00:00.000Z';
const headerKeyOf = (id: string): string => `games/slip/${id}`;
const fallbackOf = (id: string): string => `games/fallback/${id}`;
const recordOf = (id: string, key: string): string => `games/record/${id}/${key}`;

const fixture = (name: string): string => readFileSync(path.join(__dirname, '../../save/fixtures', name), 'utf8');

async function aGame(device: Device, moves: number): Promise<{ readonly id: string; readonly window: Window }> {
  const { id, window } = await aBegunGame(device);
  await playOn(window, moves);
  return { id, window };
}

/** The device as another app finds it, whose windows do not hear of the first one's. */
const later = (device: Device): Device => ({ ...device, tabs: hubTabs() });

async function libraryOf(device: Device) {
  const library = createLibrary({ ...device, app: 'test' });
  await library.getState().load();
  return library.getState();
}

const chunksOf = async ({ storage }: Device, id: string): Promise<readonly string[]> =>
  (await storage.keys(recordOf(id, 'chunk'))).map((key) => key.slice(recordOf(id, '').length)).sort();

/** A device on which something that is no text lies under a key. */
const withNoText = (device: Device, key: string): Device => {
  let isText = false;
  const { storage } = device;
  return {
    ...device,
    storage: {
      ...storage,
      get: async (asked) => (asked === key && !isText ? undefined : storage.get(asked)),
      swap: async (swap) => {
        if (swap.key !== key || isText) return storage.swap(swap);
        isText = swap.expected === undefined && swap.put.some((put) => put.key === key);
        if (isText) await storage.delete(key);
        return isText && storage.swap(swap);
      },
    },
  };
};

describe('a game whose header is lost or unreadable', () => {
  const losses: readonly (readonly [string, (device: Device, id: string) => Promise<Device>])[] = [
    ['gone', async (device, id) => (await device.storage.delete(headerKeyOf(id)), device)],
    ['noise', async (device, id) => (await device.storage.set(headerKeyOf(id), 'noise'), device)],
    ['no text', async (device, id) => withNoText(device, headerKeyOf(id))],
    [
      'of another game',
      async (device, id) => {
        const text = (await device.storage.get(headerKeyOf(id))) ?? '';
        await device.storage.set(headerKeyOf(id), text.replace(/"id":"[^"]+"/, '"id":"somebody-else"'));
        return device;
      },
    ],
  ];

  it.each(losses)('%s: is named, and opens as it was saved before', async (_, lose) => {
    const device = aDevice();
    const { id } = await aGame(device, 22);
    const there = later(await lose(device, id));
    expect((await libraryOf(there)).quarantined).toMatchObject([{ id }]);
    const window = await reopened(there, id);
    expect(openIn(window)).toMatchObject({ recovered: 'fallback', failure: null, game: { name: 'Evening' } });
    expect(historyIn(window).done).toHaveLength(21);
    expect(await libraryOf(there)).toMatchObject({ games: [{ id, name: 'Evening' }], quarantined: [] });
    await playOn(window, 1, 8);
    expect(openIn(window)).toMatchObject({ recovered: null, saving: 'saved' });
    expect(historyIn(await reopened(later(there), id))).toEqual(historyIn(window));
  });

  it.each(losses)('%s, and the one before it too: is put together from its chunks', async (_, lose) => {
    const device = aDevice();
    const { id, window: before } = await aGame(device, 43);
    await before.getState().jump(41);
    await device.storage.set(fallbackOf(id), 'noise');
    const window = await reopened(later(await lose(device, id)), id);
    expect(openIn(window)).toMatchObject({ recovered: 'chunks', failure: null });
    expect(historyIn(window).done).toEqual([...historyIn(before).done, ...historyIn(before).undone]);
  });

  it('keeps its name as far as the damaged header tells it', async () => {
    const device = aDevice();
    const { id } = await aGame(device, 3);
    const damaged = ((await device.storage.get(headerKeyOf(id))) ?? '').replace('"done":3', '"done":-3');
    await device.storage.set(headerKeyOf(id), damaged);
    await device.storage.delete(fallbackOf(id));
    const window = await reopened(later(device), id);
    expect(openIn(window)).toMatchObject({ recovered: 'chunks', game: { name: 'Evening' } });
    expect(historyIn(window).done).toHaveLength(3);
  });

  /** A game taken back to this move and continued another way; then its header became unreadable. */
  async function branchedAt(move: number) {
    const device = aDevice();
    const { id, window } = await aGame(device, 45);
    await window.getState().jump(move);
    const before = historyIn(window);
    await playOn(window, 1, 99);
    await device.storage.set(headerKeyOf(id), 'noise');
    return { device, id, window, before };
  }

  it('goes back to the branch before, whose chunks are still there', async () => {
    const { device, id, before } = await branchedAt(25);
    expect(historyIn(await reopened(later(device), id))).toEqual(before);
  });

  it.each([1, 2])('continues from there by %i over the chunks that only the lost header named', async (moves) => {
    const { device, id } = await branchedAt(25);
    const mended = await reopened(later(device), id);
    await playOn(mended, moves, 98);
    expect(historyIn(await reopened(later(device), id))).toEqual(historyIn(mended));
  });

  it('does not take chunks of an earlier branch for its own', async () => {
    const { device, id, window } = await branchedAt(5);
    await device.storage.set(fallbackOf(id), 'noise');
    expect(historyIn(await reopened(later(device), id)).done).toEqual(historyIn(window).done);
  });

  it('stays as it is when it is a newer app that wrote the header', async () => {
    const device = aDevice();
    const { id } = await aGame(device, 3);
    const newer = ((await device.storage.get(headerKeyOf(id))) ?? '').replace('{"version":1', '{"version":9');
    await device.storage.set(headerKeyOf(id), newer);
    const window = await reopened(later(device), id);
    expect(window.getState().open).toMatchObject({ at: 'refused', fault: { code: 'from-a-newer-app' } });
    expect(await device.storage.get(headerKeyOf(id))).toBe(newer);
  });

  it('is left to another window that mends it first', async () => {
    const device = aDevice();
    const { id } = await aGame(device, 3);
    const good = (await device.storage.get(headerKeyOf(id))) ?? '';
    await device.storage.set(headerKeyOf(id), 'noise');
    const swap: Device['storage']['swap'] = async (asked) => {
      await device.storage.set(headerKeyOf(id), good);
      return device.storage.swap(asked);
    };
    await reopened({ storage: { ...device.storage, swap }, tabs: hubTabs() }, id);
    expect(await device.storage.get(headerKeyOf(id))).toBe(good);
  });
});

describe('what is written', () => {
  const saveOf = (by: number, name = 'Evening'): Save => ({
    app: 'test',
    game: { id: 'game', name, created: NOW },
    history: historyOf(start(), [
      { moves: [{ kind: 'end-turn' }], events: [{ kind: 'wigs-changed', seat: 'you', by }] },
    ]),
  });

  it('is read back first: what could not be read again is refused, and what lay there stays', async () => {
    const { storage } = aDevice();
    const kept = await saveGame(storage, saveOf(1), null, NOW);
    if (!kept.ok) throw new Error(kept.error);
    const chunk = await storage.get(recordOf('game', 'chunk-0-0'));
    for (const wrong of [saveOf(0.5), saveOf(Number.NaN)])
      expect(await saveGame(storage, wrong, kept.value, NOW)).toEqual({ ok: false, error: 'unreadable' });
    const label = { ...saveOf(1), game: { id: 'game', name: 7 as unknown as string, created: NOW } };
    expect(await saveGame(storage, label, kept.value, NOW)).toEqual({ ok: false, error: 'unreadable' });
    expect(await storage.get(headerKeyOf('game'))).toBe(kept.value.headerText);
    expect(await storage.get(recordOf('game', 'chunk-0-0'))).toBe(chunk);
  });

  it('is read back where a chunk grows, too', async () => {
    const { storage } = aDevice();
    const one = saveOf(1);
    const kept = await saveGame(storage, one, null, NOW);
    if (!kept.ok) throw new Error(kept.error);
    const event = { kind: 'wigs-changed', seat: 'you', by: 0.5 } as const;
    const { start: from, done } = one.history;
    const history = historyOf(from, [...done, { moves: [{ kind: 'end-turn' }], events: [event] }]);
    expect(await saveGame(storage, { ...one, history }, kept.value, NOW)).toEqual({ ok: false, error: 'unreadable' });
  });

  it('shows fewer wigs than none in a preview without being refused', async () => {
    const { storage, tabs } = aDevice();
    expect((await saveGame(storage, saveOf(-40), null, NOW)).ok).toBe(true);
    expect((await readGame(storage, 'game')).ok).toBe(true);
    expect((await libraryOf({ storage, tabs })).games).toMatchObject([{ preview: { wigs: { you: -35 } } }]);
  });

  it('leaves only the chunks that this header and the one before it name', async () => {
    const device = aDevice();
    const { id, window } = await aGame(device, 45);
    expect(await chunksOf(device, id)).toEqual(['chunk-0-0', 'chunk-1-0', 'chunk-2-0']);
    await window.getState().jump(25);
    await playOn(window, 1, 99);
    expect(await chunksOf(device, id)).toEqual(['chunk-0-0', 'chunk-1-0', 'chunk-1-1', 'chunk-2-0']);
    await playOn(window, 1, 98);
    expect(await chunksOf(device, id)).toEqual(['chunk-0-0', 'chunk-1-1']);
  });

  it('leaves no outdated chunk behind where there is only one', async () => {
    const device = aDevice();
    const { id, window } = await aGame(device, 5);
    await window.getState().jump(2);
    await playOn(window, 1, 99);
    expect(await chunksOf(device, id)).toEqual(['chunk-0-0', 'chunk-0-1']);
    await playOn(window, 1, 98);
    expect(await chunksOf(device, id)).toEqual(['chunk-0-1']);
  });

  it('keeps a chunk that comes again under the key of an outdated one', async () => {
    const device = aDevice();
    const { id, window } = await aGame(device, 45);
    await window.getState().jump(39);
    await playOn(window, 1, 99);
    await playOn(window, 1, 98);
    expect(await chunksOf(device, id)).toEqual(['chunk-0-0', 'chunk-1-1', 'chunk-2-0']);
    expect(historyIn(await reopened(later(device), id))).toEqual(historyIn(window));
  });

  it('leaves no outdated chunk behind when the window is another one', async () => {
    const device = aDevice();
    const { id, window } = await aGame(device, 45);
    await window.getState().jump(25);
    await playOn(window, 1, 99);
    const other = await reopened(later(device), id);
    await playOn(other, 1, 98);
    expect(await chunksOf(device, id)).toEqual(['chunk-0-0', 'chunk-1-1']);
  });
});

describe('a game another window writes while this one reads it', () => {
  it('is read again instead of being called damaged', async () => {
    const device = aDevice();
    const { id, window } = await aGame(device, 25);
    let isFirst = true;
    const get: Device['storage']['get'] = async (key) => {
      const text = await device.storage.get(key);
      if (key !== headerKeyOf(id) || !isFirst) return text;
      isFirst = false;
      // Two writings later the chunks this header names are gone.
      await window.getState().jump(3);
      await playOn(window, 2, 99);
      return text;
    };
    const read = await readGame({ ...device.storage, get }, id);
    expect(read.ok && read.value.save.history).toEqual(historyIn(window));
  });
});

describe('records that the app wrote before there was a fallback', () => {
  async function aDeviceOfThen(): Promise<Device> {
    const device = aDevice();
    const records = JSON.parse(fixture('records-v1.json')) as readonly (readonly [string, string])[];
    for (const [key, text] of records) await device.storage.set(key, text);
    return device;
  }

  it('open, with what was undone and what was branched off, and continue', async () => {
    const device = await aDeviceOfThen();
    const window = await reopened(device, 'branched');
    expect([historyIn(window).done.length, historyIn(window).undone.length]).toEqual([38, 4]);
    await playOn(window, 2, 8);
    expect(historyIn(await reopened(later(device), 'branched'))).toEqual(historyIn(window));
  });

  it('open also with a preview of −3 wigs, which that app itself could not read', async () => {
    const device = await aDeviceOfThen();
    expect((await libraryOf(device)).games.map(({ id }) => id).sort()).toEqual(['below-zero', 'branched']);
    const window = await reopened(device, 'below-zero');
    expect(openIn(window)).toMatchObject({ recovered: null, history: { now: { you: { wigs: -3 } } } });
  });

  it('can be imported as that app exported them when it could not read them', async () => {
    const device = aDevice();
    const read = await readIncoming(fixture('unreadable-v1.json'), device.storage, { copies: [], scores: [] });
    const [item] = read.ok ? read.value.items : [];
    if (item?.what !== 'game') throw new Error(JSON.stringify(read));
    expect(item).toMatchObject({ effect: 'new', save: { game: { id: 'below-zero', name: 'Below zero' } } });
    expect((await bringGame(device.storage, item, NOW)).ok).toBe(true);
    expect(historyIn(await reopened(device, 'below-zero')).done).toHaveLength(33);
  });
});

describe('an unreadable game exported', () => {
  const NOTHING = { copies: [], scores: [] };

  it('is recovered where it is imported, alone or with everything', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const { id } = await aGame(mine, 3);
    await mine.storage.set(headerKeyOf(id), 'noise');
    const texts = [
      (await exportUnreadable(mine.storage, id)) ?? '',
      ...(await exportEverything(mine.storage, NOTHING)),
    ];
    for (const text of texts)
      expect(await readIncoming(text, yours.storage, NOTHING)).toMatchObject({
        ok: true,
        value: { items: [{ what: 'game', effect: 'new', save: { game: { id } } }], faults: [] },
      });
  });

  it('says when a newer app wrote it', async () => {
    const mine = aDevice();
    const { id } = await aGame(mine, 3);
    const newer = ((await mine.storage.get(headerKeyOf(id))) ?? '').replace('{"version":1', '{"version":9');
    await mine.storage.set(headerKeyOf(id), newer);
    const text = (await exportUnreadable(mine.storage, id)) ?? '';
    expect(await readIncoming(text, aDevice().storage, NOTHING)).toEqual({
      ok: false,
      error: { code: 'from-a-newer-app', version: 9 },
    });
  });

  it('cannot put anything outside the game it names', async () => {
    const records = [{ key: 'settings', text: '{}' }];
    const text = JSON.stringify({ format: 'lisboa-unreadable', version: 1, id: '../x', slip: '{}', records });
    expect(await readIncoming(text, aDevice().storage, NOTHING)).toMatchObject({
      ok: false,
      error: { code: 'unreadable-record' },
    });
  });
});
