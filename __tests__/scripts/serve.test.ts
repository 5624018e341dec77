import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { node, ROOT } from './process';

const SCRIPT = `/_expo/static/js/web/entry-${'a1b2c3d4'.repeat(4)}.js`;
const FILES: Readonly<Record<string, string>> = {
  '/index.html': `<p>home${' and more'.repeat(100)}</p>`,
  '/score.html': '<p>score</p>',
  '/solo/index.html': '<p>solo</p>',
  '/+not-found.html': '<p>the way home</p>',
  '/manifest.webmanifest': '{}',
  '/sw.js': 'self',
  '/.sources': 'secret',
  [SCRIPT]: `console.log('${'x'.repeat(1000)}')`,
};

type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

let folder: string;
let server: ChildProcess;
let port: number;

const ask = (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request({ port, path: address, headers, method }, (response) => {
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
  server = spawn(process.execPath, ['scripts/serve.mjs', folder], { cwd: ROOT, env: { ...process.env, PORT: '0' } });
  port = await new Promise((resolve) => {
    server.stdout?.on('data', (chunk: Buffer) => resolve(Number(/localhost:(\d+)/.exec(chunk.toString())?.[1])));
  });
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
