import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fingerOn } from './finger.mjs';
import { put, UNDISTURBED, watch } from './inPage.mjs';
import { PHONE } from './phone.mjs';
import { ROOT } from '../scripts/run.mjs';

const RUNS = 5;
const MOST_MS = 200;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const longGames = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'bench/longGames.ts'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
};

/** Once it is there and nothing more moves. */
const taken = async (page, there) => {
  await page.waitForTimeout(UNDISTURBED);
  await there.waitFor();
  await page.waitForFunction(() => window.tap.painted > 0 && performance.now() - window.tap.painted > 500);
  return page.evaluate(() => window.tap.painted - window.tap.left);
};

/** A choice until his forecast has changed, and a confirmed move until his turn is painted; a key undoes it. */
const runOnce = async (page, tap) => {
  const button = (name) => page.getByRole('button', { name });
  const soFar = page.getByRole('region', { name: 'Your move so far' });
  await page.getByRole('heading', { name: 'Your turn', exact: true }).waitFor();
  await tap(button('Discard a card, get 1 gold'));
  const choice = await taken(page, soFar);
  await tap(button(/^Confirm my move/));
  const commit = await taken(page, page.getByRole('heading', { name: /Lacerda/, level: 1 }));
  await page.keyboard.press('u');
  return { choice, commit };
};

const measure = async (context, base, game, slower) => {
  const page = await context.newPage();
  await page.goto(`${base}solo?game=${game}`, { waitUntil: 'load' });
  await page.getByRole('heading', { name: 'Your turn', exact: true }).waitFor();
  await page.evaluate(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(page, fingerOn(page, session)));
  await page.close();
  const of = (what) => Math.round(median(runs.map((run) => run[what])));
  return { choiceMs: of('choice'), commitMs: of('commit') };
};

/** What a choice and a confirmed move take early and late in a game, in ms. */
export const measureCommits = async (browser, base, slower) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${base}manifest.webmanifest`);
  await page.evaluate(put, await longGames());
  await page.close();
  const figures = {
    early: await measure(context, base, 'early', slower),
    late: await measure(context, base, 'late', slower),
  };
  await context.close();
  return figures;
};

const row = (what, ms) => [what, `${ms} ms`, `≤ ${MOST_MS} ms`, ms <= MOST_MS];

export const commitRows = ({ early, late }) => [
  row('choice to his forecast, entry 10', early.choiceMs),
  row('choice to his forecast, entry 300', late.choiceMs),
  row('confirmed to his turn, entry 10', early.commitMs),
  row('confirmed to his turn, entry 300', late.commitMs),
];
