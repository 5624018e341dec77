import { aDevice, aWindow, historyIn, openIn, reopened, settle, type Device } from '@/__tests__/helpers/gameTable';
import { aBegunGame, playAll, playOn, someMoves, start } from '@/__tests__/helpers/playedGame';
import { acceptChange, changeEntry, keepTable, rewindTo, type Change } from '@/engine';
import { hubTabs } from '@/store/games/tabs';

describe('a game on the table', () => {
  it('is saved before it is shown as done', async () => {
    const device = aDevice();
    const { id, window } = await aBegunGame(device);
    const [move] = someMoves(start(), 1);
    if (move === undefined) throw new Error('no move');
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const slow: Device = {
      ...device,
      storage: { ...device.storage, swap: async (swap) => gate.then(() => device.storage.swap(swap)) },
    };
    await window.getState().close();
    const other = await reopened(slow, id);
    const committed = other.getState().commit([move]);
    await settle();
    expect(openIn(other)).toMatchObject({ saving: 'saving' });
    expect(historyIn(other).done).toHaveLength(0);
    release();
    expect((await committed).ok).toBe(true);
    expect(openIn(other)).toMatchObject({ saving: 'saved', failure: null });
    expect(historyIn(other).done).toHaveLength(1);
  });

  it('comes back as it was after every entry, undo, redo, jump and rename', async () => {
    const device = aDevice();
    const { id, window } = await aBegunGame(device);
    await playOn(window, 45);
    const check = async (): Promise<void> => {
      const again = await readBack(device, id);
      expect(again).toEqual({ game: openIn(window).game, history: historyIn(window) });
    };
    await check();
    await window.getState().undo();
    await check();
    await window.getState().jump(7);
    await check();
    await window.getState().redo();
    await check();
    await window.getState().rename('Morning');
    await check();
    await playOn(window, 30, 11);
    await check();
  });

  async function readBack(device: Device, id: string) {
    const window = await reopened({ ...device, tabs: hubTabs() }, id);
    const { game, history } = openIn(window);
    return { game, history };
  }

  it('takes two quick taps as two entries in their order', async () => {
    const window = aWindow(aDevice());
    await window.getState().beginGame(start(), '');
    const moves = someMoves(start(), 6);
    const all = await Promise.all(moves.map((move) => window.getState().commit([move])));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(historyIn(window).done.flatMap((entry) => entry.moves)).toEqual(moves);
  });

  it('says why a move is refused and changes nothing', async () => {
    const device = aDevice();
    const { id, window } = await aBegunGame(device, '');
    const before = await device.storage.get(`games/slip/${id}`);
    expect(await window.getState().commit([{ kind: 'finish-lacerda' }])).toMatchObject({
      ok: false,
      error: { code: 'refused', move: 0 },
    });
    expect(await window.getState().undo()).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(await window.getState().commit([])).toEqual({ ok: false, error: { code: 'no-moves' } });
    expect(await device.storage.get(`games/slip/${id}`)).toBe(before);
  });

  it('has nothing to enter without a game, and says when there is no such game', async () => {
    const window = aWindow(aDevice());
    expect(await window.getState().undo()).toEqual({ ok: false, error: { code: 'no-game' } });
    await window.getState().openGame('nobody');
    expect(window.getState().open).toEqual({ at: 'refused', id: 'nobody', fault: { code: 'no-such-game' } });
  });
});

describe('a game changed where a mistake was made', () => {
  it.each(['keep-table', 'rewind'] as const)('is saved likewise: %s', async (way) => {
    const device = aDevice();
    const { id, window } = await aBegunGame(device, '');
    await playOn(window, 24);
    const others = someMoves(start(), 1, 9);
    const changed = await window.getState().change(0, others, way);
    expect(changed.ok).toBe(true);
    const again = await reopened({ ...device, tabs: hubTabs() }, id);
    expect(historyIn(again)).toEqual(historyIn(window));
    expect(historyIn(again).done[0]?.moves).toEqual(others);
  });

  it.each([
    ['accept', acceptChange],
    ['keep-table', (change: Change) => ({ ok: true, value: keepTable(change) })],
    ['rewind', (change: Change) => ({ ok: true, value: rewindTo(change) })],
  ] as const)('becomes what the engine makes of it: %s', async (way, settled) => {
    const { window } = await aBegunGame(aDevice());
    await playOn(window, 24);
    const others = someMoves(start(), 1, 9);
    const change = changeEntry(historyIn(window), 0, others);
    if (!change.ok) throw new Error(change.error.code);
    expect(await window.getState().change(0, others, way)).toEqual(settled(change.value));
  });

  it('says that there is no such entry', async () => {
    const window = aWindow(aDevice());
    await window.getState().beginGame(start(), '');
    expect(await window.getState().change(3, someMoves(start(), 1), 'accept')).toMatchObject({
      ok: false,
      error: { code: 'no-such-entry' },
    });
  });
});

describe('a device that does not keep things', () => {
  const full = (storage: Device['storage']) => {
    const state = { isFull: true };
    const swap: typeof storage.swap = async (asked) => {
      if (state.isFull) throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
      return storage.swap(asked);
    };
    return { state, storage: { ...storage, swap } };
  };

  it('is told at once; the game continues, can be exported, and is saved whole when there is room again', async () => {
    const device = aDevice();
    const { state, storage } = full(device.storage);
    const window = aWindow({ ...device, storage });
    const id = await window.getState().beginGame(start(), 'Evening');
    expect(openIn(window)).toMatchObject({ saving: 'failed', failure: 'full' });
    const moves = someMoves(start(), 25);
    await playAll(window, moves);
    expect(historyIn(window).done).toHaveLength(25);
    expect(window.getState().exportText()).toContain('"lisboa-save"');
    state.isFull = false;
    await window.getState().retry();
    expect(openIn(window)).toMatchObject({ saving: 'saved', failure: null });
    expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id))).toEqual(historyIn(window));
  });

  it('fails in the middle of a game: what was saved stays, the rest is kept in memory until it works', async () => {
    const device = aDevice();
    const { state, storage } = full(device.storage);
    state.isFull = false;
    const window = aWindow({ ...device, storage });
    const id = await window.getState().beginGame(start(), '');
    const moves = someMoves(start(), 30);
    await playAll(window, moves.slice(0, 10));
    state.isFull = true;
    await playAll(window, moves.slice(10, 20));
    expect(openIn(window)).toMatchObject({ saving: 'failed', failure: 'full' });
    expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id)).done).toHaveLength(10);
    state.isFull = false;
    await playAll(window, moves.slice(20));
    expect(openIn(window)).toMatchObject({ saving: 'saved', failure: null });
    expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id))).toEqual(historyIn(window));
  });

  it('that forbids everything still lets a game be played', async () => {
    const forbid = async () => Promise.reject(new Error('private window'));
    const window = aWindow({
      storage: { get: forbid, set: forbid, delete: forbid, keys: forbid, swap: forbid },
      tabs: hubTabs(),
    });
    await window.getState().beginGame(start(), '');
    await playOn(window, 3);
    expect(openIn(window)).toMatchObject({ saving: 'failed', failure: 'forbidden' });
    expect(historyIn(window).done).toHaveLength(3);
    await window.getState().close();
    await window.getState().openGame('any');
    expect(window.getState().open).toEqual({ at: 'refused', id: 'any', fault: { code: 'storage-closed' } });
  });
});

describe('a window killed at any moment', () => {
  /** Dies after so many writings: the one in progress happens or not, nothing after it does. */
  const dying = (storage: Device['storage'], writes: number): Device['storage'] => {
    let left = writes;
    return {
      ...storage,
      swap: async (asked) => ((left -= 1) < 0 ? new Promise<boolean>(() => undefined) : storage.swap(asked)),
    };
  };

  it('loses at most the tap that was not yet saved', async () => {
    const moves = someMoves(start(), 50);
    for (let writes = 1; writes <= 50; writes += 7) {
      const device = aDevice();
      const window = aWindow({ ...device, storage: dying(device.storage, writes) });
      const id = await window.getState().beginGame(start(), '');
      for (const move of moves) void window.getState().commit([move]);
      await settle();
      await settle();
      const again = await reopened({ ...device, tabs: hubTabs() }, id);
      expect(historyIn(again).done.flatMap((entry) => entry.moves)).toEqual(moves.slice(0, writes - 1));
      expect(historyIn(window).done).toEqual(historyIn(again).done);
    }
  });

  it('finds the old game whole when a phone dies between the chunk and the slip', async () => {
    const device = aDevice();
    const { id, window } = await aBegunGame(device, '');
    await playOn(window, 21);
    const halfway: Device['storage'] = {
      ...device.storage,
      swap: async ({ put }) => {
        for (const { key, text } of put.slice(0, -1)) await device.storage.set(key, text);
        return new Promise<boolean>(() => undefined);
      },
    };
    for (const to of [21, 4]) {
      await window.getState().jump(to);
      const before = historyIn(await reopened({ ...device, tabs: hubTabs() }, id));
      const broken = await reopened({ storage: halfway, tabs: hubTabs() }, id);
      void broken.getState().commit(someMoves(before.now, 1, 5));
      await settle();
      expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id))).toEqual(before);
    }
  });
});
