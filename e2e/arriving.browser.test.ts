import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/* What can be read and done while fonts, tile faces and parts of the page are still on their way, or fail to come. */

/** Notes from now on which files the page asks for. */
function watchFiles(page: Page): { failOnce(files: RegExp): Promise<ReadonlySet<string>> } {
  const asked: Request[] = [];
  page.on('request', request => void asked.push(request));
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  return {
    /**
     * Lets each file of an address fail that the page has never asked for: one that it has is in the browser's cache, which
     * routes of a test switch off. Returns the paths of those that failed.
     */
    async failOnce(files) {
      const refused = new Set<string>();
      await page.route(files, route => {
        const path = pathOf(route.request());
        if (asked.some(request => request !== route.request() && pathOf(request) === path)) return route.continue();
        refused.add(path);
        return route.abort();
      });
      return refused;
    },
  };
}

test('tiles show a plain face until their drawings arrive, also after failed loads', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  const held = Promise.withResolvers<void>();
  let failed = 0;
  await page.route('**/tiles.generated*.svg', async route => {
    if (failed === 0) {
      failed++;
      return route.abort();
    }
    const body = ['', '<svg xmlns="http://www.w3.org/2000/svg"><symbol'][failed - 1];
    if (body !== undefined) {
      failed++;
      return route.fulfill({ contentType: 'image/svg+xml', body });
    }
    await held.promise;
    return route.continue();
  });
  await guest.playAgainstBots();
  const own = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first().locator('img');
  const face = () =>
    own.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return { isDrawn: img.naturalWidth > 0, isPlain: decodeURIComponent(img.src).includes('<text') };
    });
  await expect.poll(() => face()).toEqual({ isDrawn: true, isPlain: true });
  await expect.poll(() => failed).toBe(3);
  await expect.poll(() => face()).toEqual({ isDrawn: true, isPlain: true });
  held.resolve();
  await expect.poll(face).toEqual({ isDrawn: true, isPlain: false });
});

test('text is readable before the fonts arrive, and a page opens although each of its files fails to load once', async ({
  arrive,
}) => {
  const { page } = await arrive();
  const files = watchFiles(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async route => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ display, status }) => `${display} ${status}`));
  // The third is what one reads at length: no first page fetches it.
  await expect.poll(() => fonts()).toEqual(['swap loading', 'swap loading', 'swap unloaded']);
  held.resolve();
  await expect.poll(fonts).toEqual(['swap loaded', 'swap loaded', 'swap unloaded']);

  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  const refused = await files.failOnce(/\/assets\/.*\.(js|css)$/);
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  expect([...refused].filter(path => path.endsWith('.js')).length).toBeGreaterThan(2);
});

test('a room’s part that fails to load comes later, and the words of strict play come before the game', async ({
  arrive,
}) => {
  const guest = await arrive();
  const { page } = guest;
  const files = watchFiles(page);
  const words = { js: false, css: false };
  page.on('requestfinished', request => {
    const kind = /\/assets\/say-[^/]*\.(js|css)$/.exec(request.url())?.[1];
    if (kind) words[kind as keyof typeof words] = true;
  });
  const refused = await files.failOnce(/\/assets\/room-.*\.(js|css)$/);
  await guest.createTable();
  await expect(page.locator('.invite svg').first()).toBeVisible();
  // The room's sentences, and the room itself with its styles.
  expect([...refused].map(path => path.replace(/.*\./, '')).sort()).toEqual(['css', 'js', 'js']);
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].filter(({ href }) => /\/room-.*\.css$/.test(href ?? '')).length);
  await expect.poll(rules).toBe(1);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);

  expect(words).toEqual({ js: false, css: false });
  await page.getByRole('radio', { name: /^Tournament style/ }).click();
  await expect.poll(() => words).toEqual({ js: true, css: true });
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
});
