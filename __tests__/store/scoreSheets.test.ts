import { DEFAULT_RULINGS, DEFAULT_SHEET } from '@/engine';
import {
  blankScoreSheet,
  inputOf,
  playersOf,
  seatsOf,
  withColour,
  withName,
  withPlayer,
  type ScoreSheet,
} from '@/store/scoreSheet';
import { createScoreSheets } from '@/store/scoreSheets';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

import { watchedStorage } from '@/__tests__/helpers/watchedStorage';

const DEVICE = {
  sheet: { coins: DEFAULT_SHEET.coins, toolsMajority: '6/4/2' },
  rulings: { R11: 'plans', R12: DEFAULT_RULINGS.R12, R13: DEFAULT_RULINGS.R13 },
} as const;
const NOON = new Date('2026-03-01T12:00:00.000Z');
const clock = (...times: readonly Date[]) => {
  const left = [...times];
  return { now: () => left.shift() ?? NOON };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const wigs = (sheet: ScoreSheet, amount: number): ScoreSheet => {
  const [seat] = sheet.seats;
  return seat === undefined ? sheet : withPlayer(sheet, { ...seat.held, wigs: amount });
};

async function opened(storage: SharedStorage, ...times: readonly Date[]) {
  const store = createScoreSheets(storage, clock(...times));
  await store.getState().load();
  return store;
}

describe('a score sheet', () => {
  it('counts the chairs of its table and keeps the others', () => {
    const four = wigs({ ...blankScoreSheet(), table: 4 }, 9);
    expect(playersOf(four)).toHaveLength(4);
    const one = { ...four, table: 1 as const };
    expect(seatsOf(one)).toHaveLength(1);
    expect(playersOf({ ...one, table: 4 })).toEqual(playersOf(four));
  });

  it('is one person and Lacerda when solo', () => {
    expect(playersOf({ ...blankScoreSheet(), table: 'solo' }).map(({ kind }) => kind)).toEqual(['person', 'lacerda']);
    expect(inputOf({ ...blankScoreSheet(), table: 'solo' }, DEVICE).solo).toBe(true);
  });

  it('exchanges colours, so that no two chairs have the same', () => {
    const sheet = withColour(blankScoreSheet(), 'p1', 'yellow');
    expect(sheet.seats.map(({ colour }) => colour)).toEqual(['yellow', 'purple', 'orange', 'green']);
    expect(withColour(sheet, 'nobody', 'green')).toBe(sheet);
  });

  it('names a chair', () => {
    expect(withName(blankScoreSheet(), 'p2', 'Inês').seats.map(({ name }) => name)).toEqual(['', 'Inês', '', '']);
  });
});

/** A draft on which the first player's wigs were entered, one number after the other. */
async function withWigs(...entered: readonly number[]) {
  const storage = memoryStorage();
  const store = await opened(storage);
  for (const count of entered) store.getState().change((sheet) => wigs(sheet, count));
  await settle();
  return { storage, store };
}

describe('score sheets on the device', () => {
  it('take nothing before the device answered', () => {
    const store = createScoreSheets(memoryStorage());
    store.getState().change((sheet) => wigs(sheet, 5));
    expect(store.getState().draft).toEqual(blankScoreSheet());
  });

  it('keep every change of the draft', async () => {
    const { storage } = await withWigs(5, 52);
    expect((await opened(storage)).getState().draft).toEqual(wigs(blankScoreSheet(), 52));
  });

  it('keep an impossible sheet as it was entered', async () => {
    const storage = memoryStorage();
    const store = await opened(storage);
    store
      .getState()
      .change((sheet) => withPlayer(sheet, { ...sheet.lacerda, stores: { gold: 99, books: 0, cloth: 0, tools: 0 } }));
    await settle();
    expect((await opened(storage)).getState().draft.lacerda.stores.gold).toBe(99);
  });

  it('finish under one id and date, also when corrected later', async () => {
    const storage = memoryStorage();
    const store = await opened(storage, NOON, new Date('2026-03-02T00:00:00.000Z'));
    store.getState().change((sheet) => wigs(sheet, 50));
    const id = await store.getState().finish(DEVICE);
    store.getState().change((sheet) => wigs(sheet, 51));
    expect(await store.getState().finish(DEVICE)).toBe(id);
    await settle();
    const { kept } = (await opened(storage)).getState();
    expect(kept).toEqual([
      { id, finishedAt: NOON.toISOString(), sheet: { ...wigs(blankScoreSheet(), 51), ...DEVICE, keptAs: id } },
    ]);
  });

  it('follow the copy on the table until they are finished, then keep what they were scored by', async () => {
    const store = await opened(memoryStorage());
    const other = { ...DEVICE, sheet: { ...DEVICE.sheet, toolsMajority: '6/3/1' } } as const;
    expect(inputOf(store.getState().draft, other).sheet.toolsMajority).toBe('6/3/1');
    await store.getState().finish(DEVICE);
    expect(inputOf(store.getState().draft, other).sheet.toolsMajority).toBe('6/4/2');
    store.getState().again();
    expect(inputOf(store.getState().draft, other).sheet.toolsMajority).toBe('6/3/1');
  });

  it('R11: sheets from before it was a setting counted his plans, and keep their tools majority (R1)', async () => {
    const storage = memoryStorage();
    const store = await opened(storage);
    const id = await store.getState().finish({ ...DEVICE, sheet: { ...DEVICE.sheet, toolsMajority: '6/3/1' } });
    await settle();
    const key = `score/kept/${id}`;
    await storage.set(key, ((await storage.get(key)) ?? '').replace('"R11":"plans",', ''));
    expect(await storage.get(key)).not.toContain('R11');
    const [kept] = (await opened(storage)).getState().kept;
    if (kept === undefined) throw new Error('nothing was kept');
    const today = { ...DEVICE, rulings: { ...DEVICE.rulings, R11: 'offices' } } as const;
    expect(inputOf(kept.sheet, today)).toMatchObject({
      rulings: { R11: 'plans' },
      sheet: { toolsMajority: '6/3/1' },
    });
  });

  it('are finished, and gone, only when that is written', async () => {
    const storage = memoryStorage();
    const order: string[] = [];
    const store = await opened(
      watchedStorage(storage, (key) => void (key.startsWith('score/kept/') && order.push('written'))),
    );
    store.subscribe(({ kept }, before) => kept === before.kept || order.push(`shown ${kept.length}`));
    await store.getState().finish(DEVICE);
    const [sheet] = store.getState().kept;
    if (sheet !== undefined) await store.getState().remove(sheet);
    expect(order).toEqual(['written', 'shown 1', 'written', 'shown 0']);
  });

  it('list the newest first', async () => {
    const store = await opened(memoryStorage(), NOON, new Date('2026-04-01T00:00:00.000Z'));
    const first = await store.getState().finish(DEVICE);
    store.getState().again();
    const second = await store.getState().finish(DEVICE);
    expect(store.getState().kept.map(({ id }) => id)).toEqual([second, first]);
  });

  it('start again with the same people', async () => {
    const store = await opened(memoryStorage());
    store
      .getState()
      .change((sheet) => withName(withColour({ ...wigs(sheet, 40), table: 3 }, 'p1', 'orange'), 'p1', 'Rui'));
    await store.getState().finish(DEVICE);
    store.getState().again();
    const { draft } = store.getState();
    expect(draft.table).toBe(3);
    expect(draft.seats[0]).toMatchObject({ name: 'Rui', colour: 'orange', held: { wigs: 0 } });
    expect(draft.keptAs).toBeNull();
  });

  it('undo a removal', async () => {
    const storage = memoryStorage();
    const store = await opened(storage);
    await store.getState().finish(DEVICE);
    const [sheet] = store.getState().kept;
    if (sheet === undefined) throw new Error('nothing was kept');
    await store.getState().remove(sheet);
    await settle();
    expect((await opened(storage)).getState().kept).toEqual([]);
    await store.getState().restore(sheet);
    await settle();
    expect((await opened(storage)).getState().kept).toEqual([sheet]);
  });

  it('take a finished sheet up again', async () => {
    const store = await opened(memoryStorage());
    store.getState().change((sheet) => wigs(sheet, 33));
    await store.getState().finish(DEVICE);
    const [sheet] = store.getState().kept;
    store.getState().again();
    if (sheet !== undefined) store.getState().reopen(sheet);
    expect(store.getState().draft.seats[0]?.held.wigs).toBe(33);
  });

  it('are not kept with a number that could not be read again, and say so', async () => {
    const { storage, store } = await withWigs(5, 1e20);
    expect(store.getState().unsaved).toBe(true);
    expect((await opened(storage)).getState().draft).toEqual(wigs(blankScoreSheet(), 5));
  });

  it.each(['not json', '{}', '{"version":2,"content":{}}', '{"version":1,"content":{"seats":[]}}'])(
    'set an unreadable draft aside instead of overwriting it: %s',
    async (broken) => {
      const storage = memoryStorage();
      await storage.set('score/draft', broken);
      const store = await opened(storage);
      expect(store.getState().draft).toEqual(blankScoreSheet());
      store.getState().change((sheet) => wigs(sheet, 1));
      await settle();
      const [aside] = await storage.keys('set-aside/score/');
      expect(aside === undefined ? undefined : await storage.get(aside)).toBe(broken);
    },
  );

  it('leave an unreadable finished sheet where it is', async () => {
    const storage = memoryStorage();
    await storage.set('score/kept/x', '{"version":9}');
    expect((await opened(storage)).getState().kept).toEqual([]);
    expect(await storage.get('score/kept/x')).toBe('{"version":9}');
  });

  it('say when the device keeps nothing, and continue', async () => {
    const refuse = async () => Promise.reject(new Error('no room'));
    const store = await opened({ get: refuse, set: refuse, delete: refuse, keys: refuse, swap: refuse });
    expect(store.getState()).toMatchObject({ loaded: true, unsaved: true });
    store.getState().change((sheet) => wigs(sheet, 7));
    await settle();
    expect(store.getState().draft).toEqual(wigs(blankScoreSheet(), 7));
    expect(store.getState().unsaved).toBe(true);
  });
});
