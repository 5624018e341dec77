import { progressLine } from '@/cli/progress';

/** A run over many seeds. */
export interface Run {
  readonly count: number;
  readonly seed: number;
  /** What is counted: games, inputs. */
  readonly things: string;
  /** The command that does one of them again. */
  readonly again: (seed: number) => string;
  /** Throws what is wrong. */
  readonly work: (seed: number) => void;
}

/** Further failures are counted; so many are worth reading. */
const MOST_TOLD = 20;

/** Lets signals and output through between two of them. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const reasonOf = (error: unknown): string => String(error).split('\n')[0] ?? '';

/** Does the work for every seed, tells the seed of each failure, and gives how many there were. */
export async function runSeeds({ count, seed, things, again, work }: Run): Promise<number> {
  let failures = 0;
  let interrupted = false;
  process.on('SIGINT', () => (interrupted = true));
  const progress = progressLine(count, things);
  for (let done = 0; done < count && !interrupted; done += 1) {
    try {
      work(seed + done);
    } catch (error) {
      failures += 1;
      if (failures <= MOST_TOLD)
        process.stderr.write(`seed ${seed + done} failed: ${reasonOf(error)}\n  again with: ${again(seed + done)}\n`);
    }
    progress(done + 1);
    if (done % 20 === 0) await breathe();
  }
  return failures;
}
