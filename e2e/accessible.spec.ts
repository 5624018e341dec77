import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, ROUTES, test, tooSmall } from './helpers/site';

const ADDRESSES = [...ROUTES, '/no-such-page'];

test.use({ expectMissing: true });

for (const route of ADDRESSES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route} has no accessibility finding in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, route);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      expect(findings).toEqual([]);
    });
  }

  test(`${route} has no target below 44 px`, async ({ page }) => {
    await open(page, route);
    expect(await tooSmall(page)).toEqual([]);
  });

  test(`${route} has a title, one main heading and no sideways scrolling`, async ({ page }) => {
    await open(page, route);
    await expect(page).toHaveTitle(/Lisboa/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBe(0);
  });
}
