import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bin, isCalled, main, Problem, run, runNode } from './run.mjs';

/** A browser without its windows: the same pages for half the work, since every test opens a window of its own. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'brave-browser',
];
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** What keeps Chromium quiet and small: no sandbox for containers, no calls home. */
const FLAGS = JSON.parse(readFileSync(new URL('browser-flags.json', import.meta.url), 'utf8'));

const ADVICE =
  'No browser for the end-to-end tests: install Chromium or Chrome, or set CHROME_PATH to the one you have.';

const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

const playwrights = async () => {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
};

/** The browser CHROME_PATH names; undefined if it names none. */
const namedBrowser = () => {
  const named = process.env.CHROME_PATH ?? '';
  if (named === '') return undefined;
  if (!runnable(named)) throw new Problem(`CHROME_PATH names "${named}", and there is no program there.`);
  return named;
};

const findShell = () => SHELLS.flatMap(onPath).find(runnable);

/** A browser by one of the usual names, or Playwright's own; undefined if there is none. */
const findBrowser = async () =>
  [...NAMES.flatMap(onPath), ...(PLACES[process.platform] ?? []), await playwrights()].find(runnable);

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const quietly = { stdio: 'ignore', env: { DEBIAN_FRONTEND: 'noninteractive' } };
const apt = async (...args) => (await run('apt-get', args, quietly)) === 0;

/** In a container of Debian's the shell is one package, worth its minute; elsewhere nothing is installed beside a browser that is there. */
const installShell = async (hasBrowser) => {
  if (!isDebianRoot()) return;
  const wanted = ['install', '-y', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', SHELLS[0]];
  if ((await apt(...wanted)) || hasBrowser) return;
  await apt('update');
  await apt(...wanted);
};

const install = async () => {
  console.log('No browser found, installing Chromium …');
  await installShell(false);
  if (findShell() === undefined) await runNode(bin('@playwright/test/cli.js'), ['install', 'chromium'], quietly);
};

/** The browser to test with, installed if need be; a Problem that says what to do if that fails. */
export const ensureBrowser = async () => {
  const wanted = namedBrowser() ?? findShell();
  if (wanted !== undefined) return wanted;
  const found = await findBrowser();
  await (found === undefined ? install() : installShell(true));
  const installed = findShell() ?? found ?? (await findBrowser());
  if (installed === undefined) throw new Problem(ADVICE);
  return installed;
};

/** Opens a headless browser for scripts that look or measure. */
export const openBrowser = async () => {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS });
};

if (isCalled(import.meta.url)) await main(async () => console.log(await ensureBrowser()));
