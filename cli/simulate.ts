import { progressLine } from './progress';
import { USAGE, readOptions } from './simulate/options';
import { report } from './simulate/report';
import { runGames } from './simulate/run';

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
    progress: progressLine(options.games, 'games'),
    failure: (line) => process.stderr.write(`${line}\n`),
    stopped: () => interrupted,
  });
  process.stdout.write(`${report(tally, options.games)}\n`);
  return failures > 0 ? 1 : 0;
}

// A reader that has seen enough (`| head`) closes the pipe: that is no error of ours.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
