import { begin, historyOf } from '@/engine/history/history';
import type { Entry, History } from '@/engine/history/history';
import { jump, undo } from '@/engine/history/travel';
import { changeEntry } from '@/engine/history/change';
import { keepTable } from '@/engine/history/keepTable';
import { SEATS } from '@/engine/model/vocabulary';
import { scoreInputOf } from '@/engine/play/standing';
import { finalScore } from '@/engine/scoring/score';
import { SAVE_VERSION } from '@/engine/save/save';
import type { GameRecord, ChunkIndex } from '@/engine/save/stored';
import {
  CHUNK_SIZE,
  HEADER_KEY,
  START_KEY,
  chunkKeys,
  chunkOf,
  chunkPlace,
  joinChunks,
  readHeader,
  recordsFor,
  chunkIndexOf,
} from '@/engine/save/stored';
import { gameOf, play } from '../helpers/games';
import { aState } from '../helpers/state';
import { aSave } from './aSave';

type Storage = Map<string, string>;

/** Puts the first `many` records, as a device does that is switched off in between. */
function put(storage: Storage, records: readonly GameRecord[], many = records.length): void {
  for (const { key, text } of records.slice(0, many)) storage.set(key, text);
}

function load(storage: Storage) {
  const header = readHeader(storage.get(HEADER_KEY) ?? '');
  if (!header.ok) return header;
  return joinChunks(
    header.value,
    storage.get(START_KEY),
    chunkKeys(header.value).map((key) => storage.get(key)),
  );
}

function loaded(storage: Storage): History {
  const save = load(storage);
  if (!save.ok) throw new Error(JSON.stringify(save.error));
  return save.value.history;
}

/** Writes a game entry by entry. */
function writtenOut(game: History): { readonly storage: Storage; readonly index: ChunkIndex } {
  const storage: Storage = new Map();
  let index: ChunkIndex | null = null;
  let so = begin(game.start);
  for (const [at, entry] of [null, ...game.done].entries()) {
    if (entry !== null) so = { ...so, done: game.done.slice(0, at) };
    const written = recordsFor(aSave({ ...so, now: game.now }), index);
    put(storage, written.records);
    index = written.index;
  }
  if (index === null) throw new Error('nothing was written');
  return { storage, index };
}

const GAME = gameOf(65, 21);
const WRITTEN = writtenOut(GAME);

/** A storage of its own that holds the game, and what lies in it. */
const stored = () => ({ storage: new Map(WRITTEN.storage), index: WRITTEN.index });

describe('a stored game', () => {
  it('is put together again from what was written entry by entry', () => {
    expect(loaded(stored().storage)).toEqual(GAME);
  });

  it('writes one chunk and the header per entry, the header last, and the same amount however long the game is', () => {
    const written = [10, 50].map((at) => {
      const before = recordsFor(aSave({ ...GAME, done: GAME.done.slice(0, at) }), null).index;
      return recordsFor(aSave({ ...GAME, done: GAME.done.slice(0, at + 1) }), before).records;
    });
    expect(written.map((records) => records.map(({ key }) => key))).toEqual([
      ['chunk-0-0', HEADER_KEY],
      ['chunk-2-0', HEADER_KEY],
    ]);
    expect(CHUNK_SIZE).toBeLessThanOrEqual(20);
  });

  it('an undo writes the header only', () => {
    const { storage, index } = stored();
    const back = undo(GAME);
    if (!back.ok) throw new Error('nothing to undo');
    const { records } = recordsFor(aSave(back.value.history), index);
    expect(records.map(({ key }) => key)).toEqual([HEADER_KEY]);
    put(storage, records);
    expect(loaded(storage)).toEqual(back.value.history);
  });

  it('an undo beyond a chunk leaves all of them where they are', () => {
    const back = jump(GAME, 15);
    if (!back.ok) throw new Error('no such entry');
    const { records, index } = recordsFor(aSave(back.value.history), stored().index);
    expect(records.map(({ key }) => key)).toEqual([HEADER_KEY]);
    expect(index).toEqual(stored().index);
  });

  it('at whatever record the device is switched off, the game before or the game after is there', () => {
    const back = jump(GAME, 25);
    const change = changeEntry(GAME, 30, [{ kind: 'correct', correction: { of: 'round', value: 9 } }]);
    if (!back.ok || !change.ok) throw new Error('no such entry');
    const branch = play(back.value.history, { kind: 'correct', correction: { of: 'round', value: 9 } });
    for (const after of [back.value.history, branch, keepTable(change.value).history]) {
      const { records } = recordsFor(aSave(after), stored().index);
      for (let many = 0; many <= records.length; many += 1) {
        const { storage } = stored();
        put(storage, records, many);
        expect(loaded(storage)).toEqual(many === records.length ? after : GAME);
      }
    }
  });

  it('an entry whose header was not written does not count', () => {
    const { storage, index } = stored();
    const next = play(GAME, { kind: 'correct', correction: { of: 'round', value: 9 } });
    put(storage, recordsFor(aSave(next), index).records, 1);
    expect(loaded(storage)).toEqual(GAME);
  });

  it('continues where it was read from', () => {
    const { storage } = stored();
    const header = readHeader(storage.get(HEADER_KEY) ?? '');
    const save = load(storage);
    if (!header.ok || !save.ok) throw new Error('not read');
    const next = play(save.value.history, { kind: 'correct', correction: { of: 'round', value: 9 } });
    const { records } = recordsFor({ ...save.value, history: next }, chunkIndexOf(save.value, header.value));
    expect(records.map(({ key }) => key)).toEqual(['chunk-3-0', HEADER_KEY]);
    put(storage, records);
    expect(loaded(storage)).toEqual(next);
  });

  it('its records say what they are, under keys that an older app finds', () => {
    const { storage } = stored();
    const formats = [...storage].map(([key, text]) => [key, (JSON.parse(text) as { readonly format: string }).format]);
    expect(Object.fromEntries(formats)).toEqual({
      start: 'lisboa-start',
      'chunk-0-0': 'lisboa-chunk',
      'chunk-1-0': 'lisboa-chunk',
      'chunk-2-0': 'lisboa-chunk',
      'chunk-3-0': 'lisboa-chunk',
      header: 'lisboa-game',
    });
  });

  it('a header from before there were previews is read', () => {
    const { glance: _, ...header } = JSON.parse(stored().storage.get(HEADER_KEY) ?? '') as Record<string, unknown>;
    expect(readHeader(JSON.stringify(header))).toMatchObject({ ok: true, value: { entries: 65 } });
  });

  it('its header says nothing of the document it is written in', () => {
    const header = readHeader(stored().storage.get(HEADER_KEY) ?? '');
    expect(header.ok && Object.keys(header.value)).toEqual(['app', 'game', 'done', 'entries', 'revisions', 'glance']);
  });

  it('its header says what a list of games shows', () => {
    const header = readHeader(stored().storage.get(HEADER_KEY) ?? '');
    const { period, round, toMove, turn, you, lacerda } = GAME.now;
    expect(header).toMatchObject({
      ok: true,
      value: {
        game: { id: 'game-1', name: 'Tuesday' },
        done: 65,
        entries: 65,
        glance: { period, round, toMove, turn: turn.kind, wigs: { you: you.wigs, lacerda: lacerda.wigs } },
      },
    });
  });

  it.each([
    ['everything', 0, { final: { you: expect.any(Number), lacerda: expect.any(Number) } }],
    ['everything', 1, {}],
    ['lacerda-needs', 0, {}],
  ] as const)(
    'its header says the final score once the game is over and counted (%s, %i owed)',
    (depth, owed, said) => {
      const state = aState();
      const over = {
        ...state,
        depth,
        turn: { kind: 'over' },
        lacerda: { ...state.lacerda, clergyOwed: owed },
      } as const;
      const header = readHeader(recordsFor(aSave(begin(over)), null).records.at(-1)?.text ?? '');
      const { final } = (header.ok ? header.value.glance : {}) as { readonly final?: unknown };
      expect({ ...(final !== undefined && { final }) }).toEqual(said);
      if (final === undefined) return;
      expect(finalScore(scoreInputOf(over)).players).toMatchObject(
        SEATS.map((id) => ({ id, total: (final as Readonly<Record<string, number>>)[id] })),
      );
    },
  );

  it('a game without entries has a header and a start', () => {
    const fresh = aSave(begin(aState()));
    const { records } = recordsFor(fresh, null);
    expect(records.map(({ key }) => key)).toEqual([START_KEY, HEADER_KEY]);
    const storage: Storage = new Map();
    put(storage, records);
    expect(load(storage)).toEqual({ ok: true, value: fresh });
  });
});

describe('what is written of a game that went another way', () => {
  const ROUND = { kind: 'correct', correction: { of: 'round', value: 9 } } as const;
  const upTo = (count: number): History => historyOf(GAME.start, GAME.done.slice(0, count));
  const after = (history: History, index: ChunkIndex = stored().index) => {
    const written = recordsFor(aSave(history), index);
    return { ...written, keys: written.records.map(({ key }) => key) };
  };

  it('a chunk that is rewritten gets the next revision, the old one stays for the old header', () => {
    const branch = after(play(upTo(25), ROUND));
    expect(branch.keys).toEqual(['chunk-1-1', HEADER_KEY]);
    expect(branch.index.revisions).toEqual([0, 1]);
    const again = after(play(upTo(22), ROUND), branch.index);
    expect(again.keys).toEqual(['chunk-1-2', HEADER_KEY]);
  });

  it('from the first entry on every chunk is rewritten', () => {
    expect(after(play(upTo(0), ROUND)).keys).toEqual(['chunk-0-1', HEADER_KEY]);
    const [first, ...others] = GAME.done;
    if (first === undefined) throw new Error('no entries');
    const noted = historyOf(GAME.start, [{ ...first, note: 'seen' }, ...others]);
    expect(after(noted).keys).toEqual(['chunk-0-1', 'chunk-1-1', 'chunk-2-1', 'chunk-3-1', HEADER_KEY]);
  });

  it('it grows under the revision it has', () => {
    const branch = after(play(upTo(25), ROUND));
    const grown = after(historyOf(GAME.start, [...branch.index.entries, ...GAME.done.slice(26, 28)]), branch.index);
    expect(grown.keys).toEqual(['chunk-1-1', HEADER_KEY]);
  });

  it('where it only became shorter, the chunks behind are let go', () => {
    const shorter = after(upTo(30));
    expect(shorter.keys).toEqual([HEADER_KEY]);
    expect(shorter.index.revisions).toEqual([0, 0]);
  });
});

describe('what of a chunk nobody has read yet', () => {
  const correction = (value: number) => ({ of: 'reis', value }) as const;
  /** An entry that was asked for and happened, or only happened. */
  const put = (value: number): Entry => ({
    moves: [{ kind: 'correct', correction: correction(value) }],
    events: [{ kind: 'value-corrected', correction: correction(value) }],
  });
  const silent: Entry = { moves: [], events: [] };
  const freshOf = (entries: readonly Entry[], known: number) => {
    const { index } = recordsFor(aSave(historyOf(GAME.start, entries.slice(0, known))), null);
    return recordsFor(aSave(historyOf(GAME.start, entries)), index).records.slice(0, -1);
  };
  const contentOf = (text: string | undefined): unknown => {
    const { moves, events, entries } = JSON.parse(text ?? '') as Readonly<Record<string, unknown>>;
    return { moves, events, entries };
  };

  it('of one that grew: the new entries, with the moves and events they name first', () => {
    const [record] = freshOf([put(1), put(2), put(1), put(3)], 2);
    expect(contentOf(record?.fresh)).toEqual({
      moves: put(3).moves,
      events: put(3).events,
      entries: [
        { m: [0], e: [0] },
        { m: [2], e: [2] },
      ],
    });
    expect(contentOf(record?.text)).toMatchObject({ entries: { length: 4 } });
  });

  it('also behind an entry that names none', () => {
    const [record] = freshOf([silent, put(1)], 1);
    expect(contentOf(record?.fresh)).toEqual({ ...put(1), entries: [{ m: [0], e: [0] }] });
  });

  it('of one that is new: all of it, wherever the others end', () => {
    const many = Array.from({ length: CHUNK_SIZE * 3 }, (_, value) => put(value));
    const [, second, third] = freshOf(many, CHUNK_SIZE - 5);
    expect([second?.fresh, third?.fresh]).toEqual([second?.text, third?.text]);
    const [grown] = freshOf(many, CHUNK_SIZE + 5);
    expect(contentOf(grown?.fresh)).toMatchObject({ moves: { length: 15 }, entries: { length: 15 } });
  });
});

describe('the key of a chunk', () => {
  it('names its number and its revision', () => {
    expect(chunkPlace('chunk-12-34')).toEqual({ number: 12, revision: 34 });
  });

  it.each([START_KEY, HEADER_KEY, 'chunk-1', 'chunk-a-0', 'old-chunk-1-0', 'chunk-1-0-old'])('%s is none', (key) => {
    expect(chunkPlace(key)).toBeNull();
  });
});

describe('damaged records', () => {
  const fault = (change: (storage: Storage) => void) => {
    const { storage } = stored();
    change(storage);
    const read = load(storage);
    return read.ok ? 'read' : read.error;
  };

  it.each<readonly [string, (storage: Storage) => void, object]>([
    [
      'a missing start',
      (storage) => storage.delete(START_KEY),
      { code: 'damaged', problems: [{ path: START_KEY, code: 'missing' }] },
    ],
    [
      'a missing chunk',
      (storage) => storage.delete('chunk-1-0'),
      { code: 'damaged', problems: [{ path: 'chunk-1-0', code: 'missing' }] },
    ],
    [
      'a truncated chunk',
      (storage) => storage.set('chunk-1-0', storage.get('chunk-1-0')?.slice(0, 99) ?? ''),
      { code: 'not-json' },
    ],
    [
      'a chunk of another place',
      (storage) => storage.set('chunk-1-0', storage.get('chunk-0-0') ?? ''),
      { code: 'damaged', problems: [{ code: 'not-one-of', choices: ['game-1', 1], path: '' }] },
    ],
    [
      'a chunk of another game',
      (storage) => storage.set('chunk-1-0', chunkOf({ game: { id: 'other', name: '', created: '' } }, GAME.done, 1)),
      { code: 'damaged' },
    ],
    [
      'a chunk with too few entries',
      (storage) => storage.set('chunk-1-0', chunkOf(aSave(GAME), GAME.done.slice(0, 30), 1)),
      { code: 'damaged', problems: [{ code: 'missing', path: 'chunk-1-0.entries.10' }] },
    ],
    [
      'a newer chunk',
      (storage) => storage.set('chunk-1-0', `{"format":"lisboa-chunk","version":${SAVE_VERSION + 1}}`),
      { code: 'from-a-newer-app', version: SAVE_VERSION + 1 },
    ],
    ['a header that is none', (storage) => storage.set(HEADER_KEY, '[]'), { code: 'not-a-save' }],
    [
      'a start that is a chunk',
      (storage) => storage.set(START_KEY, storage.get('chunk-0-0') ?? ''),
      { code: 'not-a-save' },
    ],
  ])('%s is named', (_, change, expected) => {
    expect(fault(change)).toMatchObject(expected);
  });

  it('what is behind the last entry of a chunk does not count', () => {
    const { storage } = stored();
    const chunk = JSON.parse(storage.get('chunk-0-0') ?? '') as { readonly entries: readonly unknown[] };
    storage.set('chunk-0-0', JSON.stringify({ ...chunk, entries: [...chunk.entries, ...chunk.entries] }));
    expect(loaded(storage)).toEqual(GAME);
  });

  it('a header that counts more entries than its chunks hold is named', () => {
    const { storage } = stored();
    const header = JSON.parse(storage.get(HEADER_KEY) ?? '') as { readonly revisions: readonly number[] };
    storage.set(HEADER_KEY, JSON.stringify({ ...header, revisions: header.revisions.slice(0, 3) }));
    expect(load(storage)).toEqual({
      ok: false,
      error: { code: 'damaged', problems: [{ code: 'missing', path: 'entries.60' }] },
    });
  });
});
