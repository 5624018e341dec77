import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe has to say about the page, or about one part of it. There are no frames in the app, so no second page is opened for them. */
export const findings = async (page: Page, within?: string): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** The same in the light and in the dark theme, each finding with its theme; the page keeps the dark one. */
export const findingsInBothThemes = async (page: Page, within?: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await findings(page, within)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
};
