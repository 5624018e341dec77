import { DEFAULT_RULINGS } from '@/engine';
import { createRulings } from '@/store/rulings';
import { memoryStorage } from '@/store/storage/memory';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The rulings of a device on which this record was kept. */
async function keptAs(record: object) {
  const storage = memoryStorage();
  await storage.set('rulings', JSON.stringify(record));
  const store = createRulings(storage);
  await store.getState().load();
  return { storage, chosen: store.getState().chosen };
}

/** As the app wrote it when any ruling was chosen: all four of them. */
const THEN = { R8: 'overflow', R10: 'tile-first', R12: 'strictly-first', R13: 'in-hand' };

describe('rulings on the device', () => {
  it('R9, R11: kept before they were settings are at their defaults, the others as chosen', async () => {
    expect((await keptAs(THEN)).chosen).toEqual({ ...DEFAULT_RULINGS, R8: 'overflow' });
    expect(await (await keptAs(THEN)).storage.keys('set-aside/')).toEqual([]);
  });

  it('R10: the default of then, written beside another choice, follows the default of now', async () => {
    expect((await keptAs(THEN)).chosen.R10).toBe('site-first');
    expect((await keptAs({ ...THEN, R10: 'site-first' })).chosen.R10).toBe('site-first');
  });

  it('R9, R10, R11: chosen today stay chosen', async () => {
    const storage = memoryStorage();
    const store = createRulings(storage);
    await store.getState().load();
    store.getState().choose({ R9: 'always-left', R10: 'tile-first', R11: 'offices' });
    await settle();
    const again = createRulings(storage);
    await again.getState().load();
    expect(again.getState().chosen).toEqual({
      ...DEFAULT_RULINGS,
      R9: 'always-left',
      R10: 'tile-first',
      R11: 'offices',
    });
  });

  it.each([['[]'], ['7'], ['not json']])('what cannot be read is set aside: %s', async (broken) => {
    const storage = memoryStorage();
    await storage.set('rulings', broken);
    const store = createRulings(storage);
    await store.getState().load();
    expect(store.getState().chosen).toEqual(DEFAULT_RULINGS);
    expect(await storage.keys('set-aside/rulings/')).toHaveLength(1);
  });
});
