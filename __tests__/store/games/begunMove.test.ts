import { whileDeviceIsClosed } from '@/__tests__/helpers/closedDevice';
import { keepBegun, readBegun, readBegunPeriod, takeBegun } from '@/store/games/begunMove';
import { quarantinedRecords } from '@/store/record/quarantine';
import { deviceStorage } from '@/store/storage/device';

const COMMANDS = [
  { kind: 'trade', good: 'gold', action: 'cardinal' },
  { kind: 'meet-cardinal', steps: 2 },
] as const;

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
