import { defineConfig } from '@playwright/test';

/** Journeys by default; with WIDE all screens, sizes, languages and themes instead. Both run by `run.ts`. */
const isWide = process.env.WIDE !== undefined;
const { CHROMIUM_PATH: shell, CHROMIUM_FULL_PATH: full } = process.env;

const launch = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    // Chromium refuses its sandbox to root; ordinary users keep it.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
});

/** The real server and a real Chromium. */
export default defineConfig({
  testDir: isWide ? './wide' : '.',
  testMatch: '*.browser.test.ts',
  testIgnore: isWide ? [] : '**/wide/**',
  outputDir: '../test-results',
  fullyParallel: true,
  // What fails once is broken: in the product or in the test.
  retries: 0,
  failOnFlakyTests: true,
  forbidOnly: process.env.CI !== undefined,
  // Journeys wait for the server and for frames: a third worker fills two cores.
  workers: Number(process.env.WORKERS ?? 3),
  // The longest takes 35 s alone. What hangs is ended; a slow machine fails nothing.
  timeout: isWide ? 300_000 : 180_000,
  // How long a thing may take says nothing of it: what never comes is given up here. Measures have tests of their own.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    { name: 'shell', grepInvert: /@full/, use: launch(shell) },
    // What only the whole browser has: passkeys, installing.
    { name: 'full', grep: /@full/, use: launch(full ?? shell) },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
