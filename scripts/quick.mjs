import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, main, Problem, ROOT, runNode } from './run.mjs';
import { tsc } from './types.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** What differs from the last commit, or, when all is committed, what that commit changed. */
const changedFiles = () => {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const files = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files.filter((file) => existsSync(path.join(ROOT, file)));
};

const CODE = /\.([cm]?[jt]s|tsx)$/;
const within = (files, folders) => files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

const jest = (projects, args) =>
  runNode(bin('jest/bin/jest.js'), ['--ci', '--silent', '--selectProjects', ...projects, ...args]);

/** The rules without the long comparisons, when a rule or one of its tests changed. */
const rules = (files) =>
  within(files, ['engine', '__tests__/engine', '__tests__/bot', '__tests__/save', '__tests__/helpers']).length === 0
    ? 0
    : jest(['engine'], ['--testPathIgnorePatterns', '__tests__/(scripts|cli|golden|properties)/', 'oracle']);

/** The tests that reach a component, a record or a sentence that changed. */
const screens = (files) => {
  const touched = within(files, ['components', 'store', 'i18n', 'app', '__tests__/components', '__tests__/store']);
  return touched.length === 0 ? 0 : jest(['ui', 'web'], ['--passWithNoTests', '--findRelatedTests', ...touched]);
};

/** npm run test:quick: what a change needs while one works on it; `npm test` is for before a push. */
await main(async () => {
  const files = changedFiles().filter((file) => CODE.test(file));
  if (files.length === 0) return console.log('No code changed.');
  console.log(`${files.length} changed: ${files.slice(0, 6).join(', ')}${files.length > 6 ? ' …' : ''}`);
  const checks = [
    tsc('tsconfig.json'),
    runNode(bin('prettier/bin/prettier.cjs'), ['--check', '--log-level', 'warn', ...files]),
    runNode(bin('eslint/bin/eslint.js'), ['--max-warnings', '0', '--no-warn-ignored', ...files]),
  ];
  const codes = [...(await Promise.all(checks)), await rules(files), await screens(files)];
  if (codes.some((code) => code !== 0)) throw new Problem('Something above needs a look.');
  console.log('All well.');
});
