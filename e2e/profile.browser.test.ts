import { SOUTH_WINS } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';

/* The profile: what a person's stored games tell. With ten games and more: apps/web/src/review/profile/page.test.tsx. */

/** Where each of the four is South once: the guest wins one hand by a Pure Straight. */
const HANDS = '4';

test('the profile fills with the first finished game, and its album leads to the fan and to the game', async ({
  arrive,
  server,
}) => {
  const ana = await arrive({ viewport: { width: 390, height: 844 } });
  const { page } = ana;
  await ana.openLearning('My profile');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  const game = await ana.finishGame(server, [SOUTH_WINS]);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Review' }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL('/me');
  await expect(page.getByText('9 more games')).toBeVisible();
  await expect(page.getByRole('list', { name: 'In numbers' }).getByRole('listitem').first()).toHaveText('1game');
  await expect(page.getByRole('table')).toHaveCount(3);
  await expect(page.getByRole('img', { name: /^You beside the bots/ })).toHaveCount(0);
  // One win of four hands.
  const wins = page.getByRole('row', { name: /^Wins of hands/ }).getByRole('cell');
  await expect(wins.first()).toHaveText('25.0%');
  await expect(wins.nth(2)).toHaveText(HANDS);

  await expect(page.locator('.pf-cell')).toHaveCount(81);
  await page.getByRole('link', { name: /Pure Straight: made in 1 game/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pure Straight' })).toBeVisible();
  await page.goBack();
  await page.locator('.pf-firsts a').first().click();
  await expect(page).toHaveURL(game);
});
