import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { baseOf } from './base.mjs';
import { DIST } from './build.mjs';
import { languageScripts } from './languages.mjs';
import { isCalled, main, Problem } from './run.mjs';

/** The first load of the home screen, all of it, in bytes as brotli sends them. */
export const BUDGET = 200_000;
/** Everything the service worker keeps, the first load included, in bytes as brotli sends them. */
const KEPT_BUDGET = 1500 * 1024;
/** The words of one language besides English, in bytes as brotli sends them. */
const LANGUAGE_BUDGET = 60_000;

/** Tags whose address every browser fetches by itself; phones fetch the touch icon only when the app is installed. */
const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"/g;
const LINK = /<link\b[^>]*\srel="(?:stylesheet|icon|manifest|preload|modulepreload)"[^>]*>/g;
const HREF = /\shref="([^"]+)"/;

const namedBy = (html) => [
  ...[...html.matchAll(SCRIPT)].map(([, address]) => address),
  ...[...html.matchAll(LINK)].map(([link]) => HREF.exec(link)?.[1]).filter((address) => address !== undefined),
];

const sent = async (file) => {
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  return (compressed ?? (await stat(file))).size;
};

/** The files a browser loads for a page of an exported site, each with the bytes that travel. */
export const firstLoad = async (folder, page = 'index.html') => {
  const html = await readFile(path.join(folder, page), 'utf8');
  const root = `${await baseOf(folder)}/`;
  const files = [page, ...namedBy(html).map((address) => address.replace(root, ''))];
  return Promise.all(files.map(async (file) => ({ file, bytes: await sent(path.join(folder, file)) })));
};

/** What the service worker fetches once the first screen is there, itself included, so that all others open offline. */
export const laterLoad = async (folder) => {
  const kept = [...(await readFile(path.join(folder, 'sw.js'), 'utf8')).matchAll(/\burl:"([^"]+)",revision/g)].map(
    ([, file]) => file,
  );
  const first = new Set((await firstLoad(folder)).map(({ file }) => file));
  const later = ['sw.js', ...kept.filter((file) => !first.has(file))];
  return Promise.all(later.map(async (file) => ({ file, bytes: await sent(path.join(folder, file)) })));
};

/** The weight of some files together. */
export const weigh = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const within = (what, bytes, budget, reason) => {
  const verdict = `${what} ${kB(bytes)} of at most ${kB(budget)}`;
  if (bytes > budget) throw new Problem(`${verdict}: ${reason}`);
  console.log(`${verdict}.`);
};

/** Prints what the home screen loads first and what is kept for offline; a Problem when either is too much. */
export const weighFirstLoad = async (folder = DIST) => {
  const files = await firstLoad(folder);
  for (const { file, bytes } of files) console.log(`${kB(bytes).padStart(10)}  ${file}`);
  for (const { language, file } of await languageScripts(folder))
    within(`The words of ${language} are`, await sent(path.join(folder, file)), LANGUAGE_BUDGET, 'they say too much.');
  const kept = weigh(files) + weigh(await laterLoad(folder));
  within('All screens together, kept for offline, are', kept, KEPT_BUDGET, 'a screen or a picture has grown.');
  within(
    'The home screen loads',
    weigh(files),
    BUDGET,
    'something that entry.ts imports has grown, or reaches a screen or the engine it should not.',
  );
  return { passed: 1, failed: 0 };
};

if (isCalled(import.meta.url)) await main(() => weighFirstLoad(process.argv[2]));
