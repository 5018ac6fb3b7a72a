import { expect, test } from './fixtures.ts';
import { Guest } from './guest.ts';
import { barriersOn } from './wide/barriers.ts';

/* A table for a whole room: one big screen, two phones that are hands, and a player who sits elsewhere. */

/** East discards a dragon and is complete with the first tile drawn; nobody can claim anything before. */
const READY = {
  hands: ['123456789m 11s 23p C', '123m 456m 789p 55s ES', '123s 456s 789m 44p WN', '123p 456p 678s 33m CF'],
  draws: '8s 8s 9s 1p',
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Discards an honour from a hand on a phone: takes the drawn tile up, then taps the honour twice. */
async function drawAndDiscard(guest: Guest, tile: RegExp): Promise<void> {
  await guest.button('Draw a tile').click();
  await expect(guest.tiles).toHaveCount(14);
  const honour = guest.hand.getByRole('button', { name: tile });
  await honour.tap();
  await honour.tap();
  await expect(guest.tiles).toHaveCount(13);
}

test('a screen is paired with a table, two phones hold hands, one is lost and comes back, and the room sees the win', async ({
  arrive,
  server,
}) => {
  const [tv, ana, mei, luis] = await Promise.all([
    arrive({ viewport: { width: 1920, height: 1080 } }),
    arrive(PHONE),
    arrive(PHONE),
    arrive(),
  ]);
  // A wrong code is refused, and the table is not found before its time.
  ana.mayBeRefused(/^POST \/api\/screens: 404$/);
  await tv.page.goto('/tv');
  const shown = tv.page.getByRole('status', { name: 'Code' });
  await expect(shown).toHaveText(/^[2-9A-HJKMNP-Z]{4}$/);
  const code = (await shown.textContent()) ?? '';

  await ana.createTable();
  // Nobody is late here: a slow machine plays no tile for anybody.
  await ana.chooseOption('Clock', 'No clock');
  const link = ana.page.url();
  await ana.button('Big screen').click();
  const field = ana.page.getByRole('textbox', { name: 'Code on the screen' });
  await field.fill('2222');
  await field.press('Enter');
  await expect(ana.page.getByRole('alert')).toContainText('No screen shows this code now');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(ana.page.getByText('The screen shows the table now.')).toBeVisible();
  await expect(tv.page).toHaveURL(new RegExp(`/tv/${ana.code}$`));
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // A friend scans the code on the screen, another one sits elsewhere.
  await mei.page.goto(`/h/${ana.code}`);
  await mei.button('Take a seat').click();
  await expect(mei.page.getByRole('heading', { name: /^You sit on seat/ })).toBeVisible();
  await luis.joinBy(link);
  await expect(tv.page.locator('.tv-chair.is-taken')).toHaveCount(3);
  await ana.button('Fill with bots').click();
  await expect(ana.button('Start game')).toBeEnabled();
  await ana.page.getByRole('link', { name: 'Only my hand' }).click();
  await server.stack(ana.code, READY);
  for (const guest of [ana, mei, luis]) await guest.expectSeated();

  // The screen shows no tile of anybody, and no control.
  await expect(tv.page.locator('.tv-plate')).toHaveCount(4);
  await expect(tv.page.locator('.tile.hand')).toHaveCount(0);
  await expect(tv.page.getByRole('heading', { name: 'Big screen' })).toBeAttached();

  // A phone is lost, which stops nothing, and finds its hand again.
  await mei.page.close();
  await server.pass(3500);
  const lost = tv.page.locator('.tv-plate').filter({ hasText: 'Away' });
  await expect(lost).toHaveCount(1);
  const phone = await Guest.open(mei.context, true);
  server.follow(phone);
  await phone.page.goto(`/h/${ana.code}`);
  await phone.expectSeated();
  await expect(lost).toHaveCount(0);

  // East has fourteen tiles and discards by two taps.
  const dragon = ana.hand.getByRole('button', { name: /^Red Dragon/ });
  await dragon.tap();
  await dragon.tap();
  await expect(ana.tiles).toHaveCount(13);
  await expect(tv.page.locator('.tv-last')).toContainText('Red Dragon');
  await server.pass(5000);

  // The next player's tile lies face down. Covered, the hand shows and offers nothing.
  await expect(phone.button('Draw a tile')).toBeVisible();
  await phone.button('Cover my tiles').click();
  await expect(phone.tiles).toHaveCount(0);
  await phone.button(/^Covered/).click();
  await drawAndDiscard(phone, /^East Wind/);
  await expect(tv.page.locator('.tv-last')).toContainText('East Wind');
  await server.pass(5000);

  await luis.untilMyTurn();
  await luis.hand.getByRole('button', { name: /^North Wind/ }).click();
  await server.pass(15_000);
  await ana.button('Draw a tile').click();
  await ana.hu.waitFor();
  await ana.settled();
  await ana.hu.click();
  await expect(tv.page.locator('.win-count')).toContainText('points');
  await expect(tv.page.locator('.tv-change.gains')).toHaveCount(1);
  for (const { page } of [tv, phone]) expect(await barriersOn(page)).toEqual([]);
});
