import type { Page } from '@playwright/test';

import { play } from '@/__tests__/helpers/games';
import { aGame, diceOf } from '@/__tests__/helpers/player';
import { begin } from '@/engine';

import { gameUntil, openBrought } from './helpers/broughtGame';
import { findingsInBothThemes } from './helpers/findings';
import { expect, open, test, tooSmall } from './helpers/site';

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

test('Lacerda’s turn: the first instruction on top, every step with its sentence, and one tap', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: /^Lacerda’s turn/ }).click();
  const first = page.getByText('Move the courtier to the Builder.');
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(160);
  await expect(page.getByRole('list', { name: 'Lacerda’s turn' }).getByRole('listitem')).toHaveCount(6);
  expect(await findingsInBothThemes(page, HIS_STEPS)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await button(page, 'Done').click();
  await expect(heading(page, 'Your turn')).toBeVisible();
});

test('the pieces of your own move take one line above his first instruction', async ({ page }) => {
  await openBrought(page, AFTER_YOURS);
  const pieces = button(page, /^First, move your pieces: \d+$/);
  await expect(pieces).toBeVisible();
  expect((await page.getByText(/^Move the courtier to /).boundingBox())?.y).toBeLessThanOrEqual(
    page.viewportSize()?.width === 390 ? 160 : 170,
  );
  await pieces.click();
  await expect(page.getByRole('list', { name: 'First, move your pieces' }).getByRole('listitem').first()).toBeVisible();
  await button(page, 'Pieces moved').click();
  await expect(pieces).toHaveCount(0);
});

test('why opens the comparison with the deciding cell; what differs on the table becomes the step', async ({
  page,
}) => {
  await open(page, '/solo?game=demo');
  await button(page, /^Why\? Build/).click();
  await expect(heading(page, 'Which store')).toBeVisible();
  await expect(page.getByText('D2 cloth wins: “Most wigs” decided.')).toBeVisible();
  await expect(page.getByRole('cell', { name: '8 · decides' })).toBeVisible();
  expect(await findingsInBothThemes(page, 'dialog')).toEqual([]);
  await button(page, 'Close').click();
  await button(page, /^Differs on my table: Build/).click();
  await expect(heading(page, 'What happened on your table?')).toBeVisible();
  await button(page, 'Cloth store on A3').click();
  await expect(page.getByText(/^Build his cloth store on A3/)).toBeVisible();
  await expect(page.getByText('as on your table')).toBeVisible();
  await button(page, 'Done').click();
  await expect(heading(page, 'Your turn')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A3, Lacerda’s store, facing cloth' })).toBeVisible();
});

test('a reload in the middle of a question returns to it, and the answers let him go on', async ({ page }) => {
  await openBrought(page, CHURCH);
  const clergy = page.getByText('How many wigs on the back of the clergy tile?');
  const church = page.getByText(/^Church scoring: do you discard clergy tiles\?/);
  await expect(church).toBeVisible();
  await expect(button(page, 'Done')).toHaveCount(0);
  await button(page, '2 wigs').click();
  await expect(clergy).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(church).toBeVisible();
  await expect(clergy).toHaveCount(0);
  expect(await findingsInBothThemes(page, HIS_STEPS)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await button(page, 'Keep them all').click();
  await expect(page.getByText('Stand the Cardinal up.')).toBeVisible();
  await button(page, 'Done').click();
  await expect(heading(page, 'Lacerda’s turn')).toHaveCount(0);
});

test('reading aloud is offered once the settings say so', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('switch', { name: /^Read Lacerda’s turn aloud/ }).click();
  await open(page, '/solo?game=demo');
  await expect(button(page, 'Read his turn aloud')).toBeVisible();
});
