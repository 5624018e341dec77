import type { Page } from '@playwright/test';

import { DEMO_ROUNDS } from '@/__tests__/helpers/demoRounds';
import { writeSave } from '@/engine';

import { findingsInBothThemes } from './helpers/findings';
import { plantGames, savedGame } from './helpers/device';
import { eveningAfter } from './helpers/evening';
import { expect, open, reload, test, tooSmall } from './helpers/site';

const EVENING = eveningAfter(DEMO_ROUNDS.length);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const entry = (page: Page, at: number) => button(page, new RegExp(`^${at}\\. `));
const saved = async (page: Page) => (await savedGame(page, 'evening')).history;

test.beforeEach(async ({ context, page }) => {
  await plantGames(context, [EVENING]);
  await open(page, '/solo/log?game=evening');
  await expect(entry(page, 6)).toBeVisible();
});

/** On the table his store of three turns ago was never built; told by the keyboard alone. */
const notBuilt = async (page: Page) => {
  await entry(page, 1).press('Enter');
  await button(page, 'Edit this entry').press('Enter');
  await button(page, /^Cloth store on D2/).press('Enter');
  await button(page, 'Change this step').press('Enter');
  await button(page, 'It was skipped').press('Enter');
  await button(page, 'Done').press('Enter');
  await expect(page.getByText('Entry 6, Lacerda’s turn: Lacerda would have acted differently')).toBeVisible();
};

test('undo to the start and redo to the end give the same game, over a reload', async ({ page }) => {
  for (const at of [6, 5, 4, 3, 2, 1]) {
    await button(page, 'Undo').click();
    await expect(entry(page, at)).toContainText('undone');
  }
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Take Lacerda’s cloth store off D2.' })).toBeVisible();
  await reload(page);
  await expect(page).toHaveURL(/\/solo\/log\?game=evening$/);
  await expect(page.getByRole('checkbox', { name: 'Take Lacerda’s cloth store off D2.' })).toBeVisible();
  for (const at of [1, 2, 3, 4, 5, 6]) {
    await button(page, 'Redo').click();
    await expect(entry(page, at)).not.toContainText('undone');
  }
  expect(writeSave({ ...EVENING, history: await saved(page) })).toBe(writeSave(EVENING));
});

/** A piece of the list is ticked off; a reload forgets neither the list nor the tick, and once all is done not that either. */
async function survivesReloads(page: Page, name: string) {
  const piece = page.getByRole('checkbox', { name });
  await piece.click();
  await expect(piece).toBeChecked();
  await reload(page);
  await expect(piece).toBeChecked();
  await button(page, 'Done').click();
  await expect(piece).toHaveCount(0);
  await reload(page);
  await expect(entry(page, 1)).toBeVisible();
  await expect(piece).toHaveCount(0);
}

test('a mistake three turns back is mended and the table kept; a reload forgets no piece and no tick', async ({
  page,
}) => {
  await notBuilt(page);
  await button(page, 'Edit, leave table').click();
  await survivesReloads(page, 'D2: no store.');
  const { done, now } = await saved(page);
  expect([done.length, now.stores.D2, now.buildings['W-D']]).toEqual([6, undefined, ['books', 'cloth']]);
});

test('a mistake three turns back is mended and the game rewound; canceled first, nothing is lost', async ({ page }) => {
  await notBuilt(page);
  await button(page, 'Cancel, leave the log unchanged').click();
  await expect(entry(page, 6)).toBeVisible();
  expect(await saved(page)).toEqual(EVENING.history);
  await notBuilt(page);
  await button(page, 'Edit and rewind').click();
  await survivesReloads(page, 'Take the blue architect’s building off the west site D.');
  const { done, now } = await saved(page);
  expect([done.length, now.stores.D2, now.buildings['W-D'], now.toMove]).toEqual([5, undefined, undefined, 'lacerda']);
});

test('log, change and standing have no accessibility finding in either theme', async ({ page }) => {
  test.slow();
  const isFine = async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
  };
  await button(page, 'Undo').click();
  await expect(entry(page, 6)).toContainText('undone');
  await entry(page, 1).click();
  await expect(button(page, 'Edit this entry')).toBeVisible();
  await isFine();
  await page.keyboard.press('Escape');
  await button(page, 'Redo').click();
  await expect(entry(page, 6)).not.toContainText('undone');
  await notBuilt(page);
  await isFine();
  await open(page, '/solo/score?game=evening');
  await expect(page.getByRole('heading', { name: 'Majorities' })).toBeVisible();
  await isFine();
});
