import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, main, ROOT, runNode } from './run.mjs';

const FOLDERS = ['engine', 'cli', 'store', 'i18n', 'components', 'app', 'bench', 'soak', 'e2e', '__tests__'];

await main(async () => {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(ROOT, folder)));
  const codes = [
    await runNode(bin('prettier/bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
    await runNode(bin('eslint/bin/eslint.js'), ['.', '--max-warnings', '0']),
    await runNode(bin('knip/bin/knip.js'), ['--no-progress']),
    // The engine's door by itself: a name that only tests import is one nobody needs.
    await runNode(bin('knip/bin/knip.js'), ['--no-progress', '--config', 'knip.door.json']),
    await runNode(bin('dependency-cruiser/bin/dependency-cruise.mjs'), [
      '--config',
      '.dependency-cruiser.cjs',
      ...folders,
    ]),
  ];
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
});
