import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from './run.mjs';

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i;

const hashesOf = (html, tags) => [
  ...new Set(
    [...html.matchAll(tags)].map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  ),
];

/**
 * What a page may load and run: its own site, the scripts and style sheets written into it (by their hash), nothing else.
 * Style attributes stay free: the prerendered page lays itself out with about fifty of them, each a number of the
 * layout, and none can run anything. Browsers before style-src-elem fall back to style-src, which has to allow both.
 * The picture of a score is drawn from a data: address; files to download are blobs, which no directive governs.
 */
const DIRECTIVES = (scripts, styles) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", "'unsafe-inline'"],
  'style-src-elem': ["'self'", ...styles],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** The Content-Security-Policy of a page, worked out from what is written in it; a worker has nothing written in it. */
export const policyOf = (html = '') =>
  Object.entries(DIRECTIVES(hashesOf(html, INLINE_SCRIPT), hashesOf(html, INLINE_STYLE)))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** A policy as a header says it: only there may it say who can put the page into a frame. */
export const asHeader = (policy) => `${policy}; frame-ancestors 'none'`;

/** Ahead of everything it governs, but behind the charset, which browsers look for in the first kilobyte. */
const withPolicy = (html, name) => {
  if (!CHARSET.test(html)) throw new Problem(`${name} does not name its charset, and so has no place for its policy.`);
  return html.replace(
    CHARSET,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`,
  );
};

/** Writes its policy into every page, so that it holds on any host, whatever headers that sends. */
export const writePolicies = async (folder) => {
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), name));
  }
};
