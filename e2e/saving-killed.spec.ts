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
/** Every so manieth kill comes in the middle of a writing: everything is put, and nothing of it counts yet. */
const MID_WRITE = 5;
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

/**
 * Lets the page begin to write and never come to an end: its transaction has put everything and is kept open by asking again
 * and again. Says so on the page's root, where the test looks for it.
 */
const holdWriting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      const hold = (): void => {
        document.documentElement.dataset['writing'] = 'held';
        this.get(key ?? '').onsuccess = hold;
      };
      const asked = put.call(this, value, key);
      if (String(key).startsWith('games/slip/')) asked.addEventListener('success', hold);
      return asked;
    };
  });

/** Taps, waits until the writing is in progress, and closes the window. */
async function killMidWrite(page: Page, name: string): Promise<string> {
  await holdWriting(page);
  await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-writing', 'held', SLOWLY);
  const shown = await headingOf(page).innerText();
  await page.close();
  return shown;
}

/** In a window of its own where the last one was closed; else in the one whose page is gone, which opens in half the time. */
async function reopened(context: BrowserContext, last: Page, id: string): Promise<Page> {
  const page = last.isClosed() ? await context.newPage() : last;
  await page.goto(`/solo?game=${id}`);
  return page;
}

/** Taps, waits for a moment nobody knows, and takes the page away with all it was doing; says what the screen was called at the end. */
async function killAfter(page: Page, name: string, moment: number): Promise<string> {
  await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
  await sleep(moment);
  const shown = await headingOf(page).innerText();
  await page.goto('about:blank');
  return shown;
}

const written = (history: History): string =>
  JSON.stringify([history.done, history.undone] satisfies readonly (readonly Entry[])[]);

const openLog = (page: Page): Promise<void> => page.getByRole('button', { name: 'Log, undo and redo' }).click();

test('a page killed at 25 moments of taking turns and undoing them loses at most the tap in progress', async ({
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
    const isMidWrite = kill % MID_WRITE === MID_WRITE - 1;
    const button = taken % 2 === 0 ? 'Done' : 'Undo';
    const shown = isMidWrite ? await killMidWrite(page, button) : await killAfter(page, button, below(LATEST_MS));
    page = await reopened(context, page, 'demo');
    await expect(headingOf(page)).toHaveText(AT_WORK, SLOWLY);
    const after = await savedGame(page, 'demo');
    const isTaken = after.history.done.length !== before.history.done.length;
    expect(after.history.done).toHaveLength(isTaken ? 1 - (taken % 2) : taken % 2);
    expect(after.history.undone.length).toBeLessThanOrEqual(1);
    if (isMidWrite) expect(isTaken).toBe(false);
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
    const isMidWrite = kill % MID_WRITE === MID_WRITE - 1;
    for (let taps = isMidWrite ? 0 : below(2); taps > 0; taps -= 1)
      await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await (isMidWrite ? killMidWrite(page, 'Redo') : killAfter(page, 'Redo', below(LATEST_MS)));
    page = await reopened(context, page, 'walk');
    await expect(headingOf(page)).toHaveText(AT_WORK, SLOWLY);
    const { history: saved } = await savedGame(page, 'walk');
    expect(saved.done.length - stands).toBeGreaterThanOrEqual(0);
    expect(saved.done.length - stands).toBeLessThanOrEqual(isMidWrite ? 0 : 3);
    expect(
      isDeepStrictEqual([...saved.done, ...saved.undone], whole.done),
      'every entry is there once, in its order',
    ).toBe(true);
    stands = saved.done.length;
  }
  expect(stands).toBeGreaterThan(KILLS / 2);
});
