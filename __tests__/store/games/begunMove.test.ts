import type { Move } from '@/engine';
import { whileDeviceIsClosed } from '@/__tests__/helpers/closedDevice';
import { keepBegun, momentOf, readBegun, readBegunPeriod, takeBegun } from '@/store/games/begunMove';
import { quarantinedRecords } from '@/store/record/quarantine';
import { deviceStorage } from '@/store/storage/device';

const COMMANDS = [
  { kind: 'trade', good: 'gold', action: 'cardinal' },
  { kind: 'meet-cardinal', steps: 2 },
] as const;

describe('the moment of a game a move belongs to', () => {
  const entry = (...moves: readonly Move[]) => ({ moves, events: [] });
  const gold = entry({ kind: 'get-gold' });
  const corrected = entry({ kind: 'correct', correction: { of: 'pile', value: 3 } });

  it('is not moved by what was told or corrected meanwhile', () => {
    expect(momentOf({ done: [gold, corrected] })).toBe(momentOf({ done: [gold] }));
    expect(momentOf({ done: [corrected, gold] })).toBe(momentOf({ done: [gold] }));
  });

  it('is another one after each entry of the game, and whatever the entry was', () => {
    const ended = entry({ kind: 'end-turn' });
    const moments = [[], [gold], [ended], [gold, gold], [gold, ended]].map((done) => momentOf({ done }));
    expect(new Set(moments).size).toBe(moments.length);
    expect(momentOf({ done: [] })).toBe('0 null');
    expect(momentOf({ done: [gold] })).toBe('1 [{"kind":"get-gold"}]');
  });
});

describe('a move begun and not confirmed', () => {
  it('is there again at its point of the game, as it was entered last', async () => {
    keepBegun('evening', { at: '3', commands: COMMANDS.slice(0, 1) });
    keepBegun('evening', { at: '3', commands: COMMANDS });
    expect(await readBegun('evening', '3')).toEqual(COMMANDS);
    expect(await readBegun('evening', '4')).toEqual([]);
    expect(await readBegun('morning', '3')).toEqual([]);
  });

  it('keeps the change of period beside it, as far as it is checked off', async () => {
    const period = { ticked: ['ships'], discard: { kind: 'period-discard', rewards: {} } } as const;
    keepBegun('evening', { at: '9', commands: [], period });
    expect(await readBegunPeriod('evening', '9')).toEqual(period);
    expect(await readBegunPeriod('evening', '10')).toBeUndefined();
    expect(await readBegun('evening', '9')).toEqual([]);
  });

  it('is forgotten when nothing of it is left', async () => {
    keepBegun('evening', { at: '3', commands: COMMANDS });
    keepBegun('evening', { at: '3', commands: [] });
    expect(await readBegun('evening', '3')).toEqual([]);
    expect(await deviceStorage.get('games/begun/evening')).toBeUndefined();
  });

  it('is none while the device does not answer, and breaks nothing', async () => {
    keepBegun('closed', { at: '3', commands: COMMANDS });
    expect(await readBegun('closed', '3')).toEqual(COMMANDS);
    await whileDeviceIsClosed(async () => {
      keepBegun('closed', { at: '3', commands: [] });
      expect(await readBegun('closed', '3')).toEqual([]);
      expect(await readBegunPeriod('closed', '3')).toBeUndefined();
      expect(await takeBegun('closed')).toBeUndefined();
    });
    expect(await readBegun('closed', '3')).toEqual(COMMANDS);
  });

  it.each(['noise', '{"version":9,"content":{}}', '{"version":1,"content":{"at":"3","commands":[{"kind":"sing"}]}}'])(
    'that cannot be read is kept and named before another takes its place: %s',
    async (text) => {
      await deviceStorage.set('games/begun/night', text);
      keepBegun('night', { at: '3', commands: COMMANDS });
      expect(await readBegun('night', '3')).toEqual(COMMANDS);
      expect(await quarantinedRecords(deviceStorage)).toContainEqual(
        expect.objectContaining({ kind: 'move', text, isNewer: text.includes('9') }),
      );
    },
  );
});
