import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

const APP = path.resolve(__dirname, '../../app');
const DEVELOPMENT_ONLY = ['/gallery'];

/** Every address a person can open, as the files of app/ say; a new route is checked from its first day. */
export const ROUTES: readonly string[] = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.split(path.sep).join('/')}`)
  .filter((file) => file.endsWith('.tsx') && !/\/[+_]/.test(file))
  .map(
    (file) =>
      file
        .replace(/\.tsx$/, '')
        .replace(/\/index$/, '')
        .replaceAll(/\/\([^)]*\)/g, '') || '/',
  )
  .filter((route) => !DEVELOPMENT_ONLY.includes(route))
  .sort();

/** What went wrong on a page behind the person's back. */
export type Watch = { readonly strayRequests: string[]; readonly consoleErrors: string[] };

const isLocal = (url: string): boolean =>
  ['localhost', '127.0.0.1', ''].includes(new URL(url).hostname) || /^(data|blob|about):/.test(url);

/**
 * A `page` that fails its test when anything leaves this machine or the console shows an error.
 * A page that is missing on purpose logs its own 404: set `expectMissing` for those; `expectErrors` allows others by what they say.
 */
export const test = base.extend<{ expectMissing: boolean; expectErrors: RegExp | undefined; watch: Watch }>({
  expectMissing: [false, { option: true }],
  expectErrors: [undefined, { option: true }],
  watch: [
    async ({ page, expectMissing, expectErrors }, use) => {
      const watch: Watch = { strayRequests: [], consoleErrors: [] };
      page.on('request', (request) => {
        if (!isLocal(request.url())) watch.strayRequests.push(request.url());
      });
      page.on('pageerror', (error) => watch.consoleErrors.push(error.message));
      page.on('console', (message) => {
        const isExpected =
          (expectMissing && message.text().includes('404')) || expectErrors?.test(message.text()) === true;
        if (message.type() === 'error' && !isExpected) watch.consoleErrors.push(message.text());
      });
      await use(watch);
      expect(watch.strayRequests, 'requests that leave this machine').toEqual([]);
      expect(watch.consoleErrors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether everything that can be touched belongs to the app, and no longer to the page as it was exported. */
const isAlive = (): boolean => {
  const controls = [...document.querySelectorAll('a[href], button, input, [role]')];
  const isReacts = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  return controls.length > 0 && controls.every(isReacts);
};

/** Waits until the app, not only the prerendered page, is there. */
const alive = async (page: Page): Promise<void> => {
  await page.waitForFunction(isAlive);
};

/** Opens a route and waits until the app is there. */
export const open = async (page: Page, route: string): Promise<void> => {
  await page.goto(route);
  await alive(page);
};

/** Lets what moves on the page pass at once, and with it the moment after each entry in which the dock takes no touch. */
export const hurry = async (page: Page): Promise<void> => {
  const device = await page.context().newCDPSession(page);
  await device.send('Animation.enable');
  await device.send('Animation.setPlaybackRate', { playbackRate: 1_000 });
};

/** Loads the page again, as a person does who doubts that it was saved. */
export const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await alive(page);
};

/** Everything a finger can hit. */
export const targets = (page: Page): Locator =>
  page.locator(
    'a[href]:visible, button:visible, [role=button]:visible, [role=link]:visible, [role=radio]:visible, [role=checkbox]:visible, [role=switch]:visible, [role=tab]:visible',
  );

/** Says for each too small target what it is and how large. */
export const tooSmall = async (page: Page, least = 44): Promise<readonly string[]> => {
  const found = await targets(page).evaluateAll((elements) =>
    // A screen may have given way to the next between finding its targets and measuring them.
    elements
      .filter((element) => element.isConnected)
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { name: element.getAttribute('aria-label') ?? element.textContent ?? element.tagName, width, height };
      }),
  );
  return found
    .filter(({ width, height }) => Math.round(width) < least || Math.round(height) < least)
    .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`);
};
