import { keepBegun, readBegun } from '@/store/games/begunMove';
import { quarantinedRecords } from '@/store/record/quarantine';
import { deviceStorage } from '@/store/storage/device';

jest.mock('@/store/storage/device', () => ({
  deviceStorage: jest
    .requireActual<{ readonly memoryStorage: () => unknown }>('@/store/storage/memory')
    .memoryStorage(),
}));

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

  it('is forgotten when nothing of it is left', async () => {
    keepBegun('evening', { at: '3', commands: COMMANDS });
    keepBegun('evening', { at: '3', commands: [] });
    expect(await readBegun('evening', '3')).toEqual([]);
    expect(await deviceStorage.get('games/begun/evening')).toBeUndefined();
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
