import type { Page } from '@playwright/test';

import { demoState } from '@/components/game/demoPosition';
import { begin } from '@/engine';

import { plantGames, savedGame } from './helpers/device';
import { findingsInBothThemes } from './helpers/findings';
import { expect, open, reload, test, tooSmall } from './helpers/site';

const EVENING = {
  app: 'e2e',
  game: { id: 'evening', name: 'Evening', created: '2026-03-01T12:00:00.000Z' },
  history: begin(demoState()),
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const you = async (page: Page) => (await savedGame(page, 'evening')).history.now;

test.beforeEach(({ context }) => plantGames(context, [EVENING]));

test('less is tracked, then everything again, group by group, in the middle of a game and over a reload', async ({
  page,
}) => {
  await open(page, '/solo?game=evening');
  await button(page, /^You, 21 wigs, 7 influence, 12 réis/).click();
  await button(page, 'Track less').click();
  await expect(sheet(page)).toContainText('The app stops tracking your réis, goods, clergy tiles and decrees.');
  await button(page, 'Track less').click();
  await button(page, /^You, 21 wigs, 7 influence, the Marquis/).click();
  expect((await you(page)).depth).toBe('lacerda-needs');
  await button(page, 'Track everything').click();
  await button(page, 'Your réis: 1 less').click();
  await button(page, 'Next').click();
  await expect(page.getByRole('heading', { name: 'Goods, 2 of 4' })).toBeVisible();
  expect(await findingsInBothThemes(page, 'dialog')).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Goods, 2 of 4' })).toBeVisible();
  await button(page, 'Next').click();
  await button(page, '1 influence off a visit').click();
  expect(await findingsInBothThemes(page, 'dialog')).toEqual([]);
  await button(page, 'Next').click();
  await button(page, 'Track everything').click();
  await expect(button(page, /^You, 21 wigs, 7 influence, 11 réis/)).toBeVisible();
  const now = await you(page);
  expect([now.depth, now.you.reis, now.you.clergy.at(-1)]).toEqual(['everything', 11, { visit: 1 }]);
});

test('panels nobody has checked are counted, lead to My board, and are hidden for this game for good', async ({
  page,
}) => {
  const badge = page.getByRole('link', { name: /^\d+ board panels? not checked yet: / });
  await open(page, '/solo/score?game=evening');
  await badge.click();
  await expect(page).toHaveURL(/\/board#\w+$/);
  await open(page, '/solo/score?game=evening');
  await expect(badge).toBeVisible();
  await button(page, 'Hide for this game').click();
  await expect(badge).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Majorities' })).toBeVisible();
  await expect(badge).toHaveCount(0);
});
