import { keysOf, recordOf, sum } from '@/engine/core/record';
import { ok, refuse } from '@/engine/core/result';

describe('record', () => {
  it('recordOf makes one value per key, in the order of the keys', () => {
    const record = recordOf(['gold', 'books'], (key) => key.length);
    expect(record).toEqual({ gold: 4, books: 5 });
    expect(keysOf(record)).toEqual(['gold', 'books']);
  });

  it('keysOf of a partial record names only what is there', () => {
    const partial: Partial<Record<'a' | 'b', number>> = { b: 0 };
    expect(keysOf(partial)).toEqual(['b']);
  });

  it('sum adds up, nothing being 0', () => {
    expect(sum([])).toBe(0);
    expect(sum([3, -1, 2])).toBe(4);
  });
});

describe('result', () => {
  it('is either a value or an error', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(refuse('no-room')).toEqual({ ok: false, error: 'no-room' });
  });
});
