import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { gameOf } from '@/__tests__/helpers/games';
import { writeSave } from '@/engine';

import { putRecords } from './helpers/device';
import { expect, open, reload, test } from './helpers/site';

/** An export of every version shipped. */
const FIXTURES = path.resolve(__dirname, '../__tests__/save/fixtures');
const EXPORTS = readdirSync(FIXTURES).filter((file) => /^v\d+\.json$/.test(file));

const GAME = writeSave({
  app: 'e2e',
  game: { id: 'e2e-1', name: 'Evening', created: '2026-03-01T12:00:00.000Z' },
  history: gameOf(40, 1),
});

async function bringIn(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('textbox', { name: /^Paste exported text/ }).fill(text);
  await page.getByRole('button', { name: 'Preview' }).click();
}

async function withGame(page: Page): Promise<void> {
  await open(page, '/games');
  await bringIn(page, GAME);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('link', { name: /^Evening: / })).toBeVisible();
}

test('a game imported says first what it contains, survives a reload, and comes only once', async ({ page }) => {
  await open(page, '/games');
  await bringIn(page, GAME);
  await expect(page.getByText('Evening, 40 entries: will be added')).toBeVisible();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByText('1 item imported')).toBeVisible();
  await reload(page);
  await expect(page.getByRole('link', { name: /^Evening: / })).toBeVisible();
  await bringIn(page, GAME);
  await expect(page.getByText('Evening, 40 entries: is here already, nothing changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import now' })).toHaveCount(0);
});

test('exports of every version shipped are imported as files, open, and come only once', async ({ page }) => {
  for (const file of EXPORTS) {
    await open(page, '/games');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const choose = async (): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file' }).click();
      await (await chooser).setFiles(path.join(FIXTURES, file));
    };
    await choose();
    await expect(page.getByText(/: will be added$/)).toBeVisible();
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(page.getByText('1 item imported')).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await choose();
    await expect(page.getByText(/: is here already, nothing changes$/)).toBeVisible();
    const { game } = JSON.parse(readFileSync(path.join(FIXTURES, file), 'utf8')) as {
      readonly game: { readonly id: string };
    };
    await open(page, `/solo?game=${game.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/turn|Lacerda|period|over/i);
  }
});

test('a game is deleted and undone', async ({ page }) => {
  await withGame(page);
  await page.getByRole('button', { name: 'Options for Evening' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Evening: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Evening: / })).toBeVisible();
});

test('a game is exported as a file that can be imported again', async ({ page }) => {
  await withGame(page);
  await page.getByRole('button', { name: 'Options for Evening' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe('lisboa-evening.json');
});

test('a damaged game is named, kept as it is, and can be exported', async ({ page }) => {
  await withGame(page);
  await putRecords(page, [['games/slip/e2e-1', '{"version":1,"saved":"x","write":1,"header":{}}']]);
  await open(page, '/games');
  await expect(page.getByRole('region', { name: 'Unreadable data' })).toContainText('Damaged');
  await page.getByRole('button', { name: 'Export Game e2e-1 unchanged' }).click();
  await expect(page.getByRole('textbox', { name: 'Exported text' })).toHaveValue(/lisboa-unreadable/);
});

test('a text that is no game is refused with what to do', async ({ page }) => {
  await open(page, '/games');
  await bringIn(page, 'hello');
  await expect(page.getByRole('alert')).toContainText('Copy all of it again');
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await open(page, '/games');
  await expect(page.getByText(/This browser blocks storage/)).toBeVisible();
});
