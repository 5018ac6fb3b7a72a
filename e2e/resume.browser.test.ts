import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

/** Plays until the guest is offered a claim, so that a claim window is open. */
async function untilClaim(guest: Guest): Promise<void> {
  for (let look = 0; look < 1500; look++) {
    if (await guest.pass.isVisible()) return;
    if (!(await guest.answerByKeyboard())) await guest.goOn();
  }
  throw new Error('no claim was ever offered');
}

const connected = (page: Page) => page.getByText('Connected', { exact: true }).first();

test('a reload comes back to the same seat and tiles', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.playAgainstBots();
  await guest.untilAsked();
  // Then something has happened that can be read: a discard, or a flower that East shows first.
  await guest.answerWhatIsAsked();
  await guest.untilAsked();
  const before = await guest.readHand();
  await guest.page.reload();
  await guest.expectSeated();
  await expect.poll(() => guest.readHand()).toEqual(before);
  // What happened before it was loaded can still be read.
  await guest.page.getByRole('button', { name: /^Menu/ }).click();
  await guest.page.getByRole('button', { name: 'Moves in this hand' }).click();
  await expect(guest.page.getByRole('dialog').getByRole('listitem').last()).toContainText(
    /discards?|shows?|pungs|chows/,
  );
  await guest.page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(guest.page.getByRole('dialog')).toHaveCount(0);
  expect(await guest.readHand()).toEqual(before);
  expect(await guest.answerByKeyboard()).toBe(true);
  guest.expectNoErrors();
});

test('the page announces a lost network, and play goes on when it is back', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.playAgainstBots();
  await guest.untilAsked();
  const before = await guest.readHand();
  await server.kill();
  await expect(connected(guest.page)).toBeHidden();
  await server.restart();
  await expect(connected(guest.page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => guest.readHand()).toEqual(before);
});

test('after kill -9 of the server during a claim window all players resume and the claim can still be made', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const guest = await Guest.arrive(browser, server);
  await guest.playAgainstBots();
  await untilClaim(guest);
  const before = await guest.readHand();
  await server.kill();
  await server.restart();
  await expect(connected(guest.page)).toBeVisible({ timeout: 30_000 });
  await expect(guest.pass).toBeVisible();
  await expect.poll(() => guest.readHand()).toEqual(before);
  // The page ignores presses in the first 150 ms after the prompt appears, so the test presses again.
  await expect(async () => {
    await guest.page.keyboard.press('Escape');
    await expect(guest.pass).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  guest.expectNoErrors();
});

test('two tabs of one guest: the newer plays, the older says so', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.playAgainstBots();
  const newer = await guest.context.newPage();
  await newer.goto(guest.page.url());
  await expect(newer.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').nth(1)).toBeVisible();
  await expect(guest.page.getByText(/another tab/i).first()).toBeVisible();
});

test('a wrong link says so and offers the first page', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/t/XXXXXXXX');
  const home = guest.page.getByRole('link', { name: /home/i }).or(guest.page.getByRole('button', { name: /home/i }));
  await home.first().click();
  await expect(guest.page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
});
