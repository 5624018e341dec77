import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { readSave } from '@/engine';

import { expect, open, test } from './helpers/site';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

/** A browser whose disk is full while `full` says so: every writing is undone, as a browser does it. */
const withDisk = (page: Page) =>
  page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      const { transaction } = this;
      const asked = put.apply(this, given);
      const takeBack = (): void => {
        Object.defineProperty(transaction, 'error', {
          configurable: true,
          value: new DOMException('The disk is full.', 'QuotaExceededError'),
        });
        transaction.abort();
      };
      if (sessionStorage.getItem('full') !== null) asked.addEventListener('success', takeBack);
      return asked;
    };
  });
const fill = (page: Page) => page.evaluate(() => sessionStorage.setItem('full', 'yes'));
const makeRoom = (page: Page) => page.evaluate(() => sessionStorage.removeItem('full'));

test('a disk that fills up in the middle of a game is named at once; the game continues, is exported, and is saved when there is room', async ({
  page,
}) => {
  await withDisk(page);
  await open(page, '/solo?game=demo');
  await shows(page, 'Lacerda’s turn');
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved: storage full' });
  await expect(notice).toHaveCount(0);

  await fill(page);
  await press(page, 'Done');
  await shows(page, 'Your turn');
  await expect(notice).toBeVisible();

  await press(page, 'Export game');
  const download = page.waitForEvent('download');
  await press(page, 'Save as file');
  const read = readSave(await readFile(await (await download).path(), 'utf8'));
  expect(read.ok && read.value.history.done).toHaveLength(1);
  await press(page, 'Close');

  await press(page, 'Try saving again');
  await expect(page.getByText(/Still not saved/)).toBeVisible();
  await expect(notice).toBeVisible();
  await makeRoom(page);
  await press(page, 'Try saving again');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await shows(page, 'Your turn');
});

test('a browser that keeps nothing says so at the table, and the game can still be played and exported', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await open(page, '/solo?game=demo');
  await shows(page, 'Lacerda’s turn');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved: storage is blocked' })).toBeVisible();
  await press(page, 'Done');
  await shows(page, 'Your turn');
  await press(page, 'Export game');
  const text = await page.getByRole('textbox', { name: 'Exported text' }).inputValue();
  const read = readSave(text);
  expect(read.ok && read.value.history.done).toHaveLength(1);
});
