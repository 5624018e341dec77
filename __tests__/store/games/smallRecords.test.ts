import { begin, historyOf, type Entry, type Save } from '@/engine';

import { aDevice, aWindow, historyIn } from '@/__tests__/helpers/gameTable';
import { playOn, someMoves, start } from '@/__tests__/helpers/playedGame';
import { keepBegun, pointOf, readBegun, takeBegun } from '@/store/games/begunMove';
import { exportEverything, exportUnreadable } from '@/store/games/exporting';
import { changeNotes, loadNotes, pointInLog, takeNotes, useGameNotes } from '@/store/games/gameNotes';
import { fallbackKey, headerKey, recordsOf } from '@/store/games/keys';
import { recoverGame } from '@/store/games/recovery';
import { prepareWrite, readGame, saveGame } from '@/store/games/repository';
import { hubTabs, type Listener } from '@/store/games/tabs';
import { readUnreadable } from '@/store/games/unreadable';
import { deviceStorage } from '@/store/storage/device';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage, Swap } from '@/store/storage/storage';

const NOW = '2026-03-01T12:00:00.000Z';
const aSave = (id = 'game-1'): Save => ({
  app: 'test',
  game: { id, name: 'Evening', created: NOW },
  history: begin(start()),
});

describe('a point of the game', () => {
  it('is named by how much stands and what came last; in the log also by what is undone', async () => {
    const window = aWindow(aDevice());
    await window.getState().beginGame(start(), '');
    expect(pointOf(historyIn(window))).toBe('0 null');
    await playOn(window, 3);
    const [, , last] = someMoves(start(), 3);
    expect(pointOf(historyIn(window))).toBe(`3 ${JSON.stringify([last])}`);
    expect(pointInLog(historyIn(window))).toBe(`3 ${JSON.stringify([last])} 0`);
    await window.getState().undo();
    expect(pointInLog(historyIn(window))).toMatch(/^2 .* 1$/);
  });
});

describe('a begun move', () => {
  it('is taken away with its game, and said once', async () => {
    const begun = { at: '0 null', commands: [{ kind: 'get-gold' }] } as const;
    keepBegun('taken', begun);
    expect(await takeBegun('taken')).toEqual(begun);
    expect(await takeBegun('taken')).toBeUndefined();
    expect(await readBegun('taken', '0 null')).toEqual([]);
  });
});

describe('the notes beside a game', () => {
  it('are read once; what was noted since is not overwritten by what lies there', async () => {
    await changeNotes('once', () => ({ hidesUnconfirmed: true }));
    useGameNotes.setState({ once: {} });
    await loadNotes('once');
    expect(useGameNotes.getState()['once']).toEqual({});
  });

  it('are looked up before they are changed', async () => {
    await changeNotes('looked', () => ({ counting: { step: 2, counted: { kind: 'get-gold' } } }));
    useGameNotes.setState({}, true);
    await changeNotes('looked', (notes) => ({ ...notes, hidesUnconfirmed: true }));
    const both = { counting: { step: 2, counted: { kind: 'get-gold' } }, hidesUnconfirmed: true };
    expect(useGameNotes.getState()['looked']).toEqual(both);
    useGameNotes.setState({}, true);
    await loadNotes('looked');
    expect(useGameNotes.getState()['looked']).toEqual(both);
    expect(await takeNotes('looked')).toEqual(both);
    expect((await deviceStorage.keys('games/notes/')).filter((key) => key.endsWith('looked'))).toEqual([]);
  });
});

describe('the windows of one program', () => {
  const heard = () => {
    const said: string[] = [];
    const listener: Listener = { onWritten: () => said.push('written'), onRole: (role) => said.push(role) };
    return { said, listener };
  };

  it('hear whose turn it is when it changes, and only then', async () => {
    const tabs = hubTabs();
    const [first, second] = [heard(), heard()];
    const one = await tabs.join('game', first.listener);
    const two = await tabs.join('game', second.listener);
    expect([one.role(), two.role()]).toEqual(['playing', 'following']);
    one.takeOver();
    expect([first.said, second.said]).toEqual([[], []]);
    two.takeOver();
    expect([first.said, second.said]).toEqual([['following'], ['playing']]);
    two.leave();
    expect([first.said, second.said]).toEqual([['following', 'playing'], ['playing']]);
    one.leave();
    expect(first.said).toEqual(['following', 'playing']);
  });

  it('hear what another wrote, not what they wrote themselves', async () => {
    const tabs = hubTabs();
    const [first, second] = [heard(), heard()];
    await tabs.join('game', first.listener);
    await tabs.join('game', second.listener);
    tabs.announce('game', first.listener);
    expect([first.said, second.said]).toEqual([[], ['written']]);
    tabs.announce('game');
    tabs.announce('another');
    expect([first.said, second.said]).toEqual([['written'], ['written', 'written']]);
  });
});

describe('one writing', () => {
  it('names every record once, the header last, and nothing to drop from an empty device', () => {
    const prepared = prepareWrite(aSave(), null, NOW);
    if (!prepared.ok) throw new Error(prepared.error.code);
    const { swap, stored } = prepared.value;
    expect(swap).toMatchObject({ key: headerKey('game-1'), expected: undefined, drop: [] });
    expect(swap.put.map(({ key }) => key)).toEqual([`${recordsOf('game-1')}start`, headerKey('game-1')]);
    expect(stored).toMatchObject({ write: 1, stale: [] });
    const again = prepareWrite(aSave(), stored, NOW);
    expect(again.ok && again.value.swap.put.map(({ key }) => key)).toEqual([
      fallbackKey('game-1'),
      headerKey('game-1'),
    ]);
    expect(again.ok && again.value.swap.drop).toEqual([]);
    expect(again.ok && again.value.stored).toMatchObject({ write: 2, stale: [] });
  });

  it('knows which records only the header before names', () => {
    const entries = (count: number, by: number): readonly Entry[] =>
      Array.from({ length: count }, () => ({
        moves: [{ kind: 'end-turn' }],
        events: [{ kind: 'wigs-changed', seat: 'you', by }],
      }));
    const common = entries(20, 1);
    const first = prepareWrite({ ...aSave(), history: historyOf(start(), [...common, ...entries(2, 1)]) }, null, NOW);
    if (!first.ok) throw new Error(first.error.code);
    const other: Save = { ...aSave(), history: historyOf(start(), [...common, ...entries(1, 2)]) };
    const second = prepareWrite(other, first.value.stored, NOW);
    expect(second.ok && second.value.stored.stale).toEqual([`${recordsOf('game-1')}chunk-1-0`]);
  });

  it('drops what no header names any longer, one writing later', async () => {
    const device = aDevice();
    const window = aWindow(device);
    const id = await window.getState().beginGame(start(), '');
    await playOn(window, 45);
    await window.getState().jump(25);
    await playOn(window, 1, 8);
    const keys = async () =>
      [...(await device.storage.keys(recordsOf(id)))].map((key) => key.slice(recordsOf(id).length)).sort();
    const before = await keys();
    await playOn(window, 1, 9);
    const after = await keys();
    expect(before.length).toBeGreaterThan(after.length);
    expect(after.every((key) => before.includes(key))).toBe(true);
  });

  it.each([
    [new Error('QUOTA exceeded'), 'full'],
    [Object.assign(new Error('no'), { name: 'DiskFull' }), 'full'],
    [new Error('no'), 'forbidden'],
    ['full', 'forbidden'],
  ])('that fails with %s was refused as %s', async (error, fault) => {
    const swap = async () => Promise.reject(error);
    expect(await saveGame({ ...memoryStorage(), swap }, aSave(), null, NOW)).toEqual({ ok: false, error: fault });
  });

  it('under another name is damaged, by name', async () => {
    const storage = memoryStorage();
    await saveGame(storage, aSave(), null, NOW);
    await storage.set(headerKey('other'), (await storage.get(headerKey('game-1'))) ?? '');
    expect(await readGame(storage, 'other')).toEqual({
      ok: false,
      error: { code: 'damaged', problems: [{ code: 'not-one-of', choices: ['other'], path: 'game.id' }] },
    });
  });
});

describe('a game exported record by record', () => {
  it.each([7, {}, { id: 'x' }, { id: 'x', records: [7] }])('%j is none', async (json) => {
    expect(await readUnreadable(json)).toEqual({ ok: false, error: { code: 'not-a-save' } });
  });

  it('is read from its records alone, or from the header before, and from nothing that is not its own', async () => {
    const storage = memoryStorage();
    const first = await saveGame(storage, aSave(), null, NOW);
    if (!first.ok) throw new Error(first.error);
    await saveGame(storage, aSave(), first.value, NOW);
    const text = JSON.parse((await exportUnreadable(storage, 'game-1')) ?? '') as { records: { key: string }[] };
    expect(await readUnreadable({ ...text, slip: '' })).toMatchObject({
      ok: true,
      value: { game: { name: 'Evening' } },
    });
    const onlyBefore = text.records.filter(({ key }) => key !== fallbackKey('game-1'));
    expect(await readUnreadable({ ...text, slip: '', records: onlyBefore })).toMatchObject({
      ok: true,
      value: { game: { name: '' } },
    });
    expect((await readUnreadable({ ...text, id: 'other' })).ok).toBe(false);
  });

  it('has no header among its records', async () => {
    const storage = memoryStorage();
    await saveGame(storage, aSave(), null, NOW);
    const text = JSON.parse((await exportUnreadable(storage, 'game-1')) ?? '') as { slip: string; records: object[] };
    const records = [...text.records, { key: headerKey('game-1'), text: text.slip }];
    expect(await readUnreadable({ ...text, slip: 'noise', records })).toMatchObject({
      ok: true,
      value: { game: { name: '' } },
    });
  });

  it('is no game without a header and records', async () => {
    expect(await readUnreadable({ id: 'x', records: [] })).toEqual({ ok: false, error: { code: 'no-such-game' } });
  });

  it('of which nothing lies here is none', async () => {
    expect(await exportUnreadable(memoryStorage(), 'nobody')).toBeUndefined();
  });
});

describe('everything on a device', () => {
  it('is told game by game in the order of their ids, without one that was just deleted', async () => {
    const storage = memoryStorage();
    for (const id of ['b', 'c', 'a']) await saveGame(storage, aSave(id), null, NOW);
    const keys = async (prefix: string) =>
      prefix === headerKey('') ? [headerKey('gone'), ...(await storage.keys(prefix))] : storage.keys(prefix);
    const [text = ''] = await exportEverything({ ...storage, keys }, { copies: [], scores: [] });
    const { games, unreadable } = JSON.parse(text) as { games: { game: { id: string } }[]; unreadable: unknown[] };
    expect(games.map(({ game }) => game.id)).toEqual(['a', 'b', 'c']);
    expect(unreadable).toEqual([]);
  });

  it('is one text more only when it is too much for one', async () => {
    const storage = memoryStorage();
    for (const id of ['a', 'b']) await saveGame(storage, aSave(id), null, NOW);
    const [whole = ''] = await exportEverything(storage, { copies: [], scores: [] });
    const parts = (JSON.parse(whole) as { games: object[] }).games.map((game) => JSON.stringify(game).length + 1);
    const both = parts.reduce((all, bytes) => all + bytes, 200);
    const many = async (most: number) => (await exportEverything(storage, { copies: [], scores: [] }, most)).length;
    expect(await many(both)).toBe(1);
    expect(await many(both - 1)).toBe(2);
    expect(await many(10)).toBe(2);
  });

  it('is divided evenly: no text holds more than the first', async () => {
    const storage = memoryStorage();
    for (const id of ['a', 'b', 'c', 'd', 'e']) await saveGame(storage, aSave(id), null, NOW);
    const [whole = ''] = await exportEverything(storage, { copies: [], scores: [] });
    const [first] = (JSON.parse(whole) as { games: object[] }).games;
    const almostThree = 200 + 3 * (JSON.stringify(first).length + 1) - 1;
    const texts = await exportEverything(storage, { copies: [], scores: [] }, almostThree);
    expect(texts.map((text) => (JSON.parse(text) as { games: object[] }).games.length)).toEqual([2, 2, 1]);
  });
});

describe('a game that has lost its header', () => {
  it('is recovered from its chunks under no name, as written now, and only once', async () => {
    const storage = memoryStorage();
    await saveGame(storage, aSave(), null, NOW);
    await storage.delete(headerKey('game-1'));
    const later = '2026-04-01T12:00:00.000Z';
    expect(await recoverGame(storage, 'game-1', later)).toBe('chunks');
    expect(await readGame(storage, 'game-1')).toMatchObject({
      ok: true,
      value: { write: 1, save: { app: '', game: { name: '', created: later } } },
    });
    expect(await recoverGame(storage, 'game-1', later)).toBeNull();
    expect(await recoverGame(storage, 'nobody', later)).toBeNull();
  });

  it('is given a header, and nothing of it is dropped, even if a record is gone as soon as it is named', async () => {
    const storage = memoryStorage();
    await saveGame(storage, aSave(), null, NOW);
    await storage.delete(headerKey('game-1'));
    const swaps: Swap[] = [];
    const swap: SharedStorage['swap'] = async (asked) => {
      swaps.push(asked);
      return storage.swap(asked);
    };
    const keys: SharedStorage['keys'] = async (prefix) => [...(await storage.keys(prefix)), `${prefix}chunk-0-0`];
    expect(await recoverGame({ ...storage, keys, swap }, 'game-1', NOW)).toBe('chunks');
    expect(swaps).toMatchObject([{ put: [{ key: headerKey('game-1') }], drop: [] }]);
  });

  it('is left alone by a device that does not answer', async () => {
    const get = async () => Promise.reject(new Error('private window'));
    expect(await recoverGame({ ...memoryStorage(), get }, 'game-1', NOW)).toBeNull();
  });
});
