import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lines, node, ROOT, type Ended } from './process';

const HASH = 'a1b2c3d4'.repeat(4);
const address = (name: string): string => `/_expo/static/js/web/${name}-${HASH}.js`;
const script = (name: string): string => `<script src="${address(name)}" defer></script>`;
const page = (...names: readonly string[]): string =>
  `<html><head><link rel="icon" href="/icon.svg" type="image/svg+xml"/></head><body>${names.map(script).join('')}</body></html>`;

/** The hash of `one()`. */
const ONE = `sha256-${createHash('sha256').update('one()').digest('base64')}`;

let folder: string;

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** Calls one function of a script with the folder, and what else it needs. */
const call = (file: string, name: string, ...more: readonly string[]): Promise<Ended> =>
  node([
    '--eval',
    `import(${JSON.stringify(path.join(ROOT, file))}).then((it) => it.${name}(...${JSON.stringify([folder, ...more])}))`,
  ]);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lisboa-export-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the code that screens share', () => {
  const defer = () => call('scripts/shared-code.mjs', 'deferSharedCode');

  it('is named, not loaded, by a page that is none of these screens', async () => {
    write({ 'index.html': page('__expo-metro-runtime', '__common', 'entry') });
    await defer();
    expect(read('index.html')).not.toContain(script('__common'));
    expect(read('index.html')).toContain(`<meta name="shared-code" content="${address('__common')}"/></head>`);
    expect(read('index.html')).toContain(script('entry'));
  });

  it('is loaded by the pages of these screens, however deep', async () => {
    const own = page('__expo-metro-runtime', 'result', '__common', 'entry');
    write({ 'score/result.html': own });
    await defer();
    expect(read('score/result.html')).toBe(own);
  });

  it('may be missing', async () => {
    const small = page('entry');
    write({ 'index.html': small });
    await defer();
    expect(read('index.html')).toBe(small);
  });
});

describe('the policy of a page', () => {
  const policies = () => call('scripts/policy.mjs', 'writePolicies');
  const before = '<html><head><title>x</title><meta charSet="utf-8"/>';
  const after = '<script>one()</script></head><body></body></html>';

  it('is written into it, ahead of what it governs and with its hashes, whatever its folder', async () => {
    write({ 'score/result.html': before + after });
    await policies();
    const html = read('score/result.html');
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html) ?? [];
    expect(html).toBe(`${before}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${after}`);
    expect(policy).toContain(`script-src 'self' '${ONE}';`);
    expect(policy).not.toContain('frame-ancestors');
    expect(policy.match(/unsafe-[a-z]+/g)).toEqual(['unsafe-inline', 'unsafe-inline']);
  });

  it('needs a place: a page without one stops the export', async () => {
    write({ 'index.html': '<html><head></head></html>' });
    const { code, err } = await policies();
    expect([code, err.includes('index.html does not name its charset')]).toEqual([1, true]);
  });
});

describe('the weight of the first load', () => {
  const weigh = () => node(['scripts/first-load.mjs', folder]);
  const entry = address('entry').slice(1);
  const words = (text: string): Readonly<Record<string, string>> =>
    Object.fromEntries(['pt', 'es', 'it', 'pl', 'ru'].map((language) => [address(language).slice(1), text]));

  it('is that of the page and all it names, compressed where it is', async () => {
    write({
      'index.html': page('entry'),
      'icon.svg': 'x'.repeat(500),
      [entry]: 'x'.repeat(900_000),
      [`${entry}.br`]: 'x'.repeat(150_000),
      'other.js': 'x'.repeat(900_000),
      'sw.js': '[{url:"other.js",revision:null}]',
      ...words('x'.repeat(50_000)),
    });
    const { code, out } = await weigh();
    expect(out).toMatch(/150\.0 kB {2}_expo\/static\/js\/web\/entry-/);
    expect(out).toMatch(/0\.5 kB {2}icon\.svg/);
    expect(out).toMatch(/The words of ru are 50\.0 kB of at most 60\.0 kB\./);
    expect([code, ...lines(out).slice(-2)]).toEqual([
      0,
      'All screens together, kept for offline, are 1050.7 kB of at most 1536.0 kB.',
      'The home screen loads 150.7 kB of at most 200.0 kB.',
    ]);
  });

  it('stops with one sentence above the budget', async () => {
    write({ 'index.html': page('entry'), 'icon.svg': 'x', 'sw.js': '', [entry]: 'x'.repeat(200_000), ...words('x') });
    const { code, err } = await weigh();
    expect([code, lines(err).length]).toEqual([1, 1]);
    expect(err).toMatch(/^The home screen loads 200\.2 kB of at most 200\.0 kB: /);
  });

  it('stops at a language that says too much, or has no script of its own', async () => {
    write({ 'index.html': page('entry'), 'icon.svg': 'x', 'sw.js': '', [entry]: 'x', ...words('x'.repeat(60_001)) });
    expect((await weigh()).err).toMatch(/^The words of \w\w are 60\.0 kB of at most 60\.0 kB: /);
    write({ [entry]: 'x' });
    rmSync(path.join(folder, address('pl').slice(1)));
    expect((await weigh()).err).toMatch(/^4 of 5 languages have a script of their own\./);
  });

  it('counts what is kept for offline too', async () => {
    write({
      'index.html': page('entry'),
      'icon.svg': 'x',
      [entry]: 'x',
      'other.js': 'x'.repeat(1_600_000),
      'sw.js': '[{url:"other.js",revision:null}]',
      ...words('x'),
    });
    const { code, err } = await weigh();
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/kept for offline, are 1600\.\d kB of at most 1536\.0 kB: /),
    ]);
  });
});

describe('the scripts of the site', () => {
  it('are compiled while they arrive', async () => {
    write({ [address('entry').slice(1)]: 'entry()', 'sw.js': 'worker()' });
    await call('scripts/compile-hint.mjs', 'hintCompiling');
    expect(read(address('entry').slice(1))).toBe('//# allFunctionsCalledOnLoad\nentry()');
    expect(read('sw.js')).toBe('worker()');
  });
});

describe('the service worker', () => {
  it('keeps every file of the site, each page under its clean address', async () => {
    write({
      'index.html': page('entry'),
      'score/index.html': page('index', 'entry'),
      'score/result.html': page('result', 'entry'),
      '404.html': page('entry'),
      'icon.svg': '<svg/>',
      'manifest.webmanifest': '{}',
      [address('entry').slice(1)]: 'entry()',
      'sw.js': 'of the development server',
      '.sources': 'not for others',
    });
    const { code, err } = await call('scripts/worker.mjs', 'writeWorker');
    expect([code, err]).toEqual([0, '']);
    const kept = [...read('sw.js').matchAll(/\burl:"([^"]+)",revision:(null|")/g)].map(([, url, revision]) => [
      url,
      revision === 'null',
    ]);
    expect(kept.sort()).toEqual([
      ['404.html', false],
      [address('entry').slice(1), true],
      ['icon.svg', false],
      ['index.html', false],
      ['manifest.webmanifest', false],
      ['score.html', false],
      ['score/result.html', false],
    ]);
    expect(existsSync(path.join(folder, 'score/index.html'))).toBe(false);
    expect(read('sw.js')).toContain('SKIP_WAITING');
  });
});

describe('the folder of a host that the site is made for', () => {
  const marked = '<a href="/__lisboa_base__/score">, <a href="/__lisboa_base__/">';

  it('stands in every page and script, and only there', async () => {
    write({ 'score/index.html': marked, [address('entry').slice(1)]: 'n="/__lisboa_base__"', 'icon.svg': marked });
    await call('scripts/base.mjs', 'placeAt', '/games/lisboa');
    expect(read('score/index.html')).toBe('<a href="/games/lisboa/score">, <a href="/games/lisboa/">');
    expect(read(address('entry').slice(1))).toBe('n="/games/lisboa"');
    expect(read('icon.svg')).toBe(marked);
  });

  it('is nothing at the root of a host', async () => {
    write({ 'index.html': marked });
    await call('scripts/base.mjs', 'placeAt', '');
    expect(read('index.html')).toBe('<a href="/score">, <a href="/">');
  });

  it('is part of the addresses of the words of each language, and no part of a file that is weighed', async () => {
    const scripts = Object.fromEntries(['pt', 'es', 'it', 'pl', 'ru'].map((code) => [address(code).slice(1), 'words']));
    write({
      'index.html': '<script>one()</script><link rel="icon" href="/lisboa/icon.svg"/>',
      'icon.svg': 'x',
      ...scripts,
    });
    write({ '.base': '/lisboa', 'sw.js': '' });
    await call('scripts/languages.mjs', 'nameLanguages', '/lisboa');
    expect(read('index.html')).toContain(`<meta name="language-pl" content="/lisboa${address('pl')}"/>`);
    expect((await node(['scripts/first-load.mjs', folder])).out).toMatch(/0\.0 kB {2}icon\.svg/);
  });

  const READ = [
    ['lisboa', '/lisboa'],
    ['/lisboa', '/lisboa'],
    [' /lisboa/ ', '/lisboa'],
    ['games/lisboa.v1/', '/games/lisboa.v1'],
    ['/', ''],
    ['', ''],
  ] as const;
  const REFUSED = [
    'https://a.example/lisboa',
    '//lisboa',
    '/a//b',
    '../lisboa',
    '/lisboa?x',
    '/a b',
    '/%2e',
    '/lis"boa',
  ];
  // expo-router takes a base off by its letters: with /s it would read /score as "core".
  const CLASHES = ['/s', '/score', '/solo/n'];

  /** What is made of each text, a refusal as its sentence. */
  const readBases = async (texts: readonly string[]): Promise<readonly string[]> => {
    const { out } = await node([
      '--eval',
      `import(${JSON.stringify(path.join(ROOT, 'scripts/base.mjs'))})
        .then(({ readBase }) => Promise.all(${JSON.stringify(texts)}.map((text) => readBase(text).catch((error) => error.message))))
        .then((answers) => console.log(JSON.stringify(answers)))`,
    ]);
    return JSON.parse(out) as readonly string[];
  };

  it('is read from what a person wrote', async () => {
    expect(await readBases(READ.map(([text]) => text))).toEqual(READ.map(([, base]) => base));
  });

  it('is refused with one sentence when it is no folder', async () => {
    expect(await readBases(REFUSED)).toEqual(
      REFUSED.map(
        (text) =>
          `BASE must be the path of a folder, such as /lisboa (letters, digits, ".", "_", "~", "-"), not "${text}".`,
      ),
    );
  });

  it('is not how an address of the app begins', async () => {
    expect(await readBases(CLASHES)).toEqual(
      CLASHES.map((base) =>
        expect.stringMatching(`^BASE=${base} is how the app's own ${base}\\S* begins: choose another`),
      ),
    );
  });

  it('is refused before anything is exported', async () => {
    const ended = await node(['scripts/build.mjs', 'web'], { env: { BASE: '/a b' } });
    expect([ended.code, ended.out, lines(ended.err).length]).toEqual([1, '', 1]);
  });
});

describe('what hosts look for', () => {
  it('is each page under both its names, and one for unknown addresses', async () => {
    write({ 'index.html': 'home', '+not-found.html': 'missing', 'score.html': 'score', 'score/result.html': 'result' });
    await call('scripts/hosts.mjs', 'nameMissing');
    await call('scripts/hosts.mjs', 'writeFolders');
    expect(read('404.html')).toBe('missing');
    expect([read('score.html'), read('score/index.html')]).toEqual(['score', 'score']);
    expect([read('score/result.html'), read('score/result/index.html')]).toEqual(['result', 'result']);
    expect(
      ['+not-found.html', 'index/index.html', '404/index.html'].map((name) => existsSync(path.join(folder, name))),
    ).toEqual([false, false, false]);
    expect(existsSync(path.join(folder, '.nojekyll'))).toBe(true);
  });
});
