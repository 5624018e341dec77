import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildNative, buildUnder, buildWeb } from './build.mjs';
import { runBrowserTests } from './e2e.mjs';
import { weighFirstLoad } from './first-load.mjs';
import { bin, Problem, ROOT, runNode } from './run.mjs';
import { checkTypes } from './types.mjs';

const REPORTS = path.join(ROOT, 'reports');
const report = (name) => path.join(REPORTS, `${name}.json`);

const readReport = async (name) => {
  try {
    return JSON.parse(await readFile(report(name), 'utf8'));
  } catch {
    return undefined;
  }
};

const lint = async () => {
  if ((await runNode(path.join(ROOT, 'scripts/lint.mjs'), [])) !== 0)
    throw new Problem('Lint has something to say; see above.');
};

/** A jest file that does not even load has no failed test, but is a failure. */
const jestProjects = (name, projects) => async () => {
  const args = ['--ci', '--maxWorkers=100%', '--selectProjects', ...projects, '--json', '--outputFile', report(name)];
  const code = await runNode(bin('jest/bin/jest.js'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const result = await readReport(name);
  if (result === undefined) throw new Problem(`jest ended with code ${code} and no report`);
  const failed =
    result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests;
  return { passed: result.numPassedTests, failed: code !== 0 ? Math.max(1, failed) : failed };
};

const playwright = async () => {
  const code = await runBrowserTests(['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') });
  const stats = (await readReport('e2e'))?.stats;
  if (stats === undefined) throw new Problem(`Playwright ended with code ${code} and no report`);
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: code !== 0 ? Math.max(1, failed) : failed };
};

const exportSites = async () => {
  await buildWeb();
  await buildUnder();
};

/** In the order a person wants to hear of them. A stage throws, or counts its tests, or has none; one that needs another names it. */
const STAGES = [
  { name: 'types', work: checkTypes },
  { name: 'lint', work: lint },
  { name: 'engine tests', work: jestProjects('engine', ['engine']) },
  { name: 'ui tests', work: jestProjects('ui', ['ui', 'web']) },
  { name: 'web export', work: exportSites },
  { name: 'first load', work: weighFirstLoad, needs: 'web export' },
  { name: 'phone exports', work: buildNative },
  { name: 'browser tests', work: playwright, needs: 'web export' },
];

const attempt = async (stage, broken) => {
  if (stage.needs !== undefined && broken.has(stage.needs)) {
    console.error(`cannot run: it needs the stage "${stage.needs}"`);
    return { passed: 0, failed: 1 };
  }
  try {
    const counts = await stage.work();
    return counts?.passed === undefined ? { passed: 0, failed: 0 } : counts;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    return { passed: 0, failed: 1 };
  }
};

const line = ({ name, passed, failed, seconds }) =>
  `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : ''}`;

/** Runs every stage, whatever the others did; answers with the exit code after printing `N passed, N failed`. */
export const runStages = async () => {
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const results = [];
  for (const stage of STAGES) {
    console.log(`\n── ${stage.name}`);
    const start = performance.now();
    const broken = new Set(results.filter(({ failed }) => failed > 0).map(({ name }) => name));
    const result = { name: stage.name, ...(await attempt(stage, broken)), seconds: (performance.now() - start) / 1000 };
    results.push(result);
    console.log(line(result));
  }
  const sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
  console.log(`\n${results.map(line).join('\n')}\ntotal ${sum(({ seconds }) => seconds).toFixed(1)} s`);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
  return sum(({ failed }) => failed) === 0 ? 0 : 1;
};
