import { ensureBrowser } from './browser.mjs';
import { buildWeb, DIST } from './build.mjs';
import { bin, isCalled, main, runNode } from './run.mjs';
import { serve } from './serve.mjs';
import { readSite } from './site.mjs';

/** Runs Playwright against the exported site, served on a port nobody uses; answers with its exit code. */
export const runBrowserTests = async (args, env = {}) => {
  const browser = await ensureBrowser();
  const site = await serve(() => readSite(DIST), 0);
  try {
    await site.ready;
    const address = `http://localhost:${site.port}`;
    return await runNode(bin('@playwright/test/cli.js'), ['test', ...args], {
      env: { ...env, CHROME_PATH: browser, SITE: address },
    });
  } finally {
    await site.close();
  }
};

if (isCalled(import.meta.url)) {
  await main(async () => {
    await buildWeb();
    process.exitCode = await runBrowserTests(process.argv.slice(2));
  });
}
