import { spawn } from 'node:child_process';
import path from 'node:path';

/** The root of the project. */
export const ROOT = path.resolve(__dirname, '../..');

/** How a program ended and what it said. */
export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };
type Options = {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  readonly input?: string;
};

/** Runs Node with these arguments until it ends. */
export const node = (args: readonly string[], { env = {}, cwd = ROOT, input = '' }: Options = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('exit', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });

/** The lines of a text, without the last empty one. */
export const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
