import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

/** Waits until the worker controls the page. */
const isKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(caches.map(async name => (await window.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('without its server the page still opens, says so, and finds the game again when the server is back', async ({
  browser,
}) => {
  const guest = await Guest.arrive(browser, server);
  await guest.playAgainstBots();
  await isKept(guest.page);
  const tiles = await guest.tiles.count();

  await server.kill();
  await guest.page.reload();
  await expect(guest.page.getByText(/Offline|Connection lost/).first()).toBeVisible();

  await server.restart();
  await guest.page.reload();
  await guest.expectSeated();
  expect(Math.abs((await guest.tiles.count()) - tiles)).toBeLessThanOrEqual(1);
  await expect(guest.page.getByText('A new version is ready.')).toBeHidden();
  guest.expectNoErrors();
});

test('the worker stores the files of the page and no live answer', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/');
  await isKept(guest.page);
  await guest.page.evaluate(() => Promise.all(['/healthz', '/metrics', '/readyz'].map(path => fetch(path))));
  const kept = await keptAddresses(guest.page);
  expect(kept).toContain('/');
  expect(kept.some(path => path.startsWith('/assets/'))).toBe(true);
  expect(kept.filter(path => /^\/(api|socket\.io|healthz|readyz|metrics)/.test(path))).toEqual([]);
});

test('no sound is fetched before the first gesture; then the page sounds without an error', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset.sounded = 'yes';
      return start.call(this, when);
    };
  });
  await guest.page.goto('/');
  await guest.page.waitForLoadState('networkidle');
  expect(await guest.page.evaluate(() => document.documentElement.dataset.sounded)).toBeUndefined();
  await guest.playAgainstBots();
  await guest.answerByKeyboard();
  await expect(guest.page.locator('html')).toHaveAttribute('data-sounded', 'yes');
  guest.expectNoErrors();
});
