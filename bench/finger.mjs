import { watch } from './inPage.mjs';

/** How long a finger stays down when it taps; what happens under it is over when it leaves. */
const DOWN_MS = 80;

/** A tap as a finger makes it; a driver's own lets go at once, before the page has even seen it come. */
export const fingerOn = (page, session) => async (target) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Just after an entry the dock takes no touch: nobody waits for that with the finger down.
  await target.click({ trial: true });
  const { x, y, width, height } = await target.boundingBox();
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await page.waitForTimeout(DOWN_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** A finger on a page that is so much slower and notes when each tap was answered. */
export const watchedFinger = async (page, context, slower) => {
  await page.evaluate(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return fingerOn(page, session);
};
