import { SOUTH_WINS } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* The fan book: the list of all fans, the page of one, and what the reader's own games say. */

/** What South wins with in the stacked hand, whose page the list of fans links to. */
const MADE = ['Pure Straight', 'Fully Concealed Hand', 'All Chows', 'Mixed Double Chow'];

const cards = ({ page }: Guest) => page.locator('.fb-card');
const search = ({ page }: Guest) => page.getByRole('searchbox', { name: 'Search the fans' });

test('the list is filtered, searched, and found again by its address', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.openLearning('Fan book');
  await expect(cards(guest)).toHaveCount(81);
  await page.getByRole('button', { name: '8 points, 10 fans' }).click();
  await expect(cards(guest)).toHaveCount(10);
  await page
    .getByRole('group', { name: 'Family' })
    .getByRole('button', { name: /^Chows/ })
    .click();
  await expect(cards(guest)).toHaveCount(2);
  await expect(page).toHaveURL('/fans?points=8&family=chows');
  await page.reload();
  await expect(cards(guest)).toHaveCount(2);
  await search(guest).fill('nine gates');
  await expect(page.getByText('No fan is left with these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all fans' }).click();
  await expect(cards(guest)).toHaveCount(81);

  for (const text of ['escalera mixta', '花龙']) {
    await search(guest).fill(text);
    await expect(cards(guest)).toHaveCount(1);
    await expect(cards(guest)).toContainText('Mixed Straight');
  }
  await search(guest).fill('mixt strait');
  await expect(page.getByText('These are the nearest names.')).toBeVisible();
  await expect(cards(guest).filter({ hasText: 'Mixed Straight' })).toBeVisible();

  await search(guest).fill('');
  await page.getByRole('radio', { name: 'By family' }).click();
  await expect(page.getByRole('heading', { name: /^Seven pairs/ })).toBeVisible();
});

test('the page of a fan is reached and read by keys', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.openLearning('Fan book');
  await search(guest).fill('mixed straight');
  await expect(cards(guest)).toHaveCount(1);
  await cards(guest).press('Enter');
  await expect(page).toHaveURL('/fans/mixed-straight');
  await expect(page.getByRole('heading', { level: 1, name: 'Mixed Straight' })).toBeVisible();
  await expect(page.getByText('Chows 1-2-3, 4-5-6 and 7-8-9, one in each suit.')).toBeVisible();
  await expect(page.getByText('Book example 39.2')).toBeVisible();
  await expect(page.getByText('Mixed Straight 8 + All Chows 2 + Pure Double Chow 1 = 11')).toBeVisible();
  await expect(
    page.getByText(/The tiles that earn the fan: 1 Bamboo, 2 Bamboo, 3 Bamboo, 4 Dots, 5 Dots, 6 Dots, 7 Characters/),
  ).toBeAttached();
  await expect(page.locator('.fb-felt li').first().locator('.fb-dim')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Open in the calculator' }).first()).toHaveAttribute(
    'href',
    /^\/calc\?h=.*&w=4p/,
  );
  await expect(page.getByRole('heading', { name: 'Nearly, but not quite' })).toBeVisible();
  await expect(page.getByText('There is no finished game to look through yet.')).toBeVisible();

  const chart = page.getByRole('img', { name: /^Mixed Straight: .*% of wins/ });
  await expect(chart).toBeVisible();
  await page.keyboard.press('t');
  await expect(chart).toBeHidden();
  await expect(page.getByRole('row', { name: /^Mixed Straight 8 / })).toBeVisible();

  await page.getByRole('link', { name: '40 Reversible Tiles' }).press('Enter');
  await expect(page).toHaveURL('/fans/reversible-tiles');
  await expect(page.getByRole('link', { name: 'One Voided Suit' })).toBeVisible();
});

test('fans that the reader has made are marked, with the first game and the list of games', async ({
  arrive,
  server,
}) => {
  const guest = await arrive();
  const { page } = guest;
  const game = await guest.finishGame(server, [SOUTH_WINS]);
  await guest.openLearning('Fan book');
  await page.getByRole('button', { name: `Made ${MADE.length}`, exact: true }).click();
  await expect(cards(guest)).toHaveCount(MADE.length);
  for (const name of MADE) await expect(cards(guest).filter({ hasText: name })).toContainText('Made in 1 game');
  await page.getByRole('button', { name: /^Not made yet/ }).click();
  await expect(cards(guest)).toHaveCount(81 - MADE.length);

  await page.getByRole('button', { name: `Made ${MADE.length}`, exact: true }).click();
  await cards(guest).filter({ hasText: 'Pure Straight' }).click();
  await page.getByRole('link', { name: 'Your games with it' }).click();
  await expect(page).toHaveURL('/games?fan=pure-straight');
  await expect(page.locator('.game-row')).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Open the first game' }).click();
  await expect(page).toHaveURL(game);
  await expect(page.getByRole('link', { name: 'Watch' })).toBeVisible();
});

test('the older ways have a list and pages of their own, found by the search', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.openLearning('Fan book');
  await page.getByRole('link', { name: 'Older ways' }).click();
  await expect(page).toHaveURL('/fans/classical');
  await expect(cards(guest)).toHaveCount(28);
  await page.getByRole('searchbox', { name: 'Search the older ways' }).fill('lua pescada');
  await cards(guest).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moon from the Bottom of the Sea' })).toBeVisible();
  await expect(page.getByText('sendo o 1 de rodas')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Article 62/ })).toHaveAttribute('href', '/rules/classical/62');
  await page.getByRole('link', { name: 'Open in the calculator' }).click();
  await expect(page.locator('.calc-dock')).toContainText('Moon from the Bottom of the Sea');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('verdinho');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fans/classical/little-green');
});

test('an old link to a fan or a hand that does not exist says so', async ({ arrive }) => {
  const { page } = await arrive();
  for (const path of ['/fans/no-such-fan', '/fans/classical/no-such-hand', '/drills/no-such-drill']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
