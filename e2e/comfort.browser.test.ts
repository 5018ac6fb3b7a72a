import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

/** Nobody can claim what East throws, and East can claim nothing. */
const HANDS = ['123456789m 11s 23p E', '147m 258s 258p SWNC', '258m 258s 369p SWNC', '369s 369p ESWNCFP'];
const DRAWS = 'FPFS';

/** Lets the bots play until it is the guest's turn again. */
async function nextTurn(guest: Guest, server: GameServer): Promise<void> {
  await expect(guest.tiles).toHaveCount(13);
  await server.pass(10_000);
  await guest.untilMyTurn();
}

const labels = (tiles: Locator) => tiles.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));

async function dragOver(guest: Guest, from: number, to: number): Promise<void> {
  const [held, home] = [await guest.tiles.nth(from).boundingBox(), await guest.tiles.nth(to).boundingBox()];
  const { mouse } = guest.page;
  await mouse.move(held!.x + held!.width / 2, held!.y + held!.height / 2);
  await mouse.down();
  await mouse.move(home!.x + home!.width / 2, home!.y + home!.height / 2 - 5, { steps: 8 });
}

/** Stops the page's clock `ms` from now. The test advances it from then on. */
const holdClock = async (page: Page, ms: number) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);

/** Advances the page's clock, which the test has stopped, until an element is visible. */
async function runUntil(page: Page, thing: Locator): Promise<void> {
  while (!(await thing.isVisible())) await page.clock.runFor(20);
}

test('a press skips the deal while tiles are on their way, and does nothing else', async ({ arrive }) => {
  const guest = await arrive({ hasMotion: true });
  const { page } = guest;
  await page.clock.install();
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play against bots' });
  await expect(play).toBeVisible();
  // No deal ends by itself.
  await holdClock(page, 2000);
  await play.click();
  await runUntil(page, page.locator('.stage .tile').first());
  await expect(guest.tiles).toHaveCount(0);
  await runUntil(page, guest.tiles.nth(12));
  const heard = await page.evaluateHandle(() => {
    const heard = { count: 0 };
    document.addEventListener('pointerdown', () => heard.count++);
    return heard;
  });
  const press = () => page.locator('.stage .field').click({ position: { x: 700, y: 640 }, force: true });
  await press();
  // The press that skips reaches nothing under it; the next press finds no deal to skip.
  await expect.poll(() => heard.evaluate(({ count }) => count)).toBe(0);
  await press();
  await expect.poll(() => heard.evaluate(({ count }) => count)).toBe(1);
  await page.clock.runFor(300);
  await expect(guest.tiles.nth(12)).toBeVisible();
  await expect(page.locator('.tile.moving')).toHaveCount(0);
});

test('tiles are arranged by dragging and by keys, stay so as tiles come and go, and are sorted again; a press within 150 ms after that is ignored', async ({
  arrive,
  server,
}) => {
  const guest = await arrive();
  const { page, tiles } = guest;
  await page.clock.install();
  await guest.playStacked(server, { hands: HANDS, draws: DRAWS });
  await guest.untilMyTurn();
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

  await guest.hand.getByRole('button').last().click();
  await nextTurn(guest, server);
  await expect.poll(async () => (await labels(tiles)).slice(0, 4)).toEqual(nudged.slice(0, 4));

  // The bots wait.
  await server.run(0);
  await holdClock(page, 1000);
  await page.getByRole('button', { name: 'Sort by suit' }).click();
  await expect(page.getByRole('button', { name: 'Sort by suit' })).toBeHidden();
  const again = await labels(tiles);
  expect(again.slice(0, 5)).toEqual(sorted.slice(0, 5));
  const held = await guest.readHand();
  // Sorting has moved tiles under the pointer.
  await page.clock.runFor(149);
  await tiles.nth(2).click();
  await page.clock.runFor(1);
  await tiles.nth(5).click();
  await page.clock.runFor(300);
  // The second press has discarded its tile, so the first one had discarded none.
  const discarded = again[5]!;
  await expect.poll(() => guest.readHand()).toEqual(held.toSpliced(held.indexOf(discarded), 1));
});

test('how a tile is discarded is the player’s choice, for the mouse and for touch', async ({ arrive, server }) => {
  const guest = await arrive({ hasTouch: true });
  const { page, tiles } = guest;
  await guest.createTableWithBots();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Mouse discard' }).getByRole('radio', { name: 'Double click' }).click();
  await page.getByRole('radiogroup', { name: 'Touch discard' }).getByRole('radio', { name: 'Single tap' }).click();
  await page.keyboard.press('Escape');
  await server.stack(guest.code, { hands: HANDS, draws: DRAWS });
  await guest.untilMyTurn();
  // One click only lifts the tile.
  await tiles.first().click();
  await expect(page.locator('.tile.lift')).toHaveCount(1);
  await expect(tiles).toHaveCount(14);
  await guest.hand.getByRole('button').last().dblclick();
  await nextTurn(guest, server);
  await guest.hand.getByRole('button').last().tap();
  await expect(tiles).toHaveCount(13);
});

test('a press outside the bar passes nothing', async ({ arrive, server }) => {
  const [host, friend] = await Promise.all([arrive(), arrive()]);
  await host.createTableWithBots(async () => {
    await host.chooseOption('Clock', 'No clock');
    await friend.joinBy(host.page.url());
  });
  await server.stack(host.code, { hands: ['1p 159m 159s 9p EESSW', '11p 123m 123s 99s CFP'] });
  await host.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await friend.pass.waitFor();
  await friend.settled();
  for (const position of [
    { x: 700, y: 250 },
    { x: 420, y: 500 },
    { x: 40, y: 300 },
  ]) {
    await friend.page.locator('.stage .field').click({ position });
    await expect(friend.pass).toBeVisible();
  }
  // The claim is still open.
  await friend.button(/^Pung/).click();
  await server.pass(10_000);
  await expect(friend.tiles).toHaveCount(11);
});

test('what is armed stands at the table; keys are listed, can be changed, then do what they were changed to', async ({
  arrive,
  server,
}) => {
  const guest = await arrive();
  const { page, tiles } = guest;
  await guest.playStacked(server, { hands: HANDS }, () => guest.chooseOption('Hints', 'Advice'));
  await guest.untilMyTurn();
  // A tile is silenced from its menu by the keyboard.
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

  // Keys are exposed to assistive technology, before and after a change.
  const advice = page.getByRole('button', { name: 'Advice' });
  const sound = page.getByRole('button', { name: /^Turn the sound/ });
  await expect(advice).toHaveAttribute('aria-keyshortcuts', 'A');
  await expect(sound).toHaveAttribute('aria-keyshortcuts', 'M');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  const change = async (line: RegExp, key: string, changed: RegExp) => {
    await list.getByRole('button', { name: line }).click();
    await page.keyboard.press(key);
    await expect(list.getByRole('button', { name: changed })).toBeVisible();
  };
  await change(/^Expert advice: A/, 'z', /^Expert advice: Z/);
  await change(/^Sound on or off: M/, 'x', /^Sound on or off: X/);
  await change(/^Discard the selected tile: D/, 'h', /^Discard the selected tile: H/);
  await expect(list.getByRole('button', { name: /^Hu: D/ })).toBeVisible();
  await list.getByRole('button', { name: 'Done' }).click();
  await expect(advice).toHaveAttribute('aria-keyshortcuts', 'Z');
  await expect(sound).toHaveAttribute('aria-keyshortcuts', 'X');
  await page.keyboard.press('z');
  await expect(page.getByRole('region', { name: 'Expert advice' })).toBeVisible();
  await page.keyboard.press('z');
  await tiles.last().focus();
  await guest.press('d');
  await expect(tiles).toHaveCount(14);
  await guest.press('h');
  await expect(tiles).toHaveCount(13);
});
