import {
  bytesIn,
  isTextFault,
  MOST_BYTES,
  readEach,
  readFile,
  readText,
  UNWATCHED,
  type Watch,
} from '@/store/importText';

const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

describe('the size of a text', () => {
  it.each(['', 'plain', 'é', '€', '👑', 'réis €5 👑', '\ud83d'])('is that of its file: %j', (text) => {
    expect(bytesIn(text)).toBe(text === '\ud83d' ? 2 : Buffer.byteLength(text));
  });
});

describe('reading a text', () => {
  it('stops above 5 MB with both sizes, before anything reads it', async () => {
    const read = jest.fn(ok);
    expect(await readText('x'.repeat(MOST_BYTES), () => ok(1))).toEqual(ok(1));
    expect(await readText('x'.repeat(MOST_BYTES + 1), read)).toEqual({
      ok: false,
      error: { code: 'too-large', bytes: 5_000_001, most: 5_000_000 },
    });
    expect(await readText('€'.repeat(2_000_000), read)).toMatchObject({ error: { bytes: 6_000_000 } });
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['at once', () => nest(100_000)],
    ['later', () => Promise.reject(new RangeError('too deep'))],
  ])('turns what its reader throws %s into a fault', async (_, read) => {
    expect(await readText('[]', read)).toEqual({ ok: false, error: { code: 'failed' } });
  });
});

const nest = (depth: number): never => (depth < 0 ? nest(0) : nest(depth + 1));

describe('reading a file', () => {
  const watch = (isCancelled = false): Watch => ({ ...UNWATCHED, isCancelled: () => isCancelled });

  it('looks at its size first', async () => {
    const read = jest.fn(async () => 'text');
    expect(await readFile({ bytes: 7_300_000, read }, watch())).toEqual({
      ok: false,
      error: { code: 'too-large', bytes: 7_300_000, most: 5_000_000 },
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('gives its text, or says that it failed or was cancelled', async () => {
    expect(await readFile({ bytes: 4, read: async () => 'text' }, watch())).toEqual(ok('text'));
    expect(await readFile({ bytes: 4, read: async () => 'te' }, watch(true))).toEqual({
      ok: false,
      error: { code: 'cancelled' },
    });
    const gone = () => Promise.reject(new Error('gone'));
    expect(await readFile({ bytes: 4, read: gone }, watch())).toEqual({ ok: false, error: { code: 'failed' } });
  });
});

describe('reading many parts', () => {
  it('tells how far it is and lets others in between', async () => {
    const shares: number[] = [];
    const seen: string[] = [];
    setTimeout(() => seen.push('a tap'), 0);
    const read = readEach([1, 2, 3, 4], (each) => seen.push(`part ${each}`), {
      ...UNWATCHED,
      tell: (share) => shares.push(share),
    });
    await read;
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
    expect(seen.indexOf('a tap')).toBe(1);
  });

  it('ends when it is cancelled', async () => {
    let left = 2;
    const read = jest.fn((each: number) => each);
    expect(await readEach([1, 2, 3, 4], read, { ...UNWATCHED, isCancelled: () => (left -= 1) < 0 })).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(2);
  });
});

it('knows its own faults from others', () => {
  expect(['too-large', 'cancelled', 'failed', 'not-json'].map((code) => isTextFault({ code }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
