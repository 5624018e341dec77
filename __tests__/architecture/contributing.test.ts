import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** The usual changes a newcomer makes; each has its row. */
const CHANGES = [
  'a ruling (a setting of the rules)',
  "a criterion of Lacerda's",
  'a cost',
  'a screen',
  'a value of the board sheet',
  'a version of the saves',
  'a version of a record',
  'a command',
  'a language',
  'a word',
];

const [, section = ''] = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(
  /^## Which files does a change touch\?$/m,
);
const [table = ''] = section.split(/^## /m);
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+\/[^`]*)`/g)].flatMap(([, one = '']) => one);
const missing = (paths: readonly string[]): readonly string[] =>
  paths.filter((file) => !existsSync(path.join(ROOT, file)));

describe("the newcomer's table", () => {
  it('has a row for each of the usual changes', () => {
    expect(rows.map(([change]) => change)).toEqual(CHANGES);
  });

  it.each(rows.map(([change = '', files = '']) => [change, pathsIn(files)] as const))(
    'names only files that exist: %s',
    (_, paths) => {
      expect(paths).not.toEqual([]);
      expect(missing(paths)).toEqual([]);
    },
  );

  it('would see a path that is gone', () => {
    expect(missing(pathsIn('`engine/index.ts`, `engine/gone.ts`, `i18n/en/`, `gone/`'))).toEqual([
      'engine/gone.ts',
      'gone/',
    ]);
  });
});
