import { type Browser, expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* A game on this device, and the page that opens without a network. */

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

const onDevice = (guest: Guest) => guest.page.getByRole('radio', { name: /On this device/ });
const waiting = (guest: Guest) => guest.page.getByRole('region', { name: 'Your game is waiting' });

/** Opens the first page and waits until the worker is ready. */
async function visited(browser: Browser): Promise<Guest> {
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/');
  await guest.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return guest;
}

async function startHere(guest: Guest): Promise<void> {
  await onDevice(guest).click();
  await guest.page.getByRole('button', { name: 'Start now' }).click();
  await guest.expectSeated();
}

/** Plays `turns` turns by the keyboard and passes the claims between them. */
async function playTurns(guest: Guest, turns: number): Promise<void> {
  let wasMine = false;
  for (let made = 0, look = 0; made < turns && look < 1500; look++) {
    const isMine = await guest.isMyTurn();
    if (wasMine && !isMine) made++;
    wasMine = isMine;
    if (!(await guest.answerByKeyboard())) await guest.goOn();
  }
}

test('a game on this device goes on when the server is gone, and comes back where it was after a reload', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const guest = await visited(browser);
  expect(guest.page.workers()).toHaveLength(0);
  await startHere(guest);
  expect(guest.page.url()).toMatch(/\/t\/solo-[0-9A-Z]{8}$/);

  await server.kill();
  await playTurns(guest, 4);
  await expect(guest.page.getByText('On this device', { exact: true }).first()).toBeVisible();
  await expect(guest.page.getByText('Offline', { exact: true })).toHaveCount(0);

  await guest.untilAsked();
  const before = await guest.readHand();
  await guest.page.reload();
  await guest.expectSeated();
  await expect.poll(() => guest.readHand()).toEqual(before);

  await guest.page.goto('/');
  await expect(waiting(guest)).toContainText('On this device');
  await expect(onDevice(guest)).toBeChecked();
  await waiting(guest).getByRole('link').click();
  await guest.expectSeated();
  await expect.poll(() => guest.readHand()).toEqual(before);
  await playTurns(guest, 2);
  guest.expectNoErrors();
});

test('without a network the one press for a game against bots starts it on this device', async ({ browser }) => {
  const guest = await visited(browser);
  await server.kill();
  await guest.page.reload();
  await expect(onDevice(guest)).toBeChecked();
  await guest.page.getByRole('button', { name: 'Play against bots' }).click();
  await guest.expectSeated();
  await playTurns(guest, 1);
  guest.expectNoErrors();
});

test('of two tabs with one game of this device the newer plays, and the older takes it back when asked', async ({
  browser,
}) => {
  const guest = await visited(browser);
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
  await playTurns(guest, 1);
  guest.expectNoErrors();
});

test('a link to a game of another device says that there is no such table', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/t/solo-22222222');
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
  await guest.page.getByRole('link').last().click();
  await expect(guest.page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
});
