import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** Waits 250 ms, because the page ignores presses in the first 150 ms after a change. */
const settled = (page: Page) => page.waitForTimeout(250);

async function atTurn(browser: Browser, preferences: object = {}, options: { hasTouch?: boolean } = {}) {
  const guest = await Guest.arrive(browser, server, { width: 1440, height: 900 }, options);
  await guest.page.addInitScript(
    stored => localStorage.setItem('gorrion.preferences', stored),
    JSON.stringify(preferences),
  );
  await guest.playAgainstBots();
  await untilTurn(guest);
  return guest;
}

async function untilTurn(guest: Guest): Promise<void> {
  await expect
    .poll(async () => {
      if (await guest.pass.isVisible()) await guest.page.keyboard.press('Escape');
      return guest.isMyTurn();
    })
    .toBe(true);
  await settled(guest.page);
}

const labels = (tiles: Locator) => tiles.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));

async function dragOver(guest: Guest, from: number, to: number): Promise<void> {
  const [held, home] = [await guest.tiles.nth(from).boundingBox(), await guest.tiles.nth(to).boundingBox()];
  const { mouse } = guest.page;
  await mouse.move(held!.x + held!.width / 2, held!.y + held!.height / 2);
  await mouse.down();
  await mouse.move(home!.x + home!.width / 2, home!.y + home!.height / 2 - 5, { steps: 8 });
}

/** Advances the page's clock, which the test has stopped, until an element is visible. */
async function runUntil(page: Page, thing: Locator): Promise<void> {
  while (!(await thing.isVisible())) await page.clock.runFor(20);
}

for (const [skip, moment] of [
  ['key', 'the dice lie there'],
  ['press', 'the dice lie there'],
  ['press', 'tiles are on their way'],
] as const) {
  test(`any ${skip} skips the deal while ${moment}, and does nothing else`, async ({ browser }) => {
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const play = page.getByRole('button', { name: 'Play against bots' });
    await expect(play).toBeVisible();
    // The test controls the page's clock, so that no deal ends by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
    await play.click();
    await runUntil(page, page.locator('.stage .tile').first());
    if (moment === 'the dice lie there') expect(await guest.tiles.count()).toBe(0);
    else await runUntil(page, guest.tiles.nth(12));
    const heard = await page.evaluateHandle(() => {
      const heard = { count: 0 };
      const hear = () => heard.count++;
      document.addEventListener('keydown', hear);
      document.addEventListener('pointerdown', hear);
      return heard;
    });
    const press = () =>
      skip === 'key'
        ? page.keyboard.press('x')
        : page.locator('.stage .field').click({ position: { x: 700, y: 640 }, force: true });
    await press();
    // The press that skips reaches nothing under it; the next press finds no deal to skip.
    const isHeard = skip === 'key' ? 1 : 0;
    expect(await heard.evaluate(({ count }) => count)).toBe(isHeard);
    await press();
    expect(await heard.evaluate(({ count }) => count)).toBe(isHeard + 1);
    await page.clock.runFor(300);
    await expect(guest.tiles.nth(12)).toBeVisible();
    await expect(page.locator('.tile.moving')).toHaveCount(0);
    guest.expectNoErrors();
  });
}

test('tiles are arranged by dragging and by keys, stay so as tiles come and go, and are sorted again', async ({
  browser,
}) => {
  const guest = await atTurn(browser);
  const { page, tiles } = guest;
  const sorted = await labels(tiles);
  const first = await tiles.first().boundingBox();
  await dragOver(guest, 0, 4);
  // The others have made room: the second tile stands where the first stood.
  await expect(page.locator('.zone.arranging')).toHaveCount(1);
  await expect.poll(async () => Math.round((await tiles.nth(1).boundingBox())!.x)).toBe(Math.round(first!.x));
  await page.mouse.up();
  const arranged = [...sorted.slice(1, 5), sorted[0]!, ...sorted.slice(5)];
  await expect.poll(() => labels(tiles)).toEqual(arranged);

  await tiles.nth(4).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const nudged = [...arranged.slice(0, 3), arranged[4]!, arranged[3]!, ...arranged.slice(5)];
  await expect.poll(() => labels(tiles)).toEqual(nudged);
  await expect(tiles.nth(3)).toBeFocused();

  await settled(page);
  await tiles.last().click();
  await expect(tiles).toHaveCount(13);
  await untilTurn(guest);
  expect((await labels(tiles)).slice(0, 4)).toEqual(nudged.slice(0, 4));
  await page.getByRole('button', { name: 'Sort by suit' }).click();
  await expect(page.getByRole('button', { name: 'Sort by suit' })).toBeHidden();
  guest.expectNoErrors();
});

test('the page ignores a press just after the hand has moved, and takes a later one', async ({ browser }) => {
  const guest = await atTurn(browser);
  const { page, tiles } = guest;
  const before = await tiles.count();
  await tiles.first().focus();
  // Past tiles that look the same, so that sorting moves something.
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowRight');
  await settled(page);
  // Sorting moves tiles under the pointer.
  await page.evaluate(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    queueMicrotask(() => document.querySelector<HTMLElement>('[data-tile="2"]')?.click());
  });
  await settled(page);
  expect(await tiles.count()).toBe(before);
  await tiles.nth(2).click();
  await expect(tiles).toHaveCount(before - 1);
  guest.expectNoErrors();
});

test('how a tile is discarded is the player’s choice, for the mouse and for touch', async ({ browser }) => {
  const careful = await atTurn(browser, { discard: { mouse: 'double', touch: 'taps' } });
  const before = await careful.tiles.count();
  await careful.tiles.first().click();
  await settled(careful.page);
  expect(await careful.tiles.count()).toBe(before);
  await careful.tiles.last().dblclick();
  await expect(careful.tiles).toHaveCount(before - 1);
  await careful.context.close();

  const quick = await atTurn(browser, { discard: { mouse: 'drag', touch: 'tap' } }, { hasTouch: true });
  await quick.tiles.last().click();
  await settled(quick.page);
  expect(await quick.tiles.count()).toBe(before);
  await quick.tiles.last().tap();
  await expect(quick.tiles).toHaveCount(before - 1);
  quick.expectNoErrors();
});

test('what is armed stands at the table, and a tile is silenced from its menu by the keyboard', async ({ browser }) => {
  const guest = await atTurn(browser);
  const { page } = guest;
  await guest.tiles.first().click({ button: 'right' });
  await expect(page.getByRole('menuitemcheckbox', { name: /^Ignore / })).toBeFocused();
  await page.keyboard.press('Enter');
  const armed = page.getByRole('list', { name: 'On for this hand' });
  await expect(armed.getByRole('button', { name: /Ignored:/ })).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Auto-Hu' }).click();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Raise the minimum' }).click();
  const small = page.getByRole('radiogroup', { name: 'Hu below the minimum' });
  await expect(small.getByRole('radio', { name: 'Skip' })).toBeChecked();
  await small.getByRole('radio', { name: 'Skip' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(small.getByRole('radio', { name: 'Ask me' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(armed.getByText('Auto-Hu from 24')).toBeVisible();
  for (const badge of await armed.getByRole('button').all()) await expect(badge).toBeVisible();
  await armed.getByRole('button', { name: /Ignored:/ }).click();
  await expect(armed.getByRole('button')).toHaveCount(1);
  guest.expectNoErrors();
});

test('a press outside the bar passes nothing', async ({ browser }) => {
  test.setTimeout(240_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('radio', { name: /^Relaxed/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Start now' }).click();
  await guest.expectSeated();
  await expect
    .poll(
      async () => {
        if (await guest.pass.isVisible()) return true;
        if (await guest.nextHand.isVisible()) await guest.goOn();
        else if (await guest.isMyTurn()) await guest.answerByKeyboard();
        return guest.pass.isVisible();
      },
      { timeout: 200_000, intervals: [60] },
    )
    .toBe(true);
  await settled(page);
  for (const position of [
    { x: 700, y: 250 },
    { x: 420, y: 500 },
    { x: 40, y: 300 },
  ]) {
    await page.locator('.stage .field').click({ position });
  }
  await settled(page);
  await expect(guest.pass).toBeVisible();
  guest.expectNoErrors();
});

test('a changed key is exposed to assistive technology with its action', async ({ browser }) => {
  const guest = await atTurn(browser);
  const { page } = guest;
  const advice = page.getByRole('button', { name: 'Advice' });
  const sound = page.getByRole('button', { name: /^Turn the sound/ });
  await expect(advice).toHaveAttribute('aria-keyshortcuts', 'A');
  await expect(sound).toHaveAttribute('aria-keyshortcuts', 'M');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  await list.getByRole('button', { name: /^Expert advice: A/ }).click();
  await page.keyboard.press('z');
  await list.getByRole('button', { name: /^Sound on or off: M/ }).click();
  await page.keyboard.press('x');
  await list.getByRole('button', { name: 'Done' }).click();
  await expect(advice).toHaveAttribute('aria-keyshortcuts', 'Z');
  await expect(sound).toHaveAttribute('aria-keyshortcuts', 'X');
  await page.keyboard.press('z');
  await expect(page.getByRole('region', { name: 'Expert advice' })).toBeVisible();
  await page.context().close();
});

test('keys are listed by one of them, can be changed, and then do what they were changed to', async ({ browser }) => {
  const guest = await atTurn(browser);
  const { page } = guest;
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  await list.getByRole('button', { name: /^Discard the selected tile: D/ }).click();
  await page.keyboard.press('h');
  await expect(list.getByRole('button', { name: /^Discard the selected tile: H/ })).toBeVisible();
  await expect(list.getByRole('button', { name: /^Hu: D/ })).toBeVisible();
  await list.getByRole('button', { name: 'Done' }).click();
  await settled(page);
  const before = await guest.tiles.count();
  await guest.tiles.last().focus();
  await page.keyboard.press('d');
  await settled(page);
  expect(await guest.tiles.count()).toBe(before);
  await page.keyboard.press('h');
  await expect.poll(() => guest.tiles.count()).toBeLessThan(before);
  await page.context().close();
});
