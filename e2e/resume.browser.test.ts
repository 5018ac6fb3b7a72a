import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

/** Bots discard single honours first, and East has a pair of each: East is asked at the first discard of South. */
const HANDS = ['EESSWWNNCCFFPP', '123m 456m 789p 55s ES', '123s 456s 789m 44p WN', '123p 456p 678s 33m CF'];

/** Plays until the guest is offered a pung; then the time of the server stands still. */
async function untilClaim(guest: Guest, server: GameServer): Promise<void> {
  await guest.playStacked(server, { hands: HANDS });
  await guest.press('End');
  await guest.press('Enter');
  await expect(guest.tiles).toHaveCount(13);
  await server.run(5);
  await guest.pass.waitFor();
  await server.run(0);
}

test('a reload in a claim window comes back to the same seat, tiles, question and moves', async ({
  arrive,
  server,
}) => {
  const guest = await arrive();
  const { page } = guest;
  await untilClaim(guest, server);
  const before = await guest.readHand();
  await page.reload();
  await guest.expectSeated();
  await expect.poll(() => guest.readHand()).toEqual(before);
  await expect(guest.pass).toBeVisible();
  // What happened before it was loaded can still be read.
  await guest.button(/^Menu/).click();
  await guest.button('Moves in this hand').click();
  await expect(page.getByRole('dialog').getByRole('listitem').last()).toContainText(/discards/);
  await guest.button('Back to the game').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => guest.readHand()).toEqual(before);
  await server.run(1);
  await guest.press('Escape');
  await expect(guest.pass).toBeHidden();
});

test('after kill -9 of the server in a claim window the page says so, resumes, and the claim can still be made', async ({
  arrive,
  startServer,
}) => {
  const server = await startServer();
  const guest = await arrive({ server });
  const connected = guest.page.getByText('Connected', { exact: true }).first();
  await untilClaim(guest, server);
  const before = await guest.readHand();
  await server.kill();
  await expect(connected).toBeHidden();
  await server.restart();
  await expect(connected).toBeVisible();
  await expect(guest.pass).toBeVisible();
  await expect.poll(() => guest.readHand()).toEqual(before);
  await guest.button(/^Pung/).click();
  await expect(guest.tiles).toHaveCount(11);
});

test('two tabs of one guest: the newer plays, the older says so', async ({ arrive }) => {
  const guest = await arrive();
  await guest.playAgainstBots();
  const newer = await guest.context.newPage();
  await newer.goto(guest.page.url());
  await expect(newer.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').nth(1)).toBeVisible();
  await expect(guest.page.getByText(/another tab/i).first()).toBeVisible();
});

test('a wrong link says so and offers the first page', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/t/XXXXXXXX');
  const home = page.getByRole('link', { name: /home/i }).or(page.getByRole('button', { name: /home/i }));
  await home.first().click();
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
});
