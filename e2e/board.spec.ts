import type { Page } from '@playwright/test';
import { findingsInBothThemes } from './helpers/findings';
import { expect, open, test, tooSmall } from './helpers/site';

const PANELS = [
  'Treasury',
  'Influence',
  'Market',
  'Ships',
  'Offices',
  'State actions',
  'Church',
  'Scoring tiles',
  'Thin column',
  'Tool majority',
];

const board = async (page: Page, address = '/board') => {
  await open(page, address);
  await expect(page.getByRole('region', { name: 'Treasury' })).toBeVisible();
};
const confirm = (page: Page, panel: string) => page.getByRole('button', { name: `${panel}: matches my board` }).click();

test('the whole board is confirmed in ten taps, and a reload keeps it', async ({ page }) => {
  await board(page);
  for (const panel of PANELS) await confirm(page, panel);
  await expect(page.getByText(/^Every panel is confirmed/)).toBeVisible();
  await board(page);
  await expect(page.getByText(/^Every panel is confirmed/)).toBeVisible();
  await expect(page.getByText('Unconfirmed')).toHaveCount(0);
});

test('values are changed by tapping them, and a reload keeps them', async ({ page }) => {
  await board(page);
  await page.getByRole('radio', { name: /^Space 6 from the bottom, visits/ }).click();
  await page.getByRole('button', { name: 'Visits, space 6 from the bottom: 1 more' }).click();
  await page.getByRole('checkbox', { name: 'Space 9: coin' }).click();
  await page.getByRole('button', { name: /^King: Cardinal on top/ }).click();
  await page.getByRole('button', { name: 'Space B2: not entered' }).click();
  await page.getByRole('button', { name: 'gain influence' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await board(page);
  await expect(page.getByRole('radio', { name: 'Space 6 from the bottom, visits +4 influence' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Space 9: coin' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^King: Favor on top/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Space B2: gain influence' })).toBeVisible();
});

test('a link from another screen brings its panel into view, and the panel folds once it matches', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('link', { name: 'State actions (R2)' }).click();
  const panel = page.getByRole('region', { name: 'State actions' });
  await expect(panel).toBeInViewport();
  await confirm(page, 'State actions');
  await expect(panel.getByText('Unconfirmed')).toHaveCount(0);
});

test('what decides Lacerda’s moves is confirmed in five taps', async ({ page }) => {
  await board(page);
  await page.getByRole('button', { name: 'Lacerda’s 4 panels' }).click();
  for (const panel of ['State actions', 'Treasury', 'Church', 'Scoring tiles']) await confirm(page, panel);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('4 of 10 panels confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lacerda’s 4 panels' })).toHaveCount(0);
});

test('a sheet is exported as a file and comes back as another copy', async ({ page }) => {
  await board(page);
  await page.getByRole('radio', { name: '6, 4 and 2' }).click();
  await confirm(page, 'Tool majority');
  await page.getByRole('button', { name: 'Export sheet' }).click();
  const text = await page.getByLabel('The sheet as text').inputValue();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  expect((await saving).suggestedFilename()).toBe('lisboa-board-my-copy.json');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Reset this copy' }).click();
  await expect(page.getByText('0 of 10 panels confirmed')).toBeVisible();

  await page.getByRole('button', { name: 'Import sheet' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles({ name: 'sheet.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByText('In use: Copy 2')).toBeVisible();
  await expect(page.getByText('1 of 10 panels confirmed').first()).toBeVisible();
});

test('a sheet with a gap is refused by name, and says at the panel what is missing', async ({ page }) => {
  await board(page);
  await page.getByRole('button', { name: 'Import sheet' }).click();
  await page
    .getByLabel('Paste a sheet’s text')
    .fill('{"treasury":[{"left":0,"right":1},{"left":0,"right":2}],"coins":[]}');
  await page.getByRole('button', { name: 'Check and add' }).click();
  await expect(page.getByText('Not added: 2 problems with this sheet.')).toBeVisible();
  await expect(page.getByText(/^Treasury: no space shows 3 réis/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  for (const space of [0, 1, 3, 5, 7, 8]) await page.getByRole('checkbox', { name: `Space ${space}: coin` }).click();
  await expect(page.getByRole('region', { name: 'Influence' }).getByRole('alert')).toContainText(
    'Nothing is marked here',
  );
});

test(
  'the panels, folded and open, and the editor of a reward have no accessibility finding',
  { tag: '@wide' },
  async ({ page }) => {
    await board(page);
    await confirm(page, 'Ships');
    await page.getByRole('radio', { name: 'Second tile: 3 wigs' }).click();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await page.getByRole('button', { name: 'Space B2: not entered' }).click();
    await page.getByRole('checkbox', { name: 'goods' }).click();
    expect(await findingsInBothThemes(page, 'dialog')).toEqual([]);
  },
);

test('nothing scrolls sideways, also with the largest text', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('radio', { name: 'Largest', exact: true }).click();
  await board(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
