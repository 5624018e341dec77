import { put } from './inPage.mjs';

/** How long the home screen takes to show the running game, with few and with many finished games beside it. */
const FEW = 5;
const MANY = 500;
const MOST = 1.2;
const RUNS = 9;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const header = (id, turn) => {
  const glance = { period: 2, round: 8, toMove: 'you', turn, wigs: { you: 91, lacerda: 88 } };
  const game = { id, name: `Game ${id}`, created: '2026-03-01T12:00:00.000Z' };
  const written = {
    format: 'lisboa-game',
    version: 1,
    app: 'bench',
    game,
    done: 160,
    entries: 160,
    revisions: [0, 0, 0, 0, 0, 0, 0, 0],
    glance,
  };
  return [`games/slip/${id}`, JSON.stringify({ version: 1, saved: game.created, write: 160, header: written })];
};

/** A game as long as real ones are; the home screen must not look into it. */
const recordsOf = (id, turn) => [
  header(id, turn),
  ...['start', ...Array.from({ length: 8 }, (_, number) => `chunk-${number}-0`)].map((key) => [
    `games/record/${id}/${key}`,
    'x'.repeat(4000),
  ]),
];

const manyGames = (finished) => [
  ...Array.from({ length: finished }, (_, number) => recordsOf(`finished-${number}`, 'over')).flat(),
  ...recordsOf('running', 'you'),
  ['games/running', 'running'],
];

/** Runs in the page before anything else: notes when the running game is there to be tapped. */
const watch = () => {
  const look = () => {
    if (window.shownMs === undefined && document.querySelector('a[href="/solo?game=running"]') !== null)
      window.shownMs = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
};

const prepare = async (browser, base, finished) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${base}manifest.webmanifest`);
  await page.evaluate(put, manyGames(finished));
  await page.close();
  return context;
};

const shownAfter = async (context, base) => {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(base);
  await page.waitForFunction(() => window.shownMs !== undefined);
  const shown = await page.evaluate(() => window.shownMs);
  await page.close();
  return shown;
};

/** The medians, taken in turns so that a busy machine slows both alike. */
export const measureManyGames = async (browser, base) => {
  const [few, many] = [await prepare(browser, base, FEW), await prepare(browser, base, MANY)];
  const runs = [];
  for (let run = 0; run < RUNS + 1; run += 1) runs.push([await shownAfter(few, base), await shownAfter(many, base)]);
  await Promise.all([few.close(), many.close()]);
  const [, ...counted] = runs;
  return {
    fewMs: Math.round(median(counted.map(([ms]) => ms))),
    manyMs: Math.round(median(counted.map(([, ms]) => ms))),
    ratio: Number(median(counted.map(([one, other]) => other / one)).toFixed(2)),
  };
};

export const manyGamesRows = ({ fewMs, manyMs, ratio }) => [
  [`running game, ${FEW} finished games`, `${fewMs} ms`, '', undefined],
  [`running game, ${MANY} finished games`, `${manyMs} ms`, `≤ ${MOST} × with ${FEW}: ${ratio} ×`, ratio <= MOST],
];
