import { SOUTH_WINS } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';

/* A spectator of a public table opens the hands that are over, while the next one is played. */

test('a spectator opens finished hands, one hand behind, and comes back to the live table', async ({
  arrive,
  server,
}) => {
  const ana = await arrive();
  const eva = await arrive({ viewport: { width: 390, height: 844 } });
  await ana.createTableWithBots(() => ana.chooseOption('Who can join', 'Public'));
  const table = ana.page.url();
  await server.stack(ana.code, SOUTH_WINS);
  await ana.expectSeated();

  // Nothing is open while the first hand is played.
  await eva.page.goto(table);
  const openHands = async () => {
    await eva.button('Menu').click();
    await eva.button('Open hands, one hand behind').click();
    await expect(eva.page).toHaveURL(/-live$/);
  };
  await openHands();
  await expect(eva.page.getByRole('heading', { name: 'No hand is finished yet' })).toBeVisible();

  await eva.page.getByRole('link', { name: 'Back to the live table' }).click();
  await expect(eva.page).toHaveURL(table);
  await expect(eva.page.locator('.stage')).toBeVisible();
  await ana.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await expect(ana.tiles).toHaveCount(13);
  await server.pass(10_000);
  await expect(ana.nextHand).toBeVisible();
  await ana.goOn();
  for (const { page } of [ana, eva]) await expect(page.getByText(/East round, hand 2/).first()).toBeAttached();
  await openHands();
  // One hand, with all its tiles; the hand that is played is not among them.
  await expect(eva.page.locator('.hand-table tbody tr')).toHaveCount(1);
  await eva.page.getByRole('link', { name: 'Watch' }).click();
  await expect(eva.page.getByRole('group', { name: 'Hands' }).getByRole('button')).toHaveCount(1);
  await expect(eva.page.getByRole('slider')).toBeVisible();

  await eva.page.keyboard.press('Escape');
  await eva.page.getByRole('link', { name: 'Back to the live table' }).click();
  await expect(eva.page).toHaveURL(table);
  await expect(eva.page.getByText(/East round, hand 2/).first()).toBeAttached();
});
