import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.mjs';
import { countsOf, REPORTS } from './stage.mjs';

/**
 * Lanes run side by side, the stages of a lane one after the other: what uses one core beside what uses two. A stage that needs another names it.
 * The browser comes last and alone.
 */
const LANES = [
  [{ name: 'types' }, { name: 'lint' }, { name: 'phone exports' }],
  [{ name: 'web export' }, { name: 'first load', needs: 'web export' }, { name: 'engine tests' }, { name: 'ui tests' }],
];
const LAST = { name: 'browser tests', needs: 'web export' };

const FAILED = { passed: 0, failed: 1 };

/** Runs a stage in a process of its own, so that what it says stays together; said at once when nothing runs beside it. */
const runStage = async ({ name }, aloud) => {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/stage.mjs'), name], {
    cwd: ROOT,
    stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  child.stdout?.on('data', (data) => said.push(data));
  child.stderr?.on('data', (data) => said.push(data));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const counts = code === 0 ? JSON.parse(await readFile(countsOf(name), 'utf8')) : FAILED;
  return { ...counts, said: Buffer.concat(said).toString() };
};

const line = ({ name, passed, failed, seconds }) =>
  `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : ''}`;

const seconds = (start) => (performance.now() - start) / 1000;

/** Runs a stage unless the one it needs is broken, and says how it went. */
const attempt = async (stage, results, aloud = false) => {
  const start = performance.now();
  console.log(`── ${stage.name}`);
  const broken = results.some(({ name, failed }) => name === stage.needs && failed > 0);
  const outcome = broken
    ? { ...FAILED, said: `cannot run: it needs the stage "${stage.needs}"\n` }
    : await runStage(stage, aloud);
  const result = { name: stage.name, ...outcome, seconds: seconds(start) };
  results.push(result);
  console.log(`\n${result.said}${line(result)}\n`);
};

const inTurn = async (lane, results) => {
  for (const stage of lane) await attempt(stage, results);
};

/** Runs every stage, whatever the others did; answers with the exit code after printing `N passed, N failed`. */
export const runStages = async () => {
  await rm(REPORTS, { recursive: true, force: true });
  const start = performance.now();
  const results = [];
  await Promise.all(LANES.map((lane) => inTurn(lane, results)));
  await attempt(LAST, results, true);
  const sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
  console.log(`\n${results.map(line).join('\n')}\ntotal ${seconds(start).toFixed(1)} s`);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
  return sum(({ failed }) => failed) === 0 ? 0 : 1;
};
