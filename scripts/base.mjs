import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem, ROOT } from './run.mjs';

/**
 * What an export writes wherever the base of an address belongs. The real one is put in afterwards, so that one export
 * serves for every base and moving a site costs seconds. Nothing else in a page or a script looks like it.
 */
export const MARK = '/__lisboa_base__';

const STAMP = '.base';
const SEGMENT = /^(?!\.{1,2}$)[\w.~-]+$/;

const routes = async () =>
  (await readdir(path.join(ROOT, 'app'), { recursive: true }))
    .filter((file) => file.endsWith('.tsx') && !/[+_]/.test(path.basename(file)))
    .map((file) => `/${file.split(path.sep).join('/')}`.replace(/(\/index)?\.tsx$/, ''));

/**
 * The folder of a host under which the site will lie, from what a person wrote: '/lisboa' for lisboa, /lisboa/ or
 * /lisboa, '' for the root. The router takes the base off an address by its letters, so none of ours may begin with it.
 */
export const readBase = async (text = '') => {
  const segments = text
    .trim()
    .replace(/^\/|\/$/g, '')
    .split('/');
  if (segments.join('') === '' && segments.length === 1) return '';
  if (!segments.every((segment) => SEGMENT.test(segment)))
    throw new Problem(
      `BASE must be the path of a folder, such as /lisboa (letters, digits, ".", "_", "~", "-"), not "${text}".`,
    );
  const base = `/${segments.join('/')}`;
  const clash = (await routes()).find((route) => route.startsWith(base));
  if (clash !== undefined) throw new Problem(`BASE=${base} is how the app's own ${clash} begins: choose another one.`);
  return base;
};

/** Puts the base into every page and script of a fresh export. */
export const placeAt = async (folder, base) => {
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => /\.(html|js)$/.test(file))) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(MARK, base));
  }
  await writeFile(path.join(folder, STAMP), base);
};

/** The base a finished site was made for. */
export const baseOf = (folder) => readFile(path.join(folder, STAMP), 'utf8').catch(() => '');
