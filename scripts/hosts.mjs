import { copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The page of an unknown address, under the name by which most hosts look for it. */
export const MISSING = '404.html';

/** Gives the page of an unknown address its name, and keeps GitHub Pages from leaving out folders that begin with "_". */
export const nameMissing = async (folder) => {
  await rename(path.join(folder, '+not-found.html'), path.join(folder, MISSING));
  await writeFile(path.join(folder, '.nojekyll'), '');
};

/**
 * Some hosts know /score as score.html only, others as score/index.html only: both lie there.
 * The service worker keeps the first ones, so this comes after it is written.
 */
export const writeFolders = async (folder) => {
  const pages = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.html') && !['index.html', MISSING].includes(name),
  );
  for (const page of pages) {
    const place = path.join(folder, page.replace(/\.html$/, ''));
    await mkdir(place, { recursive: true });
    await copyFile(path.join(folder, page), path.join(place, 'index.html'));
  }
};
