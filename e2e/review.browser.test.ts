import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* A game is reviewed to the end by one press, on the device, and read by keyboard and on a phone. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** East is ready with a Pure Straight once the North Wind is gone. */
const HANDS = ['123456789m 23s 99p N', '159m 159s 15p EESWW', '258m 258s 258p SSWW'];
/** Time (ms) from the start of a club's session to a moment before its end. */
const ALMOST_OVER = 150 * 60_000 - 45_000;

test('a game is reviewed by one press; its mistake is found by M, read on a phone, and stays reviewed', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const ana = await Guest.arrive(browser, server);
  await ana.createTable();
  await ana.page.getByRole('radio', { name: /^Club/ }).click();
  await ana.page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(ana.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.playStacked(ana.page.url().slice(-8), HANDS, ALMOST_OVER);

  // She breaks the straight that would have won, and lets the time of the session run out.
  await ana.expectSeated();
  await ana.tiles
    .filter({ hasNot: ana.page.locator('.x') })
    .and(ana.page.getByRole('button', { name: /^5 Characters/ }))
    .click();
  const again = ana.page.getByRole('button', { name: /^5 Characters/ });
  // It may be taken already.
  if (await again.isVisible()) await again.click({ timeout: 10_000 }).catch(() => undefined);
  await expect(ana.page.getByRole('heading', { name: 'Hand void' })).toBeVisible({ timeout: 120_000 });
  await ana.goOn();
  await ana.page.getByRole('link', { name: 'Open the game’s page' }).click();

  // One press, by keyboard.
  const card = ana.page.locator('.review-card');
  await expect(card.getByRole('heading', { name: 'Review' })).toBeVisible();
  await card.getByRole('radio', { name: 'On this device' }).press(' ');
  await card.getByRole('button', { name: 'Review the game' }).press('Enter');
  await expect(
    card
      .getByRole('progressbar')
      .or(card.getByRole('link', { name: 'Open the review' }))
      .first(),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: 'Reviewed' })).toBeVisible({ timeout: 240_000 });
  await expect(ana.page.locator('.hand-table .row-mistakes')).toBeVisible();
  await ana.expectNoViolations();

  // The review opens at the mistake and says what was best.
  await card.getByRole('link', { name: 'Open the review' }).press('Enter');
  const expert = ana.page.getByRole('tabpanel', { name: 'Expert' });
  await expect(expert.getByText('Mistake', { exact: true })).toBeVisible();
  await expect(expert.getByText(/You played/)).toBeVisible();
  await expect(ana.page.locator('.tile-mark.best')).toBeVisible();
  await expect(ana.page.locator('.tile-mark.played')).toBeVisible();
  const mistake = ana.page.url();
  await ana.expectNoViolations();

  // Keys lead away from it and back.
  await ana.page.keyboard.press('End');
  await expect(ana.page).not.toHaveURL(mistake);
  await ana.page.keyboard.press('Home');
  await expect(ana.page).not.toHaveURL(mistake);
  await ana.page.keyboard.press('m');
  await expect(ana.page).toHaveURL(mistake);
  // Back from the next step, since what the table did for her later may be mistakes too.
  await ana.page.keyboard.press('ArrowRight');
  await expect(ana.page).not.toHaveURL(mistake);
  await ana.page.keyboard.press('Shift+M');
  await expect(ana.page).toHaveURL(mistake);

  // Another candidate, and another tab, by keyboard.
  const second = expert.locator('.cand button').nth(1);
  await second.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await ana.page.getByRole('tab', { name: 'Expert' }).press('ArrowRight');
  await expect(ana.page.getByRole('tab', { name: 'Moves' })).toBeFocused();
  await expect(ana.page.locator('.move-list [aria-current]')).toBeVisible();
  await expect(ana.page).toHaveURL(mistake);

  // What was found is still there on a phone's screen after a reload.
  await ana.page.setViewportSize({ width: 390, height: 844 });
  await ana.page.reload();
  await ana.page.getByRole('button', { name: 'View and moves' }).click();
  await expect(expert.getByText('Mistake', { exact: true })).toBeVisible();
  const width = await ana.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await ana.expectNoViolations();
  ana.expectNoErrors();
});
