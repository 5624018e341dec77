import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { baseOf } from './base.mjs';
import { MISSING } from './hosts.mjs';
import { policyOf } from './policy.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** A name that carries the hash of its content never changes its content. */
export const HASHED = /[-.][0-9a-f]{20,}\./;
const ENCODINGS = { br: '.br', gzip: '.gz' };

const variant = async (file, names, suffix) =>
  names.has(`${file}${suffix}`) ? readFile(`${file}${suffix}`) : undefined;

const load = async (file, names) => {
  const body = await readFile(file);
  const encodings = {};
  for (const [encoding, suffix] of Object.entries(ENCODINGS)) {
    const encoded = await variant(file, names, suffix);
    if (encoded !== undefined) encodings[encoding] = encoded;
  }
  return {
    body,
    encodings,
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
    policy: policyOf(path.extname(file) === '.html' ? body.toString() : undefined),
    cache: HASHED.test(path.basename(file)) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
};

const isVariant = (file, names) =>
  Object.values(ENCODINGS).some((suffix) => file.endsWith(suffix) && names.has(file.slice(0, -suffix.length)));

/** The addresses a file answers to: /score for score.html, / for index.html, and its own name. */
const addresses = (relative) => {
  const own = `/${relative}`;
  const clean = own.replace(/\.html$/, '').replace(/\/index$/, '');
  return clean === own ? [own] : [own, clean === '' ? '/' : clean];
};

/**
 * Reads a folder into a table from address to page.
 * Only what is in the table can be served, so no address can reach outside the folder.
 */
export const readSite = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const names = new Set(files);
  const base = await baseOf(folder);
  const pages = new Map();
  for (const file of files) {
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (relative.split('/').some((part) => part.startsWith('.')) || isVariant(file, names)) continue;
    const page = await load(file, names);
    for (const address of addresses(relative)) pages.set(`${base}${address}`, page);
  }
  return { base, pages, missing: pages.get(`${base}/${MISSING}`) };
};
