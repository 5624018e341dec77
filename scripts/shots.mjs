import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from './browser.mjs';
import { buildGallery, buildWeb, DIST, GALLERY } from './build.mjs';
import { main, ROOT } from './run.mjs';
import { serve } from './serve.mjs';
import { readSite } from './site.mjs';

const SHOTS = path.join(ROOT, 'shots');
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

const fileName = (route, size, scheme) =>
  `${route.replace(/^\//, '').replaceAll(/[^a-z0-9]+/gi, '-') || 'home'}-${size}-${scheme}.png`;

const shoot = async (browser, base, route, size, colorScheme, fullPage) => {
  const context = await browser.newContext({
    ...SIZES[size],
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(new URL(route, base).href, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const file = path.join(SHOTS, fileName(route, size, colorScheme));
  await page.screenshot({ path: file, fullPage });
  await context.close();
  console.log(path.relative(ROOT, file));
};

const shootRoutes = async (browser, base, words) => {
  await mkdir(SHOTS, { recursive: true });
  const routes = words.filter((word) => !word.startsWith('--'));
  for (const route of routes.length === 0 ? ['/'] : routes)
    for (const size of Object.keys(SIZES))
      for (const scheme of ['light', 'dark']) await shoot(browser, base, route, size, scheme, words.includes('--full'));
};

/** Loaded only when asked for: it plays a game, and so needs the engine. */
const shootReadme = async (browser, base) => (await import('./pictures.mjs')).takePictures(browser, base);

/**
 * npm run shots -- [--full] [--no-build] [--gallery] /route …: what the screens look like, as PNG files in shots/.
 * npm run shots -- --readme: the pictures of the README, in docs/pictures/.
 */
await main(async () => {
  const words = process.argv.slice(2);
  const [build, folder] = words.includes('--gallery') ? [buildGallery, GALLERY] : [buildWeb, DIST];
  if (!words.includes('--no-build')) await build();
  const site = await serve(() => readSite(folder), 0);
  const browser = await openBrowser();
  const base = `http://localhost:${site.port}`;
  await (words.includes('--readme') ? shootReadme(browser, base) : shootRoutes(browser, base, words));
  await browser.close();
  await site.close();
});
