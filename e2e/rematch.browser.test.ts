import { type Browser, expect, test } from '@playwright/test';
import { Guest, insist } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** Four friends who have just agreed to end their game, and a spectator. */
async function afterGame(browser: Browser) {
  const friends = await Promise.all([0, 1, 2, 3].map(() => Guest.arrive(browser, server)));
  const [host, ...others] = friends as [Guest, Guest, Guest, Guest];
  const watcher = await Guest.arrive(browser, server);
  await host.page.goto('/');
  await host.page.getByRole('region', { name: 'Friends' }).getByRole('button', { name: 'Create a table' }).click();
  await expect(host.page).toHaveURL(/\/t\/[0-9A-Z]{8}$/);
  for (const friend of others) {
    await friend.page.goto(host.page.url());
    await friend.page.getByRole('button', { name: 'Take a seat' }).first().click();
    await expect(friend.page.getByRole('button', { name: 'Leave your seat' })).toBeVisible();
  }
  await host.page.getByRole('button', { name: 'Start game' }).click();
  for (const friend of friends) await friend.expectSeated();
  await watcher.page.goto(host.page.url());

  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.getByRole('button', { name: 'Request to end the game' }).click();
  for (const friend of others) {
    const agree = friend.page.getByRole('button', { name: 'Agree' });
    await agree.waitFor();
    await insist(
      () => agree.click({ timeout: 2000 }),
      () => expect(agree).toHaveCount(0, { timeout: 2000 }),
    );
  }
  for (const one of [...friends, watcher]) {
    await one.goOn();
    await expect(one.gameEnd).toBeVisible();
  }
  return { host, others, watcher, friends };
}

test('friends begin another game after one of them closed the tab: a spectator takes the chair', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { host, others, watcher } = await afterGame(browser);
  const [first, second, gone] = others as [Guest, Guest, Guest];
  const winner = await host.gameEnd.textContent();
  await gone.context.close();
  for (const one of [host, first, second]) await one.page.getByRole('button', { name: 'Play again' }).click();
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
  await expect(free).toBeVisible({ timeout: 90_000 });
  await expect(first.page.getByRole('button', { name: /^Free the seat of / })).toHaveCount(0);
  await free.click();
  await expect(watcher.page.getByText('A seat is free. Do you want to play the next game?')).toBeVisible();
  await watcher.page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(watcher.gameEnd).toHaveText(winner ?? '');
  await watcher.page.getByRole('button', { name: 'Play again' }).click();

  for (const one of [host, first, second, watcher]) {
    await one.expectSeated();
    one.expectNoErrors();
  }
});
