import { begin, scoreInput } from '@/engine';
import { createLibrary } from '@/store/games/library';
import { headerKey } from '@/store/games/keys';
import { readGame, saveGame } from '@/store/games/repository';
import { hubTabs } from '@/store/games/tabs';
import { createScoreSheets } from '@/store/scoreSheets';
import { statisticsFormat } from '@/store/statistics/format';
import { createStatistics, type Statistics } from '@/store/statistics/statistics';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

import { aFinished, aSheet, keepFinished, overWith } from '@/__tests__/helpers/finished';
import { start } from '@/__tests__/helpers/playedGame';

const EVENING = aSheet('evening', 2, [
  ['Ana', 70],
  ['Rui', 60],
]);

async function loaded(storage: SharedStorage) {
  const store = createStatistics(storage);
  await store.getState().load();
  return store;
}
const totalsIn = ({ known }: Pick<Statistics, 'known'>): readonly (number | null)[] =>
  known.map(({ game }) => game?.scores[0]?.total ?? null);
const totals = async (storage: SharedStorage) => totalsIn((await loaded(storage)).getState());

async function aDevice(): Promise<SharedStorage> {
  const storage = memoryStorage();
  await keepFinished(storage, [aFinished('one', 60)], [EVENING]);
  return storage;
}

/** Counts what is read of games and sheets. */
function counting(storage: SharedStorage) {
  const asked: string[] = [];
  const get: SharedStorage['get'] = (key) => {
    asked.push(key);
    return storage.get(key);
  };
  return { storage: { ...storage, get }, asked };
}

describe('the statistics of a device', () => {
  it('know every finished game and sheet, and nothing of games that go on, nor of the demo', async () => {
    const storage = await aDevice();
    await keepFinished(storage, [{ ...aFinished('on', 1), history: begin(start()) }, aFinished('demo', 99)]);
    expect(await totals(storage)).toEqual([110, 70]);
  });

  it('are one record: once it is there, no game is opened for it, and it is shown before anything else is asked', async () => {
    const storage = await aDevice();
    await loaded(storage);
    const { storage: watched, asked } = counting(storage);
    const store = createStatistics(watched);
    let first: readonly string[] = [];
    store.subscribe(({ loaded: isLoaded }) => {
      if (isLoaded && first.length === 0) first = [...asked];
    });
    await store.getState().load();
    expect(first[0]).toBe('statistics');
    expect(first.filter((key) => /^(games|score)\//.test(key))).toEqual([]);
    expect(asked.filter((key) => key.startsWith('games/record/'))).toEqual([]);
    expect(totalsIn(store.getState())).toEqual([110, 70]);
  });

  it('follow a game that was deleted, and one that was put back', async () => {
    const storage = await aDevice();
    await loaded(storage);
    const library = createLibrary({ storage, tabs: hubTabs(), app: 'test' });
    const removed = await library.getState().remove('one');
    expect(await totals(storage)).toEqual([70]);
    if (!removed.ok) throw new Error(removed.error.code);
    await library.getState().restore(removed.value);
    expect([...(await totals(storage))].sort()).toEqual([110, 70]);
  });

  it('show no deleted game even for a moment', async () => {
    const storage = await aDevice();
    await loaded(storage);
    await createLibrary({ storage, tabs: hubTabs(), app: 'test' }).getState().remove('one');
    const store = createStatistics(storage);
    const shown: (readonly (number | null)[])[] = [];
    store.subscribe((state) => shown.push(totalsIn(state)));
    await store.getState().load();
    expect(shown.every((each) => !each.includes(110))).toBe(true);
  });

  it('follow a game and a sheet that were changed', async () => {
    const storage = await aDevice();
    await loaded(storage);
    const read = await readGame(storage, 'one');
    if (!read.ok) throw new Error(read.error.code);
    const changed = { ...read.value.save, history: begin(overWith(70)) };
    await storage.delete(headerKey('one'));
    await saveGame(storage, changed, null, '2026-03-05T12:00:00.000Z');
    const sheets = createScoreSheets(storage);
    await sheets.getState().load();
    const [kept] = sheets.getState().kept;
    if (kept === undefined) throw new Error('no sheet');
    sheets.getState().reopen(kept);
    sheets.getState().change((sheet) => ({ ...sheet, table: 1 }));
    await sheets.getState().finish(scoreInput([]));
    const store = await loaded(storage);
    expect([...totalsIn(store.getState())].sort()).toEqual([120, 70]);
    expect(
      store
        .getState()
        .known.map(({ game }) => game?.players)
        .sort(),
    ).toEqual([1, 'solo']);
  });

  it('a rename on another day does not make a game longer', async () => {
    const storage = memoryStorage();
    const save = aFinished('one', 60, '2026-03-01T18:00:00.000Z');
    await saveGame(storage, save, null, '2026-03-01T19:30:00.000Z');
    await loaded(storage);
    const later = () => new Date('2026-03-01T23:30:00.000Z');
    await createLibrary({ storage, tabs: hubTabs(), app: 'test', now: later }).getState().rename('one', 'Other');
    expect((await loaded(storage)).getState().known[0]?.game?.minutes).toBe(90);
  });

  it('leave a game out that cannot be read, and every record as it is', async () => {
    const storage = await aDevice();
    await storage.set('games/slip/broken', '{"version":1}');
    await storage.set('score/kept/broken', '{');
    expect(await totals(storage)).toEqual([110, 70]);
    expect(await storage.get('games/slip/broken')).toBe('{"version":1}');
    expect(await storage.get('score/kept/broken')).toBe('{');
  });

  it('say how far they are, and keep what is summed up so far', async () => {
    const storage = memoryStorage();
    const sheets = Array.from({ length: 70 }, (_, at) => aSheet(`s${at}`, 1, [['', at]]));
    await keepFinished(storage, [], sheets);
    const saved: number[] = [];
    const store = createStatistics({
      ...storage,
      swap: (swap) => {
        const read = swap.key === 'statistics' ? statisticsFormat.read(swap.put[0]?.text ?? '') : undefined;
        if (read?.ok === true) saved.push(read.value.games.length);
        return storage.swap(swap);
      },
    });
    const steps: string[] = [];
    store.subscribe(({ reading }) => {
      if (reading !== null) steps.push(`${reading.done} of ${reading.of}`);
    });
    await store.getState().load();
    expect([...new Set(steps)]).toEqual(['0 of 70', '50 of 70']);
    expect(saved).toEqual([50, 70]);
    expect(store.getState().reading).toBeNull();
  });

  it('are made again where the list cannot be read', async () => {
    const storage = await aDevice();
    await storage.set('statistics', '{"version":1,"content":{"games":[7]}}');
    expect(await totals(storage)).toEqual([110, 70]);
    const list = statisticsFormat.read((await storage.get('statistics')) ?? '');
    expect(list.ok && list.value.games.length).toBe(2);
  });

  it('say so when the device does not answer', async () => {
    const store = createStatistics({ ...memoryStorage(), keys: () => Promise.reject(new Error('closed')) });
    await store.getState().load();
    expect(store.getState()).toMatchObject({ loaded: true, closed: true, known: [] });
  });
});
