import { aDevice, aWindow, historyIn, openIn, reopened, settle, type Device } from '@/__tests__/helpers/gameTable';
import { aBegunGame, playAll, playOn, someMoves, start } from '@/__tests__/helpers/playedGame';
import { DEMO, RUNNING, headerKey, recordsOf } from '@/store/games/keys';
import type { Open } from '@/store/games/open';
import { createSession } from '@/store/games/session';
import { hubTabs } from '@/store/games/tabs';
import { StorageSilent } from '@/store/storage/patience';

const NOW = '2026-03-01T12:00:00.000Z';
const fullDisk = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

/** The device again, its writings counted, each of them refused while `broken.by` says so. */
function watched(device: Device) {
  const broken: { by?: Error } = {};
  const written: string[] = [];
  const swap: Device['storage']['swap'] = async (asked) => {
    written.push(asked.key);
    if (broken.by !== undefined) throw broken.by;
    return device.storage.swap(asked);
  };
  return { broken, written, device: { ...device, storage: { ...device.storage, swap } } };
}

/** Everything a window shows, one after the other. */
function shownIn(window: ReturnType<typeof aWindow>): readonly Open[] {
  const shown: Open[] = [];
  window.subscribe(({ open }) => shown.push(open));
  return shown;
}

describe('what a window shows', () => {
  it('that it opens a game, before the game is there, and nothing once it is closed', async () => {
    const device = aDevice();
    const window = aWindow(device);
    const shown = shownIn(window);
    const id = await window.getState().beginGame(start(), 'Evening');
    await window.getState().close();
    await window.getState().openGame(id);
    expect(shown.map(({ at }) => at)).toEqual(['opening', 'open', 'none', 'opening', 'open']);
    expect([shown[0], shown[2], shown[3]]).toEqual([{ at: 'opening', id }, { at: 'none' }, { at: 'opening', id }]);
    expect(shown[4]).toMatchObject({ game: { id, name: 'Evening', created: NOW }, role: 'playing', saving: 'saved' });
    expect(shown[4]).toMatchObject({ failure: null, recovered: null });
  });

  it('the game that is open already is not opened again', async () => {
    const { id, window } = await aBegunGame(aDevice());
    const shown = shownIn(window);
    await window.getState().openGame(id);
    expect(shown).toEqual([]);
  });

  it('another game in its place, when that is opened', async () => {
    const device = aDevice();
    const { id } = await aBegunGame(device, 'First');
    const { window } = await aBegunGame({ ...device, tabs: hubTabs() }, 'Second');
    await window.getState().openGame(id);
    expect(openIn(window).game.name).toBe('First');
  });

  it('a name that was changed, with the history as it is', async () => {
    const { window } = await aBegunGame(aDevice());
    const history = historyIn(window);
    expect(await window.getState().rename('Morning')).toEqual({ ok: true, value: { history } });
    expect(openIn(window).game.name).toBe('Morning');
  });

  it('no text and nothing to take over without a game', () => {
    const window = aWindow(aDevice());
    expect(window.getState().exportText()).toBeUndefined();
    expect(() => window.getState().takeOver()).not.toThrow();
    expect(window.getState().open).toEqual({ at: 'none' });
  });

  it('an id of time and chance, and the time of now, unless told otherwise', async () => {
    const window = createSession({ ...aDevice(), app: 'test' });
    const before = Date.now();
    const id = await window.getState().beginGame(start(), '');
    expect(id).toMatch(/^[a-z0-9]{6,}-[a-z0-9]{2,10}$/);
    expect(Date.parse(openIn(window).game.created)).toBeGreaterThanOrEqual(before);
  });
});

describe('what a window enters', () => {
  it('a correction of the table as it is when its turn comes', async () => {
    const { window } = await aBegunGame(aDevice());
    const right = await window.getState().putRight(({ round }) => [{ of: 'round', value: round + 1 }]);
    expect(right).toEqual({ ok: true, value: { history: historyIn(window) } });
    expect(historyIn(window).now.round).toBe(start().round + 1);
    expect(await window.getState().putRight(() => [{ of: 'round', value: -1 }])).toMatchObject({ ok: false });
  });

  it('what was undone, again', async () => {
    const { window } = await aBegunGame(aDevice());
    await playOn(window, 2);
    await window.getState().undo();
    expect(historyIn(window)).toMatchObject({ done: [{}], undone: [{}] });
    expect((await window.getState().redo()).ok).toBe(true);
    expect(historyIn(window)).toMatchObject({ done: [{}, {}], undone: [] });
  });
});

describe('a copy of the game as this window holds it', () => {
  it('is a game of its own, which is played on; the one it came from stays', async () => {
    const device = aDevice();
    const { id, window } = await aBegunGame(device);
    await playOn(window, 3);
    const history = historyIn(window);
    const copied = await window.getState().keepCopy('Copy');
    if (!copied.ok) throw new Error(copied.error);
    expect(copied.value).not.toBe(id);
    expect(openIn(window)).toMatchObject({ game: { id: copied.value, name: 'Copy', created: NOW }, saving: 'saved' });
    expect(await device.storage.get(RUNNING)).toBe(copied.value);
    await window.getState().undo();
    const alone = { ...device, tabs: hubTabs() };
    expect(historyIn(await reopened(alone, id))).toEqual(history);
    expect(historyIn(await reopened(alone, copied.value)).done).toHaveLength(2);
  });

  it('needs a game, and a device that keeps it', async () => {
    expect(await aWindow(aDevice()).getState().keepCopy('Copy')).toEqual({ ok: false, error: 'forbidden' });
    const { broken, device } = watched(aDevice());
    const { id, window } = await aBegunGame(device);
    broken.by = fullDisk;
    expect(await window.getState().keepCopy('Copy')).toEqual({ ok: false, error: 'full' });
    expect(openIn(window).game.id).toBe(id);
  });
});

describe('a device that does not keep a game', () => {
  it('is asked again only while something is not saved, and says whether it is now', async () => {
    const { broken, written, device } = watched(aDevice());
    expect(await aWindow(device).getState().retry()).toBe(false);
    const { window } = await aBegunGame(device);
    expect(await window.getState().retry()).toBe(true);
    expect(written).toHaveLength(1);
    broken.by = fullDisk;
    await playOn(window, 1);
    expect(await window.getState().retry()).toBe(false);
    expect(openIn(window)).toMatchObject({ saving: 'failed', failure: 'full' });
    delete broken.by;
    expect(await window.getState().retry()).toBe(true);
    expect(openIn(window)).toMatchObject({ saving: 'saved', failure: null });
  });

  it('is not offered to continue with on the home screen', async () => {
    const { broken, device } = watched(aDevice());
    broken.by = fullDisk;
    await aWindow(device).getState().beginGame(start(), '');
    expect(await device.storage.get(RUNNING)).toBeUndefined();
  });

  it('tells no other window of a writing that failed', async () => {
    const { broken, device } = watched(aDevice());
    const { id, window } = await aBegunGame(device);
    const heard: string[] = [];
    await device.tabs.join(id, { onWritten: () => heard.push(id), onRole: () => undefined });
    await playOn(window, 1);
    expect(heard).toEqual([id]);
    broken.by = fullDisk;
    await playOn(window, 1);
    expect(heard).toEqual([id]);
  });

  it('loses nothing that only this window holds when another window writes', async () => {
    const whole = aDevice();
    const { broken, device } = watched(whole);
    const { id, window } = await aBegunGame(device);
    broken.by = fullDisk;
    await playOn(window, 2);
    const held = openIn(window);
    const other = await reopened(whole, id);
    other.getState().takeOver();
    await settle();
    await playOn(other, 1);
    await settle();
    expect(openIn(window)).toEqual({ ...held, role: 'following' });
  });

  it.each([
    ['storage-silent', new StorageSilent('no answer')],
    ['storage-closed', new Error('private window')],
  ])('%s: a game is not called damaged for it, and nothing is mended', async (code, error) => {
    const { written, device } = watched(aDevice());
    const { id } = await aBegunGame(device);
    const get: Device['storage']['get'] = async () => Promise.reject(error);
    const window = await reopened({ storage: { ...device.storage, get }, tabs: hubTabs() }, id);
    expect(window.getState().open).toEqual({ at: 'refused', id, fault: { code } });
    expect(written).toHaveLength(1);
    expect(await device.storage.keys('games/aside/')).toEqual([]);
  });
});

describe('what is asked of the device', () => {
  /** The device again, its questions counted by key; the first one fails if told so. */
  function counting(device: Device, first?: Error) {
    const asked: string[] = [];
    const get: Device['storage']['get'] = async (key) => {
      asked.push(key);
      if (asked.length === 1 && first !== undefined) throw first;
      return device.storage.get(key);
    };
    return { asked, device: { storage: { ...device.storage, get }, tabs: hubTabs() } };
  }

  it('each record of a game once, where nothing is wrong with it', async () => {
    const before = aDevice();
    const { id } = await aBegunGame(before);
    const { asked, device } = counting(before);
    await reopened(device, id);
    expect(asked.filter((key) => key === `${recordsOf(id)}start`)).toHaveLength(1);
  });

  it.each([
    ['storage-silent', new StorageSilent('no answer')],
    ['storage-closed', new Error('private window')],
  ])('%s: nothing is mended after it did not answer, even if it would by now', async (code, error) => {
    const before = aDevice();
    const { id } = await aBegunGame(before);
    await before.storage.delete(headerKey(id));
    const { device } = counting(before, error);
    const window = await reopened(device, id);
    expect(window.getState().open).toEqual({ at: 'refused', id, fault: { code } });
    expect(await before.storage.get(headerKey(id))).toBeUndefined();
  });
});

describe('the demo', () => {
  it('is never the running game', async () => {
    const device = aDevice();
    const window = createSession({ ...device, app: 'test', newId: () => DEMO });
    await window.getState().beginGame(start(), 'Demo');
    expect(openIn(window).game.id).toBe(DEMO);
    expect(await device.storage.get(RUNNING)).toBeUndefined();
  });
});

describe('the play passes from window to window', () => {
  it('who loses it stops at once', async () => {
    const device = aDevice();
    const { id, window: first } = await aBegunGame(device);
    const second = await reopened(device, id);
    second.getState().takeOver();
    expect(openIn(first).role).toBe('following');
    await settle();
    expect(openIn(second).role).toBe('playing');
  });

  it('who gains it first sees what the other did, even if nobody told', async () => {
    const silent = { ...aDevice() };
    const device: Device = { ...silent, tabs: { ...silent.tabs, announce: () => undefined } };
    const { id, window: first } = await aBegunGame(device);
    const second = await reopened(device, id);
    await playOn(first, 2);
    expect(historyIn(second).done).toHaveLength(0);
    second.getState().takeOver();
    await settle();
    expect(historyIn(second)).toEqual(historyIn(first));
    expect(openIn(second)).toMatchObject({ role: 'playing', saving: 'saved' });
  });

  it('a window that learns while it opens the game that it plays shows it once', async () => {
    const silent = aDevice();
    const join: Device['tabs']['join'] = async (id, listener) => {
      const lock = await silent.tabs.join(id, listener);
      listener.onRole('playing');
      return lock;
    };
    const window = aWindow({ ...silent, tabs: { ...silent.tabs, join } });
    const shown = shownIn(window);
    await window.getState().beginGame(start(), '');
    await settle();
    expect(shown.map(({ at }) => at)).toEqual(['opening', 'open']);
  });

  it('a window that was closed before it could hear stays closed', async () => {
    const device = aDevice();
    const { id } = await aBegunGame(device);
    const second = await reopened(device, id);
    const closed = second.getState().close();
    device.tabs.announce(id);
    second.getState().takeOver();
    await closed;
    await settle();
    expect(second.getState().open).toEqual({ at: 'none' });
  });

  it('who gains the play of a game that is gone is told so', async () => {
    const device = aDevice();
    const { id } = await aBegunGame(device);
    const second = await reopened(device, id);
    await device.storage.delete(headerKey(id));
    second.getState().takeOver();
    await settle();
    expect(second.getState().open).toEqual({ at: 'refused', id, fault: { code: 'no-such-game' } });
  });

  it('a window that plays another game by now hears nothing of it', async () => {
    const device = aDevice();
    const { id, window: first } = await aBegunGame(device, 'First');
    const second = await reopened(device, id);
    await second.getState().beginGame(start(), 'Second');
    const shown = shownIn(second);
    await playAll(first, someMoves(start(), 2));
    await first.getState().close();
    await settle();
    expect(shown).toEqual([]);
  });
});
