import type { Page } from '@playwright/test';
import { expect, open, test } from './helpers/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const moved = (page: Page) => page.locator('[data-slides]');

/** The demo with your turn to begin, and the court laid out beside the map. */
const yourTurn = async (page: Page) => {
  await open(page, '/solo?game=demo');
  await expect(page.getByRole('group', { name: 'Treasury' })).toBeAttached();
  await expect(moved(page)).toHaveCount(0);
  await button(page, 'Done').click();
  await expect(page.getByRole('heading', { name: 'Your turn', exact: true })).toBeVisible();
};

/** What begins to move next: a marker that slides, or a piece that appears. */
const nextMotion = (page: Page, event: 'transitionrun' | 'animationstart', moving: string) =>
  page.evaluate(
    ([name, pieces]) =>
      new Promise((resolve) =>
        document.addEventListener(name, (begun) => {
          if (!(begun.target as Element).matches(pieces)) return;
          resolve('propertyName' in begun ? begun.propertyName : (begun as AnimationEvent).animationName);
        }),
      ),
    [event, moving] as const,
  );

test('a marker slides to its new space, and a piece set on the map appears there', async ({ page }) => {
  await yourTurn(page);
  const [slides, appears] = [
    nextMotion(page, 'transitionrun', '[data-slides]'),
    nextMotion(page, 'animationstart', '[data-appears]'),
  ];
  await page.getByTestId('A3').click();
  await button(page, 'Cloth store on A3').click();
  await button(page, 'Neither').click();
  await button(page, 'No reward').click();
  expect(await slides).toBe('transform');
  expect(await appears).toBe('appear');
});

test('for who wants no motion a marker is at its new space at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await yourTurn(page);
  await button(page, /^Visit the Builder/).click();
  await expect(moved(page)).not.toHaveCount(0);
  const running = await moved(page).evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
  expect(running).toBe(0);
});
