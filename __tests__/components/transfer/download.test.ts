import { sendSheet } from '@/components/transfer/export.web';

const link = { href: '', download: '', click: jest.fn() };
const revoke = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document: { createElement: () => link } });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

describe('a file saved by a browser', () => {
  it('is held for minutes, for phones that ask first where to put it, and not for ever', async () => {
    expect(await sendSheet('{}', 'lisboa-evening.json')).toBe(true);
    expect([link.href, link.download, link.click.mock.calls.length]).toEqual(['blob:1', 'lisboa-evening.json', 1]);
    jest.advanceTimersByTime(300_000);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(600_000);
    expect(revoke).toHaveBeenCalledWith('blob:1');
  });
});
