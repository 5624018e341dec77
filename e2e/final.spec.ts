import type { Page } from '@playwright/test';

import { play } from '@/__tests__/helpers/games';

import { gameUntil, openBrought } from './helpers/broughtGame';
import { findingsInBothThemes } from './helpers/findings';
import { expect, reload, test, tooSmall } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** His turn ends the first period and asks nothing. */
const PERIOD = gameUntil(
  (_, waiting) =>
    waiting.for === 'lacerda' &&
    waiting.questions.length === 0 &&
    waiting.run.steps.some(({ rule }) => rule === 'end.period'),
);
/** His last turn, in a game that tracks only what he needs. */
const LAST = gameUntil(
  (state, waiting) =>
    state.ending === 'last-round' && waiting.for === 'lacerda' && waiting.questions.length === 0 && waiting.finished,
  'lacerda-needs',
);
/** The same game at its end. */
const OVER = play(LAST, { kind: 'finish-lacerda' });

test('over the change of period: every step for the hands, the reward of a discarded card, and on', async ({
  page,
}) => {
  await openBrought(page, PERIOD);
  await expect(button(page, 'Period 1 ends with this turn')).toBeVisible();
  await button(page, 'Done').click();
  await expect(heading(page, 'End of period 1')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Discard every card left/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Discard every card left/ })).toBeChecked();
  await reload(page);
  await expect(page.getByRole('checkbox', { name: /^Discard every card left/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Check the table' })).toBeVisible();
  expect(await findingsInBothThemes(page, '[role=group][aria-label="End of period"]')).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await button(page, 'Reward on a King card').click();
  await button(page, 'gain influence').click();
  expect(await findingsInBothThemes(page, '[role=group][aria-label="Reward on a King card"]')).toEqual([]);
  await button(page, 'Save reward').click();
  await button(page, 'Start period 2').click();
  await expect(heading(page, 'Your turn')).toBeVisible();
  await reload(page);
  await expect(heading(page, 'Your turn')).toBeVisible();
});

test('to the final title: the last turn is announced, what was not kept is counted, and the score stands', async ({
  page,
}) => {
  await openBrought(page, LAST);
  await expect(page.getByText('Final round: his last turn, then endgame scoring.')).toBeVisible();
  await button(page, 'Done').click();
  await expect(heading(page, 'The game is over')).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await button(page, 'Add a decree worth 4 wigs').click();
  await expect(page.getByText('1 decree: 4')).toBeVisible();
  await button(page, 'Show my title').click();
  await expect(heading(page, 'Your title')).toBeVisible();
  await reload(page);
  await expect(heading(page, 'Your title')).toBeVisible();
  await button(page, 'All conditions').click();
  await expect(heading(page, 'Right Hand of the Marquis')).toBeVisible();
  expect(await findingsInBothThemes(page, '[aria-label="Your title"]')).toEqual([]);
});

test('a finished game is looked back on: his decisions with what he compared, your moves with what they changed', async ({
  page,
}) => {
  await openBrought(page, OVER);
  await button(page, 'Review').click();
  await button(page, /^Why\? /)
    .first()
    .click();
  await expect(heading(page, 'Why this?')).toBeVisible();
  await button(page, 'Close').click();
  await page.getByRole('radio', { name: 'Your moves' }).click();
  await expect(page.getByText(/^In all, your moves/)).toBeVisible();
  expect(await findingsInBothThemes(page, '[aria-label="Review Lacerda’s game"]')).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
});
