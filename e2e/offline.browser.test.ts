import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* A game on this device, and the page that opens without a network. */

const onDevice = (guest: Guest) => guest.page.getByRole('radio', { name: /On this device/ });
const waiting = (guest: Guest) => guest.page.getByRole('region', { name: 'Your game is waiting' });

/** Starts a game on this device from the first page, against bots that do not wait. */
async function startHere(guest: Guest): Promise<void> {
  await guest.chooseBots();
  await onDevice(guest).click();
  await guest.page.getByRole('radio', { name: /^Fast/ }).click();
  await guest.page.getByRole('button', { name: 'Start now' }).click();
  await guest.expectSeated();
}

/** Passes what is offered until it is the guest's turn, and discards the last tile: nobody can stack a wall of the device. */
async function playTurn(guest: Guest): Promise<void> {
  for (await guest.untilAsked(); !(await guest.isMyTurn()); await guest.untilAsked()) {
    await guest.press('Escape');
    await expect(guest.pass).toBeHidden();
  }
  const tiles = await guest.tiles.count();
  await guest.press('End');
  await guest.press('Enter');
  await expect(guest.tiles).toHaveCount(tiles - 1);
}

test('a game on this device goes on without the server, comes back where it was, and another starts by one press', async ({
  arrive,
  startServer,
}) => {
  const server = await startServer();
  const guest = await arrive({ server, isInstalled: true });
  const { page } = guest;
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(page.workers()).toHaveLength(0);
  await startHere(guest);
  expect(page.url()).toMatch(/\/t\/solo-[0-9A-Z]{8}$/);

  await server.kill();
  await playTurn(guest);
  await expect(page.getByText('On this device', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(0);
  await guest.untilAsked();
  const before = await guest.readHand();
  await page.reload();
  await guest.expectSeated();
  await expect.poll(() => guest.readHand()).toEqual(before);

  await page.goto('/');
  await expect(waiting(guest)).toContainText('On this device');
  await guest.chooseBots();
  await expect(onDevice(guest)).toBeChecked();
  await page.keyboard.press('Escape');
  await waiting(guest).getByRole('link').click();
  await guest.expectSeated();
  await expect.poll(() => guest.readHand()).toEqual(before);
  const first = page.url();
  await playTurn(guest);

  // Without a network the one press for a game against bots starts it here.
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await guest.expectSeated();
  expect(page.url()).toMatch(/\/t\/solo-[0-9A-Z]{8}$/);
  expect(page.url()).not.toBe(first);
  await playTurn(guest);
});

test('of two tabs with one game of this device the newer plays, and the older takes it back when asked', async ({
  arrive,
}) => {
  const guest = await arrive();
  await guest.page.goto('/');
  await startHere(guest);
  await guest.untilAsked();
  const before = await guest.readHand();
  const newer = await guest.context.newPage();
  await newer.goto(guest.page.url());
  await expect(newer.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').nth(1)).toBeVisible();
  await guest.page.getByRole('button', { name: 'Play here' }).click();
  await guest.expectSeated();
  await expect(newer.getByText('Open in another tab')).toBeVisible();
  await expect.poll(() => guest.readHand()).toEqual(before);
  await playTurn(guest);

  // A link to a game of another device leads nowhere but home.
  await newer.goto('/t/solo-22222222');
  await expect(newer.getByRole('heading', { level: 1 })).toBeVisible();
  await newer.getByRole('link').last().click();
  await expect(newer.getByRole('button', { name: 'Play against bots' })).toBeVisible();
});

/** Runs in the page: every storage is refused, as by a browser in which all site data are blocked. */
const refuseStorage = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  navigator.locks.request = refuse;
};

test('where the browser keeps nothing, the page says so, and one plays', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await page.addInitScript(refuseStorage);
  await page.goto('/');
  await expect(page.getByText('This browser keeps nothing for this site.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await startHere(guest);
  await expect(page.getByText('This browser keeps nothing for this site.')).toHaveCount(0);
  await playTurn(guest);
});
