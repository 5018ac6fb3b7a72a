import { expect } from '@playwright/test';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

/** Hands that do not win soon: the time of the session ends them. */
const HANDS = ['1p 159m 159s 9p EESSW', '123m 159s 159p EESS'];
/** Time (ms) from the start of a club's session to a moment before its end. */
const ALMOST_OVER = 150 * 60_000 - 20_000;

/**
 * Plays a hand of a club to the end of its time: of a guest, of friends who come by the link, and of bots. Opens the page of
 * the game for the guest; resolves with its address.
 */
export async function finishedGame(server: GameServer, host: Guest, friends: readonly Guest[] = []): Promise<string> {
  const { page } = host;
  await host.createTable();
  await page.getByRole('radio', { name: /^Club/ }).click();
  for (const friend of friends) {
    await friend.page.goto(page.url());
    await friend.page
      .getByRole('button', { name: /^(Take a seat|Sit here)/ })
      .first()
      .click();
  }
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.playStacked(page.url().slice(-8), HANDS, ALMOST_OVER);
  for (const one of [host, ...friends]) {
    await expect(one.page.getByRole('heading', { name: 'Hand void' })).toBeVisible({ timeout: 60_000 });
    await one.goOn();
  }
  await page.getByRole('link', { name: 'Open the game’s page' }).click();
  await expect(page.getByRole('link', { name: 'Watch' })).toBeVisible();
  await expect(page).toHaveURL(/\/g\/[A-Z0-9]+-1$/);
  return page.url();
}
