import { defineConfig } from '@playwright/test';
import { findChromium } from '../chromium.ts';

/**
 * Every screen at the sizes of `screens.ts`, compared with pictures that were looked at. Pixels differ between machines
 * (fonts of the system, drawing), so this is no part of `npm test`: npm run visual, npm run visual -- --update-snapshots.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: 'screens/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // Edges are smoothed a little differently from run to run; a tile that moved is much more.
    toMatchSnapshot: { maxDiffPixelRatio: 0.003 },
  },
  reporter: [['list']],
  webServer: {
    command: 'node e2e/visual/gallery.ts',
    cwd: '../..',
    port: Number(process.env.GALLERY_PORT ?? 4747),
    timeout: 60_000,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${process.env.GALLERY_PORT ?? 4747}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      // Chromium refuses its sandbox to root; ordinary users keep it.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--font-render-hinting=none'],
    },
  },
});
