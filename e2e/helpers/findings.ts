import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules of axe that look at colors: the only ones to which a second theme, or the same theme in other words, makes a difference. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/** The groups of rules that look at names and language: what other words can break. */
const ABOUT_WORDS = ['cat.name-role-value', 'cat.text-alternatives', 'cat.forms', 'cat.language'];

/** What axe looks for: everything, or the part that can differ from what was looked at before. */
const RULES = {
  everything: {},
  colors: { runOnly: { type: 'rule', values: ABOUT_COLORS } },
  'all but colors': { rules: Object.fromEntries(ABOUT_COLORS.map((rule) => [rule, { enabled: false }])) },
  words: { runOnly: { type: 'tag', values: ABOUT_WORDS } },
} as const satisfies Readonly<Record<string, RunOptions>>;

interface Scope {
  /** One part of the page, by its selector. */
  readonly within?: string | undefined;
  readonly rules?: keyof typeof RULES;
}

/**
 * What axe has to say, asked in the page itself: its own driver brings the library anew for every question and carries home what is in order.
 * No rule of ours reads style sheets, so none is fetched for it.
 */
export const findings = async (
  page: Page,
  { within = 'html', rules = 'everything' }: Scope = {},
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, options }) => {
      const { axe: library } = window as unknown as { readonly axe: typeof axe };
      const { violations } = await library.run(part, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { part: within, options: { resultTypes: ['violations'], preload: false, ...RULES[rules] } satisfies RunOptions },
  );
};

/** The same in the light and in the dark theme, each finding with its theme; the page keeps the dark one. */
export const findingsInBothThemes = async (page: Page, within?: string): Promise<readonly string[]> => {
  const look = async (colorScheme: 'light' | 'dark', scope: Scope): Promise<readonly string[]> => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return (await findings(page, scope)).map((finding) => `${colorScheme}: ${finding}`);
  };
  return [...(await look('light', { within })), ...(await look('dark', { within, rules: 'colors' }))];
};
