import { EAST_FEEDS_SOUTH } from '@gorrion/table/testing';
import { sayHuOnDiscard } from './feeding.ts';
import { expect, test } from './fixtures.ts';

/* A strict table by the rules of 2014, where a player has the wall built anew before the deal. */

test('a player has the wall built anew by keyboard, once; all are told, and the sheet proves both shuffles', async ({
  arrive,
  server,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const [east, south, watcher] = await Promise.all([arrive(), arrive(phone), arrive()]);
  await east.playStacked(server, { hands: EAST_FEEDS_SOUTH }, async () => {
    await east.page.getByRole('radio', { name: /^WMO 2014/ }).click();
    await east.chooseOption('Clock', 'No clock');
    await east.chooseOption('Who counts', 'Table');
    await south.joinBy(east.page.url());
  });
  await south.expectSeated();
  await watcher.page.goto(east.page.url());
  await expect(watcher.page.getByText(/tiles? left/).first()).toBeVisible();
  await sayHuOnDiscard(server, east, south);

  // All are ready: the sheet makes way for the wall, and only players are asked.
  const wall = ({ page }: typeof east) => page.getByRole('region', { name: 'The wall stands.' });
  for (const guest of [east, south]) await guest.goOn();
  // The time to object does not run out while the pages draw the wall.
  await server.run(0.1);
  for (const guest of [east, south]) await expect(wall(guest)).toContainText('Nobody knows a tile of it.');
  await expect(wall(watcher)).toHaveCount(0);
  await south.button('Build it anew').focus();
  await south.press('Enter');
  await expect(south.page.getByText('You had the wall built anew.')).toBeVisible();
  await expect(east.page.getByText(/^(?!You).* had the wall built anew\./)).toBeVisible();
  for (const guest of [east, south]) await expect(wall(guest)).toHaveCount(0);
  // Real time: the table waits some seconds for the part that each page has in the new shuffle.
  await server.run(1);
  for (const guest of [east, south]) await guest.expectSeated();

  await east.askToEnd();
  await south.button('Agree').click();
  await expect(east.sheet).toBeVisible();
  const proof = east.sheet.locator('.proof');
  await proof.locator('summary').click();
  await expect(proof).toContainText(/Attempt 1: .* had the wall built anew\. No number was opened/);
  await expect(proof).toContainText('Fair to you');
});
