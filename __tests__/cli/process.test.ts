import { spawn } from 'node:child_process';
import path from 'node:path';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const ROOT = path.resolve(__dirname, '../..');
const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');

/** Runs the command line as `npm run engine` does; `readAtMost` closes the pipe as `head` would. */
const engine = (args: readonly string[], input: string, readAtMost = Infinity): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [TSX, 'cli/engine.ts', ...args], { cwd: ROOT });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.length > readAtMost) child.stdout.destroy();
    });
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

describe('the command line as a process', () => {
  it('answers a position with one JSON document and code 0', async () => {
    const { code, out, err } = await engine(['costs'], '{"position": {}}');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ visit: { builder: { cost: 2 } } });
  });

  it('refuses bad input with code 2, lines on standard error and nothing on standard output', async () => {
    const bad = { position: { stores: { A9: { owner: 'you', good: 'gold' } }, treasury: 9 } };
    expect(await engine(['costs'], JSON.stringify(bad))).toEqual({
      code: 2,
      out: '',
      err: 'stores.A9: no such space\ntreasury: 9 is not on the track (1, 2, 3, 4, 5, 6)\n',
    });
  });

  it('refuses an unknown verb without waiting for input', async () => {
    const { code, out, err } = await engine(['bake'], '');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^bake: no such verb, there are costs[^\n]*\n$/);
  });

  it('answers thousands of cases and ends quietly when its reader has seen enough', async () => {
    const cases = JSON.stringify(Array.from({ length: 2000 }, () => ({ position: {} })));
    expect(JSON.parse((await engine(['costs'], cases)).out)).toHaveLength(2000);
    const { err } = await engine(['costs'], cases, 10);
    expect(err).toBe('');
  });
});
