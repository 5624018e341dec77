import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of axe that look at colors: the only ones to which a second theme, or the same theme in other words, makes a difference. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** One part of the page, by its selector. */
  readonly within?: string | undefined;
  /** Of all rules, only those about colors, or all but those. */
  readonly colors?: 'only' | 'left out';
}

const rulesFor = (colors: Scope['colors']) => {
  if (colors === 'only') return { runOnly: { type: 'rule' as const, values: ABOUT_COLORS } };
  if (colors === undefined) return {};
  return { rules: Object.fromEntries(ABOUT_COLORS.map((rule) => [rule, { enabled: false }])) };
};

/** What axe has to say. There are no frames in the app, so no second page is opened for them; what is in order is not reported, only looked at. */
export const findings = async (page: Page, { within, colors }: Scope = {}): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...rulesFor(colors) });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** The same in the light and in the dark theme, each finding with its theme; the page keeps the dark one. */
export const findingsInBothThemes = async (page: Page, within?: string): Promise<readonly string[]> => {
  const look = async (colorScheme: 'light' | 'dark', scope: Scope): Promise<readonly string[]> => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return (await findings(page, scope)).map((finding) => `${colorScheme}: ${finding}`);
  };
  return [...(await look('light', { within })), ...(await look('dark', { within, colors: 'only' }))];
};
