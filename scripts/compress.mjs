import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|webmanifest|txt|map|xml|ico)$/;
const WORTHWHILE = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const smaller = new Map();

/** Both sites of a test run hold the same files, but for those that name their base. */
const compressOnce = (body) => {
  const key = createHash('sha256').update(body).digest('hex');
  if (!smaller.has(key)) smaller.set(key, Promise.all([brotli(body, { params: PARAMS }), zip(body, { level: 9 })]));
  return smaller.get(key);
};

const compressFile = async (file) => {
  const body = await readFile(file);
  if (body.length < WORTHWHILE) return;
  const [br, gz] = await compressOnce(body);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes a .br and a .gz beside every text file, so that serving costs nothing. */
export const precompress = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath ?? entry.path, entry.name))));
};
