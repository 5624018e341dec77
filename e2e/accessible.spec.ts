import { findings, findingsInBothThemes } from './helpers/findings';
import { expect, open, ROUTES, test, tooSmall } from './helpers/site';

const ADDRESSES = [...ROUTES, '/no-such-page'];

test.use({ expectMissing: true });

for (const route of ADDRESSES) {
  test(
    `${route} is accessible: title, one main heading, no sideways scrolling, targets, and no finding (on a phone in either theme)`,
    { tag: '@wide' },
    async ({ page }, { project }) => {
      await open(page, route);
      await expect(page).toHaveTitle(/Lisboa/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      expect.soft(await tooSmall(page), 'targets below 44 px').toEqual([]);
      // The colors of a wide window are those of a phone.
      const found = project.name === 'phone' ? findingsInBothThemes(page) : findings(page, { rules: 'all but colors' });
      expect.soft(await found).toEqual([]);
    },
  );
}
