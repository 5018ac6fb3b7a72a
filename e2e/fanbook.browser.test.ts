import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { GameRecord } from '@gorrion/protocol';
import { FAN_IDS, FAN_NAMES, PLAYERS } from '@gorrion/rules';
import { summaryOf } from '@gorrion/table';
import { type Browser, expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The fan book: the list of all fans, the page of one, and what the reader's own games say. */

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

const cards = ({ page }: Guest) => page.locator('.fb-card');
const search = ({ page }: Guest) => page.getByRole('searchbox', { name: 'Search the fans' });

async function expectNoBarrier(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

async function opened(browser: Browser, path: string, ...how: [size?: { width: number; height: number }]) {
  const guest = await Guest.arrive(browser, server, ...how);
  await guest.page.goto(path);
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
  return guest;
}

test('the list is filtered, searched in four languages, and found again by its address', async ({ browser }) => {
  const guest = await opened(browser, '/fans');
  const { page } = guest;
  await expect(cards(guest)).toHaveCount(81);
  await expectNoBarrier(guest);

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

  for (const text of ['mixed straight', 'escalera mixta', 'sequencia mista', '花龙', 'hualong', '39']) {
    await search(guest).fill(text);
    await expect(cards(guest)).toHaveCount(1);
    await expect(cards(guest)).toContainText('Mixed Straight');
  }
  await search(guest).fill('mixt strait');
  await expect(page.getByText('These are the nearest names.')).toBeVisible();
  await expect(cards(guest).filter({ hasText: 'Mixed Straight' })).toBeVisible();
  await expectNoBarrier(guest);

  await search(guest).fill('');
  await page.getByRole('radio', { name: 'By family' }).click();
  await expect(page.getByRole('heading', { name: /^Seven pairs/ })).toBeVisible();
  guest.expectNoErrors();
});

test('the page of a fan is reached and read by keys', async ({ browser }) => {
  const guest = await opened(browser, '/fans?q=mixed+straight');
  const { page } = guest;
  await cards(guest).focus();
  await page.keyboard.press('Enter');
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
  await expectNoBarrier(guest);
  await page.keyboard.press('t');
  await expect(chart).toBeHidden();
  await expect(page.getByRole('row', { name: /^Mixed Straight 8 / })).toBeVisible();
  await expectNoBarrier(guest);

  await page.getByRole('link', { name: '40 Reversible Tiles' }).press('Enter');
  await expect(page).toHaveURL('/fans/reversible-tiles');
  await expect(page.getByRole('link', { name: 'One Voided Suit' })).toBeVisible();
  await page.goto('/fans/no-such-fan');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  guest.expectNoErrors();
});

test('all fans have a page without errors, on a phone too', async ({ browser }) => {
  test.setTimeout(240_000);
  const guest = await opened(browser, '/fans', { width: 390, height: 844 });
  const { page } = guest;
  await expectNoBarrier(guest);
  await page.goto(`/fans/${FAN_IDS[0]}`);
  for (const fan of FAN_IDS) {
    await expect(page.getByRole('heading', { level: 1, name: FAN_NAMES[fan].en, exact: true })).toBeVisible();
    await expect(page.locator('.fb-felt li .mt').first()).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, fan).toBeLessThanOrEqual(0);
    if (fan !== FAN_IDS.at(-1)) await page.locator('.fb-neighbours .after').click();
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoBarrier(guest);
  guest.expectNoErrors();
});

test('fans that the reader has made are marked, with the first game and the list of games', async ({ browser }) => {
  const path = join(import.meta.dirname, '../packages/table/fixtures/records/6/solo-1.json.br');
  const record = JSON.parse(brotliDecompressSync(readFileSync(path)).toString()) as GameRecord;
  const { fans } = summaryOf(record);
  const player = PLAYERS.find(one => fans[one].length > 0)!;
  const made = FAN_IDS.filter(id => fans[player].includes(id));
  const guest = await opened(browser, '/fans');
  const { page } = guest;
  const status = await page.evaluate(
    async game =>
      (
        await fetch('/api/games', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(game),
        })
      ).status,
    { record, player },
  );
  expect(status).toBe(200);

  await page.reload();
  await page.getByRole('button', { name: `Made ${made.length}`, exact: true }).click();
  await expect(cards(guest)).toHaveCount(made.length);
  await expect(cards(guest).first()).toContainText('Made in 1 game');
  await page.getByRole('button', { name: /^Not made yet/ }).click();
  await expect(cards(guest)).toHaveCount(81 - made.length);

  await page.goto(`/fans/${made[0]}`);
  await page.getByRole('link', { name: 'Your games with it' }).click();
  await expect(page).toHaveURL(`/games?fan=${made[0]}`);
  await expect(page.locator('.game-row')).toHaveCount(1);
  await page.goto(`/games?fan=${FAN_IDS.find(id => !made.includes(id))}`);
  await expect(page.getByText('No game matches.')).toBeVisible();
  await page.goto(`/fans/${made[0]}`);
  await page.getByRole('link', { name: 'Open the first game' }).click();
  await expect(page.getByRole('link', { name: 'Watch' })).toBeVisible();
  guest.expectNoErrors();
});

test('the fan book opens without a network', async ({ browser }) => {
  const guest = await opened(browser, '/fans');
  const { page } = guest;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.kill();
  await page.goto('/fans/mixed-straight');
  await expect(page.getByText('Chows 1-2-3, 4-5-6 and 7-8-9, one in each suit.')).toBeVisible();
  await expect(page.getByText('Book example 39.1')).toBeVisible();
  await page.goto('/fans');
  await expect(cards(guest)).toHaveCount(81);
});

test('the older ways have a list and pages of their own, found by the search', async ({ browser }) => {
  const guest = await opened(browser, '/fans');
  const { page } = guest;
  await page.getByRole('link', { name: 'Older ways' }).click();
  await expect(page).toHaveURL('/fans/classical');
  await expect(page.locator('.fb-card')).toHaveCount(28);
  await expectNoBarrier(guest);
  await page.getByRole('searchbox', { name: 'Search the older ways' }).fill('lua pescada');
  await page.locator('.fb-card').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moon from the Bottom of the Sea' })).toBeVisible();
  await expect(page.getByText('sendo o 1 de rodas')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Article 62/ })).toHaveAttribute('href', '/rules/classical/62');
  await expectNoBarrier(guest);
  await page.getByRole('link', { name: 'Open in the calculator' }).click();
  await expect(page.locator('.calc-dock')).toContainText('Moon from the Bottom of the Sea');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the fans' }).fill('verdinho');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fans/classical/little-green');
  await page.goto('/fans/classical/no-such-hand');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  guest.expectNoErrors();
});
