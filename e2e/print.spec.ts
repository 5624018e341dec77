import type { BrowserContext, Page } from '@playwright/test';

import { DEFAULT_SHEET, SITES, SPACES } from '@/engine';
import { LANGUAGES } from '@/i18n/language';
import { blankCopy } from '@/store/boardCopy';
import { copyFormat } from '@/store/boardCopyFormat';

import { putRecords } from './helpers/device';
import { cutTexts } from './helpers/measured';
import { expect, open, test, tooSmall } from './helpers/site';
import { findings, findingsInBothThemes } from './helpers/findings';

const MM = 96 / 25.4;
const MARGIN = 12;
/** Width and height in millimeters. */
const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
type Paper = keyof typeof PAPERS;
const BOTH = Object.keys(PAPERS) as readonly Paper[];

/** How many pages a PDF of Chromium's has: its page tree says so in plain text. */
const pagesIn = (pdf: Buffer): number =>
  Number(/\/Type \/Pages\b[^>]*?\/Count (\d+)/s.exec(pdf.toString('latin1'))?.[1]);

/** How much of each sheet does not fit the part of a paper that is printed on; a browser shrinks what is too wide, without a word. */
async function tooLarge(page: Page, paper: Paper): Promise<readonly string[]> {
  const [width, height] = PAPERS[paper];
  const [across, down] = [Math.floor((width - 2 * MARGIN) * MM), Math.floor((height - 2 * MARGIN) * MM)];
  await page.setViewportSize({ width: across, height: down });
  return page.locator('[data-sheet]').evaluateAll(
    (sheets, [wide, high]) =>
      sheets
        .map((sheet) => [sheet.scrollWidth, Math.ceil(sheet.getBoundingClientRect().height)] as const)
        .filter(([itsWidth, itsHeight]) => itsWidth > wide || itsHeight > high)
        .map(([itsWidth, itsHeight]) => `${itsWidth} × ${itsHeight} on ${wide} × ${high}`),
    [across, down] as const,
  );
}

/** Prints what is shown on both papers: nothing is cut, too wide or too high, and it takes so many pages. */
async function expectPrinted(page: Page, pages: number, what: string): Promise<void> {
  const seen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  for (const paper of BOTH) {
    expect.soft(await tooLarge(page, paper), `${what} on ${paper}`).toEqual([]);
    expect.soft(await cutTexts(page), `${what} on ${paper} cuts texts`).toEqual([]);
    expect.soft(pagesIn(await page.pdf({ format: paper })), `pages of ${what} on ${paper}`).toBe(pages);
  }
  await page.emulateMedia({ media: 'screen' });
  if (seen !== null) await page.setViewportSize(seen);
}

const choose = (context: BrowserContext, settings: object): Promise<unknown> =>
  context.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify(settings));

for (const language of LANGUAGES) {
  test(`every page fits A4 and Letter in ${language}, whatever the text size on screen`, async ({ page, context }) => {
    await choose(context, { language, textSize: 'largest' });
    await open(page, '/print?page=lacerda');
    await expectPrinted(page, 1, 'Lacerda’s turn');
    await open(page, '/print?page=board');
    await expectPrinted(page, 1, 'the board sheet');
    await open(page, '/print?page=score');
    const players = page.getByRole('radiogroup').nth(1).getByRole('radio');
    for (const choice of [3, 4]) {
      await players.nth(choice).click();
      await expectPrinted(page, 1, `the score sheet ${choice}`);
    }
  });
}

test('a board sheet with every reward takes two pages', async ({ page }) => {
  await page.goto('/manifest.webmanifest');
  const given = [{ kind: 'reis', amount: 3 }, { kind: 'influence' }] as const;
  const rewards = Object.fromEntries([...SPACES, ...SITES].map((place) => [place, given]));
  const copy = { ...blankCopy('full'), sheet: { ...DEFAULT_SHEET, rewards } };
  await putRecords(page, [['board/copy/full', copyFormat.write(copy)]]);
  await open(page, '/print?page=board');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectPrinted(page, 2, 'a full board sheet');
});

test(
  'the pages are black on white in any theme, and only they are printed',
  { tag: '@wide' },
  async ({ page, context }) => {
    await choose(context, { theme: 'dark' });
    await open(page, '/print?page=lacerda');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const paints = await page.locator('[data-sheet], [data-sheet] *').evaluateAll((elements) => [
      ...new Set(
        elements.flatMap((element) => {
          const { color, fill, stroke } = getComputedStyle(element);
          return element instanceof SVGElement ? [fill, stroke] : [color];
        }),
      ),
    ]);
    expect(paints.filter((paint) => !['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'none'].includes(paint))).toEqual([]);
  },
);

test('the ways to paper lead to its pages, and each reads well on screen', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  await open(page, '/rules#solo.state');
  await page.getByRole('link', { name: 'Lacerda on 1 page' }).click();
  await expect(page.getByRole('heading', { name: '7. End of his turn' })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await open(page, '/board');
  await page.getByRole('link', { name: 'Print my board' }).click();
  await expect(page.getByRole('heading', { name: 'Treasury (unconfirmed)' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await open(page, '/score');
  await page.getByRole('link', { name: 'Print blank sheet' }).click();
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});
