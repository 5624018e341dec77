import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { gameOf } from '@/__tests__/helpers/games';
import { writeSave } from '@/engine';

import { putRecords } from './helpers/device';
import { expect, open, test } from './helpers/site';

/** An export of every version shipped. */
const FIXTURES = path.resolve(__dirname, '../__tests__/save/fixtures');
const EXPORTS = readdirSync(FIXTURES).filter((file) => /^v\d+\.json$/.test(file));

const GAME = writeSave({
  app: 'e2e',
  game: { id: 'e2e-1', name: 'Evening', created: '2026-03-01T12:00:00.000Z' },
  history: gameOf(40, 1),
});

async function bringIn(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Bring in', exact: true }).click();
  await page.getByRole('textbox', { name: /^Paste the text/ }).fill(text);
  await page.getByRole('button', { name: 'See what it contains' }).click();
}

async function withGame(page: Page): Promise<void> {
  await open(page, '/games');
  await bringIn(page, GAME);
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(page.getByRole('link', { name: /^Evening: / })).toBeVisible();
}

test('a game brought in says first what it contains, survives a reload, and comes only once', async ({ page }) => {
  await open(page, '/games');
  await bringIn(page, GAME);
  await expect(page.getByText('Evening, 40 entries: will be added')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(page.getByText('1 thing brought in')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /^Evening: / })).toBeVisible();
  await bringIn(page, GAME);
  await expect(page.getByText('Evening, 40 entries: is here already, nothing changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it in' })).toHaveCount(0);
});

test('exports of every version shipped are brought in as files, open, and come only once', async ({ page }) => {
  for (const file of EXPORTS) {
    await open(page, '/games');
    await page.getByRole('button', { name: 'Bring in', exact: true }).click();
    const choose = async (): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file' }).click();
      await (await chooser).setFiles(path.join(FIXTURES, file));
    };
    await choose();
    await expect(page.getByText(/: will be added$/)).toBeVisible();
    await page.getByRole('button', { name: 'Bring it in' }).click();
    await expect(page.getByText('1 thing brought in')).toBeVisible();
    await page.getByRole('button', { name: 'Bring in', exact: true }).click();
    await choose();
    await expect(page.getByText(/: is here already, nothing changes$/)).toBeVisible();
    const { game } = JSON.parse(readFileSync(path.join(FIXTURES, file), 'utf8')) as {
      readonly game: { readonly id: string };
    };
    await open(page, `/solo?game=${game.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/turn|Lacerda|period|over/i);
  }
});

test('a game is deleted and taken back', async ({ page }) => {
  await withGame(page);
  await page.getByRole('button', { name: 'More about Evening' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Evening: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Evening: / })).toBeVisible();
});

test('a game is handed on as a file that can be brought in again', async ({ page }) => {
  await withGame(page);
  await page.getByRole('button', { name: 'More about Evening' }).click();
  await page.getByRole('button', { name: 'Hand on', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('lisboa-evening.json');
});

test('a damaged game is named, kept as it is, and can be handed on', async ({ page }) => {
  await withGame(page);
  await putRecords(page, [['games/slip/e2e-1', '{"version":1,"saved":"x","write":1,"header":{}}']]);
  await open(page, '/games');
  await expect(page.getByRole('region', { name: 'Set aside' })).toContainText('Something in it is damaged');
  await page.getByRole('button', { name: 'Hand on Game e2e-1 as it is' }).click();
  await expect(page.getByRole('textbox', { name: 'The text to hand on' })).toHaveValue(/lisboa-unreadable/);
});

test('a text that is no game is refused with what to do', async ({ page }) => {
  await open(page, '/games');
  await bringIn(page, 'hello');
  await expect(page.getByRole('alert')).toContainText('copy it again');
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await open(page, '/games');
  await expect(page.getByText(/gives the app no room to keep anything/)).toBeVisible();
});
