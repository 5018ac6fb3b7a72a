import { SOUTH_WINS } from '@gorrion/table/testing';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/* What the service worker keeps, and the page without its server. */

/** Waits until the worker controls the page. */
const isKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(caches.map(async name => (await window.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Runs in the page: marks it once a sound is played. */
const markSound = () => {
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    document.documentElement.dataset.sounded = '';
    return start.call(this, when);
  };
};

test('without its server the page still opens, says so, and finds the game again when the server is back', async ({
  arrive,
  startServer,
}) => {
  const server = await startServer();
  const guest = await arrive({ server, isInstalled: true });
  const { page } = guest;
  await page.addInitScript(markSound);
  await page.goto('/');
  await isKept(page);

  // The worker keeps the files of the page and no live answer; nothing sounds before the first press.
  await page.evaluate(() => Promise.all(['/healthz', '/metrics', '/readyz'].map(path => fetch(path))));
  const kept = await keptAddresses(page);
  expect(kept).toContain('/');
  expect(kept.some(path => path.startsWith('/assets/'))).toBe(true);
  expect(kept.filter(path => /^\/(api|socket\.io|healthz|readyz|metrics)/.test(path))).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-sounded');

  await guest.playStacked(server, SOUTH_WINS);
  const tiles = await guest.readHand();
  await server.kill();
  await page.reload();
  await expect(page.getByText(/Offline|Connection lost/).first()).toBeVisible();

  await server.restart();
  await page.reload();
  await guest.expectSeated();
  await expect.poll(() => guest.readHand()).toEqual(tiles);
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await guest.hand.getByRole('button', { name: /^5 Characters/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-sounded');
});
