/** `npx tsx bench/saving.ts`: what saving an entry costs early and late in a game, and how large an exported game is. */
import { gameOf } from '@/__tests__/helpers/games';
import { CHUNK_SIZE, historyOf, writeSave, type History } from '@/engine';
import { saveGame, type StoredGame } from '@/store/games/repository';
import { headerKey } from '@/store/games/keys';
import { memoryStorage } from '@/store/storage/memory';

const LONG = gameOf(1000 + CHUNK_SIZE, 1);
const GAME = { id: 'bench', name: '', created: '' };
const NOW = '2026-03-01T12:00:00Z';

const at = (entries: number): History => historyOf(LONG.start, LONG.done.slice(0, entries));

async function kept(
  history: History,
): Promise<{ readonly storage: ReturnType<typeof memoryStorage>; readonly before: StoredGame }> {
  const storage = memoryStorage();
  const written = await saveGame(storage, { app: 'bench', game: GAME, history }, null, NOW);
  if (!written.ok) throw new Error(written.error);
  return { storage, before: written.value };
}

/** The histories of one chunk being filled, each with one entry more. */
function filling(from: number): readonly History[] {
  const begun = at(from);
  return Array.from({ length: CHUNK_SIZE }, (_, more) => ({ ...begun, done: LONG.done.slice(0, from + more + 1) }));
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** A game of so many entries on a shelf of its own; each call fills its next chunk once more and says what an entry cost, in microseconds. */
async function chunkFiller(from: number): Promise<() => Promise<number>> {
  const histories = filling(from);
  const { storage, before: first } = await kept(at(from));
  return async () => {
    await storage.set(headerKey(GAME.id), first.headerText);
    let before = first;
    const start = performance.now();
    for (const history of histories) {
      const written = await saveGame(storage, { app: 'bench', game: GAME, history }, before, NOW);
      if (!written.ok) throw new Error(written.error);
      before = written.value;
    }
    return ((performance.now() - start) * 1000) / histories.length;
  };
}

const WARM_UP = 100;
const ROUNDS = 300;

const report = async (): Promise<void> => {
  const [early, late] = [await chunkFiller(0), await chunkFiller(1000)];
  const rounds: (readonly [number, number])[] = [];
  // In turns, so that a busy machine slows both alike.
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) rounds.push([await early(), await late()]);
  const counted = rounds.slice(WARM_UP);
  const bytes = new TextEncoder().encode(writeSave({ app: 'bench', game: GAME, history: at(300) })).length;
  console.table([
    { figure: 'saving an entry, 10 entries (µs)', value: Math.round(median(counted.map(([cost]) => cost))) },
    { figure: 'saving an entry, 1,000 entries (µs)', value: Math.round(median(counted.map(([, cost]) => cost))) },
    { figure: 'ratio, at most 1.5', value: Number(median(counted.map(([one, other]) => other / one)).toFixed(2)) },
    { figure: 'an exported game of 300 entries (bytes), at most 60,000', value: bytes },
  ]);
};

void report();
