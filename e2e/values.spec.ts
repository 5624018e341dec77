import type { Page } from '@playwright/test';

import { readPosition, type GameState } from '@/engine';

import { findings, findingsInBothThemes } from './helpers/findings';
import { exportedPosition, newSetup } from './helpers/setup';
import { expect, open, reload, test, tooSmall } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const exactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const done = (page: Page) => exactly(page, 'Done').click();
/** A sheet is gone before the next thing is touched. */
const closed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

const compare = async (page: Page) => {
  await open(page, '/solo/compare?game=demo');
  await expect(button(page, 'Your wigs: 21')).toBeVisible();
};

test('a value is corrected with two taps, kept over a reload, said in the log, and undone', async ({ page }) => {
  await compare(page);
  let taps = 0;
  const tap = async (name: string) => {
    await exactly(page, name).click();
    taps += 1;
  };
  await tap('Your wigs: 21');
  await tap('Your wigs: 25');
  await expect(page.getByText('Corrected: your wigs: 25.')).toBeVisible();
  await closed(page);
  expect(taps).toBe(2);
  await reload(page);
  await expect(exactly(page, 'Your wigs: 25')).toBeVisible();
  await open(page, '/solo/log?game=demo');
  await expect(button(page, /^1\. .*your wigs: 25/i)).toBeVisible();
  await compareAgain(page);
  await exactly(page, 'Undo').click();
  await expect(exactly(page, 'Your wigs: 21')).toBeVisible();
});

const compareAgain = async (page: Page) => {
  await open(page, '/solo/compare?game=demo');
  await expect(exactly(page, 'Your wigs: 25')).toBeVisible();
};

test(
  'the map is corrected where it is touched; what cannot be is refused in words; the keyboard does it too',
  { tag: '@wide' },
  async ({ page }) => {
    await compare(page);
    await button(page, /^Row C rubble/).click();
    await exactly(page, 'Add a fire cube').click();
    await expect(page.getByRole('alert').getByText('Maximum there: 3 cubes, not 4.')).toBeVisible();
    await exactly(page, 'Remove a tsunami cube').click();
    await expect(exactly(page, 'Remove a tsunami cube')).toHaveCount(0);
    await exactly(page, 'Add a fire cube').click();
    await expect(exactly(page, 'Remove a fire cube')).toBeVisible();
    await done(page);
    await expect(button(page, /^Row C rubble, 2 earthquake and 1 fire$/)).toBeVisible();
    await button(page, /^A3, free/).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'A3', exact: true })).toBeVisible();
    await exactly(page, 'Your book store').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, /^A3, your store, facing books$/)).toBeVisible();
    await closed(page);
  },
);

test('comparing has no accessibility finding and no target below 44 px', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  await compare(page);
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
});

test('what opens over the comparison has no accessibility finding and no target below 44 px', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await compare(page);
  const sheet = async (name: RegExp, look: (page: Page, within: string) => Promise<readonly string[]>) => {
    await button(page, name).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await look(page, 'dialog')).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await done(page);
    await closed(page);
  };
  const inThisTheme = (page: Page, within: string) => findings(page, { within });
  await sheet(/^West site A/, findingsInBothThemes);
  await sheet(/^Marquis, /, inThisTheme);
  await sheet(/^Add a card$/, inThisTheme);
});

/** A small table, as it would be written; what is not named is as the app begins with. */
const ENTERED: GameState = (() => {
  const read = readPosition({
    period: 1,
    round: 3,
    toMove: 'lacerda',
    decks: { king: 4 },
    aide: 'treasury',
    courtier: 'minister',
    stores: { A1: { owner: 'you', good: 'gold' }, B3: { owner: 'lacerda', good: 'books' } },
    buildings: { 'W-C': ['books', 'tools'] },
    rubble: { rows: { A: 'ft', B: 'e' } },
    available: { blue: ['gold', 'cloth'], green: 'unknown' },
    planStacks: { blue: 2, green: 'unknown' },
    offices: { minister: { you: 1, lacerda: 1, neutral: 1 }, king: { you: 1 } },
    you: {
      wigs: 9,
      houses: { left: 1, middle: 0, right: 0 },
      favours: ['king'],
      portfolio: [{ card: 'noble', noble: 'king', influence: 3 }],
    },
    lacerda: { wigs: 11, plans: [2] },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
})();

/** Each place with what is tapped in its sheet. */
const PLACES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Round: 1$/, ['Round: 3']],
  [/^A1, free/, ['Your gold store']],
  [/^B3, free/, ['Lacerda’s book store']],
  [/^West site C/, ['Books and tools']],
  [/^Row A rubble/, ['Add a fire cube', 'Add a tsunami cube', 'Next: Row B', 'Add an earthquake cube', 'Done']],
  [/^Your wigs: 5$/, ['Your wigs: 9']],
  [/^Add a card$/, ['King card, 3 influence']],
  [/^Lacerda’s wigs: 5$/, ['Lacerda’s wigs: 11']],
  [/^Add a Lacerda plan$/, ['Lacerda’s plan, 2 officials']],
  [/^King, /, ['Your officials in the office: 1 more', 'Done']],
  [/^Marquis, /, ['Move courtier here', 'Done']],
  [/^King deck, /, ['King deck: 4']],
  [/^Treasury deck, /, ['Move aide here', 'Done']],
  [/^The blue architect’s building/, ['Gold and cloth']],
  [/^The blue architect’s top plan/, ['2 officials']],
];

test('a game in progress is entered through the screen; the exported position is what was entered', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newSetup(page);
  await button(page, /^Game in progress/).click();
  await expect(page.getByText(/^Still to enter: Turn and round/)).toBeVisible();
  await page.getByRole('radio', { name: 'Lacerda’s turn' }).click();
  await expect(page.getByRole('radio', { name: 'Lacerda’s turn' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('checkbox', { name: 'Your favor from the King' }).click();
  for (const [place, picks] of PLACES) {
    await button(page, place).first().click();
    for (const pick of picks) await page.getByRole('dialog').getByRole('button', { name: pick, exact: true }).click();
    await closed(page);
  }
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await reload(page);
  await expect(exactly(page, 'Your wigs: 9')).toBeVisible();
  for (const tick of await page.getByRole('checkbox', { name: /: matches my table$/ }).all()) {
    await tick.click();
    await expect(tick).toHaveAttribute('aria-checked', 'true');
  }
  await exactly(page, 'Start from here').click();
  await expect(page.getByRole('heading', { name: 'Lacerda’s turn', exact: true })).toBeVisible();
  expect(await exportedPosition(page)).toEqual(ENTERED);
});
