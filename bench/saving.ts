/** `npx tsx bench/saving.ts`: what saving an entry costs early and late in a game, and how large an exported game is. */
import { gameOf } from '@/__tests__/helpers/games';
import { CHUNK_SIZE, historyOf, writeSave, type History } from '@/engine';
import { keepGame, type Kept } from '@/store/games/keeper';
import { memoryStorage } from '@/store/storage/memory';

const LONG = gameOf(1000 + CHUNK_SIZE, 1);
const GAME = { id: 'bench', name: '', created: '' };
const NOW = '2026-03-01T12:00:00Z';

const at = (entries: number): History => historyOf(LONG.start, LONG.done.slice(0, entries));

async function kept(history: History): Promise<{ readonly storage: ReturnType<typeof memoryStorage>; readonly before: Kept }> {
  const storage = memoryStorage();
  const written = await keepGame(storage, { app: 'bench', game: GAME, history }, null, NOW);
  if (!written.ok) throw new Error(written.error);
  return { storage, before: written.value };
}

/** The histories of one chunk being filled, each with one entry more. */
function filling(from: number): readonly History[] {
  const begun = at(from);
  return Array.from({ length: CHUNK_SIZE }, (_, more) => ({ ...begun, done: LONG.done.slice(0, from + more + 1) }));
}

/** The median time of saving one entry while a chunk is filled, in microseconds. */
async function entryCost(from: number, rounds: number): Promise<number> {
  const histories = filling(from);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { storage, before: first } = await kept(at(from));
    let before = first;
    const start = performance.now();
    for (const history of histories) {
      const written = await keepGame(storage, { app: 'bench', game: GAME, history }, before, NOW);
      if (written.ok) before = written.value;
    }
    times.push(((performance.now() - start) * 1000) / histories.length);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const report = async (): Promise<void> => {
  await entryCost(0, 50);
  await entryCost(1000, 20);
  const early = await entryCost(0, 60);
  const late = await entryCost(1000, 60);
  const bytes = new TextEncoder().encode(writeSave({ app: 'bench', game: GAME, history: at(300) })).length;
  console.table([
    { figure: 'saving an entry, 10 entries (µs)', value: Math.round(early) },
    { figure: 'saving an entry, 1,000 entries (µs)', value: Math.round(late) },
    { figure: 'ratio, at most 1.5', value: Number((late / early).toFixed(2)) },
    { figure: 'an exported game of 300 entries (bytes), at most 60,000', value: bytes },
  ]);
};

void report();
