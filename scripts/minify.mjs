import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { minify as terser } from 'terser';

/** What Expo writes for a browser: scripts and style sheets. */
const KINDS = { '.js': 'js', '.css': 'css' };

/** The script everyone waits for is worth another ten seconds. */
const isFirst = (file) => /\/entry-[^/]*\.js$/.test(file);

const minifyFile = async (file) => {
  const options = { loader: KINDS[path.extname(file)], minify: true, legalComments: 'none', charset: 'utf8' };
  const { code } = await transform(await readFile(file, 'utf8'), options);
  const smallest = isFirst(file) ? (await terser(code)).code : code;
  await writeFile(file, smallest.trimEnd());
};

/**
 * Makes the scripts of an export small, each as a whole: names are chosen for all its modules together. Metro does it module by module,
 * which takes minutes and leaves the first script a twentieth larger.
 */
export const minify = async (folder) => {
  const files = await readdir(path.join(folder, '_expo'), { recursive: true });
  const written = files.filter((file) => path.extname(file) in KINDS);
  await Promise.all(written.map((file) => minifyFile(path.join(folder, '_expo', file))));
};
