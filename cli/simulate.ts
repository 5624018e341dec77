import type { SimulateOptions } from './simulate/options';
import { USAGE, readOptions } from './simulate/options';
import { report } from './simulate/report';
import { runGames } from './simulate/run';

const EVERY_MS = { terminal: 200, file: 2000 } as const;

/** A line that renews itself in a terminal; in a file a new one now and then. */
function progressLine({ games }: SimulateOptions) {
  const terminal = process.stderr.isTTY === true;
  const start = performance.now();
  let last = start;
  return (played: number): void => {
    const now = performance.now();
    const due = now - last >= (terminal ? EVERY_MS.terminal : EVERY_MS.file);
    if (!due && played < games) return;
    last = now;
    const perMinute = Math.round((60_000 * played) / Math.max(1, now - start));
    const text = `${played} of ${games} games, ${perMinute} a minute`;
    process.stderr.write(terminal ? `\r${text}${played < games ? '' : '\n'}` : `${text}\n`);
  };
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if ('problems' in options) {
    process.stderr.write(`${[...options.problems, USAGE].join('\n')}\n`);
    return 2;
  }
  let interrupted = false;
  process.on('SIGINT', () => {
    if (process.stderr.isTTY === true) process.stderr.write('\n');
    interrupted = true;
  });
  const { tally, failures } = await runGames(options, {
    progress: progressLine(options),
    failure: (line) => process.stderr.write(`${line}\n`),
    stopped: () => interrupted,
  });
  process.stdout.write(`${report(tally, options.games)}\n`);
  return failures > 0 ? 1 : 0;
}

// A reader that has seen enough (`| head`) closes the pipe: that is no error of ours.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
