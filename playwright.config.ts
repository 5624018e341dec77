import { defineConfig } from '@playwright/test';
import flags from './scripts/browser-flags.json';

const browser = process.env.CHROME_PATH;
const site = process.env.SITE;
if (!browser || !site)
  throw new Error('Start the browser tests with "npm run test:e2e": it finds the browser and serves the site.');

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: site,
    launchOptions: { args: flags, executablePath: browser },
    locale: 'en-GB',
    // Every test is a first visit; the ones about offline use let the worker in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Nobody looks at its pixels: four times as many would only be painted.
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
    },
    // What a browser keeps, loads and refuses does not depend on its width: repeated is what is laid out, printed or reached by keys.
    {
      name: 'desktop',
      grep: /@wide/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
