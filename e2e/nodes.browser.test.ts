import { expect, test } from './fixtures.ts';
import { twoNodes } from './nodes.ts';

/** East has a tile that nobody can claim before it is discarded, so that no time changes the hand. */
const HANDS = ['1p 159m 159s 9p EESSW', '258m 258s 258p FFCC'];

test('friends at two nodes go on with their hand when the node of their table is killed', async ({ arrive }) => {
  // PostgreSQL, Redis and two nodes are started for this test alone.
  test.setTimeout(120_000);
  const found = await twoNodes();
  test.skip(typeof found === 'string', String(found));
  if (typeof found === 'string') return;
  try {
    const [owner] = found.nodes;
    const [here, there] = found.fronts;
    const host = await arrive({ server: here });
    const friend = await arrive({ server: there });
    const friends = [host, friend];
    await host.createTableWithBots(async () => {
      await host.chooseOption('Clock', 'No clock');
      await friend.joinBy(new URL(new URL(host.page.url()).pathname, there.url).href);
      await host.page.getByRole('button', { name: 'Good luck' }).click();
      await expect(friend.page.getByRole('list', { name: 'Messages', exact: true })).toContainText('Good luck');
    });
    await owner.stack(host.code, { hands: HANDS });
    for (const guest of friends) await guest.expectSeated();

    const before = await Promise.all(friends.map(guest => guest.readHand()));
    await owner.kill();
    for (const [n, guest] of friends.entries()) {
      await expect(guest.page.getByText('Connected', { exact: true }).first()).toBeVisible();
      await expect.poll(() => guest.readHand()).toEqual(before[n]);
    }
    await host.untilMyTurn();
    await host.hand.getByRole('button', { name: /^West Wind/ }).click();
    await friend.untilMyTurn();
    await friend.hand.getByRole('button').last().click();
    await expect(friend.tiles).toHaveCount(13);
  } finally {
    await found.stop();
  }
});
