import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('four friends join by one link and play a whole hand to its score sheet', async ({ browser }) => {
  test.setTimeout(900_000);
  const friends = await Promise.all([0, 1, 2, 3].map(() => Guest.arrive(browser, server)));
  const [host, ...others] = friends as [Guest, Guest, Guest, Guest];

  await host.createTable();
  await host.chooseOption('Clock', 'Fast');
  await expect(host.page).toHaveURL(/\/t\/[0-9A-Z]{8}$/);
  const link = host.page.url();

  for (const friend of others) {
    await friend.page.goto(link);
    await friend.page
      .getByRole('button', { name: /^Take a seat$/ })
      .first()
      .click();
    await expect(friend.page.getByRole('button', { name: 'Leave your seat' })).toBeVisible();
  }
  await host.page.getByRole('button', { name: 'Start game' }).click();

  for (const friend of friends) await friend.expectSeated();
  await Promise.all(friends.map(friend => friend.playHandMostlyArmed(3)));

  for (const friend of friends) await expect(friend.sheet).toBeVisible();
  const titles = await Promise.all(friends.map(friend => friend.sheet.getByText('Shuffle verified').count()));
  expect(titles).toEqual([1, 1, 1, 1]);

  // What an umpire is given: by the clipboard, or where the browser refuses, selected in a field.
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.copyRecord();
  await expect(host.page.getByText('Hand record copied')).toBeVisible();
  const record = JSON.parse(await host.page.evaluate(() => navigator.clipboard.readText()));
  expect(record).toMatchObject({ format: 'gorrion-hand/2', hand: 1, shuffle: { commitment: expect.any(String) } });
  expect(record.shuffle.chairs.map(({ nonce }: { nonce: string }) => nonce.length)).toEqual([64, 64, 64, 64]);
  const friend = others[0]!;
  await friend.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await friend.copyRecord();
  const field = friend.page.getByRole('textbox', { name: 'Hand record' });
  await expect(field).toBeFocused();
  expect(await friend.page.evaluate(() => getSelection()?.toString().length)).toBe((await field.inputValue()).length);

  await Promise.all(friends.map(friend => friend.goOn()));
  for (const friend of friends) {
    await friend.expectSeated();
    friend.expectNoErrors();
  }
});
