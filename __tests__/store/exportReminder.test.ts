import { isExportDue, type Played, type Reminded } from '@/store/exportDue';
import { createExportReminder } from '@/store/exportReminder';
import { memoryStorage } from '@/store/storage/memory';

const at = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();
const game = (begun: number, changed = begun): Played => ({ begun: at(begun), changed: at(changed) });
const games = (count: number, day: number): readonly Played[] => Array.from({ length: count }, () => game(day));
const NEVER: Reminded = { exported: null, dismissed: null };

describe('whether it is time to export', () => {
  it.each<[string, readonly Played[], Reminded, number, boolean]>([
    ['no game at all', [], NEVER, 400, false],
    ['nine games within a month', games(9, 1), NEVER, 30, false],
    ['ten games on one day', games(10, 1), NEVER, 1, true],
    ['one game, a month after it was begun', [game(1)], NEVER, 31, true],
    ['one game, a day before that', [game(1)], NEVER, 30, false],
    ['one game played for a month', [game(1, 31)], NEVER, 31, true],
    ['nothing changed since the export', games(20, 1), { exported: at(2), dismissed: null }, 400, false],
    ['nine games since the export', [...games(20, 1), ...games(9, 5)], { exported: at(2), dismissed: null }, 6, false],
    ['ten games since the export', [...games(20, 1), ...games(10, 5)], { exported: at(2), dismissed: null }, 6, true],
    ['an old game that went on, a month later', [game(1, 3)], { exported: at(2), dismissed: null }, 32, true],
    ['one game since, before a month is over', [game(1, 3)], { exported: at(2), dismissed: null }, 31, false],
    ['put off after ten games', games(10, 1), { exported: null, dismissed: at(2) }, 3, false],
    ['put off, and a month with a game', [game(1, 3)], { exported: null, dismissed: at(2) }, 32, true],
    ['put off after an older export', [game(1, 30)], { exported: at(1), dismissed: at(29) }, 35, false],
    ['dates nobody can read', [{ begun: 'once', changed: 'often' }], NEVER, 400, false],
  ])('%s', (_, played, reminded, today, due) => {
    expect(isExportDue(played, reminded, at(today))).toBe(due);
  });
});

describe('what the device remembers of exports', () => {
  const remembered = ({ exported, dismissed, asked }: Reminded & { readonly asked: string | undefined }) => ({
    exported,
    dismissed,
    asked,
  });

  it('is the last export and the last time it was put off, also after a restart', async () => {
    const storage = memoryStorage();
    const first = createExportReminder(storage, () => new Date(at(5)));
    first.getState().noteExport();
    first.getState().dismiss();
    const second = createExportReminder(storage, () => new Date(at(9)));
    await second.getState().load();
    expect(remembered(second.getState())).toEqual({ exported: at(5), dismissed: at(5), asked: at(9) });
  });

  it.each(['noise', '[]', '{"exported":7}', undefined])('is nothing when the record is %s', async (text) => {
    const storage = memoryStorage();
    if (text !== undefined) await storage.set('export-reminder', text);
    const reminder = createExportReminder(storage, () => new Date(at(1)));
    await reminder.getState().load();
    expect(remembered(reminder.getState())).toEqual({ exported: null, dismissed: null, asked: at(1) });
  });

  it('continues in memory when the device refuses', async () => {
    const refuse = () => Promise.reject(new Error('full'));
    const reminder = createExportReminder({ get: refuse, set: refuse }, () => new Date(at(1)));
    await reminder.getState().load();
    reminder.getState().dismiss();
    expect(remembered(reminder.getState())).toEqual({ exported: null, dismissed: at(1), asked: at(1) });
  });
});
