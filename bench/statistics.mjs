import { put } from './inPage.mjs';

/** How long the statistics take to show their figures, with few and with many finished games. */
const FEW = 5;
const MANY = 500;
const MOST = 1.2;
const RUNS = 9;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const held = (id, kind, number) => ({
  id,
  kind,
  wigs: 40 + ((number * 7) % 50),
  ships: [1, 3],
  sets: number % 4,
  cubes: 0,
  stores: { gold: number % 3, books: 2, cloth: 1, tools: number % 2 },
  reis: 12,
  influence: 9,
  officialsAtWork: 4,
  plansDone: 2,
  favours: 1,
  decrees: kind === 'lacerda' ? 3 : [4, 3, 5],
});

const sheetOf = (number) => ({
  table: 'solo',
  seats: ['green', 'purple', 'orange', 'yellow'].map((colour, seat) => ({
    colour,
    name: '',
    held: held(`p${seat + 1}`, 'person', number),
  })),
  lacerda: held('lacerda', 'lacerda', number + 1),
  sheet: null,
  rulings: null,
  keptAs: `s${number}`,
});

/** A finished sheet as the app keeps it. */
const kept = (number) => {
  const finishedAt = new Date(Date.UTC(2026, 0, 1, number)).toISOString();
  const content = { id: `s${number}`, finishedAt, sheet: sheetOf(number) };
  return [`score/kept/s${number}`, JSON.stringify({ version: 1, content })];
};

/** Runs in the page before anything else: notes when the number of games is there to be read. */
const watch = (games) => {
  const look = () => {
    if (window.shownMs === undefined && document.querySelector(`[aria-label="Games: ${games}"]`) !== null)
      window.shownMs = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
};

const shownAfter = async ({ context, games }, base) => {
  const page = await context.newPage();
  await page.addInitScript(watch, games);
  await page.goto(`${base}statistics`);
  await page.waitForFunction(() => window.shownMs !== undefined);
  const shown = await page.evaluate(() => window.shownMs);
  // What is looked up behind the figures belongs to this visit, not to the next.
  await page.waitForLoadState('networkidle');
  await page.close();
  return shown;
};

/** The first visit sums all games up, as after an update; every later one finds the list. */
const prepare = async (browser, base, games) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${base}manifest.webmanifest`);
  await page.evaluate(
    put,
    Array.from({ length: games }, (_, number) => kept(number)),
  );
  await page.close();
  const began = performance.now();
  await shownAfter({ context, games }, base);
  return { context, games, firstMs: Math.round(performance.now() - began) };
};

/** The medians, taken in turns so that a busy machine slows both alike. */
export const measureStatistics = async (browser, base) => {
  const [few, many] = [await prepare(browser, base, FEW), await prepare(browser, base, MANY)];
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push([await shownAfter(few, base), await shownAfter(many, base)]);
  await Promise.all([few.context.close(), many.context.close()]);
  return {
    fewMs: Math.round(median(runs.map(([ms]) => ms))),
    manyMs: Math.round(median(runs.map(([, ms]) => ms))),
    ratio: Number(median(runs.map(([one, other]) => other / one)).toFixed(2)),
    firstMs: many.firstMs,
  };
};

export const statisticsRows = ({ fewMs, manyMs, ratio, firstMs }) => [
  [`statistics of ${FEW} games`, `${fewMs} ms`, '', undefined],
  [`statistics of ${MANY} games`, `${manyMs} ms`, `≤ ${MOST} × with ${FEW}: ${ratio} ×`, ratio <= MOST],
  [`summing ${MANY} games up, once`, `${firstMs} ms`, 'in the background', undefined],
];
