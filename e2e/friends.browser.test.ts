import { EAST_FEEDS_SOUTH } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';

test('four friends join by one link, play a hand to its score sheet, and keep the record of the next', async ({
  arrive,
  server,
}) => {
  const [host, ...others] = await Promise.all([arrive(), arrive(), arrive(), arrive()]);
  const friends = [host, ...others];
  let opened = 0;
  host.page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      opened += String(payload).split('"nonce-opened"').length - 1;
    }),
  );
  await host.createTable();
  await expect(host.page).toHaveURL(/\/t\/[0-9A-Z]{8}$/);
  for (const friend of others) await friend.joinBy(host.page.url());
  await server.stack(host.code, { hands: EAST_FEEDS_SOUTH });
  for (const friend of friends) await friend.expectSeated();
  await host.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await others[0]!.hu.waitFor();
  await others[0]!.press('h');
  await server.pass(20_000);
  for (const friend of friends) await expect(friend.sheet).toBeVisible();

  // The tiles of the second hand are shuffled with the random numbers of all four pages. The table waits two seconds for
  // a number: slowed down, they are long enough for any machine.
  await server.run(0.1);
  for (const friend of friends) await friend.goOn();
  await expect.poll(() => opened).toBe(4);
  await server.run(1);
  for (const friend of friends) {
    await expect(friend.page.getByText(/^East round, hand 2 of 4/)).toBeAttached();
    await friend.expectSeated();
  }
  await host.askToEnd();
  for (const friend of others) await friend.button('Agree').click();
  for (const friend of friends) await expect(friend.sheet.getByText('Shuffle verified')).toHaveCount(1);

  // What an umpire is given: by the clipboard, or where the browser refuses, selected in a field.
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.button('Copy hand record').click();
  await expect(host.page.getByText('Hand record copied')).toBeVisible();
  const record = JSON.parse(await host.page.evaluate(() => navigator.clipboard.readText()));
  expect(record).toMatchObject({ format: 'gorrion-hand/2', shuffle: { commitment: expect.any(String) } });
  expect(record.shuffle.chairs.map(({ nonce }: { nonce: string }) => nonce.length)).toEqual([64, 64, 64, 64]);
  const friend = others[0]!;
  await friend.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await friend.button('Copy hand record').click();
  const field = friend.page.getByRole('textbox', { name: 'Hand record' });
  await expect(field).toBeFocused();
  await expect
    .poll(() => friend.page.evaluate(() => getSelection()?.toString().length))
    .toBe((await field.inputValue()).length);
});
