import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { main, Problem, ROOT } from './run.mjs';

/** A folder fails when fewer of its mutants are noticed, in percent. */
const ENOUGH = 90;

const REPORTS = 'reports/mutation';

/** The folders that are mutated, each with the tests that must notice. */
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

/** Whole games, second opinions and anything at random: they notice much, but take seconds for every mutant. */
const SLOW_FILES = /oracle|headless|coverage/;
const SLOW_TESTS = [
  'in any interleaving',
  'ten megabytes of noise',
  'is at most 60 kB',
  'any part replaced by anything',
  'at whatever record the device is switched off',
  'is a dead end seed [24578]',
  'seed 3: every marker',
  'question of a hundred turns',
  'corrections towards another table',
  'table [023]: put right',
];

/** Nothing of this is reached by the tests above, so Stryker need not copy it. */
const LEFT_OUT = ['app', 'assets', 'bench', 'components', 'dist*', 'e2e', 'public', 'reports', 'soak', 'standins'];

const testsOf = (folder) =>
  readdirSync(path.join(ROOT, FOLDERS[folder]), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !SLOW_FILES.test(file))
    .map((file) => `${FOLDERS[folder]}/${file}`);

const optionsOf = (folder, target) => ({
  mutate: [target.endsWith('.ts') ? target : `${target}/**/*.ts`],
  testRunner: 'hot',
  plugins: ['runner', 'unreachable'].map((name) => path.join(ROOT, `scripts/mutation/${name}.mjs`)),
  ignorers: ['unreachable'],
  hot: { tests: testsOf(folder), slow: SLOW_TESTS.join('|') },
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  ignorePatterns: LEFT_OUT.map((name) => `/${name}`),
  cleanTempDir: 'always',
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: `${REPORTS}/${target}.json` },
  htmlReporter: { fileName: `${REPORTS}/${target}.html` },
  warnings: { slow: false, unknownOptions: false },
});

/** As Stryker counts: one that runs forever is noticed, one no test reaches is not, one that cannot even be loaded is none. */
const figuresOf = (target, results) => {
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const mutants = killed + survived;
  return { target, mutants, killed, survived, score: mutants === 0 ? 100 : (100 * killed) / mutants };
};

const mutate = async (target, concurrency) => {
  const folder = Object.keys(FOLDERS).find((name) => target === name || target.startsWith(`${name}/`));
  if (folder === undefined)
    throw new Problem(`${target} is not mutated; these are: ${Object.keys(FOLDERS).join(', ')}`);
  const options = optionsOf(folder, target);
  const results = await new Stryker(concurrency ? { ...options, concurrency } : options).runMutationTest();
  return figuresOf(target, results);
};

const line = (cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(9))).join('');

const print = (figures) => {
  console.log(`\n${line(['folder', 'mutants', 'killed', 'survived', 'score'])}`);
  for (const { target, mutants, killed, survived, score } of figures)
    console.log(line([target, ...[mutants, killed, survived].map(String), `${score.toFixed(1)} %`]));
  console.log(`Survivors: ${REPORTS}/<folder>.html`);
};

/** npm run mutate [-- folder or file …] [--concurrency 1]: changes the code in small ways and looks whether a test notices. */
await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { concurrency: { type: 'string' } } });
  const figures = [];
  for (const target of positionals.length > 0 ? positionals : Object.keys(FOLDERS))
    figures.push(await mutate(target.replace(/\/$/, ''), Number(values.concurrency ?? 0)));
  print(figures);
  const low = figures.filter(({ score }) => score < ENOUGH).map(({ target }) => target);
  if (low.length > 0) throw new Problem(`Below ${ENOUGH} %: ${low.join(', ')}`);
});
