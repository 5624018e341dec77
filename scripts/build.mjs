import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './compress.mjs';
import { bin, isCalled, main, Problem, ROOT, runNode } from './run.mjs';

/** Everything an export is made of. */
const SOURCES = [
  'app',
  'assets',
  'components',
  'engine',
  'i18n',
  'public',
  'store',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/compress.mjs',
];

/** Where the exported site lies. */
export const DIST = path.join(ROOT, 'dist');
const NATIVE = path.join(ROOT, 'dist-native');
const STAMP = path.join(DIST, '.sources');

const OFFLINE = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_DOTENV: '1' };

const filesUnder = async (relative) => {
  try {
    const entries = await readdir(path.join(ROOT, relative), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
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
  for (const file of files) hash.update(`${path.relative(ROOT, file)}\0`).update(await readFile(file)).update('\0');
  return hash.digest('hex');
};

const readStamp = () => readFile(STAMP, 'utf8').catch(() => undefined);

const expoExport = (platforms, folder) =>
  runNode(
    bin('expo/bin/cli'),
    ['export', ...platforms.flatMap((platform) => ['--platform', platform]), '--output-dir', path.relative(ROOT, folder)],
    { env: OFFLINE },
  );

/** Exports the site into dist/ if a source changed since the last export; says whether it did. */
export const buildWeb = async () => {
  const sources = await hashSources();
  if ((await readStamp()) === sources) return false;
  await rm(DIST, { recursive: true, force: true });
  if ((await expoExport(['web'], DIST)) !== 0) throw new Problem('The web export failed; the reason is above.');
  await precompress(DIST);
  await mkdir(DIST, { recursive: true });
  await writeFile(STAMP, sources);
  return true;
};

/** Bundles both phone apps to Hermes bytecode. They cannot be run here, but what they import must exist and compile. */
export const buildNative = async () => {
  await rm(NATIVE, { recursive: true, force: true });
  if ((await expoExport(['android', 'ios'], NATIVE)) !== 0) throw new Problem('The phone export failed; the reason is above.');
  for (const platform of ['android', 'ios']) {
    const files = await readdir(path.join(NATIVE, '_expo/static/js', platform));
    if (!files.some((name) => name.endsWith('.hbc'))) throw new Problem(`The ${platform} export holds no Hermes bytecode.`);
  }
};

const TARGETS = { web: buildWeb, native: buildNative };

if (isCalled(import.meta.url)) {
  await main(async () => {
    const build = TARGETS[process.argv[2] ?? 'web'];
    if (build === undefined) throw new Problem(`Build what? One of: ${Object.keys(TARGETS).join(', ')}.`);
    if ((await build()) === false) console.log('dist/ is up to date.');
  });
}
