import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildNative, buildUnder, buildWeb } from './build.mjs';
import { runBrowserTests } from './e2e.mjs';
import { weighFirstLoad } from './first-load.mjs';
import { bin, isCalled, main, Problem, ROOT, runNode } from './run.mjs';
import { checkTypes } from './types.mjs';

export const REPORTS = path.join(ROOT, 'reports');
const report = (name) => path.join(REPORTS, `${name}.json`);

const readReport = async (name) => {
  try {
    return JSON.parse(await readFile(report(name), 'utf8'));
  } catch {
    return undefined;
  }
};

/** What React's compiler says is said by the exports here. */
const lint = async () => {
  if ((await runNode(path.join(ROOT, 'scripts/lint.mjs'), [], { env: { LINT_COMPILER: 'elsewhere' } })) !== 0)
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

/** What each stage does: it throws, or counts its tests, or has none. */
const WORK = {
  types: checkTypes,
  lint,
  'engine tests': jestProjects('engine', ['engine']),
  'ui tests': jestProjects('ui', ['ui', 'web']),
  'web export': exportSites,
  'first load': weighFirstLoad,
  'phone exports': buildNative,
  'browser tests': playwright,
};

/** Where a stage leaves what it counted, for the process that called it. */
export const countsOf = (name) => path.join(REPORTS, 'stages', `${name}.json`);

if (isCalled(import.meta.url)) {
  await main(async () => {
    const [name = ''] = process.argv.slice(2);
    const work = WORK[name];
    if (work === undefined) throw new Problem(`Which stage? One of: ${Object.keys(WORK).join(', ')}.`);
    await mkdir(path.dirname(countsOf(name)), { recursive: true });
    const { passed = 0, failed = 0 } = (await work()) ?? {};
    await writeFile(countsOf(name), JSON.stringify({ passed, failed }));
  });
}
