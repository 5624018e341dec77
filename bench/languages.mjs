import { watchedFinger } from './finger.mjs';
import { UNDISTURBED } from './inPage.mjs';
import { PHONE } from './phone.mjs';

/** Each language in itself, as its answer is called. */
const NAMES = ['Português', 'Español', 'Italiano', 'Polski', 'Русский', 'English'];

/** From choosing a language in the settings to its words on the screen, its script from the network included, in ms, one number a language. */
export const languageSwitches = async (browser, base, slower) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${base}settings`, { waitUntil: 'load' });
  await page.getByRole('radio', { name: 'English' }).waitFor();
  const tap = await watchedFinger(page, context, slower);
  const taken = [];
  for (const name of NAMES) {
    await tap(page.getByRole('radio', { name }));
    await page.waitForTimeout(UNDISTURBED);
    taken.push(await page.evaluate(() => window.tap.painted - window.tap.left));
  }
  await context.close();
  return taken;
};
