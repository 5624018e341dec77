import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { bin, main, Problem, ROOT } from './run.mjs';

/** A folder below this share of killed mutants fails the run. */
const ENOUGH = 90;

/** The folders whose code is mutated, each with the tests that must notice. */
const FOLDERS = {
  'engine/stores': '__tests__/engine/stores',
  'engine/influence': '__tests__/engine/influence',
  'engine/buildings': '__tests__/engine/buildings',
  'engine/ships': '__tests__/engine/ships',
  'engine/scoring': '__tests__/engine/scoring',
  'engine/history': '__tests__/engine/history',
  'engine/save': '__tests__/save',
  'engine/bot': '__tests__/bot',
  'store/games': '__tests__/store/games',
};

/** Whole games and second opinions: they notice much, but take seconds for every mutant. */
const SLOW = /oracle|headless|coverage/;

const REPORTS = 'reports/mutation';

const testsOf = (folder) =>
  readdirSync(path.join(ROOT, FOLDERS[folder]), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !SLOW.test(file))
    .map((file) => `@/${FOLDERS[folder]}/${file}`);

const DEVICE = ['<rootDir>/__tests__/setup/device.ts'];

const jestOf = (folder) => ({
  projectType: 'custom',
  configFile: 'scripts/mutation/jest.config.cjs',
  config: {
    globals: { MUTATION_TESTS: testsOf(folder) },
    setupFiles: folder.startsWith('store/') ? DEVICE : [],
  },
  enableFindRelatedTests: false,
});

const optionsOf = (folder) => ({
  mutate: [`${folder}/**/*.ts`],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: jestOf(folder),
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
  ignorePatterns: ['/app', '/assets', '/bench', '/components', '/dist*', '/e2e', '/public', '/reports', '/shots', '/soak', '/standins'],
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: `${REPORTS}/${folder}.json` },
  htmlReporter: { fileName: `${REPORTS}/${folder}.html` },
  allowConsoleColors: false,
});

await main(async () => {
  const asked = process.argv.slice(2);
  for (const folder of asked.length ? asked : Object.keys(FOLDERS)) {
    const results = await new Stryker(optionsOf(folder)).runMutationTest();
    console.log(folder, Object.groupBy ? '' : '', results.length);
  }
});
