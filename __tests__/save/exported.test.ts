import * as fc from 'fast-check';

import type { Entry } from '@/engine/history/history';
import { historyOf } from '@/engine/history/history';
import { jump } from '@/engine/history/travel';
import { LIMITS } from '@/engine/model/limits';
import { SAVE_VERSION } from '@/engine/save/save';
import { readSave, readUnfinished, writeSave } from '@/engine/save/exported';
import { gameOf } from '../helpers/games';
import { aSave } from './aSave';

const GAME = gameOf(60, 11);
const TEXT = writeSave(aSave(GAME));

/** The document as JSON, to be damaged. */
const document = (): Record<string, unknown> => JSON.parse(TEXT) as Record<string, unknown>;

const lengthOf = (list: 'moves' | 'events'): number => (document()[list] as readonly unknown[]).length;

const read = (damaged: unknown) => readSave(JSON.stringify(damaged));

/** The paths of all problems of a damaged save. */
function pathsOf(damaged: unknown): readonly string[] {
  const result = read(damaged);
  if (result.ok || result.error.code !== 'damaged') throw new Error(JSON.stringify(result).slice(0, 200));
  return result.error.problems.map(({ path }) => path);
}

/** The document with one part changed, found by its keys. */
function withPart(keys: readonly (string | number)[], value: unknown): unknown {
  const whole = document();
  let part = whole as Record<string | number, unknown>;
  for (const key of keys.slice(0, -1)) part = part[key] as Record<string | number, unknown>;
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete part[last];
  else Object.defineProperty(part, last, { value, enumerable: true, configurable: true, writable: true });
  return whole;
}

describe('an exported game', () => {
  it('reads back to the same history: start, entries, what is undone, the table now', () => {
    const back = jump(GAME, 41);
    if (!back.ok) throw new Error('no such entry');
    const save = aSave(back.value.history);
    expect(readSave(writeSave(save))).toEqual({ ok: true, value: save });
  });

  it('keeps notes, and entries that stand against the rules', () => {
    const entries = GAME.done.map((entry, index) =>
      index === 3 ? { ...entry, note: 'ñ "quoted"\n', kept: true as const } : entry,
    );
    const save = aSave(historyOf(GAME.start, entries));
    expect(readSave(writeSave(save))).toEqual({ ok: true, value: save });
  });

  it('starts anywhere: in the middle of a turn, with tiles owed and a depth of its own', () => {
    for (const to of [7, 23, 42, 58]) {
      const { now } = historyOf(GAME.start, GAME.done.slice(0, to));
      const save = aSave(historyOf({ ...now, depth: 'lacerda-needs' }, []));
      expect(readSave(writeSave(save))).toEqual({ ok: true, value: save });
    }
  });

  it('writes sheet and rulings out, so that later defaults change no old game', () => {
    const { start } = document() as { start: { position: { sheet: object; rulings: object } } };
    expect(start.position.sheet).toEqual(GAME.start.sheet);
    expect(start.position.rulings).toEqual(GAME.start.rulings);
  });

  it('of 300 entries is at most 60 kB; the history of 1,000 entries at most 2 MB', () => {
    for (const seed of [1, 2, 3]) expect(writeSave(aSave(gameOf(300, seed))).length).toBeLessThanOrEqual(60_000);
    expect(JSON.stringify(gameOf(1000, 4)).length).toBeLessThanOrEqual(2_000_000);
  });
});

describe('a text that is no game', () => {
  it.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['nonsense', 'not-json'],
    [TEXT.slice(0, -1), 'not-json'],
    [TEXT.slice(0, 5000), 'not-json'],
    ['null', 'not-a-save'],
    ['7', 'not-a-save'],
    ['[]', 'not-a-save'],
    ['"lisboa-save"', 'not-a-save'],
    ['{}', 'not-a-save'],
    ['{"format":"lisboa-position","version":1}', 'not-a-save'],
  ])('%.20s is refused', (text, code) => {
    expect(readSave(text)).toEqual({ ok: false, error: { code } });
  });

  it('of a newer app is left alone, whatever else it holds', () => {
    const version = SAVE_VERSION + 1;
    expect(read({ format: 'lisboa-save', version, surprise: [] })).toEqual({
      ok: false,
      error: { code: 'from-a-newer-app', version },
    });
  });

  it('refuses ten megabytes of noise', () => {
    const noise = 'x7é{"[,'.repeat(1_500_000);
    const listed = `{"format":"lisboa-save","version":1,"entries":[${'{"m":[0],"e":[-1]},'.repeat(500_000)}0]}`;
    const deep = '['.repeat(5_000_000);
    expect(readSave(noise)).toEqual({ ok: false, error: { code: 'not-json' } });
    expect(readSave(listed)).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(readSave(deep)).toEqual({ ok: false, error: { code: 'not-json' } });
  });
});

describe('a damaged game', () => {
  it.each<readonly [readonly (string | number)[], unknown, string]>([
    [['version'], 0, 'version'],
    [['version'], '1', 'version'],
    [['app'], 7, 'app'],
    [['game'], null, 'game'],
    [['game', 'id'], '../settings', 'game.id'],
    [['game', 'id'], '', 'game.id'],
    [['game', 'id'], 'a/b', 'game.id'],
    [['game', 'id'], 'a'.repeat(65), 'game.id'],
    [['game', 'owner'], 'me', 'game.owner'],
    [['start'], undefined, 'start'],
    [['start', 'turn', 'kind'], 'never', 'start.turn.kind'],
    [['start', 'position', 'treasury'], 77, 'start.position.treasury'],
    [['start', 'position', 'you', 'wigs'], 'five', 'start.position.you.wigs'],
    [['start', 'pile'], 7, 'start.pile'],
    [['done'], 61, 'done'],
    [['done'], -1, 'done'],
    [['entries'], {}, 'entries'],
    [['entries', 0, 'm', 0], 99_999, 'entries.0.m.0'],
    [['entries', 0, 'e', 0], 99_999, 'entries.0.e.0'],
    [['entries', 0, 'e', 0], 1.5, 'entries.0.e.0'],
    [['entries', 0, 'kept'], false, 'entries.0.kept'],
    [['entries', 0, 'x'], 1, 'entries.0.x'],
    [['events', 0], { kind: 'sun-rose' }, 'events.0.kind'],
    [['events', 0], { kind: 'toString' }, 'events.0.kind'],
    [['events', 0], { kind: 'wigs-changed', seat: 'you' }, 'events.0.by'],
    [['events', 0], { kind: 'wigs-changed', seat: 'nobody', by: 1 }, 'events.0.seat'],
    [['events', 0], { kind: 'wigs-changed', seat: 'you', by: 1, more: 1 }, 'events.0.more'],
    [['events', 0], { kind: 'reward-remembered', place: '__proto__', rewards: [] }, 'events.0.place'],
    [['moves', 0], { kind: 'cheat' }, 'moves.0.kind'],
    [['moves', 0], { kind: 'correct', correction: { of: 'luck', value: 1 } }, 'moves.0.correction.of'],
    [['moves', 0], [], 'moves.0'],
    [['extra'], 1, 'extra'],
    [['__proto__'], { polluted: true }, '__proto__'],
    [['constructor'], {}, 'constructor'],
    [['events', 0, '__proto__'], { polluted: true }, 'events.0.__proto__'],
    [
      ['start', 'position', 'stores'],
      { ['__proto__']: { owner: 'you', good: 'gold' }, toString: 1 },
      'start.position.stores.__proto__',
    ],
  ])('%j = %j is named', (keys, value, path) => {
    expect(pathsOf(withPart(keys, value))).toContain(path);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each<readonly [readonly (string | number)[], unknown, object]>([
    [['version'], 0, { code: 'not-whole' }],
    [['game', 'id'], 'a/b', { code: 'not-one-of', choices: ['^[A-Za-z0-9-]{1,64}$'] }],
    [['done'], 61, { code: 'too-large', most: 60, has: 61 }],
    [['entries', 0, 'm', 0], 99_999, { code: 'too-large', most: lengthOf('moves') - 1, has: 99_999 }],
    [['entries', 0, 'e', 0], 99_999, { code: 'too-large', most: lengthOf('events') - 1, has: 99_999 }],
    [['entries', 0, 'kept'], false, { code: 'not-true-or-false' }],
  ])('%j = %j: what is wrong is told', (keys, value, problem) => {
    expect(read(withPart(keys, value))).toEqual({
      ok: false,
      error: { code: 'damaged', problems: [{ ...problem, path: keys.join('.') }] },
    });
  });

  it('never throws: any part replaced by anything is read or refused', () => {
    const paths = [...new Set(pathsIn(document()))];
    const junk = fc.oneof(
      fc.constantFrom(null, -1, 1e300, '', 'you', '__proto__', true, [], {}, [[]], { kind: 'turn-moved' }),
      fc.jsonValue(),
    );
    const property = fc.property(fc.constantFrom(...paths), junk, (path, value) => {
      const result = read(withPart(JSON.parse(path) as (string | number)[], value));
      if (!result.ok && result.error.code === 'damaged') expect(result.error.problems.length).toBeGreaterThan(0);
    });
    fc.assert(property, { numRuns: 200 });
  });

  it('tells no more than a handful of a million problems', () => {
    const damaged = read(
      withPart(
        ['events'],
        Array.from({ length: 10_000 }, () => 0),
      ),
    );
    expect(damaged).toMatchObject({ ok: false, error: { code: 'damaged' } });
    const problems = !damaged.ok && damaged.error.code === 'damaged' ? damaged.error.problems : [];
    expect(problems).toHaveLength(LIMITS.problems + 1);
    expect(problems.at(-1)).toEqual({ code: 'and-more', count: 10_000 - LIMITS.problems, path: '' });
  });
});

describe('where its log ends a table must lie', () => {
  const LESS: Entry = { moves: [], events: [{ kind: 'wigs-changed', seat: 'you', by: -GAME.now.you.wigs - 4 }] };
  const MORE: Entry = { moves: [], events: [{ kind: 'wigs-changed', seat: 'you', by: 9 }], kept: true };
  const SEVEN = { of: 'pile', value: 7 } as const;
  const TOO_MANY = { code: 'too-long', most: LIMITS.log, path: 'entries' };
  const ending = (...entries: readonly Entry[]) => writeSave(aSave(historyOf(GAME.start, [...GAME.done, ...entries])));

  it('a game that ends with −4 wigs is refused by name', () => {
    expect(readSave(ending(LESS))).toEqual({
      ok: false,
      error: { code: 'damaged', problems: [{ code: 'too-small', least: 0, has: -4, path: 'end.you.wigs' }] },
    });
  });

  it('one that was below 0 on the way and was corrected is read, wherever it was left', () => {
    const entries = [...GAME.done, LESS, MORE];
    expect(readSave(ending(LESS, MORE))).toMatchObject({ ok: true });
    const left = writeSave(aSave(historyOf(GAME.start, entries, entries.length - 1)));
    expect(readSave(left)).toMatchObject({ ok: true, value: { history: { now: { you: { wigs: -4 } } } } });
  });

  it('its pile of cubes too: 7 are refused by name', () => {
    expect(readSave(ending({ moves: [], events: [{ kind: 'value-corrected', correction: SEVEN }] }))).toEqual({
      ok: false,
      error: { code: 'damaged', problems: [{ code: 'too-large', most: 6, has: 7, path: 'end.pile' }] },
    });
  });

  it('while it is still entered nobody asks for one', () => {
    const { history } = aSave(historyOf(GAME.start, [...GAME.done, LESS]));
    expect(readUnfinished(ending(LESS))).toEqual({ ok: true, value: aSave(history) });
    expect(readUnfinished('noise')).toEqual({ ok: false, error: { code: 'not-json' } });
  });

  it.each(['m', 'e'])('an event or a move (%s) named again and again is counted each time', (list) => {
    const entry = { m: [], e: [], [list]: Array.from({ length: LIMITS.inEntry }, () => 0) };
    const named = (times: number) => Array.from({ length: times }, () => entry);
    const most = LIMITS.log / LIMITS.inEntry;
    expect(read({ ...document(), entries: named(most), done: 0 })).not.toMatchObject({
      error: { problems: [TOO_MANY] },
    });
    expect(read({ ...document(), entries: named(most + 1), done: 0 })).toEqual({
      ok: false,
      error: { code: 'damaged', problems: [{ ...TOO_MANY, has: LIMITS.log + LIMITS.inEntry }] },
    });
  });
});

/** The place of every part of a document, as JSON. */
function pathsIn(value: unknown, keys: readonly (string | number)[] = []): readonly string[] {
  const here = keys.length === 0 ? [] : [JSON.stringify(keys)];
  if (Array.isArray(value))
    return [...here, ...value.flatMap((entry: unknown, index) => pathsIn(entry, [...keys, index]))];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, field]) => pathsIn(field, [...keys, key]))];
}
