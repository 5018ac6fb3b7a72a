import { EAST_FEEDS_SOUTH } from '@gorrion/table/testing';
import type { Locator } from '@playwright/test';
import { sayHuOnDiscard } from './feeding.ts';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

/* The winner counts: names the fans of the open hand, and the others object and confirm. */

/** Two friends and two bots at an EMA table, where South can say Hu on East's first discard. */
async function playEma(server: GameServer, east: Guest, south: Guest): Promise<void> {
  await east.playStacked(server, { hands: EAST_FEEDS_SOUTH }, async () => {
    await east.page.getByRole('radio', { name: /^EMA/ }).click();
    await expect(east.page.getByRole('radio', { name: /^EMA/ })).toBeChecked();
    await south.joinBy(east.page.url());
  });
  await south.expectSeated();
}

/** South says Hu on East's discard; returns the dialog in which South counts. */
async function sayHu(server: GameServer, east: Guest, south: Guest): Promise<Locator> {
  await sayHuOnDiscard(server, east, south);
  const count = south.page.getByRole('dialog', { name: 'Count your hand' });
  await expect(count).toBeVisible();
  await south.settled();
  return count;
}

test('EMA: the winner names fans by keyboard, one objects, all confirm, and the sheet says what was judged', async ({
  arrive,
  server,
}) => {
  const [east, south] = await Promise.all([arrive(), arrive({ viewport: { width: 390, height: 844 } })]);
  await playEma(server, east, south);
  const count = await sayHu(server, east, south);
  await expect(count.getByRole('searchbox')).toBeFocused();

  await south.page.keyboard.type('escalera pura');
  await expect(count.getByText('1 of 80')).toBeVisible();
  await south.page.keyboard.press('ArrowDown');
  await south.page.keyboard.press('Space');
  const theirs = east.page.getByRole('dialog', { name: /counts$/ });
  await expect(theirs.getByText('Pure Straight', { exact: true })).toBeVisible();
  await count.getByRole('searchbox').fill('');
  await south.page.keyboard.press('ArrowDown');
  await south.page.keyboard.type('28');
  await expect(count.getByText('1 of 80')).toBeVisible();
  await expect(count.getByRole('checkbox', { name: /^Pure Straight/ })).toBeChecked();
  await count.getByRole('searchbox').fill('pungs');
  await count.getByRole('checkbox', { name: /^All Pungs/ }).click();
  await theirs.getByRole('button', { name: 'Object to All Pungs' }).click();
  await expect(count.getByText(/objects$/).first()).toBeAttached();
  await expect(count.getByRole('button', { name: 'That is my count: 22' })).toBeVisible();
  await south.page.keyboard.press('Control+Enter');
  await expect(count.getByText('The others check your count.')).toBeVisible();
  await east.button('Confirm').click();

  for (const { sheet } of [east, south]) {
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Counted' })).toBeVisible();
    await expect(sheet.getByRole('region', { name: 'Not in the hand' })).toContainText('All Pungs');
    await expect(sheet.getByRole('region', { name: 'Not in the hand' })).toContainText('objected');
    await expect(sheet.getByRole('region', { name: 'Not named, not paid' })).toContainText('All Chows');
  }
});

test('a count of too few points is a false Hu: all see it, and play goes on', async ({ arrive, server }) => {
  const [east, south] = await Promise.all([arrive(), arrive()]);
  await playEma(server, east, south);
  const count = await sayHu(server, east, south);
  // The table can be seen meanwhile.
  await south.page.keyboard.press('Escape');
  await south.page.getByRole('button', { name: 'Back to the count' }).click();
  await south.settled();
  await count.getByRole('checkbox', { name: /^Closed Wait/ }).click();
  await count.getByRole('button', { name: 'That is my count: 1' }).click();
  await east.button('Confirm').click();
  for (const { page } of [east, south]) {
    await expect(page.getByText(/False Hu|false Hu/).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
