import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/** Has friends who play agree to end their game; brings everybody to its results. */
async function endGame(friends: readonly Guest[], watcher: Guest): Promise<void> {
  const [host, ...others] = friends as [Guest, ...Guest[]];
  await host.askToEnd();
  for (const friend of others) {
    await friend.button('Agree').click();
    await expect(friend.page.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  }
  for (const friend of friends) await expect(friend.sheet.getByText('Shuffle verified')).toHaveCount(1);
  for (const one of [...friends, watcher]) {
    await one.goOn();
    await expect(one.gameEnd).toBeVisible();
  }
}

test('friends at a table with a bot begin another game after one of them closed the tab: a spectator takes the chair', async ({
  arrive,
  server,
}) => {
  const friends = await Promise.all([arrive(), arrive(), arrive()]);
  const [host, first, gone] = friends as [Guest, Guest, Guest];
  const watcher = await arrive();
  await host.createTableWithBots(async () => {
    for (const friend of [first, gone]) await friend.joinBy(host.page.url());
  });
  await host.startGame(server);
  for (const friend of friends) await friend.expectSeated();
  await watcher.page.goto(host.page.url());
  await watcher.page.locator('.stage').waitFor();
  await endGame(friends, watcher);

  const winner = await host.gameEnd.textContent();
  await gone.context.close();
  for (const one of [host, first]) await one.button('Play again').click();
  await expect(host.page.getByText('3 of 4 ready')).toBeVisible();

  // The first page calls no game waiting that is over.
  const elsewhere = await first.context.newPage();
  await elsewhere.goto('/');
  await expect(elsewhere.getByText('Your game is over')).toBeVisible();
  await expect(elsewhere.getByText('Your game is waiting')).toHaveCount(0);
  await elsewhere.close();

  const free = host.page.getByRole('button', { name: /^Free the seat of / });
  await expect(host.page.getByText('away', { exact: true })).toBeVisible();
  await expect(free).toHaveCount(0);
  await server.pass(60_000);
  // A page that is opened now knows the server's time.
  await host.page.reload();
  await expect(free).toBeVisible();
  await expect(first.page.getByRole('button', { name: /^Free the seat of / })).toHaveCount(0);
  await host.button(/^Free the seat of /).click();
  await expect(watcher.page.getByText('A seat is free. Do you want to play the next game?')).toBeVisible();
  await watcher.button('Take the seat').click();
  await expect(watcher.gameEnd).toHaveText(winner ?? '');
  await watcher.button('Play again').click();

  for (const one of [host, first, watcher]) await one.expectSeated();
});
