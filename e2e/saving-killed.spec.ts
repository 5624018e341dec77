import { isDeepStrictEqual } from 'node:util';

import type { BrowserContext, Page } from '@playwright/test';

import { gameOf } from '@/__tests__/helpers/games';
import { diceOf } from '@/__tests__/helpers/player';
import { advance, jump, type Entry, type GameState, type History } from '@/engine';

import { plantGames, savedGame } from './helpers/device';
import { expect, test } from './helpers/site';

/** Killing and opening a browser's page fifty times takes its time; once is enough, see playwright.config.ts. */
test.describe.configure({ timeout: 600_000 });
// What is drawn does not matter here: few pixels, fast opening.
test.use({ viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 });

const KILLS = 25;
/** Longer than a writing takes, shorter than patience. */
const LATEST_MS = 40;

/** Two windows die and open at the same time on a machine that may be busy. */
const SLOWLY = { timeout: 30_000 };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** The table lies open, and nobody else plays at it. */
const AT_WORK = /^(?!At the table|Looking on)/;
/** What the screen is called while the table waits for Lacerda, or for anything else. */
const titleOf = (state: GameState): RegExp => (advance(state).for === 'lacerda' ? /Lacerda/ : AT_WORK);

async function reopened(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/solo?game=${id}`);
  return page;
}

/** Taps, waits for a moment nobody knows, and pulls the plug; says what the screen was called at the end. */
async function killAfter(page: Page, name: string, moment: number): Promise<string> {
  await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
  await sleep(moment);
  const shown = await headingOf(page).innerText();
  await page.close();
  return shown;
}

const written = (history: History): string =>
  JSON.stringify([history.done, history.undone] satisfies readonly (readonly Entry[])[]);

const openLog = (page: Page): Promise<void> => page.getByRole('button', { name: 'Log, undo and redo' }).click();

test('a page killed at 25 moments of taking turns and taking them back loses at most the tap under way', async ({
  page: first,
  context,
}) => {
  const { below } = diceOf(1755);
  let page = first;
  let taken = 0;
  await page.goto('/solo?game=demo');
  await expect(headingOf(page)).toHaveText(AT_WORK, SLOWLY);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect(headingOf(page)).toHaveText(taken % 2 === 0 ? /^Lacerda’s turn$/ : /^Your turn$/);
    const before = await savedGame(page, 'demo');
    if (taken % 2 === 1) await openLog(page);
    const shown = await killAfter(page, taken % 2 === 0 ? 'Done' : 'Undo', below(LATEST_MS));
    page = await reopened(context, 'demo');
    await expect(headingOf(page)).toHaveText(AT_WORK, SLOWLY);
    const after = await savedGame(page, 'demo');
    const isTaken = after.history.done.length !== before.history.done.length;
    expect(after.history.done).toHaveLength(isTaken ? 1 - (taken % 2) : taken % 2);
    expect(after.history.undone.length).toBeLessThanOrEqual(1);
    if (!isTaken) expect(written(after.history)).toBe(written(before.history));
    // What was shown as done was saved.
    if (shown === (taken % 2 === 0 ? 'Your turn' : 'Lacerda’s turn')) expect(isTaken).toBe(true);
    if (isTaken) taken += 1;
  }
  expect(taken).toBeGreaterThan(0);
});

test('a page killed at 25 moments of a whole game opens at the question that was open', async ({
  page: first,
  context,
}) => {
  const { below } = diceOf(1761);
  const whole = gameOf(60, 1);
  const start = jump(whole, 0);
  if (!start.ok) throw new Error('no start');
  const history = start.value.history;
  await plantGames(context, [
    { app: 'e2e', game: { id: 'walk', name: 'Walk', created: '2026-03-01T12:00:00.000Z' }, history },
  ]);
  let page = first;
  let stands = 0;
  await page.goto('/solo?game=walk');
  await expect(headingOf(page)).toHaveText(AT_WORK, SLOWLY);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const at = jump(whole, stands);
    if (!at.ok) throw new Error('no such entry');
    await expect(headingOf(page)).toHaveText(titleOf(at.value.history.now));
    await openLog(page);
    if (stands > 0)
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(new RegExp(`^${stands}\\. `));
    for (let taps = below(2); taps > 0; taps -= 1)
      await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await killAfter(page, 'Redo', below(LATEST_MS));
    page = await reopened(context, 'walk');
    await expect(headingOf(page)).toHaveText(AT_WORK, SLOWLY);
    const { history: saved } = await savedGame(page, 'walk');
    expect(saved.done.length - stands).toBeGreaterThanOrEqual(0);
    expect(saved.done.length - stands).toBeLessThanOrEqual(3);
    expect(
      isDeepStrictEqual([...saved.done, ...saved.undone], whole.done),
      'every entry is there once, in its order',
    ).toBe(true);
    stands = saved.done.length;
  }
  expect(stands).toBeGreaterThan(KILLS / 2);
});
