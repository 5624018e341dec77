import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project, whatever folder a script is called from. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..');

/** The JavaScript file behind a package's command, so that no shell and no npx is needed. */
export const bin = (file) => path.join(ROOT, 'node_modules', file);

/** What tools remember from run to run; gone with the packages, and then only slower. */
export const CACHE = path.join(ROOT, 'node_modules/.cache');

/** What Expo's tools need to hear: ask nobody, tell nobody, need no network. */
export const OFFLINE = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_DOTENV: '1' };

/** Runs a program in the project and answers with its exit code. */
export const run = (command, args, { env = {}, stdio = 'inherit' } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Runs a JavaScript file with the Node that runs this. */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options);

/** A failure the person can do something about: shown as one line, without a stack. */
export class Problem extends Error {}

/** Whether a module is the one the person called, not one that another imports. */
export const isCalled = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

/** Runs a script's main function; a Problem becomes one line and a non-zero exit. */
export const main = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
};
