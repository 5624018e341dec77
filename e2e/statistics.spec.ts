import type { BrowserContext } from '@playwright/test';

import { aFinished, aSheet } from '@/__tests__/helpers/finished';
import { keptFormat } from '@/store/scoreSheetFormat';

import { plantGames, plantRecords, putRecords } from './helpers/device';
import { findings, findingsInBothThemes } from './helpers/findings';
import { cutTexts } from './helpers/measured';
import { expect, open, test, tooSmall } from './helpers/site';

const record = (sheet: ReturnType<typeof aSheet>) => [keptFormat.key + sheet.id, keptFormat.write(sheet)] as const;

const EVENING = aSheet('evening', 3, [
  ['Ana', 70],
  ['Rui', 90],
  ['Eva', 60],
]);

/** Six solo games and an evening with friends. */
async function plantSeven(context: BrowserContext): Promise<void> {
  const wigs = [31, 52, 12, 60, 74, 88];
  await plantGames(
    context,
    wigs.map((each, at) => aFinished(`g${at}`, each, `2026-03-0${at + 1}T12:00:00.000Z`)),
  );
  await plantRecords(context, [record(EVENING)]);
}

test(
  'seven games as charts and as tables, filtered, without a finding',
  { tag: '@wide' },
  async ({ page, context }) => {
    await plantSeven(context);
    await open(page, '/games');
    await page.getByRole('link', { name: 'Statistics', exact: true }).click();
    await expect(page.getByRole('listitem', { name: 'Games: 7' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Gold, First alone: 0 of 7/ })).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Tables' }).click();
    const byTitle = page.getByRole('table', { name: 'By title' });
    await expect(byTitle.getByRole('row', { name: /^Court Servant 5 / })).toBeVisible();
    await expect(byTitle.getByRole('columnheader')).toHaveText(['Games', 'Best', 'Mean']);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('radio', { name: 'Solo' }).click();
    await expect(page.getByRole('listitem', { name: 'Games: 6' })).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
  },
);

test('a finished game stands beside the mean; a deleted one counts no longer', async ({ page, context }) => {
  await plantSeven(context);
  await open(page, '/solo?game=g5');
  const compared = page.getByRole('table', { name: 'Compared with your mean' });
  await expect(page.getByText('Place 1 of 6')).toBeVisible();
  await expect(compared.getByRole('row', { name: /^Total 138 95.8 \+42.2/ })).toBeVisible();
  await open(page, '/games');
  await page.getByRole('button', { name: 'Options for Game g5' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Game g5 deleted')).toBeVisible();
  await open(page, '/statistics');
  await expect(page.getByRole('listitem', { name: 'Games: 6' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Best: 124' })).toBeVisible();
});

test('five hundred games are summed up in the background once, and are there at once from then on', async ({
  page,
  context,
}) => {
  const sheets = Array.from({ length: 500 }, (_, at) => aSheet(`s${at}`, 1, [['', 40 + (at % 50)]]));
  await plantRecords(context, sheets.map(record));
  await page.goto('/statistics');
  await expect(page.getByText(/^Reading finished games: \d+ of 500$/)).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Games: 500' })).toBeVisible();
  await expect(page.getByText(/^Reading finished games/)).toHaveCount(0);
  // Whatever lies behind the list now is read only after it is shown.
  await putRecords(page, [record({ ...EVENING, id: 'new' })]);
  await page.reload();
  await expect(page.getByRole('listitem', { name: 'Games: 501' })).toBeVisible();
});
