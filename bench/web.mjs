import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from '../scripts/browser.mjs';
import { buildWeb, DIST } from '../scripts/build.mjs';
import { BUDGET, firstLoad, laterLoad, weigh } from '../scripts/first-load.mjs';
import { main, ROOT } from '../scripts/run.mjs';
import { serve } from '../scripts/serve.mjs';
import { readSite } from '../scripts/site.mjs';
import { tableStart } from './coldStart.mjs';
import { commitRows, measureCommits } from './commits.mjs';
import { languageSwitches } from './languages.mjs';
import { measureManyGames, manyGamesRows } from './manyGames.mjs';
import { mapTaps, setupTaps } from './atTheTable.mjs';
import { measureStatistics, statisticsRows } from './statistics.mjs';

const RUNS = 5;
const SLOWER = 4;
const RESULTS = path.join(ROOT, 'bench/results');
const TRACE = ['devtools.timeline', 'loading', 'blink.user_timing'];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Runs in the page before anything else: what the page's own clock says about painting and blocking. */
const observe = () => {
  window.seen = { lcp: 0, fcp: 0, long: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (window.seen.fcp = entry.startTime));
  watch('longtask', (entry) => window.seen.long.push({ start: entry.startTime, duration: entry.duration }));
};

/** When the script that holds the app began and ended, in ms after the navigation, from the browser's trace. */
const mainScript = (trace, base) => {
  const { traceEvents } = JSON.parse(trace.toString());
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(base),
  )?.ts;
  const entry = traceEvents.find(
    ({ name, dur, args }) => name === 'EvaluateScript' && dur > 0 && /\/entry-[0-9a-f]+\.js$/.test(args?.data?.url),
  );
  if (start === undefined || entry === undefined) throw new Error('The trace shows no main script.');
  return { began: (entry.ts - start) / 1000, ended: (entry.ts + entry.dur - start) / 1000 };
};

const countBytes = async (session) => {
  const bytes = { total: 0, requests: 0 };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.total += encodedDataLength;
    bytes.requests += 1;
  });
  return bytes;
};

const measure = async (browser, base) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observe);
  await browser.startTracing(page, { categories: TRACE });
  // A network can be idle while a script still runs: the page has loaded when both are done.
  await page.goto(base, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const script = mainScript(await browser.stopTracing(), base);
  const seen = await page.evaluate(() => ({
    ...window.seen,
    domReady: performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd,
  }));
  await context.close();
  const blocking = seen.long
    .filter(({ start }) => start >= seen.fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return {
    transferBytes: bytes.total,
    requests: bytes.requests,
    fcpMs: seen.fcp,
    lcpMs: seen.lcp,
    mainScriptBeganMs: script.began,
    mainScriptEndedMs: script.ended,
    blockingMs: blocking,
    domReadyMs: seen.domReady,
  };
};

const summary = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, Math.round(median(runs.map((run) => run[key])))]));

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const table = (figures) => {
  const rows = [
    [
      'first load, all of it, brotli',
      kB(figures.transferBytes),
      `≤ ${BUDGET / 1000} kB`,
      figures.transferBytes <= BUDGET,
    ],
    ['requests', String(figures.requests), '', undefined],
    ['first contentful paint', `${figures.fcpMs} ms`, '', undefined],
    [
      'largest contentful paint',
      `${figures.lcpMs} ms`,
      'before the main script ended',
      figures.lcpMs < figures.mainScriptEndedMs,
    ],
    ['main script began', `${figures.mainScriptBeganMs} ms`, '', undefined],
    ['main script ended', `${figures.mainScriptEndedMs} ms`, '', undefined],
    ['total blocking time', `${figures.blockingMs} ms`, '', undefined],
    ['DOM ready', `${figures.domReadyMs} ms`, '', undefined],
    [
      'first paint of the table',
      `${figures.tableFcpMs} ms`,
      `≤ 1.5 × the home screen's: ${(figures.tableFcpMs / figures.fcpMs).toFixed(2)} ×`,
      figures.tableFcpMs <= 1.5 * figures.fcpMs,
    ],
    ['cold start to a map to touch', `${figures.tableMs} ms`, '', undefined],
    ...manyGamesRows(figures.manyGames),
    ...statisticsRows(figures.statistics),
    ['service worker', kB(figures.workerBytes), 'after the first load', undefined],
    ...commitRows(figures.commits),
    ['map tap to its answer painted', `${figures.mapTapMs} ms`, '≤ 100 ms', figures.mapTapMs <= 100],
    ['choosing a language', `${figures.languageMs} ms`, '≤ 300 ms', figures.languageMs <= 300],
    ['taps of a dealt setup', String(figures.setupTaps), '≤ 20', figures.setupTaps <= 20],
    ['taps to match the board', String(figures.matchingTaps), 'once per device', undefined],
    ['all other screens, for offline', kB(figures.offlineBytes), 'after the first load', undefined],
  ];
  const verdict = (met) => (met === undefined ? '' : met ? 'met' : 'MISSED');
  return rows
    .map(([what, value, target, met]) =>
      `${what.padEnd(32)}${value.padStart(10)}   ${target.padEnd(30)}${verdict(met)}`.trimEnd(),
    )
    .join('\n');
};

const COMPARED = {
  transferBytes: 'first load',
  lcpMs: 'largest contentful paint',
  blockingMs: 'total blocking time',
  tableMs: 'cold start to a map to touch',
};

/** What became of an older export's figures. */
const comparison = (older, now) =>
  Object.entries(COMPARED)
    .map(
      ([key, what]) =>
        `${what.padEnd(32)}${String(older[key]).padStart(8)} → ${String(now[key]).padStart(8)}   ${(now[key] / older[key]).toFixed(2)} ×`,
    )
    .join('\n');

/** The first loads of some exports, in turn: what else the machine does then befalls all alike. */
const measureInTurn = async (browser, sites) => {
  const runs = sites.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, { port }] of sites.entries()) {
      const base = `http://localhost:${port}/`;
      runs[at].push({ ...(await measure(browser, base)), ...(await tableStart(browser, base, SLOWER)) });
    }
  return runs;
};

/** npm run bench:web: how fast the home screen is on a slow phone. A folder with an older export is measured beside it. */
await main(async () => {
  await buildWeb();
  const folders = [DIST, ...process.argv.slice(2, 3)];
  const sites = await Promise.all(folders.map((folder) => serve(() => readSite(folder), 0)));
  const browser = await openBrowser();
  const [runs, older] = await measureInTurn(browser, sites);
  if (older !== undefined) console.log(`Against ${folders[1]}:\n${comparison(summary(older), summary(runs))}\n`);
  const base = `http://localhost:${sites[0].port}/`;
  const atTable = {
    mapTapMs: Math.round(median(await mapTaps(browser, base, SLOWER))),
    languageMs: Math.round(median(await languageSwitches(browser, base, SLOWER))),
    ...(await setupTaps(browser, base)),
  };
  const manyGames = await measureManyGames(browser, base);
  const statistics = await measureStatistics(browser, base);
  const commits = await measureCommits(browser, base, SLOWER);
  await browser.close();
  for (const site of sites) await site.close();
  const [worker, ...others] = await laterLoad(DIST);
  const figures = {
    ...summary(runs),
    ...atTable,
    manyGames,
    statistics,
    commits,
    workerBytes: worker.bytes,
    offlineBytes: weigh(others),
  };
  console.log(`Home screen, 390×844, CPU ${SLOWER}× slower, median of ${RUNS}:\n\n${table(figures)}`);
  console.log(
    `\nOf the first load:\n${(await firstLoad(DIST)).map(({ file, bytes }) => `${kB(bytes).padStart(10)}  ${file}`).join('\n')}`,
  );
  await mkdir(RESULTS, { recursive: true });
  await writeFile(
    path.join(RESULTS, 'web.json'),
    `${JSON.stringify({ cpuSlowdown: SLOWER, median: figures, runs }, null, 2)}\n`,
  );
  console.log('\nbench/results/web.json holds every run.');
});
