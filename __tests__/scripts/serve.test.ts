import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { node, ROOT } from './process';

const SCRIPT = `/_expo/static/js/web/entry-${'a1b2c3d4'.repeat(4)}.js`;
const FILES: Readonly<Record<string, string>> = {
  '/index.html': `<p>home${' and more'.repeat(100)}</p>`,
  '/score.html': '<p>score</p>',
  '/inline.html':
    '<script>one()</script><style id="x">p{}</style><script src="/a.js" defer></script><script type="module">two()</script>',
  '/solo/index.html': '<p>solo</p>',
  '/404.html': '<p>the way home</p>',
  '/manifest.webmanifest': '{}',
  '/sw.js': 'self',
  '/.sources': 'secret',
  [SCRIPT]: `console.log('${'x'.repeat(1000)}')`,
};

type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

let folder: string;
let server: ChildProcess;
let port: number;

/** Starts the server on a port nobody uses; answers with what it says once it is open. */
const start = (env: Readonly<Record<string, string>> = {}): { process: ChildProcess; said: Promise<string> } => {
  const started = spawn(process.execPath, ['scripts/serve.mjs', folder], {
    cwd: ROOT,
    env: { ...process.env, HOST: '', PORT: '0', ...env },
  });
  const said = new Promise<string>((resolve) => {
    started.stdout.on('data', (chunk: Buffer) => resolve(chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  return { process: started, said };
};

const portIn = (said: string): number => Number(/:(\d+)/.exec(said)?.[1]);

const ask = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  at: { readonly port: number; readonly host?: string } = { port },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request({ ...at, path: address, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end();
  });

const textOf = async (address: string) => (await ask(address)).body.toString();

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lisboa-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const compress = `import('${path.join(ROOT, 'scripts/compress.mjs')}').then(({ precompress }) => precompress(${JSON.stringify(folder)}))`;
  await node(['--eval', compress]);
  const started = start();
  server = started.process;
  port = portIn(await started.said);
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

describe('serving the exported site', () => {
  it('has clean addresses', async () => {
    expect(await textOf('/')).toBe(FILES['/index.html']);
    expect(await textOf('/score')).toBe('<p>score</p>');
    expect(await textOf('/score/')).toBe('<p>score</p>');
    expect(await textOf('/score?game=1')).toBe('<p>score</p>');
    expect(await textOf('/solo')).toBe('<p>solo</p>');
  });

  it('answers an unknown address with the way home and 404', async () => {
    const { status, headers, body } = await ask('/nowhere/at/all');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe('<p>the way home</p>');
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.sources',
    '//etc/passwd',
    '/index.html.br',
    '/__proto__',
  ])('gives nothing away at %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  it('refuses an address it cannot read and a method it does not know', async () => {
    expect((await ask('/%zz')).status).toBe(400);
    const posted = await ask('/', {}, 'POST');
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('compresses with brotli, else gzip, else not at all', async () => {
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/', { 'accept-encoding': 'gzip, br;q=0' });
    const none = await ask('/');
    expect([br, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), none.body].map(String)).toEqual(
      Array(3).fill(FILES['/index.html']),
    );
    expect(br.headers['vary']).toBe('Accept-Encoding');
    expect(br.body.length).toBeLessThan(none.body.length / 4);
  });

  it('lets browsers keep what carries its hash for ever, and ask again for the rest', async () => {
    expect((await ask(SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('says that nothing changed', async () => {
    const { etag = '' } = (await ask('/')).headers;
    const again = await ask('/', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask('/score', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '12', 0]);
  });
});

describe('serving a site made for a folder of a host', () => {
  let under: ChildProcess;
  let said: string;
  const at = (address: string) => ask(address, {}, 'GET', { port: portIn(said) });

  beforeAll(async () => {
    writeFileSync(path.join(folder, '.base'), '/games/lisboa');
    const started = start();
    under = started.process;
    said = await started.said;
    rmSync(path.join(folder, '.base'));
  });

  afterAll(() => under.kill());

  it('says the whole address', () => {
    expect(said).toMatch(/^Serving http:\/\/localhost:\d+\/games\/lisboa\/\n$/);
  });

  it('has clean addresses there, and its own page for unknown ones', async () => {
    expect(String((await at('/games/lisboa/')).body)).toBe(FILES['/index.html']);
    expect(String((await at('/games/lisboa/score?game=1')).body)).toBe('<p>score</p>');
    const missing = await at('/games/lisboa/nowhere');
    expect([missing.status, String(missing.body)]).toEqual([404, '<p>the way home</p>']);
  });

  it.each(['/', '/games/lisboa', '/games/lisboa?from=home'])('leads from %s into it', async (address) => {
    const { status, headers } = await at(address);
    expect([status, headers.location]).toEqual([307, '/games/lisboa/']);
  });

  it.each(['/score', '/games', '/games/lisboa2/score', '/sw.js'])('says at %s where the app is', async (address) => {
    const { status, body } = await at(address);
    expect([status, String(body)]).toEqual([404, 'There is nothing at this address. The app is at /games/lisboa/\n']);
  });
});

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directives = ({ headers }: Answer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  );

describe('what the server lets a page do', () => {
  it('runs only scripts of the site and those written into the page, by their hash', async () => {
    const policy = directives(await ask('/inline'));
    expect(policy['default-src']).toBe("'none'");
    expect(policy['script-src']).toBe(`'self' ${hash('one()')} ${hash('two()')}`);
    expect(policy['style-src-elem']).toBe(`'self' ${hash('p{}')}`);
    expect(directives(await ask('/sw.js'))['script-src']).toBe("'self'");
  });

  it.each(['/', '/sw.js', '/nowhere', '/%zz'])(
    'puts %s into no frame and keeps what it never uses away',
    async (address) => {
      const answer = await ask(address);
      expect(directives(answer)['frame-ancestors']).toBe("'none'");
      expect(answer.headers['permissions-policy']).toContain('camera=(), ');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    },
  );
});

describe('what docs/ONLINE.md asks of a host', () => {
  const listed = [
    ...readFileSync(path.join(ROOT, 'docs/ONLINE.md'), 'utf8').matchAll(/^\| `([A-Z][\w-]+)`(.*?) \| `(.+)` \|$/gm),
  ].map(([, name = '', where = '', value = '']) => ({ name: name.toLowerCase(), where, value }));

  it('is what this server sends', async () => {
    const [page, script] = [(await ask('/')).headers, (await ask(SCRIPT)).headers];
    expect(listed.map(({ name }) => name)).toHaveLength(6);
    for (const { name, where, value } of listed)
      expect([name, where.includes('_expo') ? script[name] : page[name]]).toEqual([
        name,
        expect.stringContaining(value),
      ]);
  });
});

describe('who can reach the server', () => {
  const others = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

  it.each(['localhost', 'localhost:9000', '127.0.0.1:8081', '[::1]:8081'])('answers as %s', async (host) => {
    expect((await ask('/', { host })).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example:8081', '127.0.0.1.evil.example', '192.168.1.7', 'a b'])(
    'refuses the foreign name "%s", so that no other web page reads along',
    async (host) => {
      const { status, body } = await ask('/', { host });
      expect(status).toBe(403);
      expect(body.toString()).not.toContain('home');
    },
  );

  // A machine without a network has no other address to try.
  it.each(others)('is not there for others (%s)', async (host) => {
    await expect(ask('/', {}, 'GET', { port, host })).rejects.toThrow('ECONNREFUSED');
  });

  it('is open to the house with HOST=0.0.0.0, and says so with every address', async () => {
    const opened = start({ HOST: '0.0.0.0' });
    const said = await opened.said;
    const at = { port: portIn(said), host: '127.0.0.1' };
    expect((await ask('/', { host: 'phone-calls-me.lan' }, 'GET', at)).status).toBe(200);
    opened.process.kill();
    expect(said).toContain(`Serving http://localhost:${at.port}, and for everyone in your network`);
    for (const address of others) expect(said).toContain(`http://${address}:${at.port}`);
  });

  it.each(['my-machine', 'x86_64-conda-linux-gnu', 'localhost'])(
    'is opened by no HOST=%s, which shells set',
    async (name) => {
      const closed = start({ HOST: name });
      const said = await closed.said;
      closed.process.kill();
      expect(said).toMatch(/^Serving http:\/\/localhost:\d+\n$/);
    },
  );

  it('says in one line that HOST is no address of this machine', async () => {
    const said = await start({ HOST: '192.0.2.1' }).said;
    expect(said).toBe('HOST=192.0.2.1 is no address of this machine: HOST=0.0.0.0 stands for all it has.\n');
  });
});
