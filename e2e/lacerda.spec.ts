import type { Locator, Page } from '@playwright/test';

import { play } from '@/__tests__/helpers/games';
import { aGame, diceOf } from '@/__tests__/helpers/player';
import { begin } from '@/engine';

import { gameUntil, openBrought } from './helpers/broughtGame';
import { findingsInBothThemes } from './helpers/findings';
import { expect, open, reload, test, tooSmall } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** His steps with what is asked below them; the map beside them is walked with your turn. */
const HIS_STEPS = '[role=list][aria-label="Lacerda’s turn"]';

/** He met the influence icon: his clergy tile is asked, and then yours. */
const CHURCH = gameUntil(
  (_, waiting) =>
    waiting.for === 'lacerda' &&
    waiting.run.waitsFor?.kind === 'church' &&
    waiting.questions.length === 2 &&
    waiting.questions.some(({ kind }) => kind === 'clergyWigs'),
);

/** You took a gold and a card; he asks nothing in his turn or asks below his first step. */
const AFTER_YOURS = play(
  begin(aGame(diceOf(1))),
  { kind: 'get-gold' },
  { kind: 'take-card', deck: 'treasury' },
  { kind: 'end-turn' },
);

/** A store that only a late tie-break told from the others: the widest comparison there is. */
const CLOSE = gameUntil(
  (_, waiting) =>
    waiting.for === 'lacerda' &&
    waiting.run.steps.some((step) => 'why' in step && step.action === 'store' && step.why.rounds.length >= 4),
);

test(
  'Lacerda’s turn: the first instruction on top, one movement a line, and one tap',
  { tag: '@wide' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: /^Lacerda’s turn/ }).click();
    const first = button(page, 'Courtier to the Builder');
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(160);
    await expect(page.getByRole('list', { name: 'Lacerda’s turn' }).getByRole('listitem')).toHaveCount(8);
    expect(await findingsInBothThemes(page, HIS_STEPS)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await button(page, 'Done').click();
    await expect(heading(page, 'Your turn')).toBeVisible();
  },
);

test('the pieces of your own move take one line above his first instruction', { tag: '@wide' }, async ({ page }) => {
  await openBrought(page, AFTER_YOURS);
  const pieces = button(page, /^First, move your pieces: \d+$/);
  await expect(pieces).toBeVisible();
  expect((await button(page, /^Courtier to /).boundingBox())?.y).toBeLessThanOrEqual(
    page.viewportSize()?.width === 390 ? 160 : 170,
  );
  await pieces.click();
  await expect(page.getByRole('list', { name: 'First, move your pieces' }).getByRole('listitem').first()).toBeVisible();
  await button(page, 'Pieces moved').click();
  await expect(pieces).toHaveCount(0);
});

test(
  'one touch of a line opens its comparison with the deciding column, and what differs',
  { tag: '@wide' },
  async ({ page }) => {
    await open(page, '/solo?game=demo');
    await button(page, /^Cloth store on D2/).click();
    await expect(heading(page, 'Which store')).toBeVisible();
    await expect(page.getByText('D2 cloth: decided by “Most wigs”.')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Most wigs, decides' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^D2 cloth/ }).getByRole('cell', { name: '8' })).toBeVisible();
    expect(await findingsInBothThemes(page, 'dialog')).toEqual([]);
    await expect(button(page, 'Change this step')).toBeVisible();
  },
);

test('what differs is touched on the map and becomes the step', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/solo?game=demo');
  await button(page, /^Cloth store on D2/).click();
  await button(page, 'Change this step').click();
  await expect(heading(page, 'What happened?')).toBeVisible();
  await button(page, /^C2, free/).click();
  await button(page, 'Gold street').click();
  await expect(button(page, /^Gold store on C2, facing west, .*changed by you$/)).toBeVisible();
  await button(page, 'Done').click();
  await expect(heading(page, 'Your turn')).toBeVisible();
  await expect(page.getByRole('img', { name: 'C2, Lacerda’s store, facing gold' })).toBeVisible();
});

for (const width of [390, 360])
  test(`a comparison of many criteria lies within ${width} points`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openBrought(page, CLOSE);
    await button(page, / store on /).click();
    const table = page.getByRole('table', { name: 'Which store' });
    await expect(table.getByRole('columnheader')).toHaveCount(await columnsOf(table));
    await expect(table.getByRole('columnheader').last()).toHaveAccessibleName(/, decides$/);
    const sheet = await page.getByRole('dialog').boundingBox();
    for (const cell of await table.getByRole('columnheader').or(table.getByRole('cell')).all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
      expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

/** As many columns as the first row has cells. */
const columnsOf = async (table: Locator): Promise<number> =>
  1 + (await table.getByRole('row').nth(1).getByRole('cell').count());

test('a reload in the middle of a question returns to it, and the answers let him continue', async ({ page }) => {
  await openBrought(page, CHURCH);
  const clergy = page.getByText('Wigs on the back of the clergy tile?');
  const church = page.getByText(/^Church scoring: discard clergy tiles\?/);
  await expect(clergy).toBeVisible();
  await expect(church).toHaveCount(0);
  await expect(button(page, 'Done')).toHaveCount(0);
  await reload(page);
  await expect(clergy).toBeVisible();
  expect(await findingsInBothThemes(page, HIS_STEPS)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: '2 wigs', exact: true }).click();
  await expect(church).toBeVisible();
  await reload(page);
  await expect(clergy).toHaveCount(0);
  await button(page, 'Keep them all').click();
  await expect(church).toHaveCount(0);
  await expect(page.getByText('Stand the Cardinal up')).toBeVisible();
  await button(page, 'Done').click();
  await expect(heading(page, 'Lacerda’s turn')).toHaveCount(0);
});

test('reading aloud is offered once the settings say so', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('switch', { name: /^Read Lacerda’s turn aloud/ }).click();
  await open(page, '/solo?game=demo');
  await expect(button(page, 'Read his turn aloud')).toBeVisible();
});
