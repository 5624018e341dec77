import { historyOf } from '@/engine/history/history';
import { readBack } from '@/engine/save/readBack';
import { rebuildHeader } from '@/engine/save/rebuild';
import { CHUNK_SIZE, HEADER_KEY, START_KEY, chunkKeys, chunkOf, readHeader, recordsFor } from '@/engine/save/stored';
import { gameOf } from '../helpers/games';
import { aSave } from './aSave';

const GAME = gameOf(CHUNK_SIZE * 2 + 5, 21);
const SAVE = aSave(GAME);
const { records } = recordsFor(SAVE, null);
const [FIRST = '', SECOND = '', THIRD = ''] = chunkKeys({ revisions: [0, 0, 0] });
const lost = records.filter(({ key }) => key !== HEADER_KEY);
const without = (gone: string) => lost.filter(({ key }) => key !== gone);
const withText = (changed: string, text: string) =>
  lost.map((record) => (record.key === changed ? { ...record, text, fresh: text } : record));

function rebuilt(from: readonly { readonly key: string; readonly text: string }[]) {
  const text = rebuildHeader(SAVE, from);
  if (!text.ok) return text;
  const header = readHeader(text.value);
  return header.ok
    ? { entries: header.value.entries, done: header.value.done, revisions: header.value.revisions }
    : header;
}

describe('a header rebuilt from the start and the chunks', () => {
  const all = GAME.done.length;

  it('counts every entry that is there, all of them standing', () => {
    expect(rebuilt(lost)).toEqual({ entries: all, done: all, revisions: [0, 0, 0] });
    expect(rebuilt([...lost].reverse())).toEqual({ entries: all, done: all, revisions: [0, 0, 0] });
  });

  it('takes the latest revision of a chunk, and nothing behind one that is not full', () => {
    const shorter = historyOf(GAME.start, GAME.done.slice(0, CHUNK_SIZE + 3));
    const [, revised = ''] = chunkKeys({ revisions: [0, 2] });
    const text = chunkOf(SAVE, shorter.done, 1);
    const expected = { entries: CHUNK_SIZE + 3, done: CHUNK_SIZE + 3, revisions: [0, 2] };
    expect(rebuilt([...lost, { key: revised, text }])).toEqual(expected);
    expect(rebuilt([{ key: revised, text }, ...lost])).toEqual(expected);
  });

  it('counts no more entries of a chunk than it may hold', () => {
    const text = chunkOf(SAVE, GAME.done, 0);
    const chunk = JSON.parse(text) as { readonly entries: readonly unknown[] };
    const fuller = JSON.stringify({ ...chunk, entries: [...chunk.entries, ...chunk.entries] });
    expect(rebuilt(withText(FIRST, fuller))).toEqual({ entries: all, done: all, revisions: [0, 0, 0] });
  });

  it('stops where a chunk is missing', () => {
    expect(rebuilt(without(SECOND))).toEqual({ entries: CHUNK_SIZE, done: CHUNK_SIZE, revisions: [0] });
    expect(rebuilt(without(FIRST))).toEqual({ entries: 0, done: 0, revisions: [] });
  });

  it('is none without a start, or where a record cannot be read', () => {
    expect(rebuilt(without(START_KEY))).toEqual({
      ok: false,
      error: { code: 'damaged', problems: [{ code: 'missing', path: START_KEY }] },
    });
    for (const key of [START_KEY, FIRST, THIRD])
      expect(rebuilt(withText(key, 'noise'))).toEqual({ ok: false, error: { code: 'not-json' } });
  });
});

describe('records read back before they count', () => {
  it('all of them can be read', () => {
    expect(readBack(records)).toEqual({ ok: true, value: null });
    expect(readBack([])).toEqual({ ok: true, value: null });
  });

  it.each([HEADER_KEY, START_KEY, FIRST])('%s is read by its own reader', (key) => {
    const other = records.find((record) => record.key !== key && record.key !== THIRD)?.text ?? '';
    for (const text of ['noise', other])
      expect(readBack(records.map((record) => (record.key === key ? { ...record, fresh: text } : record))).ok).toBe(
        false,
      );
  });
});
