import type { Page } from '@playwright/test';

import { savedGame } from './helpers/device';
import { expect, open, test } from './helpers/site';

const shows = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('of two windows on one game one plays, the other follows live and takes over; no entry is lost or doubled', async ({
  page: one,
  context,
}) => {
  await open(one, '/solo?game=demo');
  await shows(one, 'Lacerda’s turn');
  const other = await context.newPage();
  await open(other, '/solo?game=demo');
  await shows(other, 'View only: Lacerda’s turn');
  await expect(other.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);

  await press(one, 'Done');
  await shows(one, 'Your turn');
  await shows(other, 'View only: your turn');

  await press(other, 'Play here instead');
  await shows(other, 'Your turn');
  await shows(one, 'View only: your turn');
  expect((await savedGame(one, 'demo')).history.done).toHaveLength(1);

  await press(other, 'Log, undo and redo');
  await press(other, 'Undo');
  await shows(one, 'View only: Lacerda’s turn');

  await other.close();
  await shows(one, 'Lacerda’s turn');
  await press(one, 'Done');
  await shows(one, 'Your turn');
  const { done, undone } = (await savedGame(one, 'demo')).history;
  expect([done.length, undone.length]).toEqual([1, 0]);
});
