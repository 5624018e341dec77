import { requireNode } from './node-version.mjs';

requireNode();
// Loaded only now: an older Node must reach the line above before it meets anything it does not know.
const { main } = await import('./run.mjs');

await main(async () => {
  const { readBase } = await import('./base.mjs');
  const { buildWeb, DIST } = await import('./build.mjs');
  const { readHost, sayWhere } = await import('./host.mjs');
  const { readPort, serve } = await import('./serve.mjs');
  const { readSite } = await import('./site.mjs');

  const base = await readBase(process.env.BASE);
  const makeSite = async () => {
    await buildWeb(base);
    return readSite(DIST);
  };
  const host = readHost(process.env.HOST);
  const { port, ready } = await serve(makeSite, readPort(process.env.PORT, 8081), host);
  await ready;
  console.log(`Lisboa companion is open at ${sayWhere(host, port, base)} (Ctrl+C stops it)`);
});
