import { expect, test } from './fixtures.ts';

/* A strict table by the rules of 2014, where a player has the wall built anew before the deal. */

test('a player has the wall built anew by keyboard, once; all are told, and the sheet proves both shuffles', async ({
  arrive,
  server,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const [east, second, watcher] = await Promise.all([arrive(), arrive(phone), arrive()]);
  await east.createTableWithBots(async () => {
    await east.page.getByRole('radio', { name: /^WMO 2014/ }).click();
    await east.chooseOption('Clock', 'No clock');
    await second.joinBy(east.page.url());
  });
  await watcher.page.goto(east.page.url());
  await east.button('Start game').click();
  const wall = ({ page }: typeof east) => page.getByRole('region', { name: 'The wall stands.' });
  for (const guest of [east, second]) await expect(wall(guest)).toContainText('Nobody knows a tile of it.');
  await expect(wall(watcher)).toHaveCount(0);
  await second.button('Build it anew').focus();
  await second.press('Enter');
  await expect(second.page.getByText('You had the wall built anew.')).toBeVisible();
  for (const { page } of [east, watcher])
    await expect(page.getByText(/^(?!You).* had the wall built anew\./)).toBeVisible();
  for (const guest of [east, second]) await expect(wall(guest)).toHaveCount(0);
  await server.pass(20_000);
  for (const guest of [east, second]) await guest.expectSeated();

  await east.askToEnd();
  await second.button('Agree').click();
  await expect(east.sheet).toBeVisible();
  await east.sheet.locator('.proof summary').click();
  await expect(east.sheet.locator('.proof')).toContainText(
    /Attempt 1: .* had the wall built anew\. No number was opened/,
  );
  await expect(east.sheet.locator('.proof')).toContainText('Fair to you');
});
