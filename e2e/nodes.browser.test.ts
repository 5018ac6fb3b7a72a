import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { type Nodes, twoNodes } from './nodes.ts';

let found: Nodes | undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const nodes = await twoNodes();
  test.skip(typeof nodes === 'string', String(nodes));
  if (typeof nodes !== 'string') found = nodes;
});
test.afterAll(async () => {
  await found?.stop();
});

/** Expects that each player can answer. One who has answered may be asked again before another one is asked at all. */
async function expectAllPlay(players: readonly Guest[]): Promise<void> {
  const answered = new Set<Guest>();
  const play = async () => {
    for (const player of players) {
      if (await player.nextHand.isVisible()) await player.goOn();
      if (!(await player.isAsked())) continue;
      await player.answerWhatIsAsked();
      answered.add(player);
    }
    return answered.size;
  };
  await expect.poll(play, { timeout: 60_000 }).toBe(players.length);
}

test('friends at two nodes go on with their hand when the node of their table is killed', async ({ browser }) => {
  test.setTimeout(300_000);
  const [here, there] = found!.fronts;
  const host = await Guest.arrive(browser, here);
  const friend = await Guest.arrive(browser, there);
  await host.createTable();
  const { pathname } = new URL(host.page.url());
  await friend.page.goto(pathname);
  await friend.page
    .getByRole('button', { name: /^Take a seat$/ })
    .first()
    .click();
  await host.page.getByRole('button', { name: 'Good luck' }).click();
  await expect(friend.page.getByRole('list', { name: 'Messages', exact: true })).toContainText('Good luck');
  await host.page.getByRole('button', { name: 'Fill with bots' }).click();
  await host.page.getByRole('button', { name: 'Start game' }).click();
  const friends = [host, friend];
  for (const guest of friends) await guest.expectSeated();

  const [owner] = found!.nodes;
  const before = await Promise.all(friends.map(guest => guest.readHand()));
  await owner.kill();
  for (const [n, guest] of friends.entries()) {
    await expect(guest.page.getByText('Connected', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
    // A turn may have been played, or a flower replaced, meanwhile: most of a hand is as it was.
    const after = await guest.readHand();
    expect(before[n]!.filter(tile => after.includes(tile)).length).toBeGreaterThan(8);
  }
  await expectAllPlay(friends);
  for (const guest of friends) guest.expectNoErrors();
});
