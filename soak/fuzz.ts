/** `npm run fuzz`: hostile texts for every reader, none of which may throw, dawdle or be taken for what cannot be. */
import { readNumbers } from '@/cli/options';
import { attackOf, refuseWrong } from './inputs/fuzzOne';
import { runSeeds } from './runSeeds';

const OPTIONS = {
  inputs: { otherwise: 100_000, least: 1, most: 10_000_000 },
  seed: { otherwise: 1, least: 0, most: 2 ** 31 - 1 },
};
const MOST_MS = 1000;

const slowest = { ms: 0, seed: 0 };

/** The processor's time: on a busy machine the clock says nothing. */
function spent(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function timeOf(seed: number): number {
  const { target, text } = attackOf(seed);
  return spent(() => target.read(text));
}

/** Collecting the garbage of others, anything is slow once: what is slow again is slow. */
function expectQuick(seed: number, ms: number): void {
  const again = ms > MOST_MS ? Math.min(timeOf(seed), timeOf(seed)) : ms;
  if (again > slowest.ms) Object.assign(slowest, { ms: again, seed });
  if (again > MOST_MS) throw new Error(`${attackOf(seed).target.name} took ${Math.round(again)} ms`);
}

function work(seed: number): void {
  const { target, text } = attackOf(seed);
  let wrong: readonly string[] = [];
  const ms = spent(() => (wrong = target.read(text)));
  refuseWrong(target.name, wrong);
  expectQuick(seed, ms);
}

async function main(args: readonly string[]): Promise<number> {
  const options = readNumbers(args, OPTIONS);
  if ('problems' in options) {
    process.stderr.write(`${[...options.problems, 'usage: npm run fuzz -- [--inputs N] [--seed N]'].join('\n')}\n`);
    return 2;
  }
  const failures = await runSeeds({
    count: options.inputs,
    seed: options.seed,
    things: 'inputs',
    again: (seed) => `npm run fuzz -- --inputs 1 --seed ${seed}`,
    work,
  });
  const { ms, seed } = slowest;
  process.stdout.write(
    `${options.inputs} hostile inputs, ${failures} failures; slowest ${Math.round(ms)} ms (seed ${seed})\n`,
  );
  return failures > 0 ? 1 : 0;
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
