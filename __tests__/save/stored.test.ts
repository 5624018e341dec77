import { begin } from '@/engine/history/history';
import type { History } from '@/engine/history/history';
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
      { code: 'damaged' },
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
});
