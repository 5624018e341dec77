import type { Locator, Page } from '@playwright/test';
import { findingsInBothThemes } from './helpers/findings';
import { recordAt } from './helpers/device';
import { expect, open, reload, test, tooSmall } from './helpers/site';

/** A game of four as it stood on the table. */
const GAME = {
  wigs: [62, 71, 58, 104],
  ships: [[1, 3], [2], [2, 3, 4], []],
  rubble: [3, 4, 2, 3],
  gold: [2, 1, 0, 3],
  tools: [1, 2, 3, 0],
  books: [3, 3, 1, 0],
  cloth: [0, 2, 3, 1],
  reis: [13, 7, 21, 4],
  influence: [7, 10, 3, 0],
  decrees: [[2, 6, 3], [4, 4], [8, 3, 5, 2], [6]],
  officials: [8, 5, 5, 3],
  plans: [3, 2, 2, 1],
  favours: [2, 1, 3, 0],
} as const;

const TAPS_ALLOWED = 90;

/** A thumb that counts its taps. */
class Thumb {
  taps = 0;

  constructor(
    private readonly page: Page,
    private readonly touch: boolean,
  ) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await (this.touch ? target.tap() : target.click());
  }

  async key(name: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('contentinfo').getByRole('button', { name, exact: true }));
  }

  async digits(number: number): Promise<void> {
    for (const digit of String(number)) await this.key(digit);
    await this.key('Next field');
  }
}

async function enterUntilBooks(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.getByRole('radio', { name: '4', exact: true }));
  for (const wigs of GAME.wigs) await thumb.digits(wigs);
  for (const ships of GAME.ships) {
    for (const hull of ships) await thumb.key(`Add a size-${hull} ship`);
    if (ships.length < 3) await thumb.key('Next field');
  }
  for (const line of ['rubble', 'gold', 'tools', 'books'] as const)
    for (const count of GAME[line]) await thumb.key(String(count));
}

async function enterTheRest(thumb: Thumb): Promise<void> {
  for (const count of GAME.cloth) await thumb.key(String(count));
  for (const reis of GAME.reis) await thumb.digits(reis);
  for (const space of GAME.influence) await thumb.key(new RegExp(`^${space}(, with a coin)?$`));
  for (const decrees of GAME.decrees) {
    for (const wigs of decrees) await thumb.key(`Add a decree worth ${wigs} wigs`);
    await thumb.key('Next field');
  }
  for (const line of ['officials', 'plans', 'favours'] as const)
    for (const count of GAME[line]) await thumb.key(String(count));
}

/** Notes when a field that calls the system keyboard is entered. */
const watchKeyboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) console.error('The system keyboard came up.');
    });
  });

/** Every tap is on the device before the page may go. */
const isWritten = (page: Page, wigs: number) =>
  expect.poll(() => recordAt(page, 'score/draft')).toContain(`"wigs":${wigs}`);

/** A finished sheet of two, with a little on it. */
async function finishSmallSheet(page: Page): Promise<void> {
  await open(page, '/score');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.keyboard.type('47');
  await page.getByRole('button', { name: /^Green, Books/ }).click();
  await page.keyboard.type('33');
  await page.getByRole('button', { name: 'Show result' }).click();
  await expect(page.getByText('Green wins with 53 wigs')).toBeVisible();
}

test('a four-person sheet is entered by touch in few taps, survives a reload half-way, and is read', async ({
  page,
  hasTouch,
}) => {
  test.setTimeout(180_000);
  await watchKeyboard(page);
  await open(page, '/');
  await page.getByRole('link', { name: /^Final score/ }).click();
  const thumb = new Thumb(page, hasTouch);
  await enterUntilBooks(page, thumb);
  await expect(page.getByRole('button', { name: 'Green, Books: 3, gives 7 wigs', exact: true })).toBeVisible();
  await isWritten(page, 104);

  await reload(page);
  await expect(page.getByRole('button', { name: 'Yellow, Wigs: 104', exact: true })).toBeVisible();
  await thumb.tap(page.getByRole('button', { name: /^Green, Cloth/ }));
  await enterTheRest(thumb);
  await thumb.key('Show result');
  expect(thumb.taps, 'taps for a sheet of four').toBeLessThanOrEqual(TAPS_ALLOWED);

  await expect(page.getByText('Orange wins with 126 wigs')).toBeVisible();
  await expect(
    page.getByText('Books: Green 3, Purple 3, tied for 9 + 6: 7 each; Orange 1, third: 3; Yellow none'),
  ).toBeVisible();
  await expect(
    page.getByText(
      'Officials: Green 8, most: 15; Purple 5, Orange 5, tied for 10 + 5: 7 each; Yellow 3, fourth: nothing',
    ),
  ).toBeVisible();
  await expect(page.getByRole('listitem', { name: '4th place: Green, 119 wigs' })).toBeVisible();
});

test('a result is shared as text and as a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finishSmallSheet(page);
  await page.getByRole('button', { name: 'Share as text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Lisboa, final score.*\n\n1\. Green: 53 wigs\n2\. Purple: 6 wigs\n\nBooks: Green 3, Purple 3, tied for 9 \+ 3: 6 each$/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as picture' }).click();
  expect((await download).suggestedFilename()).toBe('lisboa-score.png');
});

test('a result prints cleanly', { tag: '@wide' }, async ({ page }) => {
  await finishSmallSheet(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Share as text' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Line by line' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(10_000);
});

test('finished sheets are kept, opened again, and deleted with undo', async ({ page }) => {
  await finishSmallSheet(page);
  await open(page, '/games');
  const game = page.getByRole('link', { name: /Green 53, Purple 6/ });
  await expect(game).toBeVisible();
  await page.getByRole('button', { name: /^Delete the sheet/ }).click();
  await expect(game).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(game).toBeVisible();
  await reload(page);
  await game.click();
  await expect(page.getByText('Green wins with 53 wigs')).toBeVisible();
  await page.getByRole('button', { name: 'Same players again' }).click();
  await expect(page.getByRole('button', { name: /^Green, Wigs: 0/ })).toBeVisible();
});

test(
  'a filled sheet, its result and the finished games have no accessibility finding',
  { tag: '@wide' },
  async ({ page }) => {
    test.slow();
    const isAccessible = async (): Promise<void> => {
      expect(await findingsInBothThemes(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
    };
    await finishSmallSheet(page);
    await isAccessible();
    await open(page, '/games');
    await expect(page.getByRole('link', { name: /Green 53/ })).toBeVisible();
    await isAccessible();
    await open(page, '/score');
    await page.getByRole('button', { name: /^Green, Influence/ }).click();
    await isAccessible();
  },
);

test('impossible values are named at the field and beside the result, and do not block it', async ({
  page,
  hasTouch,
}) => {
  await open(page, '/score');
  const thumb = new Thumb(page, hasTouch);
  await thumb.tap(page.getByRole('button', { name: /^Green, Gold/ }));
  await thumb.key('8');
  await thumb.tap(page.getByRole('button', { name: /^Green, Tools/ }));
  await thumb.key('1');
  await thumb.tap(page.getByRole('button', { name: /^Green, Gold/ }));
  await expect(page.getByText('9 stores, but each player has 8 houses')).toBeVisible();
  await page.getByRole('button', { name: 'Show result' }).click();
  await expect(page.getByText('Green: 9 stores, but each player has 8 houses')).toBeVisible();
});

test('the rulebook’s cloth 4, 3, 3, 1 is entered and scored, with a note', async ({ page, hasTouch }) => {
  const note = page.getByText('11 cloth stores, but we count 10 spaces there. Scored as entered.');
  await open(page, '/score');
  await page.getByRole('radio', { name: '4', exact: true }).click();
  const thumb = new Thumb(page, hasTouch);
  await thumb.tap(page.getByRole('button', { name: /^Green, Cloth/ }));
  for (const stores of ['4', '3', '3', '1']) await thumb.key(stores);
  await thumb.tap(page.getByRole('button', { name: /^Green, Cloth/ }));
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Show result' }).click();
  await expect(page.getByText(/^Cloth: Green 4, most: 9; Purple 3, Orange 3, tied for 6 \+ 3: 4 each/)).toBeVisible();
  await expect(note).toBeVisible();
});

test('an empty sheet shows zeros', async ({ page }) => {
  await open(page, '/score');
  await page.getByRole('button', { name: 'Show result' }).click();
  await expect(page.getByText('Green and Purple tie for first with 0 wigs')).toBeVisible();
  await expect(page.getByText(/NaN/)).toHaveCount(0);
});

test('digits can be typed on a computer', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/score');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.keyboard.type('47');
  await expect(page.getByRole('button', { name: /^Green, Wigs: 47/ })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: /^Green, Wigs: 4,/ })).toBeVisible();
});

test('a solo result shows the title', async ({ page }) => {
  await open(page, '/score');
  await page.getByRole('radio', { name: 'Solo' }).click();
  await page.getByRole('button', { name: 'Show result' }).click();
  await expect(page.getByRole('region', { name: 'Your title' }).getByText('Jester', { exact: true })).toBeVisible();
});
