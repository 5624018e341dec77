/** `npx tsx bench/longGames.ts`: an early and a late moment of a long game, each at the beginning of your turn, as a browser would keep them. */
import { gameOf } from '@/__tests__/helpers/games';
import { historyOf, type History } from '@/engine';
import { saveGame } from '@/store/games/repository';
import { memoryStorage } from '@/store/storage/memory';

const MOST = 340;
const MOMENTS = { early: 10, late: 300 };
const LONG = gameOf(MOST, 7);

/** The first time from this entry on that your turn begins. */
function yourTurnFrom(entries: number): History {
  for (let done = entries; done <= MOST; done += 1) {
    const history = historyOf(LONG.start, LONG.done.slice(0, done));
    if (history.now.turn.kind === 'between' && history.now.toMove === 'you') return history;
  }
  throw new Error(`Your turn does not come after entry ${entries}.`);
}

async function recordsOf(id: string, history: History): Promise<readonly (readonly [string, string])[]> {
  const storage = memoryStorage();
  const created = '2026-03-01T12:00:00.000Z';
  const kept = await saveGame(storage, { app: 'bench', game: { id, name: id, created }, history }, null, created);
  if (!kept.ok) throw new Error(kept.error);
  const keys = await storage.keys('');
  return Promise.all(keys.map(async (key) => [key, (await storage.get(key)) ?? ''] as const));
}

async function printed(): Promise<void> {
  const records = await Promise.all(
    Object.entries(MOMENTS).map(([id, entries]) => recordsOf(id, yourTurnFrom(entries))),
  );
  process.stdout.write(JSON.stringify(records.flat()));
}

void printed();
