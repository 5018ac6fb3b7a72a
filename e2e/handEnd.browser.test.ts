import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** East discards a dragon, the bots their single honours, and East is complete with the first tile drawn. */
const READY = {
  hands: ['123456789m 11s 23p C', '123m 456m 789p 55s ES', '123s 456s 789m 44p WN', '123p 456p 678s 33m CF'],
  draws: '8s 8s 9s 1p',
};

/** Advances the page's clock, which the test has stopped, until an element is visible. */
async function runUntil(page: Page, thing: Locator): Promise<void> {
  while (!(await thing.isVisible())) await page.clock.runFor(50);
}

test('a win is counted on the felt, fan by fan; a key shows its sheet at once and presses nothing on it', async ({
  arrive,
  server,
}) => {
  const guest = await arrive();
  const { page } = guest;
  await page.clock.install();
  await guest.playStacked(server, READY);
  await guest.press('End');
  await guest.press('Enter');
  await expect(guest.tiles).toHaveCount(13);
  await server.pass(15_000);
  await guest.hu.waitFor();
  await guest.settled();
  // From now on things move, and no moment ends by itself.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await page.keyboard.press('h');
  const lines = page.locator('.win-count li:not(.waits)');
  await runUntil(page, lines.nth(1));
  await expect(lines.first()).toBeVisible();
  await expect(page.locator('.win-tile')).toHaveCount(14);
  await expect(page.getByText(/^You win with .* Pure Straight 16/)).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Enter would press the button that has the focus on the sheet.
  await page.keyboard.press('Enter');
  await runUntil(page, guest.nextHand);
  await page.clock.runFor(1000);
  await expect(guest.sheet).toContainText('Pure Straight');
  await expect(page.locator('.win-count')).toHaveCount(0);
  await page.clock.resume();
  await guest.goOn();
  await expect(page.getByText(/^East round, hand 2 of 4/)).toBeAttached();
});
