import { defineConfig } from '@playwright/test';
import flags from './scripts/browser-flags.json';

const PORT = Number(process.env.E2E_PORT ?? 8090);

/** Called by scripts/e2e.mjs and scripts/test.mjs, which find the browser and export the site first. */
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
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { args: flags, ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}) },
    locale: 'en-GB',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
