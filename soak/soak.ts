/** `npm run soak`: whole games with everything a table does to them, each counted through. */
import { readNumbers } from '@/cli/options';
import type { Soaked } from './games/soakGame';
import { soakGame } from './games/soakGame';
import { runSeeds } from './runSeeds';

const OPTIONS = {
  games: { otherwise: 10_000, least: 1, most: 1_000_000 },
  seed: { otherwise: 1, least: 0, most: 2 ** 31 - 1 },
};

async function main(args: readonly string[]): Promise<number> {
  const options = readNumbers(args, OPTIONS);
  if ('problems' in options) {
    process.stderr.write(`${[...options.problems, 'usage: npm run soak -- [--games N] [--seed N]'].join('\n')}\n`);
    return 2;
  }
  const all = { games: 0, entries: 0, corrections: 0, overrides: 0, undone: 0 };
  const add = ({ entries, corrections, overrides, undone }: Soaked): void => {
    all.games += 1;
    all.entries += entries;
    all.corrections += corrections;
    all.overrides += overrides;
    all.undone += undone;
  };
  const failures = await runSeeds({
    count: options.games,
    seed: options.seed,
    things: 'games',
    again: (seed) => `npm run soak -- --games 1 --seed ${seed}`,
    work: (seed) => add(soakGame(seed)),
  });
  const { games, entries, corrections, overrides, undone } = all;
  process.stdout.write(
    `${games} games sound, ${failures} not; ${entries} entries, ${corrections} corrections, ${overrides} overrides, ${undone} taken back\n`,
  );
  return failures > 0 ? 1 : 0;
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
