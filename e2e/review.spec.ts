import type { BrowserContext, Page } from '@playwright/test';

import { finishedGame } from '@/__tests__/helpers/games';
import { review } from '@/engine';

import { plantGames, savedGame } from './helpers/device';
import { findingsInBothThemes } from './helpers/findings';
import { expect, open, test, tooSmall } from './helpers/site';

const GAME = finishedGame(1);
const { turns, decided } = review(GAME);
const FIRST = (decided[0] ?? 0) + 1;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const slider = (page: Page) => page.getByRole('slider', { name: 'Turn' });
const at = (page: Page, turn: number) => expect(slider(page)).toHaveAttribute('aria-valuenow', String(turn));

const plant = (context: BrowserContext): Promise<void> =>
  plantGames(context, [
    { app: 'e2e', game: { id: 'over', name: 'Evening', created: '2026-03-01T12:00:00.000Z' }, history: GAME },
  ]);

test(
  'a finished game is stepped through by buttons, finger and keys, comes back to where it was, and stays as it is',
  { tag: '@wide' },
  async ({ page, context }) => {
    await plant(context);
    await open(page, '/games');
    await button(page, 'Options for Evening').click();
    await button(page, 'Review turns').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
    const before = await savedGame(page, 'over');

    await button(page, 'Next turn').click();
    await expect(page.getByText(`1 of ${turns.length} · Your turn`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`2 of ${turns.length} · Lacerda’s turn`)).toBeVisible();
    const box = await slider(page).boundingBox();
    await slider(page).click({ position: { x: (box?.width ?? 0) - 2, y: 30 } });
    await at(page, turns.length);
    await slider(page).press('Home');
    await slider(page).press('ArrowRight');
    await at(page, 1);

    await button(page, new RegExp(`^Turn ${FIRST}: `)).click();
    await at(page, FIRST);
    await expect(page.getByRole('img', { name: /^2 lines over/ })).toBeAttached();
    await button(page, /^Why\? /)
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link').first().click();
    await page.goBack();
    await at(page, FIRST);
    expect(await savedGame(page, 'over')).toEqual(before);
  },
);

test('the review is accessible: targets, names, contrast, no sideways scrolling', async ({ page, context }) => {
  await plant(context);
  await open(page, '/solo/review?game=over');
  await button(page, 'Next turn').click();
  await button(page, 'Next turn').click();
  await button(page, 'Show as table').click();
  expect(await tooSmall(page)).toEqual([]);
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});
