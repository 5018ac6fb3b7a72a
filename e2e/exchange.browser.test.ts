import { expect, type Locator, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The exchanges before the first discard at a table of Macau (CLASSICAL 22-24). */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** Opens a game against three bots by the rules of Macau. */
async function atMacau(guest: Guest): Promise<void> {
  await guest.page.goto('/');
  await guest.page.getByRole('radio', { name: /^Macau/ }).click();
  await guest.page.getByRole('radio', { name: /^Fast/ }).click();
  await guest.page.getByRole('button', { name: 'Start now' }).click();
}

const boxes = (guest: Guest): Locator => guest.page.getByRole('checkbox');
const free = (guest: Guest): Locator => guest.page.locator('[role=checkbox][aria-disabled=false][aria-checked=false]');
const isToChoose = (guest: Guest): Locator => guest.page.getByRole('button', { name: /^(Choose|Give)/ });

test('a player exchanges with both neighbours by the keyboard, and keeps the choice of a reload', async ({
  browser,
}) => {
  const guest = await Guest.arrive(browser, server);
  await atMacau(guest);
  for (const before of [0, 1]) {
    await expect(isToChoose(guest)).toBeVisible({ timeout: 30_000 });
    if (before === 0) {
      await guest.page.reload();
      await expect(isToChoose(guest)).toBeVisible({ timeout: 30_000 });
      await expect(guest.page.getByRole('heading', { name: /^Give two tiles to / })).toBeFocused();
      await guest.expectNoViolations();
    }
    const held = await boxes(guest).count();
    expect([13, 14]).toContain(held);
    const number = await guest.page.getByText(/^[1-4] of 4$/).innerText();
    await free(guest).first().focus();
    await guest.page.keyboard.press('Space');
    await free(guest).last().focus();
    await guest.page.keyboard.press('Space');
    await expect(guest.page.getByRole('button', { name: /^Give \d .* and \d / })).toBeEnabled();
    await guest.page.waitForTimeout(200);
    await guest.page.keyboard.press('Enter');
    // The exchange is over once both have chosen; the next one, or the first turn, follows.
    await expect(guest.page.getByText(number, { exact: true })).toBeHidden({ timeout: 20_000 });
  }
  await expect(guest.hand).toBeVisible({ timeout: 30_000 });
  await expect(guest.tiles.first()).toBeVisible();
  guest.expectNoErrors();
});

test('a tile that must stay is named so, and takes no press', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server, { width: 390, height: 844 }, { hasTouch: true });
  await atMacau(guest);
  await expect(isToChoose(guest)).toBeVisible({ timeout: 30_000 });
  const kept = guest.page.getByRole('checkbox', { name: /, may not be exchanged$/ });
  for (const tile of await kept.all()) await tile.tap({ force: true });
  await expect(guest.page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await free(guest).first().tap();
  await expect(guest.page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  for (const box of await boxes(guest).all()) {
    const { width, height } = (await box.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  guest.expectNoErrors();
});
