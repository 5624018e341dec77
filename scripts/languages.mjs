import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from './run.mjs';

const SCRIPTS = '_expo/static/js/web';
/** The file of a language in i18n/ names its script. */
const LANGUAGE = /^(pt|es|it|pl|ru)-[0-9a-f]+\.js$/;
const COUNT = 5;

/** The addresses of the scripts of all languages but English. */
export const languageScripts = async (folder) => {
  const names = (await readdir(path.join(folder, SCRIPTS))).filter((name) => LANGUAGE.test(name));
  if (names.length !== COUNT) throw new Problem(`${names.length} of ${COUNT} languages have a script of their own.`);
  return names.map((name) => ({ language: name.slice(0, 2), file: `${SCRIPTS}/${name}` }));
};

/**
 * Tells every page where the words of each language are, ahead of its own first script: whoever speaks one of them
 * has it sent for before the app is there (components/shell/firstLook.web.ts).
 */
export const nameLanguages = async (folder, base) => {
  const tags = (await languageScripts(folder))
    .map(({ language, file }) => `<meta name="language-${language}" content="${base}/${file}"/>`)
    .join('');
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace('<script', `${tags}<script`));
  }
};
