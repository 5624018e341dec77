import { aDevice, aWindow, historyIn, openIn, type Device } from '@/__tests__/helpers/gameTable';
import { aBegunGame, playAll, playOn, someMoves, start } from '@/__tests__/helpers/playedGame';
import { createLibrary } from '@/store/games/library';
import { hubTabs } from '@/store/games/tabs';
import { PATIENCE_MS, withPatience } from '@/store/storage/patience';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A device whose storage hangs while `hangs` says so, and does what it was asked once it continues. */
function hangingDevice() {
  const { storage } = aDevice();
  let release: () => void = () => undefined;
  let gate: Promise<void> | undefined;
  const after =
    <A extends readonly unknown[], T>(work: (...asked: A) => Promise<T>) =>
    async (...asked: A): Promise<T> => {
      await gate;
      return work(...asked);
    };
  const slow = {
    get: after(storage.get),
    set: after(storage.set),
    delete: after(storage.delete),
    keys: after(storage.keys),
    swap: after(storage.swap),
  };
  const device: Device = { storage: withPatience(slow), tabs: hubTabs() };
  const hang = (): void => {
    gate = new Promise((resolve) => (release = resolve));
  };
  const goOn = async (): Promise<void> => {
    gate = undefined;
    release();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { device, hang, goOn };
}

describe('a storage that never answers', () => {
  it('is named after five seconds, and a game is begun in memory', async () => {
    const { device, hang } = hangingDevice();
    hang();
    const window = aWindow(device);
    const begun = window.getState().beginGame(start(), 'Evening');
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(window.getState().open).toMatchObject({ at: 'opening' });
    await jest.advanceTimersByTimeAsync(1);
    await begun;
    expect(openIn(window)).toMatchObject({ saving: 'failed', failure: 'silent' });
    expect(PATIENCE_MS).toBe(5000);
  });

  it('does not make every further entry wait as long', async () => {
    const { device, hang } = hangingDevice();
    hang();
    const window = aWindow(device);
    void window.getState().beginGame(start(), 'Evening');
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    const played = playOn(window, 3);
    await jest.advanceTimersByTimeAsync(3 * 500);
    await played;
    expect(historyIn(window).done).toHaveLength(3);
  });

  it('is said to be silent when a game is opened, and in the list of games', async () => {
    const { device, hang } = hangingDevice();
    hang();
    const window = aWindow(device);
    const library = createLibrary({ ...device, app: 'test' });
    void window.getState().openGame('any');
    void library.getState().load();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS + 1000);
    expect(window.getState().open).toEqual({ at: 'refused', id: 'any', fault: { code: 'storage-silent' } });
    expect(library.getState()).toMatchObject({ loaded: true, closed: true, silent: true });
  });

  it('that continues later has kept what this window asked for, and nobody else is blamed for it', async () => {
    const { device, hang, goOn } = hangingDevice();
    const { id, window } = await aBegunGame(device);
    const moves = someMoves(start(), 3);
    hang();
    const played = playAll(window, moves.slice(0, 2));
    await jest.advanceTimersByTimeAsync(PATIENCE_MS + 1000);
    await played;
    expect(openIn(window)).toMatchObject({ failure: 'silent', history: { done: { length: 2 } } });
    await goOn();
    await playAll(window, moves.slice(2));
    expect(openIn(window)).toMatchObject({ saving: 'saved', failure: null });
    const again = aWindow({ ...device, tabs: hubTabs() });
    await again.getState().openGame(id);
    expect(historyIn(again)).toEqual(historyIn(window));
  });
});
