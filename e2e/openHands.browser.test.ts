import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* A spectator of a public table opens the hands that are over, while the next one is played. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** East discards 1 of dots, and South's hand is complete with it. */
const HANDS = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 147m 369s 8p WWN', '258m 258p 7p NNCCFF'];

test('a spectator opens finished hands, one hand behind, and comes back to the live table', async ({ browser }) => {
  test.setTimeout(240_000);
  const ana = await Guest.arrive(browser, server);
  const eva = await Guest.arrive(browser, server, { width: 390, height: 844 });
  await ana.createTable();
  await ana.chooseOption('Who can join', 'Public');
  await ana.page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(ana.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  const table = ana.page.url();
  await server.playStacked(table.slice(-8), HANDS);
  await ana.expectSeated();

  // Nothing is open while the first hand is played.
  await eva.page.goto(`/g/${table.slice(-8)}-live`);
  await expect(eva.page.getByRole('heading', { name: 'No hand is finished yet' })).toBeVisible();

  await eva.page.getByRole('link', { name: 'Back to the live table' }).click();
  await expect(eva.page).toHaveURL(table);
  await expect(eva.page.locator('.stage')).toBeVisible();
  await ana.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await expect(ana.nextHand).toBeVisible({ timeout: 60_000 });
  await ana.goOn();
  await expect(ana.page.getByText(/East round, hand 2/).first()).toBeAttached({ timeout: 60_000 });

  await expect(eva.page.getByText(/East round, hand 2/).first()).toBeAttached({ timeout: 60_000 });
  await eva.page.getByRole('button', { name: 'Menu' }).click();
  await eva.page.getByRole('button', { name: 'Open hands, one hand behind' }).click();
  await expect(eva.page).toHaveURL(/-live$/);
  // One hand, with all its tiles; the hand that is played is not among them.
  await expect(eva.page.locator('.hand-table tbody tr')).toHaveCount(1);
  await eva.page.getByRole('link', { name: 'Watch' }).click();
  await expect(eva.page.getByRole('group', { name: 'Hands' }).getByRole('button')).toHaveCount(1);
  await expect(eva.page.getByRole('slider')).toBeVisible();

  await eva.page.keyboard.press('Escape');
  await eva.page.getByRole('link', { name: 'Back to the live table' }).click();
  await expect(eva.page).toHaveURL(table);
  await expect(eva.page.getByText(/East round, hand 2/).first()).toBeAttached();
  for (const one of [ana, eva]) one.expectNoErrors();
});
