import { watchedFinger } from './finger.mjs';
import { UNDISTURBED } from './inPage.mjs';
import { PHONE } from './phone.mjs';

/** Free spaces of the demo game, in your turn. */
const SPACES = ['A3', 'B4', 'C2', 'C4', 'D4'];

/** From a tap on the map in your turn to its answer on the screen, in ms, one number a space. */
export const mapTaps = async (browser, base, slower) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${base}solo?game=demo`, { waitUntil: 'load' });
  await page.getByRole('button', { name: /^Done/ }).first().click();
  await page.getByRole('heading', { name: 'Your turn', exact: true }).waitFor();
  const tap = await watchedFinger(page, context, slower);
  const taken = [];
  for (const space of SPACES) {
    await tap(page.getByTestId(space));
    await page.waitForTimeout(UNDISTURBED);
    await page
      .getByLabel(new RegExp(`on ${space}\\b`))
      .first()
      .waitFor();
    taken.push(await page.evaluate(() => window.tap.painted - window.tap.left));
  }
  await context.close();
  return taken;
};

/** Every tap of a dealt setup, from the first choice to the first turn; matching the board, once per device, is counted apart. */
export const setupTaps = async (browser, base) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  let taps = 0;
  const tap = async (target) => {
    await target.tap();
    taps += 1;
  };
  const button = (name) => page.getByRole('button', { name });
  await page.goto(`${base}solo/new`, { waitUntil: 'load' });
  for (const panel of ['State actions', 'Treasury', 'Church', 'Scoring tiles'])
    await tap(button(`${panel}: matches my board`));
  await tap(button('Done'));
  const matching = taps;
  taps = 0;
  await tap(button(/^Deal for me/));
  for (let step = 1; ; step += 1) {
    await page.getByText(new RegExp(`^Step ${step} of`)).waitFor();
    const questions = page.getByRole('radiogroup');
    for (let at = 0; at < (await questions.count()); at += 1) {
      const question = questions.nth(at);
      const isAnswered = (await question.getByRole('radio', { checked: true }).count()) > 0;
      if (!isAnswered) await tap(question.getByRole('radio').nth(1));
    }
    if ((await button('Start game').count()) > 0) break;
    await tap(button('Next'));
  }
  await tap(button('Start game'));
  await page.getByRole('heading', { name: 'Your turn', exact: true }).waitFor();
  await context.close();
  return { matchingTaps: matching, setupTaps: taps };
};
