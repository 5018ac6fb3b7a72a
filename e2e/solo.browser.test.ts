import { expect, test } from './fixtures.ts';

/** East can claim nothing with this hand, so each turn comes by itself. */
const HANDS = ['159m 159p 159s ESWNC'];
/** East discards a dragon, the bots discard their single honours, and East is complete with the first tile drawn. */
const READY = {
  hands: ['123456789m 11s 23p C', '123m 456m 789p 55s ES', '123s 456s 789m 44p WN', '123p 456p 678s 33m CF'],
  draws: '8s 8s 9s 1p',
};

test('one press, and a game against three bots begins', async ({ arrive }) => {
  const guest = await arrive();
  await guest.playAgainstBots();
  await expect(guest.tiles.nth(12)).toBeVisible();
  await expect(guest.tiles.nth(14)).toHaveCount(0);
});

test('by the keyboard alone: a game is begun, a hand won, and the game ended, to its results', async ({
  arrive,
  server,
}) => {
  const guest = await arrive();
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('button', { name: 'More options' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^Relaxed/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Fast/ })).toBeChecked();
  await page.getByRole('button', { name: 'Start now' }).focus();
  await page.keyboard.press('Enter');
  await guest.expectSeated();

  await guest.playStacked(server, READY);
  await guest.press('End');
  await guest.press('Enter');
  await expect(guest.tiles).toHaveCount(13);
  await server.pass(15_000);
  await guest.hu.waitFor();
  await guest.press('h');
  await expect(guest.sheet).toBeVisible();
  await guest.goOn();
  await expect(page.getByText(/^East round, hand 2 of 4/)).toBeAttached();
  await guest.expectSeated();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await guest.press('Enter');
  const end = page.getByRole('button', { name: 'End the game' });
  await end.focus();
  await guest.press('Enter');
  await expect(page.getByText('End the game now? The hand in play does not count.')).toBeVisible();
  await end.focus();
  await guest.press('Enter');
  await expect(guest.sheet).toBeVisible();
  await guest.goOn();
  await expect(guest.gameEnd).toBeVisible();
  // Four players in the ranking; on the sheet each hand has a line.
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('Your win in East 1 decided the game.')).toBeVisible();
  await page.getByRole('button', { name: 'Score sheet' }).focus();
  await guest.press('Enter');
  await expect(page.getByRole('article', { name: 'Score sheet for a game session' })).toContainText('void');
});

test('the results of a whole game have a line for each of its hands', async ({ arrive, server }) => {
  const guest = await arrive();
  await guest.createTableWithBots();
  await server.finish(guest.code);
  await expect(guest.gameEnd).toBeVisible();
  await expect(guest.page.getByText('All 4 hands played.')).toBeVisible();
  await guest.page.getByText('Points of every hand').click();
  await expect(guest.page.getByRole('region', { name: 'Points of every hand' }).getByRole('row')).toHaveCount(1 + 4);
});

test('the open advice panel shows what the expert advises at every turn', async ({ arrive, server }) => {
  const guest = await arrive();
  await guest.playStacked(server, { hands: HANDS }, () => guest.chooseOption('Hints', 'Advice'));
  const advice = guest.page.getByRole('region', { name: 'Expert advice' });
  await expect(advice).toBeHidden();
  await guest.press('a');
  const best = advice.getByRole('listitem').first();
  await expect(best).toContainText(/^Discard .*Chance to win [\d.]+%Risk of dealing in [\d.]+%/);
  const first = await advice.innerText();
  await guest.hand.getByRole('button').last().dblclick();
  await expect(guest.tiles).toHaveCount(13);
  await server.pass(15_000);
  await guest.untilMyTurn();
  await expect(best).toContainText(/Chance to win/);
  await expect.poll(() => advice.innerText()).not.toBe(first);
  await advice.getByRole('button', { name: 'Close' }).click();
  await expect(advice).toBeHidden();
});

test('on a phone the first tap lifts a tile and the second discards it; a tile that is dragged stands out alone', async ({
  arrive,
  server,
}) => {
  const guest = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await guest.playStacked(server, { hands: HANDS });
  const lifted = guest.page.locator('[data-tile].lift');
  await guest.hand.getByRole('button').nth(1).tap();
  await expect(lifted).toHaveCount(1);
  await expect(guest.tiles).toHaveCount(14);
  const from = await guest.tiles.nth(6).boundingBox();
  if (!from) throw new Error('the tile is not on the screen');
  const { mouse } = guest.page;
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(from.x + from.width * 1.6, from.y + from.height / 2, { steps: 4 });
  await expect(lifted).toHaveCount(0);
  await mouse.up();
  await expect(lifted).toHaveCount(0);
  await guest.hand.getByRole('button').first().tap();
  await expect(lifted).toHaveCount(1);
  await guest.hand.getByRole('button').first().tap();
  await expect(guest.tiles).toHaveCount(13);
});
