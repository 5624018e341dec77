import { DEFAULT_SHEET, begin, readSave, writeSave, type Save } from '@/engine';

import { aDevice, aWindow, historyIn } from '@/__tests__/helpers/gameTable';
import { playOn, start } from '@/__tests__/helpers/playedGame';
import { blankCopy, withSheet, type BoardCopy } from '@/store/boardCopy';
import { exportCopy } from '@/store/boardCopyFormat';
import { exportEverything } from '@/store/games/exporting';
import { bringGame, readIncoming, type Incoming } from '@/store/games/incoming';
import { saveGame } from '@/store/games/repository';
import { memoryStorage } from '@/store/storage/memory';
import { blankScoreSheet, type SavedScoreSheet } from '@/store/scoreSheet';

const NOW = '2026-03-01T12:00:00Z';
const NOTHING = { copies: [], scores: [] };

async function aPlayedSave(moves: number, id = 'game-1'): Promise<Save> {
  const window = aWindow(aDevice());
  await window.getState().beginGame(start(), 'Evening');
  await playOn(window, moves);
  const read = readSave(
    writeSave({ app: 'test', game: { id, name: 'Evening', created: NOW }, history: historyIn(window) }),
  );
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

async function effectsOf(
  text: string,
  here: readonly Save[],
  beside: Parameters<typeof readIncoming>[2] = NOTHING,
): Promise<readonly Incoming[]> {
  const storage = memoryStorage();
  for (const save of here) await saveGame(storage, save, null, NOW);
  const read = await readIncoming(text, storage, beside);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.items;
}

const everything = (parts: object): string => JSON.stringify({ format: 'lisboa-everything', version: 1, ...parts });

describe('what bringing a game in would do', () => {
  it('nothing where here it is further on, or the same', async () => {
    const [short, long] = [await aPlayedSave(2), await aPlayedSave(4)];
    expect(await effectsOf(writeSave(short), [long])).toMatchObject([{ effect: 'here' }]);
    expect(await effectsOf(writeSave(long), [long])).toMatchObject([{ effect: 'here' }]);
    expect(await effectsOf(writeSave(long), [short])).toMatchObject([{ effect: 'further' }]);
  });

  it('it is laid beside a game of its id that began differently, under a name that says what is in it', async () => {
    const id = 'a'.repeat(60);
    const here = { ...(await aPlayedSave(0)), game: { id, name: 'Here', created: NOW } };
    const other: Save = { ...here, history: begin({ ...start(), round: 2 }) };
    const [item] = await effectsOf(writeSave(other), [here]);
    expect(item).toMatchObject({ what: 'game', effect: 'beside' });
    expect(item?.what === 'game' && item.save.game.id).toMatch(/^a{48}-[0-9a-z]+$/);
  });

  it('comes too late where the game here is gone, or has gone another way', async () => {
    const [short, long] = [await aPlayedSave(2), await aPlayedSave(4)];
    const coming = { what: 'game', save: long, effect: 'further' } as const;
    const late = { ok: false, error: 'elsewhere' };
    expect(await bringGame(memoryStorage(), coming, NOW)).toEqual(late);
    const storage = memoryStorage();
    await saveGame(storage, long, null, NOW);
    expect(await bringGame(storage, coming, NOW)).toEqual(late);
    const behind = memoryStorage();
    await saveGame(behind, { ...short, game: { ...short.game, name: 'Here' } }, null, NOW);
    expect(await bringGame(behind, coming, NOW)).toMatchObject({
      ok: true,
      value: { save: { game: { name: 'Here' } } },
    });
    expect(await bringGame(behind, { ...coming, effect: 'here' }, NOW)).toEqual({ ok: true, value: null });
  });
});

describe('what bringing a board sheet or a score in would do', () => {
  const copy = (spaces: number): BoardCopy =>
    withSheet(blankCopy(`copy-${spaces}`, 'Ours'), { ...DEFAULT_SHEET, officeSpaces: spaces });
  const sheet = (id: string, day = 1): SavedScoreSheet => ({
    id,
    finishedAt: `2026-03-0${day}T12:00:00.000Z`,
    sheet: blankScoreSheet(),
  });

  it('a board sheet that is here is not brought again, another one is', async () => {
    const beside = { copies: [copy(5)], scores: [] };
    expect(await effectsOf(exportCopy(copy(5)), [], beside)).toMatchObject([{ what: 'board', effect: 'here' }]);
    expect(await effectsOf(exportCopy(copy(4)), [], beside)).toMatchObject([{ what: 'board', effect: 'new' }]);
  });

  it('two board sheets in one text are two', async () => {
    const [text = ''] = await exportEverything(memoryStorage(), { copies: [copy(5), copy(4)], scores: [] });
    expect(await effectsOf(text, [])).toHaveLength(2);
  });

  it('a score is new, here, or laid beside the one of its id, and two are two', async () => {
    const mine = [sheet('a'), sheet('b')];
    const [text = ''] = await exportEverything(memoryStorage(), { copies: [], scores: mine });
    expect(await effectsOf(text, [])).toMatchObject([
      { what: 'score', effect: 'new' },
      { what: 'score', effect: 'new' },
    ]);
    expect(await effectsOf(text, [], { copies: [], scores: mine })).toMatchObject([
      { what: 'score', effect: 'here' },
      { what: 'score', effect: 'here' },
    ]);
    const changed = { copies: [], scores: [sheet('a', 2), sheet('b')] };
    const [beside] = await effectsOf(text, [], changed);
    expect(beside).toMatchObject({ what: 'score', effect: 'beside', sheet: { finishedAt: mine[0]?.finishedAt } });
    if (beside?.what !== 'score') throw new Error('no score');
    expect(beside.sheet.id).toMatch(/^a-[0-9a-z]+$/);
    expect((await effectsOf(text, [], { copies: [], scores: [...changed.scores, beside.sheet] }))[0]).toMatchObject({
      effect: 'here',
    });
  });
});

describe('a game and a score of one id', () => {
  it('are two things', async () => {
    const save = await aPlayedSave(1, 'same');
    const score = { id: 'same', finishedAt: '2026-03-01T12:00:00.000Z', sheet: blankScoreSheet() };
    const [text = ''] = await exportEverything(memoryStorage(), { copies: [], scores: [score] });
    const both = text.replace('"games":[', `"games":[${writeSave(save)}`);
    expect((await effectsOf(both, [])).map(({ what }) => what)).toEqual(['game', 'score']);
  });
});

describe('a text that is not all of it ours', () => {
  const refusedAs = async (text: string) => readIncoming(text, memoryStorage(), NOTHING);

  it.each([
    [everything({ version: 'one' }), { code: 'damaged', problems: [] }],
    [everything({ version: '2' }), { code: 'damaged', problems: [] }],
    [everything({ version: 0 }), { code: 'damaged', problems: [] }],
    [everything({ version: 2 }), { code: 'from-a-newer-app', version: 2 }],
    ['null', { code: 'not-ours' }],
    ['7', { code: 'not-ours' }],
    ['a line\n and another', { code: 'not-json' }],
    ['a line\n{"half":', { code: 'not-json' }],
    [everything({ scores: [{ version: 99, content: {} }] }), { code: 'from-a-newer-app', version: 99 }],
    [everything({ scores: [7] }), { code: 'damaged', problems: [] }],
    [everything({ unreadable: [7] }), { code: 'unreadable-record' }],
  ])('%s', async (text, error) => {
    expect(await refusedAs(text)).toEqual({ ok: false, error });
  });

  it('may be indented, between what is said of it', async () => {
    const text = `A report\n   ${writeSave(await aPlayedSave(1))}\nand a greeting`;
    expect(await effectsOf(text, [])).toMatchObject([{ effect: 'new' }]);
  });

  it('names a part that broke its reader', async () => {
    const get = async () => Promise.reject(new Error('private window'));
    const keys = async () => Promise.reject(new Error('private window'));
    const text = everything({ games: [JSON.parse(writeSave(await aPlayedSave(1)))] });
    expect(await readIncoming(text, { ...memoryStorage(), get, keys }, NOTHING)).toEqual({
      ok: false,
      error: { code: 'failed' },
    });
  });

  it('is empty where everything of it is', async () => {
    expect(await refusedAs(everything({}))).toEqual({ ok: true, value: { items: [], faults: [] } });
  });
});
