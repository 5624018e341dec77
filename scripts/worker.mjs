import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { MISSING } from './hosts.mjs';
import { Problem } from './run.mjs';
import { HASHED } from './site.mjs';

const LARGEST = 5_000_000;

/** The worker knows /score as score.html only, not as score/index.html; every server knows both. */
const flatten = async (folder) => {
  const pages = (await readdir(folder, { recursive: true })).filter((name) => /[\\/]index\.html$/.test(name));
  for (const page of pages) await rename(path.join(folder, page), path.join(folder, `${path.dirname(page)}.html`));
};

/**
 * Writes the service worker that keeps the whole site on the device: every screen opens without a network
 * from the second visit on, whatever its query. A new version waits until the person says so
 * (components/shell/worker.web.ts); an unknown address is the server's to answer, or ours when there is none.
 */
export const writeWorker = async (folder) => {
  await flatten(folder);
  // Loaded only when an export needs it: serving does not.
  const { generateSW } = await import('workbox-build');
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css,json,svg,png,ico,webmanifest}'],
    swDest: path.join(folder, 'sw.js'),
    cacheId: 'lisboa',
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    dontCacheBustURLsMatching: HASHED,
    ignoreURLParametersMatching: [/./],
    maximumFileSizeToCacheInBytes: LARGEST,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: MISSING } },
      },
    ],
  });
  if (warnings.length > 0) throw new Problem(`The service worker is incomplete: ${warnings.join(' ')}`);
};
