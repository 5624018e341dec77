import { play, type GameState, type History, type Move } from '@/engine';
import { aGame, aMove, diceOf } from '@/__tests__/helpers/player';
import type { OpenGame } from '@/store/games/open';
import { createTable } from '@/store/games/table';
import { hubTabs, type Tabs } from '@/store/games/tabs';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Device {
  readonly storage: SharedStorage;
  readonly tabs: Tabs;
}
const aDevice = (): Device => ({ storage: memoryStorage(), tabs: hubTabs() });

/** A window of the device; ids count up so that they are easy to name. */
let ids = 0;
const aWindow = (device: Device) => createTable({ ...device, app: 'test', newId: () => `game-${(ids += 1)}`, now: () => new Date('2026-03-01T12:00:00Z') });
type Window = ReturnType<typeof aWindow>;

const start = (): GameState => aGame(diceOf(7));

const openIn = (window: Window): OpenGame => {
  const { open } = window.getState();
  if (open.at !== 'open') throw new Error(`nothing is open: ${JSON.stringify(open)}`);
  return open;
};
const historyIn = (window: Window): History => openIn(window).history;

/** So many moves of a random game, each legal where it stands. */
function someMoves(from: GameState, count: number, seed = 3): readonly Move[] {
  const dice = diceOf(seed);
  const moves: Move[] = [];
  let state = from;
  for (let step = 0; step < count; step += 1) {
    const move = aMove(state, dice);
    if (move === null) break;
    const played = play(state, move);
    if (!played.ok) throw new Error(played.error.code);
    moves.push(move);
    state = played.value.after;
  }
  return moves;
}

async function playAll(window: Window, moves: readonly Move[]): Promise<void> {
  for (const move of moves) expect((await window.getState().commit([move])).ok).toBe(true);
}

async function reopened(device: Device, id: string): Promise<Window> {
  const window = aWindow(device);
  await window.getState().openGame(id);
  return window;
}

describe('a game on the table', () => {
  it('is saved before it is shown as done', async () => {
    const device = aDevice();
    const window = aWindow(device);
    const id = await window.getState().beginGame(start(), 'Evening');
    const [move] = someMoves(start(), 1);
    if (move === undefined) throw new Error('no move');
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const slow: Device = { ...device, storage: { ...device.storage, swap: async (swap) => gate.then(() => device.storage.swap(swap)) } };
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
    const window = aWindow(device);
    const id = await window.getState().beginGame(start(), 'Evening');
    await playAll(window, someMoves(start(), 45));
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
    await playAll(window, someMoves(historyIn(window).now, 30, 11));
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
    const window = aWindow(device);
    const id = await window.getState().beginGame(start(), '');
    const before = await device.storage.get(`games/slip/${id}`);
    expect(await window.getState().commit([{ kind: 'finish-lacerda' }])).toMatchObject({ ok: false, error: { code: 'refused', move: 0 } });
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
