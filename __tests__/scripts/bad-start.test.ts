import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { lines, node, ROOT } from './process';

const start = path.join(ROOT, 'scripts/start.mjs');
const folder = mkdtempSync(path.join(os.tmpdir(), 'lisboa-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** A file that, loaded first, makes a program believe something about its machine. */
const pretend = (property: string): string => {
  const file = path.join(folder, 'pretend.cjs');
  writeFileSync(file, `Object.defineProperty(${property});`);
  return file;
};

const listenOn = (host: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, host, () => resolve(server));
  });

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  address !== null && typeof address === 'object';

const portOf = (server: Server): number => {
  const address = server.address();
  return isAddress(address) ? address.port : 0;
};

describe('starting with something missing', () => {
  it.each(['::', '127.0.0.1'])('says in one line that the port is taken (on %s), before any export', async (host) => {
    const server = await listenOn(host);
    const ended = await node([start], { env: { PORT: String(portOf(server)) } });
    server.close();
    expect(ended.code).toBe(1);
    expect(ended.out).toBe('');
    expect(lines(ended.err)).toEqual([
      expect.stringMatching(/^Port \d+ is taken: choose another one, for example PORT=\d+ npm start\.$/),
    ]);
  });

  it.each(['many', '-1', '70000', '80.5'])('says in one line that PORT=%s is no port', async (port) => {
    const ended = await node([start], { env: { PORT: port } });
    expect(ended).toEqual({ code: 1, out: '', err: `PORT must be a number from 0 to 65535, not "${port}".\n` });
  });

  it.each(['start', 'test'])('says in one line that Node is too old: npm %s', async (script) => {
    const oldNode = pretend("process.versions, 'node', { value: '18.19.0' }");
    const ended = await node(['--require', oldNode, path.join(ROOT, `scripts/${script}.mjs`)]);
    expect(ended.code).toBe(1);
    expect(ended.out).toBe('');
    expect(lines(ended.err)).toEqual([expect.stringContaining('needs Node 20 or newer, and this is Node 18.19.0')]);
  });

  it('says in one line that CHROME_PATH leads nowhere', async () => {
    const ended = await node(['scripts/browser.mjs'], { env: { CHROME_PATH: '/nowhere/chromium' } });
    expect(ended).toEqual({
      code: 1,
      out: '',
      err: 'CHROME_PATH names "/nowhere/chromium", and there is no program there.\n',
    });
  });

  it('says in one sentence what to do when no browser is found and none can be installed', async () => {
    const env = {
      CHROME_PATH: '',
      PATH: folder,
      PLAYWRIGHT_BROWSERS_PATH: folder,
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
    };
    const linux = pretend("process, 'platform', { value: 'linux' }");
    const ended = await node(['--require', linux, 'scripts/browser.mjs'], { env });
    expect(ended.code).toBe(1);
    expect(lines(ended.err)).toEqual([
      'No browser for the end-to-end tests: install Chromium or Chrome, or set CHROME_PATH to the one you have.',
    ]);
  });

  it('takes the browser CHROME_PATH names', async () => {
    const ended = await node(['scripts/browser.mjs'], { env: { CHROME_PATH: process.execPath } });
    expect(ended).toEqual({ code: 0, out: `${process.execPath}\n`, err: '' });
  });
});
