import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* The exchanges before the first discard at a table of Macau (CLASSICAL 22-24). */

/**
 * Each bot holds two tiles that may be given. South gives those that East lacks; what East gives to South goes around the
 * table and comes back to East, whose hand is complete once it has given the two 8 of bamboos to North.
 */
const HANDS = ['234567m 24p 57p 11s 88s', '36p 19m 19p ESWNCFP', '25s 19m 19p ESWNCFP', '36s 19m 19p ESWNCFP'];

const free = (guest: Guest): Locator => guest.live.locator('[role=checkbox][aria-disabled=false][aria-checked=false]');

async function atMacau(guest: Guest): Promise<void> {
  await guest.page.getByRole('radio', { name: /^Classical \(Macau\)/ }).click();
  await expect(guest.page.getByRole('radio', { name: /^Classical \(Macau\)/ })).toBeChecked();
}

async function give(guest: Guest, tile: RegExp, other: RegExp): Promise<void> {
  for (const name of [tile, other]) {
    await guest.live.getByRole('checkbox', { name, checked: false }).first().focus();
    await guest.press('Space');
  }
  await expect(guest.page.getByRole('button', { name: /^Give \d .* and \d / })).toBeEnabled();
  await guest.press('Enter');
}

test('a player exchanges with both neighbours by the keyboard, also after a reload, and wins with what they got', async ({
  arrive,
  server,
}) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.createTableWithBots(() => atMacau(guest));
  await server.stack(guest.code, { hands: HANDS });
  await expect(page.getByText('1 of 4', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Give two tiles to / })).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveCount(14);
  await give(guest, /^2 Characters/, /^3 Characters/);
  await server.pass(10_000);
  await expect(page.getByText('4 of 4', { exact: true })).toBeVisible();
  await give(guest, /^8 Bamboo/, /^8 Bamboo/);
  await server.pass(10_000);
  await guest.untilMyTurn();
  await guest.press('h');
  await expect(guest.nextHand).toBeVisible();
  const changes = guest.sheet.getByRole('row').locator('td:nth-of-type(2)');
  const points = (await changes.allTextContents()).map(text => Number(text.replace('−', '-').replace(',', '')));
  expect(points).toHaveLength(4);
  expect(points.reduce((sum, change) => sum + change, 0)).toBe(0);
});

test('a tile that must stay is named so, and takes no press', async ({ arrive, server }) => {
  const guest = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = guest;
  await guest.createTableWithBots(() => atMacau(guest));
  await server.stack(guest.code, { hands: HANDS });
  const kept = page.getByRole('checkbox', { name: /, may not be exchanged$/ });
  await expect(kept).toHaveCount(2);
  await guest.settled();
  for (const tile of await kept.all()) await tile.tap({ force: true });
  await free(guest).first().tap();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  for (const box of await page.getByRole('checkbox').all()) {
    const { width, height } = (await box.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
