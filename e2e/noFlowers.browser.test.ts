import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('a table without flowers plays a hand to its sheet: 83 tiles after the deal, and no flower', async ({
  browser,
}) => {
  const guest = await Guest.arrive(browser, server);
  await guest.createTable();
  await guest.chooseOption('Flowers', 'None');
  await guest.chooseOption('Bot speed', 'Quick');
  await guest.page.getByRole('button', { name: 'Fill with bots' }).click();
  await guest.page.getByRole('button', { name: 'Start game' }).click();
  await guest.expectSeated();
  await expect(guest.page.locator('.panel .left')).toHaveText(/^(8[0-3]|7\d)$/);
  await guest.playHandMostlyArmed(3);
  await expect(guest.nextHand).toBeVisible();
  expect((await guest.page.locator('.flower').count()) + (await guest.page.getByText(/^Flower/).count())).toBe(0);
  guest.expectNoErrors();
});
