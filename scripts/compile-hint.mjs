import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SCRIPTS = '_expo/static/js/web';

/** Chromium's word for "compile every function while the script is still arriving"; others read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Without it a browser compiles each of a thousand modules when it is first called, on the thread that answers taps;
 * with it on another one, beside the download. Most of what a script of ours holds is called: each has what its screen needs.
 */
export const hintCompiling = async (folder) => {
  const scripts = path.join(folder, SCRIPTS);
  for (const name of (await readdir(scripts)).filter((file) => file.endsWith('.js'))) {
    const file = path.join(scripts, name);
    await writeFile(file, HINT + (await readFile(file, 'utf8')));
  }
};
