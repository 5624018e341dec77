import type { Page } from '@playwright/test';

import { writeSave } from '@/engine';

import { gameUntil } from './helpers/broughtGame';
import { expect, open, test } from './helpers/site';

const SAVE = writeSave({
  app: 'e2e',
  game: { id: 'e2e', name: 'Evening', created: '2026-03-01T12:00:00.000Z' },
  history: gameUntil((state) => state.round >= 2),
});
/** Many games in one text of less than 5 MB. */
const MANY = Array.from({ length: 60 }, (_, index) => SAVE.replaceAll('"e2e"', `"game-${index}"`));
const LARGE = `{"format":"lisboa-everything","version":1,"games":[${MANY.join(',')}]}`;
const DEEP = '['.repeat(5_000) + ']'.repeat(5_000);

async function choose(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** A hand that is quicker than any reading: it touches Cancel the moment it is drawn. */
const cancelAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() =>
    new MutationObserver((_, observer) => {
      const cancel = document.querySelector<HTMLElement>('[role=button][aria-label=Cancel]');
      if (cancel === null) return;
      observer.disconnect();
      cancel.click();
    }).observe(document.body, { childList: true, subtree: true }),
  );

test.beforeEach(async ({ page }) => {
  await open(page, '/games');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
});

test('a file is named with its size and read with progress, and reading it can be canceled', async ({ page }) => {
  await cancelAtOnce(page);
  await choose(page, LARGE);
  await expect(page.getByText('Canceled. Nothing changed.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await choose(page, LARGE);
  await expect(page.getByText(/^x\.json, \d+(\.\d)? [kM]B$/)).toBeVisible();
  await expect(page.getByText(/: will be added$/)).toHaveCount(60);
});

test('a file above 5 MB is refused with both sizes', async ({ page }) => {
  await choose(page, 'x'.repeat(7_300_000));
  await expect(page.getByText('Too large: 7.3 MB. The maximum is 5 MB. Nothing changed.')).toBeVisible();
});

for (const [what, text] of Object.entries({
  'nothing but lists': DEEP,
  'a game': `{"format":"lisboa-save","version":1,"history":${DEEP}}`,
  everything: `{"format":"lisboa-everything","version":1,"games":[{"format":"lisboa-save","version":1,"start":${DEEP}}],"boards":[${DEEP}],"scores":[${DEEP}]}`,
}))
  test(`a file of 5,000 levels gets an answer: ${what}`, async ({ page }) => {
    await choose(page, text);
    await expect(
      page.getByRole('alert').filter({ hasText: /Not an export from this app|damaged|couldn’t read/ }),
    ).toBeVisible();
  });
