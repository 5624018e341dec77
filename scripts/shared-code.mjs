import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SCRIPT = /<script src="([^"]+)" defer><\/script>/g;
const SHARED = /\/__common-[0-9a-f]+\.js$/;
/** The scripts of every page; any other is the screen of that page. */
const EVERYWHERE = /\/(__expo-metro-runtime|__common|entry)-[0-9a-f]+\.js$/;

/**
 * Metro puts what two or more screens share, such as the engine, into one script and has every page load it.
 * A page that opens none of those screens, first of all the home screen, only has to know where it lies:
 * components/shell/screenLoading.web.ts loads it before the first screen that needs it.
 */
const nameInsteadOfLoad = (html) => {
  const scripts = [...html.matchAll(SCRIPT)];
  const shared = scripts.find(([, address]) => SHARED.test(address));
  if (shared === undefined || scripts.some(([, address]) => !EVERYWHERE.test(address))) return html;
  return html.replace(shared[0], '').replace('</head>', `<meta name="shared-code" content="${shared[1]}"/></head>`);
};

/** Takes the code that screens share out of the first load of the pages that are none of these screens. */
export const deferSharedCode = async (folder) => {
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    await writeFile(file, nameInsteadOfLoad(await readFile(file, 'utf8')));
  }
};
