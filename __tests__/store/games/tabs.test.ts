import { aDevice, historyIn, openIn, reopened, settle, type Device, type Window } from '@/__tests__/helpers/gameTable';
import { aBegunGame, playAll, playOn, someMoves, start } from '@/__tests__/helpers/playedGame';
import { diceOf } from '@/__tests__/helpers/player';
import { hubTabs } from '@/store/games/tabs';

async function twoWindows(
  device: Device,
): Promise<{ readonly id: string; readonly first: Window; readonly second: Window }> {
  const { id, window: first } = await aBegunGame(device);
  return { id, first, second: await reopened(device, id) };
}

describe('two windows on one game', () => {
  it('one plays, the other follows live', async () => {
    const { first, second } = await twoWindows(aDevice());
    expect([openIn(first).role, openIn(second).role]).toEqual(['playing', 'following']);
    await playOn(first, 5);
    await settle();
    expect(historyIn(second)).toEqual(historyIn(first));
    expect(await second.getState().undo()).toEqual({ ok: false, error: { code: 'following' } });
  });

  it('the other can take over and the first follows', async () => {
    const { first, second } = await twoWindows(aDevice());
    const moves = someMoves(start(), 8);
    await playAll(first, moves.slice(0, 4));
    second.getState().takeOver();
    await settle();
    expect([openIn(first).role, openIn(second).role]).toEqual(['following', 'playing']);
    await playAll(second, moves.slice(4));
    await settle();
    expect(historyIn(first)).toEqual(historyIn(second));
    expect(historyIn(first).done).toHaveLength(8);
  });

  it('the one left plays when the other closes', async () => {
    const { first, second } = await twoWindows(aDevice());
    await playOn(first, 2);
    await first.getState().close();
    await settle();
    expect(openIn(second).role).toBe('playing');
    expect(historyIn(second).done).toHaveLength(2);
  });

  it('a late writer is refused, sees what the other did, and nothing is lost or doubled', async () => {
    const device = aDevice();
    const { id, first } = await twoWindows(device);
    const deaf = await reopened({ ...device, tabs: hubTabs() }, id);
    const [one, two] = someMoves(start(), 2);
    if (one === undefined || two === undefined) throw new Error('no moves');
    expect((await first.getState().commit([one])).ok).toBe(true);
    expect(await deaf.getState().commit([one])).toEqual({ ok: false, error: { code: 'written-elsewhere' } });
    expect(historyIn(deaf).done.flatMap(({ moves }) => moves)).toEqual([one]);
    expect((await deaf.getState().commit([two])).ok).toBe(true);
    expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id)).done.flatMap(({ moves }) => moves)).toEqual([
      one,
      two,
    ]);
  });

  it('whatever is said to be done is there exactly once, in any interleaving, with and without hearing each other', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const dice = diceOf(seed);
      const device = aDevice();
      const { id, first, second } = await twoWindows(device);
      const deaf = await reopened({ ...device, tabs: hubTabs() }, id);
      let entries = 0;
      for (let step = 0; step < 25; step += 1) {
        const window = dice.pick([first, second, deaf]);
        if (dice.below(4) === 0) window.getState().takeOver();
        const [move] = someMoves(historyIn(window).now, 1, dice.below(1000));
        if (move === undefined) break;
        const committing = window.getState().commit([move]);
        if (dice.below(2) === 0) await settle();
        entries += (await committing).ok ? 1 : 0;
      }
      const truth = historyIn(await reopened({ ...device, tabs: hubTabs() }, id));
      expect(truth.done).toHaveLength(entries);
    }
  });

  it('what only memory holds is not thrown away for what another window wrote', async () => {
    const device = aDevice();
    const { id, first } = await twoWindows(device);
    let isFull = true;
    const swap: Device['storage']['swap'] = async (asked) => {
      if (isFull) throw new Error('the disk is full');
      return device.storage.swap(asked);
    };
    const failing = await reopened({ storage: { ...device.storage, swap }, tabs: hubTabs() }, id);
    const moves = someMoves(start(), 3);
    await playAll(failing, moves);
    await playAll(first, moves.slice(0, 1));
    isFull = false;
    await failing.getState().retry();
    expect(openIn(failing)).toMatchObject({ saving: 'failed', failure: 'elsewhere' });
    expect(historyIn(failing).done).toHaveLength(3);
    expect(historyIn(await reopened({ ...device, tabs: hubTabs() }, id)).done).toHaveLength(1);
  });
});
