import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* What can be read and done while fonts, tile faces and parts of the page are still on their way, or fail to come. */

/** A service worker would bring files past the routes of these tests. */
const NO_WORKER = { serviceWorkers: 'block' } as const;

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('tiles show a plain face until their drawings arrive, also after failed loads', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server, undefined, NO_WORKER);
  const { page } = guest;
  let isReachable = false;
  let cutOff = 0;
  await page.route('**/tiles.generated*.svg', route => {
    if (!isReachable) return route.abort();
    if (cutOff === 2) return route.continue();
    const body = ['', '<svg xmlns="http://www.w3.org/2000/svg"><symbol'][cutOff++];
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await guest.playAgainstBots();
  const face = (tile: string) =>
    page.evaluate(selector => {
      const used = document.querySelector(`${selector} use`)?.getAttribute('href');
      const symbol = used ? document.querySelector(used) : null;
      return { isThere: symbol !== null, isPlain: symbol?.querySelector('text') !== null };
    }, tile);
  const own = '[role=toolbar][aria-label="Your hand"] button';
  expect(await face(own)).toEqual({ isThere: true, isPlain: true });
  isReachable = true;
  await expect.poll(() => face(own), { timeout: 40_000 }).toEqual({ isThere: true, isPlain: false });
  expect(cutOff).toBe(2);
  guest.expectNoErrors();
});

test('a part of the page whose script and style fail to load comes later, with its style', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server, undefined, NO_WORKER);
  const { page } = guest;
  const refused = new Set<string>();
  await page.route(/\/assets\/Invite-.*\.(js|css)$/, route => {
    const { pathname } = new URL(route.request().url());
    if (refused.has(pathname)) return route.continue();
    refused.add(pathname);
    return route.abort();
  });
  await guest.createTable();
  const code = page.locator('.invite svg').first();
  await expect(code).toBeVisible();
  expect([...refused].map(path => path.replace(/.*\./, '')).sort()).toEqual(['css', 'js']);
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].filter(({ href }) => /\/Invite-.*\.css$/.test(href ?? '')).length);
  await expect.poll(rules).toBe(1);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  guest.expectNoErrors();
});

test('a page opens although each of its files fails to load once', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server, undefined, NO_WORKER);
  const { page } = guest;
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  const refused = new Set<string>();
  await page.route(/\/assets\/.*\.(js|css)$/, route => {
    const { pathname } = new URL(route.request().url());
    if (refused.has(pathname)) return route.continue();
    refused.add(pathname);
    return route.abort();
  });
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  expect([...refused].filter(path => path.endsWith('.js')).length).toBeGreaterThan(2);
  guest.expectNoErrors();
});

test('text is readable before the fonts arrive', async ({ browser }) => {
  const { page } = await Guest.arrive(browser, server);
  const held = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async route => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ display, status }) => `${display} ${status}`));
  expect(await fonts()).toEqual(['swap loading', 'swap loading']);
  held.resolve();
  await expect.poll(fonts).toEqual(['swap loaded', 'swap loaded']);
});

test('the words of strict play are loaded before the game begins: the hand comes with them', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server, undefined, NO_WORKER);
  const words = { js: false, css: false };
  guest.page.on('requestfinished', request => {
    const kind = /\/assets\/say-[^/]*\.(js|css)$/.exec(request.url())?.[1];
    if (kind) words[kind as keyof typeof words] = true;
  });
  await guest.createTable();
  expect(words).toEqual({ js: false, css: false });
  await guest.page.getByRole('radio', { name: /^Competition/ }).click();
  await expect.poll(() => words).toEqual({ js: true, css: true });
  await expect(guest.page.getByRole('button', { name: 'Start game' })).toBeVisible();
  guest.expectNoErrors();
});
