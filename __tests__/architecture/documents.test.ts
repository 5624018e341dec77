import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'STYLE.md',
  ...readdirSync(path.join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const LARGEST_PICTURE = 60_000;

const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** What a document links to or shows, from its own folder. */
const linksOf = (text: string): readonly string[] =>
  [...all(text, /\]\(([^)\s]+)\)/g), ...all(text, /<img src="([^"]+)"/g)]
    .filter((link) => !/^(https?:|#)/.test(link))
    .map((link) => link.replace(/#.*/, ''));

/** A module may be named without its ending. */
const isThere = (file: string): boolean =>
  ['', '.ts'].some((ending) => existsSync(path.join(ROOT, `${file}${ending}`)));

/** What it names of the project: paths whose first part is a folder of ours. */
const PATH =
  /`((?:app|bench|cli|components|docs|e2e|engine|i18n|public|scripts|soak|standins|store|__tests__)\/[\w./-]*)`/g;
const commandsOf = (text: string): readonly string[] => all(text, /npm run (?:-s )?([\w:]+)/g);
const scripts = Object.keys((json('package.json') as { readonly scripts: object }).scripts);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('links to what exists', () => {
    const from = path.dirname(document);
    expect(linksOf(text).filter((link) => !isThere(path.join(from, link)))).toEqual([]);
  });

  it('names folders and files that exist', () => {
    expect(all(text, PATH).filter((file) => !isThere(file))).toEqual([]);
  });

  it('names commands that exist', () => {
    expect(commandsOf(text).filter((command) => !scripts.includes(command))).toEqual([]);
  });
});

it('a document would be caught naming what is gone', () => {
  expect(linksOf('[a](gone.md#part), [b](https://a.example/x), <img src="docs/gone.png" width="1">')).toEqual([
    'gone.md',
    'docs/gone.png',
  ]);
  expect(all('`engine/gone.ts`, `other/thing`, `docs/`', PATH)).toEqual(['engine/gone.ts', 'docs/']);
  expect(commandsOf('`npm run gone`, `npm run -s engine -- x`, `BASE=/a npm run build`')).toEqual([
    'gone',
    'engine',
    'build',
  ]);
});

describe('the README', () => {
  const text = read('README.md');

  it('starts and tests the app with the commands of a newcomer, as .ci/run does', () => {
    expect(all(text, /```sh\n([^`]+)\n```/g)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
    expect(read('.ci/run')).toMatch(/^npm ci\nnpm test$/m);
  });

  it('shows three small pictures, each with words for those who do not see it', () => {
    const pictures = all(text, /<img src="([^"]+)"[^>]* alt="[^"]{10,}"/g);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      const file = path.join(ROOT, picture);
      expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
      expect([picture, statSync(file).size <= LARGEST_PICTURE]).toEqual([picture, true]);
    }
  });
});

it('the version is the same everywhere, and the newest of the changelog', () => {
  const lock = json('package-lock.json') as {
    readonly version: string;
    readonly packages: { readonly '': { readonly version: string } };
  };
  const { version } = json('package.json') as { readonly version: string };
  const { expo } = json('app.json') as { readonly expo: { readonly version: string } };
  const [newest] = all(read('CHANGELOG.md'), /^## (\d\S*) \(\d{4}-\d\d-\d\d\)$/gm);
  expect([expo.version, lock.version, lock.packages[''].version, newest]).toEqual(Array(4).fill(version));
});

describe('a report', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(path.join(ROOT, folder)).filter((name) => name !== 'config.yml');

  it('is about a fault, a rule or a translation', () => {
    expect(forms.sort()).toEqual(['bug.yml', 'rule.yml', 'translation.yml']);
  });

  it.each(['bug.yml', 'rule.yml'])('of %s brings the position and the version', (name) => {
    expect(all(read(`${folder}/${name}`), /^ {4}id: (\w+)$/gm)).toEqual(
      expect.arrayContaining(['position', 'version']),
    );
  });
});
