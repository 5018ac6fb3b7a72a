import { defineConfig } from '@playwright/test';

/** The real server and a real Chromium; each test file starts servers of its own on free ports (see server.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.browser.test.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Whole games looked at screen by screen are a proof of their own: npm run access.
  grepInvert: process.env.LONG ? undefined : /@long/,
  // Where other work shares the machine a page may miss a moment; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // Many tests wait for clocks: a third worker fills the two cores.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium refuses its sandbox to root; ordinary users keep it.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
