import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('one press, and within ten seconds a game against three bots', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/');
  const pressed = Date.now();
  await guest.page.getByRole('button', { name: 'Play against bots' }).click();
  await guest.expectSeated();
  expect(Date.now() - pressed).toBeLessThan(10_000);
  await expect(guest.tiles).toHaveCount(await guest.tiles.count());
  expect([13, 14]).toContain(await guest.tiles.count());
  guest.expectNoErrors();
});

test('a round of four hands against bots by the keyboard alone, to the sheet of the game', async ({ browser }) => {
  test.setTimeout(480_000);
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/');
  await guest.page.getByRole('radio', { name: /^Relaxed/ }).focus();
  await guest.page.keyboard.press('ArrowRight');
  await guest.page.getByRole('button', { name: 'Start now' }).focus();
  await guest.page.keyboard.press('Enter');
  await guest.expectSeated();

  for (let hand = 1; hand <= 4; hand++) {
    await guest.playHand();
    if (await guest.gameEnd.isVisible()) break;
    await guest.goOn();
    await expect(guest.nextHand).toBeHidden();
  }
  await expect(guest.gameEnd).toBeVisible();
  const rows = guest.page.getByRole('row');
  expect(await rows.count()).toBeGreaterThan(8);
  guest.expectNoErrors();
});

test('the open advice panel shows what the expert advises at every turn', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.playAgainstBots();
  await untilMyTurn(guest, 'click');
  const advice = guest.page.getByRole('region', { name: 'Expert advice' });
  await expect(advice).toBeHidden();
  await guest.page.keyboard.press('a');
  const best = advice.getByRole('listitem').first();
  await expect(best).toContainText(/^Discard .*Chance to win [\d.]+%Risk of dealing in [\d.]+%/);
  const first = await advice.innerText();
  await guest.tiles.last().dblclick();
  await untilMyTurn(guest, 'click');
  await expect(best).toContainText(/Chance to win/);
  expect(await advice.innerText()).not.toBe(first);
  await advice.getByRole('button', { name: 'Close' }).click();
  await expect(advice).toBeHidden();
  guest.expectNoErrors();
});

for (const [name, viewport] of [
  ['a phone held upright', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a small phone', { width: 360, height: 640 }],
] as const) {
  test(`${name} plays: first tap lifts a tile, second discards it`, async ({ browser }) => {
    const guest = await Guest.arrive(browser, server, viewport, { hasTouch: true });
    await guest.playAgainstBots();
    await untilMyTurn(guest);
    const before = await guest.tiles.count();
    const tile = guest.tiles.first();
    await tile.tap();
    await expect(guest.tiles).toHaveCount(before);
    await guest.tiles.first().tap();
    await expect(guest.tiles).toHaveCount(before - 1);
    const { scrollWidth, innerWidth } = await guest.page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      innerWidth: window.innerWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const box of await Promise.all((await guest.tiles.all()).map(one => one.boundingBox()))) {
      expect(box!.width).toBeGreaterThanOrEqual(40);
      expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width + 0.5);
      expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height + 0.5);
    }
    guest.expectNoErrors();
  });
}

/** Claims nothing on the way, and has seen what was drawn; on a phone `press` is a tap, so that no mouse comes into play. */
async function untilMyTurn(guest: Guest, press: 'tap' | 'click' = 'tap'): Promise<void> {
  await expect
    .poll(async () => {
      if (await guest.pass.isVisible()) await guest.pass[press]();
      return guest.isMyTurn();
    })
    .toBe(true);
  await guest.see();
}
