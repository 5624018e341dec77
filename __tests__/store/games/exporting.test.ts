import { DEFAULT_SHEET, readSave, writeSave, type Save } from '@/engine';
import { replay } from '@/cli/verbs/replay';
import { aDevice, historyIn, reopened, type Device } from '@/__tests__/helpers/gameTable';
import { aBegunGame, playOn } from '@/__tests__/helpers/playedGame';
import { blankCopy, withSheet } from '@/store/boardCopy';
import { exportCopy } from '@/store/boardCopyFormat';
import { exportEverything, exportGame, exportUnreadable } from '@/store/games/exporting';
import { bringGame, readIncoming, type Contents } from '@/store/games/incoming';
import { createLibrary } from '@/store/games/library';
import { reportText } from '@/store/games/report';
import { blankScoreSheet } from '@/store/scoreSheet';

const NOTHING = { copies: [], scores: [] };
const NOW = '2026-03-01T12:00:00Z';

async function aSavedGame(device: Device, moves = 5): Promise<string> {
  const { id, window } = await aBegunGame(device);
  await playOn(window, moves);
  await window.getState().close();
  return id;
}

const textOf = async (device: Device, id: string): Promise<string> => {
  const text = await exportGame(device.storage, id);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
};

async function contentsOf(
  text: string,
  device: Device,
  beside = NOTHING as Parameters<typeof readIncoming>[2],
): Promise<Contents> {
  const read = await readIncoming(text, device.storage, beside);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

async function bring(text: string, device: Device): Promise<readonly string[]> {
  const { items } = await contentsOf(text, device);
  for (const item of items)
    if (item.what === 'game') expect((await bringGame(device.storage, item, NOW)).ok).toBe(true);
  return items.map(({ effect }) => effect);
}

const snapshot = async ({ storage }: Device) =>
  Object.fromEntries(
    await Promise.all((await storage.keys('')).map(async (key) => [key, await storage.get(key)] as const)),
  );

const gamesOf = async (device: Device): Promise<number> => {
  const library = createLibrary({ ...device, app: 'test' });
  await library.getState().load();
  return library.getState().games.length;
};

describe('one game moved to another device', () => {
  it('is the same there, and bringing it twice makes no double', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const id = await aSavedGame(mine);
    const text = await textOf(mine, id);
    expect(await bring(text, yours)).toEqual(['new']);
    expect(historyIn(await reopened(yours, id))).toEqual(historyIn(await reopened(mine, id)));
    expect(await bring(text, yours)).toEqual(['here']);
    expect(await gamesOf(yours)).toBe(1);
  });

  it('says what it contains and changes nothing before', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const text = await textOf(mine, await aSavedGame(mine));
    const before = await snapshot(yours);
    expect(await contentsOf(text, yours)).toMatchObject({
      items: [{ what: 'game', effect: 'new', save: { game: { name: 'Evening' } } }],
      faults: [],
    });
    expect(await snapshot(yours)).toEqual(before);
  });

  it('continues here where it was played on there, and an older one changes nothing', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const id = await aSavedGame(mine);
    const older = await textOf(mine, id);
    await bring(older, yours);
    const window = await reopened(mine, id);
    await playOn(window, 4, 8);
    expect(await bring(await textOf(mine, id), yours)).toEqual(['further']);
    expect(historyIn(await reopened(yours, id))).toEqual(historyIn(window));
    expect(await bring(older, yours)).toEqual(['here']);
    expect(await gamesOf(yours)).toBe(1);
  });

  it('is laid beside the game of its id when they went different ways, once', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const id = await aSavedGame(mine);
    await bring(await textOf(mine, id), yours);
    const there = await reopened(mine, id);
    await there.getState().jump(1);
    await playOn(there, 3, 99);
    const before = await snapshot(yours);
    const text = await textOf(mine, id);
    expect(await bring(text, yours)).toEqual(['beside']);
    expect(await snapshot(yours)).toMatchObject(before);
    expect(await bring(text, yours)).toEqual(['here']);
    expect(await gamesOf(yours)).toBe(2);
  });

  it('never overwrites a record that cannot be read', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const id = await aSavedGame(mine);
    await yours.storage.set(`games/slip/${id}`, 'noise');
    expect(await bring(await textOf(mine, id), yours)).toEqual(['beside']);
    expect(await yours.storage.get(`games/slip/${id}`)).toBe('noise');
  });

  it('comes too late when the shelf has changed since it was looked at', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const text = await textOf(mine, await aSavedGame(mine));
    const [item] = (await contentsOf(text, yours)).items;
    await bring(text, yours);
    if (item?.what !== 'game') throw new Error('no game');
    expect(await bringGame(yours.storage, item, NOW)).toEqual({ ok: false, error: 'elsewhere' });
  });
});

describe('everything on this device', () => {
  const copy = withSheet(blankCopy('1', 'Mine'), { toolsMajority: '6/4/2' });
  const score = { id: 'abc', finishedAt: NOW, sheet: blankScoreSheet() };

  it('moves to another device at once, what cannot be read is named', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    await aSavedGame(mine);
    await aSavedGame(mine, 2);
    await mine.storage.set('games/slip/broken', 'noise');
    const [text = ''] = await exportEverything(mine.storage, { copies: [copy], scores: [score] });
    const contents = await contentsOf(text, yours);
    expect(contents.items.map(({ what, effect }) => `${what} ${effect}`)).toEqual([
      'game new',
      'game new',
      'board new',
      'score new',
    ]);
    expect(contents.faults).toEqual([{ code: 'unreadable-record' }]);
    const again = await contentsOf(text, mine, { copies: [copy], scores: [score] });
    expect(again.items.map(({ effect }) => effect)).toEqual(['here', 'here', 'here', 'here']);
    const other = await contentsOf(text, mine, {
      copies: [],
      scores: [{ ...score, finishedAt: '2026-04-01T12:00:00Z' }],
    });
    expect(other.items.map(({ effect }) => effect)).toEqual(['here', 'here', 'new', 'beside']);
  });

  it('is divided into texts that are small enough to be read again', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    for (let game = 0; game < 5; game += 1) await aSavedGame(mine, 4);
    const [whole = ''] = await exportEverything(mine.storage, { copies: [copy], scores: [score] });
    const most = Math.ceil(whole.length / 2);
    const texts = await exportEverything(mine.storage, { copies: [copy], scores: [score] }, most);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(most);
    const items = (await Promise.all(texts.map((text) => contentsOf(text, yours)))).flatMap((one) => one.items);
    expect(items.map(({ what }) => what).sort()).toEqual(['board', ...Array(5).fill('game'), 'score']);
  });

  it('is empty, but a text, on a device without anything', async () => {
    const texts = await exportEverything(aDevice().storage, NOTHING);
    expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual([
      { format: 'lisboa-everything', version: 1, games: [], boards: [], scores: [], unreadable: [] },
    ]);
  });

  it('is read part by part, and can be cancelled', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    for (let game = 0; game < 4; game += 1) await aSavedGame(mine, 1);
    const [text = ''] = await exportEverything(mine.storage, NOTHING);
    const shares: number[] = [];
    const watch = { tell: (share: number) => shares.push(share), isCancelled: () => shares.length === 2 };
    expect(await readIncoming(text, yours.storage, NOTHING, watch)).toEqual({
      ok: false,
      error: { code: 'cancelled' },
    });
    expect(shares).toEqual([0.25, 0.5]);
    expect(await snapshot(yours)).toEqual({});
  });

  it('imports what it can when one part breaks its reader', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const game = await textOf(mine, await aSavedGame(mine));
    const deep = `{"kind":"lisboa-board-sheet","version":1,"sheet":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    const text = `{"format":"lisboa-everything","version":1,"games":[${game}],"boards":[${deep}]}`;
    const contents = await contentsOf(text, yours);
    expect(contents.items.map(({ what }) => what)).toEqual(['game']);
    expect(contents.faults).toHaveLength(1);
  });

  it('counts a thing written twice in it once', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const game = await textOf(mine, await aSavedGame(mine));
    const text = `{"format":"lisboa-everything","version":1,"games":[${game},${game}],"boards":[${exportCopy(copy)},${exportCopy(copy)}]}`;
    expect((await contentsOf(text, yours)).items.map(({ what }) => what)).toEqual(['game', 'board']);
  });

  it('takes a board sheet alone', async () => {
    expect((await contentsOf(exportCopy(copy), aDevice())).items).toMatchObject([
      { what: 'board', copy: { name: 'Mine', sheet: { ...DEFAULT_SHEET, toolsMajority: '6/4/2' } } },
    ]);
  });
});

describe('a text that cannot be imported', () => {
  it.each([
    ['  ', 'empty'],
    ['my game', 'not-json'],
    ['"text"', 'not-ours'],
    ['[]', 'not-ours'],
    ['{"hello":1}', 'not-ours'],
    ['{"__proto__":{"format":"lisboa-save"}}', 'not-ours'],
    ['{"format":"lisboa-save","version":99}', 'from-a-newer-app'],
    ['{"format":"lisboa-everything","version":99}', 'from-a-newer-app'],
    ['{"format":"lisboa-save","version":1}', 'damaged'],
    ['{"format":"lisboa-everything","version":1,"games":[7]}', 'not-a-save'],
    ['{"format":"lisboa-everything","version":1,"scores":[7]}', 'damaged'],
    ['{"kind":"lisboa-board-sheet","version":1,"sheet":{"coins":[]}}', 'damaged'],
    ['x'.repeat(10_000_000), 'not-json'],
  ])('%.40s…', async (text, code) => {
    const device = aDevice();
    expect(await readIncoming(text, device.storage, NOTHING)).toMatchObject({ ok: false, error: { code } });
    expect(await snapshot(device)).toEqual({});
  });

  it('is an unreadable record exported', async () => {
    const device = aDevice();
    await device.storage.set('games/slip/broken', 'noise');
    const text = (await exportUnreadable(device.storage, 'broken')) ?? '';
    expect(await readIncoming(text, aDevice().storage, NOTHING)).toMatchObject({
      ok: false,
      error: { code: 'unreadable-record' },
    });
  });

  it('cannot name a record outside its own', async () => {
    const device = aDevice();
    const read = readSave(await textOf(device, await aSavedGame(device)));
    if (!read.ok) throw new Error(read.error.code);
    const save: Save = { ...read.value, game: { ...read.value.game, id: '../../settings' } };
    expect(await readIncoming(writeSave(save), device.storage, NOTHING)).toMatchObject({
      ok: false,
      error: { code: 'damaged' },
    });
  });
});

describe('the report of an error', () => {
  it('ends with the game as replay reads it, and can itself be imported', async () => {
    const [mine, yours] = [aDevice(), aDevice()];
    const id = await aSavedGame(mine);
    const report = reportText(new TypeError('{"not":"the game"}'), '0.1.0', await textOf(mine, id));
    const last = report.split('\n').at(-1) ?? '';
    expect(replay(JSON.parse(last))).toMatchObject({ ok: true, value: { steps: 5, drift: [] } });
    expect(await bring(report, yours)).toEqual(['new']);
  });

  it('is there without a game too', () => {
    const error = Object.assign(new Error('broken'), { stack: 'at here' });
    expect(reportText(error, '0.1.0', undefined)).toBe('Lisboa companion 0.1.0\nError: broken\nat here');
  });
});
