import { ensureBrowser } from './browser.mjs';
import { buildWeb } from './build.mjs';
import { bin, main, runNode } from './run.mjs';

await main(async () => {
  const browser = await ensureBrowser();
  await buildWeb();
  process.exitCode = await runNode(bin('@playwright/test/cli.js'), ['test', ...process.argv.slice(2)], { env: { CHROME_PATH: browser } });
});
