import { spawn } from 'node:child_process';
import path from 'node:path';
import { readOptions } from '@/cli/simulate/options';
import { report } from '@/cli/simulate/report';
import { runGames } from '@/cli/simulate/run';

const QUIET = { progress: () => undefined, failure: () => undefined, stopped: () => false };
const ROOT = path.resolve(__dirname, '../..');

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as `npm run simulate` does; `interrupt` presses Ctrl-C once the progress line appears. */
const simulate = (args: readonly string[], interrupt = false): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'cli/simulate.ts', ...args], { cwd: ROOT });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
      if (interrupt && /\d+ of \d+ games/.test(err)) child.kill('SIGINT');
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });

describe('simulate: its options', () => {
  it('reads games and seed in either form, with defaults', () => {
    expect(readOptions([])).toEqual({ games: 100, seed: 1 });
    expect(readOptions(['--games', '5', '--seed=7'])).toEqual({ games: 5, seed: 7 });
  });

  it.each([
    [['--games', 'many'], ['--games: many is not a whole number']],
    [['--games', '0'], ['--games: 0 is not between 1 and 1000000']],
    [['--games', '-3'], ['--games: -3 is not a whole number']],
    [
      ['--games', '1.5', '--seed'],
      ['--games: 1.5 is not a whole number', '--seed: a number is missing'],
    ],
    [['--seed', '1', '--seed', '2'], ['--seed: given twice']],
    [
      ['--game', '5'],
      ['--game: no such option, there are --games and --seed', '5: no such option, there are --games and --seed'],
    ],
    [['ten\nlines'], ['ten\\nlines: no such option, there are --games and --seed']],
    [
      ['--games=', '--constructor=1'],
      [
        '--games: a number is missing',
        '--constructor: no such option, there are --games and --seed',
        '1: no such option, there are --games and --seed',
      ],
    ],
  ])('names what means nothing in %j', (args, problems) => {
    expect(readOptions(args)).toEqual({ problems });
  });
});

describe('simulate: its games', () => {
  it('are the same for the same seed, and tell the tile set they assume', async () => {
    const first = report((await runGames({ games: 4, seed: 7 }, QUIET)).tally, 4);
    const second = report((await runGames({ games: 4, seed: 7 }, QUIET)).tally, 4);
    expect(second).toBe(first);
    expect(first).toContain('Assumed tile set "assumed-1"');
    for (const line of [
      'your wigs',
      'rounds',
      'right-arm',
      'cardinal',
      'building',
      'store: facing-left',
      'cube: column-first',
    ])
      expect(first).toContain(line);
  });

  it('stop when asked, with the result so far', async () => {
    let played = 0;
    const { tally } = await runGames(
      { games: 50, seed: 1 },
      { ...QUIET, progress: (count) => (played = count), stopped: () => played === 3 },
    );
    expect(tally.rounds).toHaveLength(3);
    expect(report(tally, 50)).toMatch(/^3 of 50 games\n/);
  });
});

describe('simulate: as a process', () => {
  it('prints the result on standard output and its progress on standard error', async () => {
    const { code, out, err } = await simulate(['--games', '2', '--seed', '7']);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/^2 of 2 games, \d+ a minute\n$/) });
    expect(out).toMatch(/^2 games\nAssumed tile set/);
  });

  it('names nonsense and leaves with code 2', async () => {
    expect(await simulate(['--games', 'x'])).toEqual({
      code: 2,
      out: '',
      err: '--games: x is not a whole number\nusage: npm run simulate -- [--games N] [--seed N]\n',
    });
  });

  it('gives the result so far on Ctrl-C', async () => {
    const { code, out } = await simulate(['--games', '100000'], true);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ of 100000 games\nAssumed tile set/);
  });
});
