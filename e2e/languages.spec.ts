import type { BrowserContext, Page } from '@playwright/test';

import { ENGLISH_WORDS } from '@/__tests__/helpers/englishWords';
import { knownRewards } from '@/__tests__/helpers/state';
import { demoState } from '@/components/game/demoPosition';
import { begin } from '@/engine';
import type { Catalogue } from '@/i18n/catalogue';
import { catalogue as es } from '@/i18n/es/es';
import { catalogue as it } from '@/i18n/it/it';
import { LANGUAGE_NAMES } from '@/i18n/language';
import { catalogue as pl } from '@/i18n/pl/pl';
import { catalogue as pt } from '@/i18n/pt/pt';
import { catalogue as ru } from '@/i18n/ru/ru';

import { plantGames } from './helpers/device';
import { findings } from './helpers/findings';
import { crampedTexts, cutTexts } from './helpers/measured';
import { expect, open, ROUTES, test, tooSmall } from './helpers/site';
import { keptOffline } from './helpers/worker';

const CATALOGUES = { pt, es, it, pl, ru } as const satisfies Readonly<Record<string, Catalogue>>;
type Foreign = keyof typeof CATALOGUES;
const FOREIGN = Object.keys(CATALOGUES) as readonly Foreign[];

/** Settings as a former visit left them. */
const choose = (context: BrowserContext, settings: object): Promise<unknown> =>
  context.addInitScript((text) => {
    if (localStorage.getItem('settings') === null) localStorage.setItem('settings', text);
  }, JSON.stringify(settings));

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const lang = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A game at your turn with everything known that is printed, so that nothing is asked. */
async function plantYourTurn(context: BrowserContext): Promise<void> {
  const state = demoState();
  const game = { id: 'words', name: 'Lisboa', created: '2026-03-01T12:00:00.000Z' };
  const table = { ...state, toMove: 'you' as const, sheet: { ...state.sheet, rewards: knownRewards() } };
  await plantGames(context, [{ app: 'e2e', game, history: begin(table) }]);
}

/** The largest text without opening the page anew: the setting is this attribute, and the style sheet does the rest. */
const enlarge = (page: Page): Promise<string> =>
  page.evaluate(() => (document.documentElement.dataset.textSize = 'largest'));

for (const language of FOREIGN) {
  const words: Catalogue = CATALOGUES[language];

  test.describe(LANGUAGE_NAMES[language], () => {
    test('every screen fits a phone, also with the largest text, says nothing in English, and has no finding', async ({
      page,
      context,
    }) => {
      test.slow();
      await choose(context, { language });
      for (const route of ROUTES) {
        await open(page, route);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await page.locator('body').innerText(), route).not.toMatch(ENGLISH_WORDS);
        expect.soft(await overflow(page), `${route} scrolls sideways`).toBe(0);
        expect.soft(await cutTexts(page), `${route} cuts texts`).toEqual([]);
        expect.soft(await crampedTexts(page), `${route} has no room for words`).toEqual([]);
        expect.soft(await tooSmall(page), `${route} has small targets`).toEqual([]);
        expect.soft(await findings(page, { rules: 'words' }), route).toEqual([]);
        await enlarge(page);
        expect.soft(await overflow(page), `${route} scrolls sideways with the largest text`).toBe(0);
        expect.soft(await cutTexts(page), `${route} cuts texts of the largest size`).toEqual([]);
      }
    });

    test('nothing of the table is cut with the largest text', async ({ page, context }) => {
      await choose(context, { language, textSize: 'largest' });
      await plantYourTurn(context);
      await open(page, '/solo?game=words');
      expect.soft(await overflow(page)).toBe(0);
      expect.soft(await cutTexts(page)).toEqual([]);
    });

    test('one turn of each side is played', async ({ page, context }) => {
      await choose(context, { language });
      await plantYourTurn(context);
      await open(page, '/solo?game=words');
      await page.getByRole('button', { name: words.yourMove.ways.gold, exact: true }).click();
      await page.getByRole('button', { name: new RegExp(`^${words.yourMove.confirm.name([])}`) }).click();
      await expect(heading(page, words.turn.title)).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(ENGLISH_WORDS);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: words.turn.done, exact: true }).click();
      await expect(heading(page, words.turn.title)).toHaveCount(0);
    });
  });
}

test.describe('a browser that speaks Italian', () => {
  test.use({ locale: 'it-IT' });

  test('is answered in Italian from the first paint on; a choice in the first minute counts for more', async ({
    page,
  }) => {
    await open(page, '/');
    expect(await lang(page)).toBe('it');
    await expect(page.getByText(CATALOGUES.it.home.subtitle)).toBeVisible();
    await expect(page).toHaveTitle(CATALOGUES.it.common.appName);
    await page.getByRole('button', { name: 'Polski' }).click();
    await expect(page.getByText(CATALOGUES.pl.home.subtitle)).toBeVisible();
    await open(page, '/settings');
    expect(await lang(page)).toBe('pl');
    await expect(page.getByRole('radio', { name: 'Polski' })).toBeChecked();
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(heading(page, 'Settings')).toBeVisible();
    expect(await lang(page)).toBe('en');
  });
});

test('English is never painted for someone who chose another language', async ({ page, context }) => {
  await choose(context, { language: 'ru' });
  // As long as the words are on their way, the prerendered page is there but not shown.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/ru-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('body')).toBeHidden();
  release();
  await expect(page.getByText(CATALOGUES.ru.home.subtitle)).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', CATALOGUES.ru.shell.description);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(manifest ?? '');
  expect(await answer.json()).toMatchObject({ lang: 'ru', description: CATALOGUES.ru.shell.description });
});

test('a language comes without the code screens share', async ({ page, context }) => {
  await choose(context, { language: 'es' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await expect(page.getByText(CATALOGUES.es.home.subtitle)).toBeVisible();
  expect(scripts.filter((script) => script.includes('/es-'))).not.toEqual([]);
  expect(scripts.filter((script) => script.includes('__common'))).toEqual([]);
});

test.describe('with the network off', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a language chosen there is spoken at once and after a reload', async ({ page, context }) => {
    await open(page, '/settings');
    await keptOffline(page);
    await context.setOffline(true);
    await page.getByRole('radio', { name: 'Português' }).click();
    await expect(heading(page, CATALOGUES.pt.settings.title)).toBeVisible();
    await page.reload();
    await expect(heading(page, CATALOGUES.pt.settings.title)).toBeVisible();
    expect(await lang(page)).toBe('pt');
  });
});

test.describe('a language that does not come', () => {
  test.use({ expectErrors: /Failed to load|ERR_FAILED/ });

  test('says so and leaves everything as it was', async ({ page }) => {
    await open(page, '/settings');
    await page.route('**/pl-*.js', (route) => route.abort());
    await page.getByRole('radio', { name: 'Polski' }).click();
    await expect(page.getByText('Couldn’t load this language.', { exact: false })).toBeVisible();
    await expect(heading(page, 'Settings')).toBeVisible();
  });
});
