import type { GamePreview } from '@/engine';
import { readEnvelope, readHeader, writeHeader } from '@/store/games/header';
import { noteQuarantine } from '@/store/games/quarantine';
import { quarantineKey } from '@/store/games/keys';
import { memoryStorage } from '@/store/storage/memory';

const NOW = '2026-03-01T12:00:00.000Z';
const game = { id: 'game-1', name: 'Evening', created: NOW };
const preview: GamePreview = {
  period: 2,
  round: 3,
  toMove: 'you',
  turn: 'between',
  wigs: { you: -3, lacerda: 7 },
};
const headerWith = (glance: unknown, version = 1): string =>
  writeHeader(NOW, 4, JSON.stringify({ game, done: 5, glance })).replace('"version":1', `"version":${version}`);

describe('what a header says', () => {
  it.each<GamePreview>([
    preview,
    { ...preview, period: 1, toMove: 'lacerda' },
    { ...preview, turn: 'you' },
    { ...preview, turn: 'lacerda' },
    { ...preview, turn: 'period' },
    { ...preview, turn: 'over', final: { you: 90, lacerda: 80 } },
  ])('%j', (shown) => {
    expect(readHeader(headerWith(shown))).toEqual({ ...game, saved: NOW, entries: 5, preview: shown });
  });

  it.each([null, 7, {}, { ...preview, turn: 'odd' }])('is no preview where it holds %j', (glance) => {
    expect(readHeader(headerWith(glance))).toEqual({ ...game, saved: NOW, entries: 5, preview: undefined });
  });

  it('is for a later app to read when a later one wrote it, apart from its envelope', () => {
    const text = headerWith(preview, 2);
    expect(readHeader(text)).toBeUndefined();
    expect(readEnvelope(text)).toMatchObject({ version: 2, saved: NOW, write: 4 });
  });
});

describe('the note that a game cannot be read', () => {
  const KEY = quarantineKey('mine');
  const refused = (code: 'damaged' | 'not-a-save' | 'not-json' | 'no-such-game' | 'storage-silent') =>
    ({ ok: false, error: code === 'damaged' ? { code, problems: [] } : { code } }) as const;

  it.each(['damaged', 'not-a-save', 'not-json'] as const)('%s is noted, and gone once it can be read', async (code) => {
    const storage = memoryStorage();
    await noteQuarantine(storage, 'mine', refused(code));
    expect(await storage.get(KEY)).toBe(code);
    await noteQuarantine(storage, 'mine', { ok: true, value: null });
    expect(await storage.get(KEY)).toBeUndefined();
  });

  it.each(['no-such-game', 'storage-silent'] as const)('%s is no damage', async (code) => {
    const storage = memoryStorage();
    await noteQuarantine(storage, 'mine', refused(code));
    expect(await storage.keys('')).toEqual([]);
  });

  it('is not taken away where there is none, and may fail', async () => {
    const dropped: string[] = [];
    const storage = { ...memoryStorage(), delete: async (key: string) => void dropped.push(key) };
    await noteQuarantine(storage, 'mine', { ok: true, value: null });
    expect(dropped).toEqual([]);
    const set = async () => Promise.reject(new Error('full'));
    await expect(noteQuarantine({ ...storage, set }, 'mine', refused('damaged'))).resolves.toBeUndefined();
  });
});
