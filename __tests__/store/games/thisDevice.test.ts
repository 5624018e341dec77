import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { whileDeviceIsClosed } from '@/__tests__/helpers/closedDevice';
import { aDevice, aWindow, settle } from '@/__tests__/helpers/gameTable';
import { playOn, start } from '@/__tests__/helpers/playedGame';
import { readSave, writeSave, type Save } from '@/engine';
import { APP_VERSION } from '@/store/appVersion';
import { keepBegun, readBegun } from '@/store/games/begunMove';
import { exportGame } from '@/store/games/exporting';
import { changeNotes, useGameNotes } from '@/store/games/gameNotes';
import {
  bringOneGame,
  exportAll,
  exportAsItIs,
  exportOneGame,
  lookInto,
  session,
  useLibrary,
  useSession,
} from '@/store/games/games';
import type { IncomingGame } from '@/store/games/incoming';
import { DEMO, RUNNING, headerKey, quarantineKey } from '@/store/games/keys';
import type { Library } from '@/store/games/library';
import { reportOf, reportText } from '@/store/games/report';
import { findRunning, lookForRunning, useFoundRunning } from '@/store/games/running';
import { deviceStorage } from '@/store/storage/device';
import { memoryStorage } from '@/store/storage/memory';

const NOTHING = { copies: [], scores: [] };
const WATCH = { tell: () => undefined, isCancelled: () => false };

/** Every test begins with a device on which nothing lies. */
beforeEach(async () => {
  await session.getState().close();
  for (const key of await deviceStorage.keys('')) await deviceStorage.delete(key);
});

async function aGame(name = 'Evening'): Promise<{ readonly id: string; readonly text: string }> {
  const id = await session.getState().beginGame(start(), name);
  return { id, text: session.getState().exportText() ?? '' };
}

const saveIn = (text: string): Save => {
  const read = readSave(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const incoming = (text: string): IncomingGame => ({ what: 'game', save: saveIn(text), effect: 'new' });

describe('the games of this device', () => {
  it('are written by this version of the app', async () => {
    const { text } = await aGame();
    expect(saveIn(text).app).toBe(APP_VERSION);
  });

  it('leave it one by one, or all together', async () => {
    const { id, text } = await aGame();
    const exported = await exportOneGame(id);
    expect(exported.ok && JSON.parse(exported.value)).toEqual(JSON.parse(text));
    expect(await exportOneGame('nobody')).toMatchObject({ ok: false });
    expect(JSON.parse((await exportAsItIs(id)) ?? '')).toMatchObject({ format: 'lisboa-unreadable', id });
    expect(await exportAsItIs('nobody')).toBeUndefined();
    const [all = ''] = (await exportAll(NOTHING)) ?? [];
    expect(JSON.parse(all)).toMatchObject({ format: 'lisboa-everything', games: [JSON.parse(text)] });
  });

  it('come in from a text, and the windows that have one open hear of it', async () => {
    const { id, text } = await aGame();
    expect(await lookInto(text, NOTHING, WATCH)).toMatchObject({ ok: true, value: { items: [{ effect: 'here' }] } });
    const there = aWindow({ ...aDevice(), storage: memoryStorage() });
    await there.getState().beginGame(start(), 'There');
    await playOn(there, 2);
    const other = saveIn(there.getState().exportText() ?? '');
    const brought = await bringOneGame(incoming(writeSave(other)));
    expect(brought).toMatchObject({ ok: true, value: { save: { game: { name: 'There' } } } });
    expect((await exportOneGame(other.game.id)).ok).toBe(true);
    expect(await bringOneGame(incoming(text))).toEqual({ ok: false, error: 'elsewhere' });
    await session.getState().openGame(id);
    await deviceStorage.delete(headerKey(id));
    await bringOneGame({ ...incoming(text), save: { ...saveIn(text), game: { ...saveIn(text).game, name: 'Again' } } });
    await settle();
    await settle();
    expect(session.getState().open).toMatchObject({ at: 'open', game: { name: 'Again' } });
  });
});

describe('what a screen follows', () => {
  /** The text a component shows that asks for this. */
  const drawn = (useText: () => string): string => renderToStaticMarkup(createElement(() => useText()));

  it('the open game', () => {
    expect(drawn(() => useSession(({ open }) => open.at))).toBe('none');
  });

  it('the games, each deleted and restored with its begun move and its notes', async () => {
    const { id } = await aGame();
    const begun = { at: '0 null', commands: [{ kind: 'get-gold' }] } as const;
    keepBegun(id, begun);
    await changeNotes(id, () => ({ hidesUnconfirmed: true }));
    const seen: Library[] = [];
    expect(drawn(() => useLibrary((library) => (seen.push(library), String(library.games.length))))).toBe('0');
    const [library] = seen;
    const removed = await library?.remove(id);
    if (removed?.ok !== true) throw new Error('not deleted');
    expect(removed.value).toMatchObject({ id, begun, notes: { hidesUnconfirmed: true } });
    expect([await readBegun(id, begun.at), useGameNotes.getState()[id]]).toEqual([[], {}]);
    await library?.restore(removed.value);
    expect([await readBegun(id, begun.at), useGameNotes.getState()[id]]).toEqual([
      begun.commands,
      { hidesUnconfirmed: true },
    ]);
  });
});

describe('a device that does not answer', () => {
  it('exports nothing, and is given no game', async () => {
    const { text } = await aGame();
    await whileDeviceIsClosed(async () => {
      expect(await exportAll(NOTHING)).toBeUndefined();
      expect(await bringOneGame(incoming(text))).toEqual({ ok: false, error: 'forbidden' });
    });
  });

  it('is given no game that breaks its writer', async () => {
    const broken = { what: 'game', save: {} as Save, effect: 'new' } as const;
    expect(await bringOneGame(broken)).toEqual({ ok: false, error: 'forbidden' });
  });
});

describe('the report of an error on this device', () => {
  const error = Object.assign(new RangeError('too far'), { stack: 'at a\n  {"odd":1}\nat b' });
  const head = `Lisboa companion ${APP_VERSION}\nRangeError: too far\nat a\nat b`;

  it('ends with the open game, otherwise with the one played last, otherwise with none', async () => {
    expect(await reportOf(error)).toBe(head);
    const { text } = await aGame();
    expect(await reportOf(error)).toBe(`${head}\n\n${text}`);
    await session.getState().close();
    const lines = (await reportOf(error)).split('\n');
    expect(lines.slice(0, -1).join('\n')).toBe(`${head}\n`);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(JSON.parse(text));
  });

  it('is there too where the game played last cannot be read', async () => {
    const { id } = await aGame();
    await session.getState().close();
    for (const key of await deviceStorage.keys(`games/record/${id}`)) await deviceStorage.delete(key);
    expect((await exportGame(deviceStorage, id)).ok).toBe(false);
    expect(await reportOf(error)).toBe(head);
  });

  it('says what it can of an error without a stack', () => {
    const bare = { name: 'Error', message: 'odd' };
    expect(reportText(bare, '1', 'game')).toBe('Lisboa companion 1\nError: odd\n\ngame');
  });
});

describe('the running game', () => {
  it('is never the demo, nor one of which nothing lies here', async () => {
    const nothing = { game: undefined, finished: undefined, quarantined: 0 };
    const { id } = await aGame();
    expect((await findRunning(deviceStorage)).game?.id).toBe(id);
    const text = (await deviceStorage.get(headerKey(id))) ?? '';
    await deviceStorage.set(headerKey(DEMO), text);
    await deviceStorage.set(RUNNING, DEMO);
    expect(await findRunning(deviceStorage)).toEqual(nothing);
    await deviceStorage.set(RUNNING, 'gone');
    expect(await findRunning(deviceStorage)).toEqual(nothing);
    await deviceStorage.delete(RUNNING);
    expect(await findRunning(deviceStorage)).toEqual(nothing);
  });

  it('is one whose header says no more than its name', async () => {
    const { id } = await aGame();
    const text = (await deviceStorage.get(headerKey(id))) ?? '';
    await deviceStorage.set(headerKey(id), text.replace('"glance":{', '"glance":{"was":{').replace(/\}\}$/, '}}}'));
    expect(await findRunning(deviceStorage)).toMatchObject({ game: { id, preview: undefined }, finished: undefined });
  });

  it('is none where the device does not answer', async () => {
    const get = async () => Promise.reject(new Error('private window'));
    expect(await findRunning({ ...deviceStorage, get })).toEqual({
      game: undefined,
      finished: undefined,
      quarantined: 0,
    });
  });

  it('counts every record that could not be read, of games and of others', async () => {
    await deviceStorage.set(quarantineKey('one'), 'damaged');
    await deviceStorage.set(quarantineKey('two'), 'damaged');
    await deviceStorage.set('set-aside/move/three', 'noise');
    expect((await findRunning(deviceStorage)).quarantined).toBe(3);
  });

  it('is followed by the home screen, which moves only when something changed', async () => {
    expect(useFoundRunning.getState()).toEqual({ game: undefined, finished: undefined, quarantined: 0 });
    const seen: unknown[] = [];
    const stop = useFoundRunning.subscribe(({ game }) => seen.push(game?.name));
    await aGame('Evening');
    lookForRunning();
    await settle();
    expect(useFoundRunning.getState().game?.name).toBe('Evening');
    lookForRunning();
    await settle();
    expect(seen).toEqual(['Evening']);
    stop();
  });
});
