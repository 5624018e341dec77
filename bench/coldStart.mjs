import { PHONE } from './phone.mjs';

/** Runs in the page before anything else: when the first button of the map can be touched. */
const awaitMap = () => {
  window.mapAt = undefined;
  const look = () => {
    if (document.querySelector('[role=group] [role=button]') === null) return;
    window.mapAt = performance.now();
    drawing.disconnect();
  };
  const drawing = new MutationObserver(look);
  drawing.observe(document, { childList: true, subtree: true });
};

/** With nothing in the cache, in ms: the first paint of the table, and the map of a game in progress that can be touched. */
export const tableStart = async (browser, base, slower) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(awaitMap);
  await page.goto(`${base}solo?game=demo`, { waitUntil: 'load' });
  await page.waitForFunction(() => window.mapAt !== undefined);
  const taken = await page.evaluate(() => ({
    tableFcpMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    tableMs: window.mapAt,
  }));
  await context.close();
  return taken;
};
