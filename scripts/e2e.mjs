import { ensureBrowser } from './browser.mjs';
import { buildUnder, buildWeb, DIST, UNDER } from './build.mjs';
import { bin, isCalled, main, runNode } from './run.mjs';
import { serve } from './serve.mjs';
import { readSite } from './site.mjs';

const addressOf = async ({ port, ready }) => `http://localhost:${port}${(await ready).base}`;

/** Runs Playwright against the exported site and its copy under a folder, each on a port nobody uses; answers with its exit code. */
export const runBrowserTests = async (args, env = {}) => {
  const browser = await ensureBrowser();
  const site = await serve(() => readSite(DIST), 0);
  const under = await serve(() => readSite(UNDER), 0);
  try {
    return await runNode(bin('@playwright/test/cli.js'), ['test', ...args], {
      env: { ...env, CHROME_PATH: browser, SITE: await addressOf(site), SITE_UNDER: await addressOf(under) },
    });
  } finally {
    await Promise.all([site.close(), under.close()]);
  }
};

if (isCalled(import.meta.url)) {
  await main(async () => {
    await buildWeb();
    await buildUnder();
    process.exitCode = await runBrowserTests(process.argv.slice(2));
  });
}
