import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, CACHE, main, ROOT, runNode } from './run.mjs';

const FOLDERS = ['engine', 'cli', 'store', 'i18n', 'components', 'app', 'bench', 'soak', 'e2e', '__tests__'];

const remembered = (name) => ['--cache', '--cache-location', path.join(CACHE, `${name}.json`)];

/** The long one beside the short ones: each alone uses one core. */
const readStyle = () =>
  runNode(bin('eslint/bin/eslint.js'), [
    '.',
    '--max-warnings',
    '0',
    ...remembered('eslint'),
    '--cache-strategy',
    'content',
  ]);

const readShape = async () => {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(ROOT, folder)));
  return [
    await runNode(bin('prettier/bin/prettier.cjs'), [
      '--experimental-cli',
      '--check',
      '--log-level',
      'warn',
      ...remembered('prettier'),
      '.',
    ]),
    await runNode(bin('knip/bin/knip.js'), ['--no-progress']),
    // The engine's door by itself: a name that only tests import is one nobody needs.
    await runNode(bin('knip/bin/knip.js'), ['--no-progress', '--config', 'knip.door.json']),
    await runNode(bin('dependency-cruiser/bin/dependency-cruise.mjs'), [
      '--config',
      '.dependency-cruiser.cjs',
      ...folders,
    ]),
  ];
};

await main(async () => {
  const codes = (await Promise.all([readStyle(), readShape()])).flat();
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
});
