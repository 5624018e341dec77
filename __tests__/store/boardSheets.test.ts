import { DEFAULT_SHEET } from '@/engine';
import { asNew, blankCopy, withConfirmed, withPanelAsNew, withSheet, type BoardCopy } from '@/store/boardCopy';
import { exportCopy, importCopy } from '@/store/boardCopyFormat';
import { activeCopy, createBoardSheets } from '@/store/boardSheets';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

import { watchedStorage } from '@/__tests__/helpers/watchedStorage';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function opened(storage: SharedStorage) {
  const store = createBoardSheets(storage);
  await store.getState().load();
  return store;
}

const six = { toolsMajority: '6/3/1' } as const;

describe('a copy of the game', () => {
  it('starts as our assumption with nothing matched', () => {
    expect(blankCopy('1')).toEqual({ id: '1', name: '', sheet: DEFAULT_SHEET, confirmed: {} });
  });

  it('keeps what was matched when a panel is changed later', () => {
    const copy = withSheet(withConfirmed(blankCopy('1'), ['toolsMajority'], true), six);
    expect(copy.confirmed).toEqual({ toolsMajority: true });
    expect(copy.sheet.toolsMajority).toBe('6/3/1');
  });

  it('takes one panel back, or all of them, but never its name', () => {
    const copy = withConfirmed(withSheet(blankCopy('1', 'Blue box'), six), ['coins', 'toolsMajority'], true);
    expect(withPanelAsNew(copy, 'toolsMajority')).toEqual({
      ...blankCopy('1', 'Blue box'),
      confirmed: { coins: true },
    });
    expect(asNew(copy)).toEqual(blankCopy('1', 'Blue box'));
  });
});

describe('board sheets on the device', () => {
  it('take nothing before the device answered', () => {
    const store = createBoardSheets(memoryStorage());
    void store.getState().change((copy) => withSheet(copy, six));
    expect(activeCopy(store.getState()).sheet).toEqual(DEFAULT_SHEET);
  });

  it('keep every change and every match', async () => {
    const storage = memoryStorage();
    const store = await opened(storage);
    void store.getState().change((copy) => withSheet(copy, six));
    void store.getState().change((copy) => withConfirmed(copy, ['toolsMajority'], true));
    await settle();
    expect(activeCopy((await opened(storage)).getState())).toEqual({
      ...blankCopy('1'),
      sheet: { ...DEFAULT_SHEET, ...six },
      confirmed: { toolsMajority: true },
    });
  });

  it('show a panel as confirmed only when that is written', async () => {
    const storage = memoryStorage();
    const order: string[] = [];
    const store = await opened(watchedStorage(storage, () => order.push('written')));
    store.subscribe((now) => order.push(`shown ${activeCopy(now).confirmed.coins}`));
    await store.getState().confirm((copy) => withConfirmed(copy, ['coins'], true));
    expect(order).toEqual(['written', 'shown true']);
  });

  it('keep a sheet with a gap: it is still the person’s', async () => {
    const storage = memoryStorage();
    (await opened(storage)).getState().change((copy) => withSheet(copy, { coins: [] }));
    await settle();
    expect(activeCopy((await opened(storage)).getState()).sheet.coins).toEqual([]);
  });

  it('know several copies and which lies on the table', async () => {
    const storage = memoryStorage();
    const store = await opened(storage);
    void store.getState().change((copy) => ({ ...copy, name: 'Mine' }));
    const second = store.getState().add({ name: 'The club’s' });
    void store.getState().change((copy) => withSheet(copy, six));
    await settle();
    const again = (await opened(storage)).getState();
    expect(again.copies.map(({ name }) => name)).toEqual(['Mine', 'The club’s']);
    expect(again.activeId).toBe(second);
    again.choose('1');
    await settle();
    expect(activeCopy((await opened(storage)).getState())).toEqual(blankCopy('1', 'Mine'));
  });

  it('forget a copy and undo that', async () => {
    const storage = memoryStorage();
    const store = await opened(storage);
    void store.getState().change((copy) => ({ ...copy, name: 'Mine' }));
    const id = store.getState().add({ name: 'Other' });
    const other = activeCopy(store.getState());
    store.getState().remove(id);
    await settle();
    expect((await opened(storage)).getState().copies.map(({ name }) => name)).toEqual(['Mine']);
    store.getState().restore(other);
    await settle();
    expect(activeCopy((await opened(storage)).getState())).toEqual(other);
  });

  it('are never empty: the last copy forgotten leaves an unmatched one', async () => {
    const store = await opened(memoryStorage());
    void store.getState().change((copy) => withConfirmed(copy, ['coins'], true));
    store.getState().remove('1');
    expect(store.getState().copies).toEqual([blankCopy('2')]);
    expect(activeCopy(store.getState()).confirmed).toEqual({});
  });

  it.each([
    'not json',
    '{}',
    '{"version":9,"content":{}}',
    JSON.stringify({ version: 1, content: { ...blankCopy('1'), sheet: { treasury: [] } } }),
  ])('leave an unreadable record where it is and say so: %s', async (broken) => {
    const storage = memoryStorage();
    await storage.set('board/copy/1', broken);
    const store = await opened(storage);
    expect(store.getState()).toMatchObject({ unreadable: 1, copies: [blankCopy('2')] });
    void store.getState().change((copy) => withSheet(copy, six));
    store.getState().add();
    await settle();
    expect(await storage.get('board/copy/1')).toBe(broken);
    expect((await opened(storage)).getState().copies.map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('say when the device keeps nothing, and continue', async () => {
    const refuse = async () => Promise.reject(new Error('no room'));
    const store = await opened({ get: refuse, set: refuse, delete: refuse, keys: refuse, swap: refuse });
    expect(store.getState()).toMatchObject({ loaded: true, unsaved: true });
    void store.getState().change((copy) => withSheet(copy, six));
    await settle();
    expect(activeCopy(store.getState()).sheet.toolsMajority).toBe('6/3/1');
    expect(store.getState().unsaved).toBe(true);
  });
});

/** A copy as the app wrote it when it assumed 6/3/1. */
const writtenThen = (copy: BoardCopy): string => JSON.stringify({ version: 1, content: copy });
const then = (part: Partial<BoardCopy> = {}): BoardCopy => ({
  ...blankCopy('1', 'Mine'),
  sheet: { ...DEFAULT_SHEET, toolsMajority: '6/3/1', officeSpaces: 7 },
  ...part,
});

describe('R1: a copy kept when the app assumed 6/3/1', () => {
  const keptThen = async (copy: BoardCopy) => {
    const storage = memoryStorage();
    await storage.set('board/copy/1', writtenThen(copy));
    return { storage, copy: activeCopy((await opened(storage)).getState()) };
  };

  it('follows today’s assumption where nobody has matched it', async () => {
    const { copy } = await keptThen(then());
    expect(copy).toEqual({ ...then(), sheet: { ...DEFAULT_SHEET, officeSpaces: 7 } });
  });

  it('keeps what was confirmed', async () => {
    const confirmed = { toolsMajority: true } as const;
    expect((await keptThen(then({ confirmed }))).copy).toEqual(then({ confirmed }));
  });

  it('keeps 6/4/2, which somebody had chosen', async () => {
    const chosen = then({ sheet: { ...DEFAULT_SHEET, toolsMajority: '6/4/2' } });
    expect((await keptThen(chosen)).copy).toEqual(chosen);
  });

  it('keeps 6/3/1 that is chosen today, matched or not', async () => {
    const { storage } = await keptThen(then());
    const store = await opened(storage);
    void store.getState().change((copy) => withSheet(copy, { toolsMajority: '6/3/1' }));
    await settle();
    expect(activeCopy((await opened(storage)).getState()).sheet.toolsMajority).toBe('6/3/1');
  });

  it.each([
    ['not matched', {}, '6/4/2'],
    ['matched', { toolsMajority: true }, '6/3/1'],
  ] as const)('and handed on then, %s', (_, confirmed, majority) => {
    const { name, sheet } = then();
    const text = JSON.stringify({ kind: 'lisboa-board-sheet', version: 1, name, confirmed, sheet });
    expect(importCopy(text)).toMatchObject({ ok: true, value: { confirmed, sheet: { toolsMajority: majority } } });
    const untold = JSON.stringify({ kind: 'lisboa-board-sheet', version: 1, name, confirmed, sheet: {} });
    expect(importCopy(untold)).toMatchObject({ ok: true, value: { sheet: { toolsMajority: majority } } });
  });
});

describe('a sheet exported', () => {
  const mine = withConfirmed(
    withSheet(blankCopy('7', 'Mine'), { ...six, rewards: { B2: [{ kind: 'reis', amount: 5 }] } }),
    ['toolsMajority'],
    true,
  );

  it('comes back as it was, without the place it had', () => {
    const { id: _, ...shared } = mine;
    expect(importCopy(exportCopy(mine))).toEqual({ ok: true, value: shared });
  });

  it('may be the bare sheet of the command line, with only what differs', () => {
    expect(importCopy('{"toolsMajority":"6/3/1"}')).toEqual({
      ok: true,
      value: { name: '', confirmed: {}, sheet: { ...DEFAULT_SHEET, ...six } },
    });
  });

  it('is refused when it is no JSON', () => {
    expect(importCopy('my treasury has a 3')).toEqual({ ok: false, error: { code: 'not-json' } });
  });

  it.each([
    ['{"coins":[]}', [{ path: 'coins', code: 'missing' }]],
    ['{"treasury":[{"left":0,"right":1},{"left":1,"right":2}]}', [{ path: 'treasury', code: 'no-start', value: 3 }]],
    [
      '{"market":{"start":{"gold":0},"lowest":{"gold":0}}}',
      [
        { path: 'market.start.gold', code: 'too-small', least: 1, has: 0 },
        { path: 'market.lowest.gold', code: 'too-small', least: 1, has: 0 },
      ],
    ],
    [
      '{"kind":"lisboa-board-sheet","version":1,"sheet":{"church":{"treasury":0}}}',
      [{ path: 'church', code: 'same-gap', gap: 0 }],
    ],
    ['{"kind":"lisboa-board-sheet","version":3,"sheet":{}}', [{ path: 'version', code: 'too-large', most: 2, has: 3 }]],
    ['{"kind":"lisboa-board-sheet","version":1}', [{ path: 'sheet', code: 'missing' }]],
    ['[]', [{ path: '', code: 'not-an-object' }]],
  ])('is refused with what is missing or wrong: %s', (text, problems) => {
    expect(importCopy(text)).toEqual({ ok: false, error: { code: 'problems', problems } });
  });
});
