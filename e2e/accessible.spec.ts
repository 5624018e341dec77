import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, ROUTES, test, tooSmall } from './helpers/site';

const ADDRESSES = [...ROUTES, '/no-such-page'];

test.use({ expectMissing: true });

for (const route of ADDRESSES) {
  test(`${route} is accessible: title, one main heading, no sideways scrolling, targets, and no finding in either theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, route);
    await expect(page).toHaveTitle(/Lisboa/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect.soft(await tooSmall(page), 'targets below 44 px').toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      expect.soft(findings, `${colorScheme} theme`).toEqual([]);
    }
  });
}
