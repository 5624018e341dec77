import type { Page } from '@playwright/test';

import { findings } from './helpers/findings';
import { drawn, faults, faultsOfLargeLetters, letters, SOUND, SOUND_AND_LARGE, targetBoxes } from './helpers/measured';
import { ROUND } from './helpers/round';
import { expect, test } from './helpers/site';
import { visitAll, type Stop } from './helpers/stops';

const PHONE = { width: 390, height: 844 } as const;
const DESKTOP = { width: 1280, height: 800 } as const;

/** Windows that divide the screen alike; the last one is also looked at by axe. */
const WINDOWS = {
  'on phones': [{ width: 360, height: 640 }, { width: 412, height: 915 }, PHONE],
  'side by side': [{ width: 820, height: 1180 }, DESKTOP],
} as const;

const soon = { timeout: 1_000 };
const softly = expect.configure({ soft: true });

/** Nothing is cut, lies over another or is too small; with letters twice as large nothing is cut and everything can be reached. */
async function measure(page: Page, where: string): Promise<void> {
  await softly.poll(() => faults(page), { ...soon, message: where }).toEqual(SOUND);
  await letters(page, '200%');
  const message = `${where}, letters twice as large`;
  await softly.poll(() => faultsOfLargeLetters(page), { ...soon, message }).toEqual(SOUND_AND_LARGE);
  await letters(page, '100%');
}

/** Where everything stands once nothing moves any more: the dock measures itself after the letters have changed. */
async function standing(page: Page): Promise<readonly string[]> {
  let before: readonly string[] = [];
  let now = await targetBoxes(page);
  while (JSON.stringify(before) !== JSON.stringify(now)) {
    await drawn(page);
    before = now;
    now = await targetBoxes(page);
  }
  return now;
}

/** The dark theme has other colors and moves nothing: what was measured in the light holds for both. */
async function compareThemes(page: Page, { state, audited }: Stop): Promise<void> {
  const light = await standing(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  softly(await standing(page), `${state} in the dark`).toEqual(light);
  if (audited) softly(await findings(page, { rules: 'colors' }), `${state} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

type Size = (typeof WINDOWS)[keyof typeof WINDOWS][number];

/** Looks at a state at each of these sizes; names and roles at a phone's and a desktop's, colors and themes at a phone's. */
async function lookAt(page: Page, sizes: readonly Size[], stop: Stop): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await drawn(page);
    await stop.again?.(page);
    const where = `${stop.state} at ${size.width} × ${size.height}`;
    await measure(page, where);
    if (stop.audited && size === DESKTOP) softly(await findings(page, { rules: 'all but colors' }), where).toEqual([]);
    if (stop.audited && size === PHONE) softly(await findings(page), where).toEqual([]);
    if (size === PHONE) await compareThemes(page, stop);
  }
}

for (const [where, sizes] of Object.entries(WINDOWS))
  test.describe(where, () => {
    test.use({ viewport: sizes[0], colorScheme: 'light' });

    for (const stretch of ROUND)
      test(`${stretch.of}: nothing is cut, overlaps or is out of reach`, async ({ page }) => {
        page.setDefaultTimeout(10_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visitAll(page, stretch, (stop) => lookAt(page, sizes, stop));
      });
  });
