import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MARK, placeAt, readBase } from './base.mjs';
import { hintCompiling } from './compile-hint.mjs';
import { precompress } from './compress.mjs';
import { nameMissing, writeFolders } from './hosts.mjs';
import { writePolicies } from './policy.mjs';
import { nameLanguages } from './languages.mjs';
import { minify } from './minify.mjs';
import { bin, CACHE, isCalled, main, OFFLINE, Problem, ROOT, runNode } from './run.mjs';
import { deferSharedCode } from './shared-code.mjs';
import { writeWorker } from './worker.mjs';

/** Everything an export is made of. */
const SOURCES = [
  'app',
  'assets',
  'components',
  'engine',
  'i18n',
  'public',
  'standins',
  'store',
  'app.config.js',
  'app.json',
  'babel.config.js',
  'entry.ts',
  'metro.config.js',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'scripts/babel-transformer.cjs',
  'scripts/base.mjs',
  'scripts/build.mjs',
  'scripts/compile-hint.mjs',
  'scripts/compress.mjs',
  'scripts/hosts.mjs',
  'scripts/languages.mjs',
  'scripts/minify.mjs',
  'scripts/policy.mjs',
  'scripts/react-compiler.cjs',
  'scripts/shared-code.mjs',
  'scripts/standins.cjs',
  'scripts/worker.mjs',
];

/** Where the exported site lies; DIST names another place, so that two exports of one clone do not meet. */
export const DIST = path.resolve(ROOT, process.env.DIST || 'dist');
/** Where the site with its gallery of the design system lies: for those who build, never for those who play. */
export const GALLERY = path.join(ROOT, 'dist-gallery');
/** Where the same site lies as it is put under a folder of a host, for the browser tests. */
export const UNDER = `${DIST}-under`;
const STAMP = '.sources';
const NATIVE = path.join(ROOT, 'dist-native');

const filesUnder = async (relative) => {
  try {
    const entries = await readdir(path.join(ROOT, relative), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path.join(ROOT, relative)];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
};

/** One hash over the names and contents of all sources. */
export const hashSources = async () => {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCES.map(filesUnder))).flat().sort();
  for (const file of files)
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};

const expoExport = (platforms, folder, { env = {}, args = [] } = {}) =>
  runNode(
    bin('expo/bin/cli'),
    [
      'export',
      ...platforms.flatMap((platform) => ['--platform', platform]),
      '--output-dir',
      path.relative(ROOT, folder),
      ...args,
    ],
    { env: { ...OFFLINE, EXPO_PUBLIC_GALLERY: '0', EXPORT_COMPILED: path.join(CACHE, 'compiled'), ...env } },
  );

/** Made beside its place and moved there when complete: a failed export leaves the last good one, and two do not mix. */
const make = async (folder, stamp, work) => {
  if ((await readFile(path.join(folder, STAMP), 'utf8').catch(() => undefined)) === stamp) return false;
  const fresh = `${folder}-${process.pid}`;
  try {
    await work(fresh);
    await writeFile(path.join(fresh, STAMP), stamp);
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return true;
};

/** What Expo makes of the sources: a site for any base, with a mark where it belongs. */
const exportMarked = (folder, sources, env) =>
  make(folder, sources, async (fresh) => {
    console.log('Exporting the app: about a minute the first time, a few seconds after a change …');
    if ((await expoExport(['web'], fresh, { env: { EXPORT_BASE: MARK, ...env }, args: ['--no-minify'] })) !== 0)
      throw new Problem('The web export failed; the reason is above.');
    await minify(fresh);
    if (env === undefined) await rm(path.join(fresh, 'gallery.html'), { force: true });
  });

const finish = async (folder, base) => {
  await placeAt(folder, base);
  await nameMissing(folder);
  await deferSharedCode(folder);
  await nameLanguages(folder, base);
  await hintCompiling(folder);
  await writePolicies(folder);
  await writeWorker(folder);
  await writeFolders(folder);
  await precompress(folder);
};

const exportSite = async ({ folder, base = '', marked = `${folder}-marked`, env }) => {
  const sources = await hashSources();
  return make(folder, `${sources} ${base}`, async (fresh) => {
    await exportMarked(marked, sources, env);
    await cp(marked, fresh, { recursive: true });
    await finish(fresh, base);
  });
};

/** Exports the site into dist/, for the root of a host or a folder of it, if something changed since the last export; says whether it did. */
export const buildWeb = (base = '') => exportSite({ folder: DIST, base });

/** The site once more, for a folder of a host: from the same export, and so in seconds. */
export const buildUnder = () => exportSite({ folder: UNDER, base: '/lisboa', marked: `${DIST}-marked` });

/** The same with the gallery. Metro's cache does not know of the switch, so the two must not share one. */
export const buildGallery = async () => {
  const cache = path.join(ROOT, 'node_modules/.cache/gallery');
  await mkdir(cache, { recursive: true });
  return exportSite({ folder: GALLERY, env: { EXPO_PUBLIC_GALLERY: '1', TMPDIR: cache } });
};

/** Bundles a phone app to Hermes bytecode. */
const buildPhone = async (platform, env) => {
  const folder = path.join(NATIVE, platform);
  if ((await expoExport([platform], folder, { env })) !== 0)
    throw new Problem(`The ${platform} export failed; the reason is above.`);
  const scripts = path.join(folder, '_expo/static/js', platform);
  const code = (await readdir(scripts)).find((name) => name.endsWith('.hbc'));
  if (code === undefined) throw new Problem(`The ${platform} export holds no Hermes bytecode.`);
  const { size } = await stat(path.join(scripts, code));
  console.log(`${platform}: ${(size / 1e6).toFixed(2)} MB of Hermes bytecode.`);
};

/** Bundles both phone apps. They cannot be run here, but what they import must exist and compile; what is the same in both, once. */
export const buildNative = async () => {
  await rm(NATIVE, { recursive: true, force: true });
  const shared = path.join(NATIVE, 'shared');
  await mkdir(shared, { recursive: true });
  for (const platform of ['android', 'ios']) await buildPhone(platform, { EXPORT_PHONES: shared });
  await rm(shared, { recursive: true });
};

const TARGETS = {
  web: async () => buildWeb(await readBase(process.env.BASE)),
  gallery: buildGallery,
  native: buildNative,
};

if (isCalled(import.meta.url)) {
  await main(async () => {
    const build = TARGETS[process.argv[2] ?? 'web'];
    if (build === undefined) throw new Problem(`Build what? One of: ${Object.keys(TARGETS).join(', ')}.`);
    if ((await build()) === false) console.log('Nothing changed since the last export.');
  });
}
