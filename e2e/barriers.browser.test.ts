import { EAST_FEEDS_SOUTH, SOUTH_WINS } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import { barriersOn } from './wide/barriers.ts';

/* The screens that people see most have no barrier. `npm run test:wide` looks at all of them, in every size and language. */

async function expectNoBarriers({ page }: Guest, where: string): Promise<void> {
  expect(await barriersOn(page), where).toEqual([]);
}

const goTo = ({ page }: Guest, place: string) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();

test('the screens that people see most have no barrier', async ({ arrive, server }) => {
  const guest = await arrive();
  const { page } = guest;
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  await expectNoBarriers(guest, 'the first page');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await expectNoBarriers(guest, 'settings');
  await page.keyboard.press('Escape');

  await goTo(guest, 'Learn');
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  await expectNoBarriers(guest, 'learning');
  await page.getByRole('link', { name: 'All fans' }).or(page.locator('a[href="/fans"]')).first().click();
  await page.locator('a[href="/fans/mixed-straight"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Mixed Straight' }).waitFor();
  await expectNoBarriers(guest, 'a fan');

  await guest.createTableWithBots();
  await expectNoBarriers(guest, 'a room');
  await server.stack(guest.code, { hands: EAST_FEEDS_SOUTH });
  await guest.untilMyTurn();
  await expectNoBarriers(guest, 'my turn');
  await guest.button('Menu').click();
  await page.getByRole('dialog').waitFor();
  await expectNoBarriers(guest, 'the menu of a table');
  await guest.button('Back to the game').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guest.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await server.pass(20_000);
  await expect(guest.sheet).toBeVisible();
  await expectNoBarriers(guest, 'a score sheet');

  await guest.createTableWithBots();
  await server.finish(guest.code, [SOUTH_WINS]);
  await expect(guest.gameEnd).toBeVisible();
  await expectNoBarriers(guest, 'the end of a game');
  await page.goto('/');
  await goTo(guest, 'Review');
  await page.locator('.game-row').first().waitFor();
  await expectNoBarriers(guest, 'the list of games');
});
