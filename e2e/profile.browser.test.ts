import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { GameRecord } from '@gorrion/protocol';
import { FAN_IDS, FAN_NAMES, PLAYERS, type Player } from '@gorrion/rules';
import { summaryOf } from '@gorrion/table';
import { expect, test } from '@playwright/test';
import { finishedGame } from './finishedGame.ts';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The profile: what a person's stored games tell, with few and with many of them, and without a network. */

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

const FIXTURE = join(import.meta.dirname, '../packages/table/fixtures/records/6/solo-1.json.br');
const RECORD = JSON.parse(brotliDecompressSync(readFileSync(FIXTURE)).toString()) as GameRecord;
const DAY = 86_400_000;

/** Returns the stored game as if it had been played so many days later. */
function laterBy(days: number): GameRecord {
  const { from, to, facts } = RECORD;
  const moved = facts.map(fact => ({ ...fact, at: fact.at + days * DAY }));
  return { ...RECORD, from: from + days * DAY, to: to + days * DAY, facts: moved };
}

async function expectNoBarrier(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

/** Uploads the stored game so many times, each a day later, as games that the guest played; returns the first one's id. */
async function uploadGames({ page }: Guest, count: number, player: Player): Promise<string> {
  const games = Array.from({ length: count }, (_, days) => ({ record: laterBy(days), player }));
  const ids = await page.evaluate(async all => {
    const found: string[] = [];
    for (const game of all) {
      const body = JSON.stringify(game);
      const headers = { 'Content-Type': 'application/json' };
      const answer = await (await fetch('/api/games', { method: 'POST', headers, body })).json();
      found.push(answer.id);
    }
    return found;
  }, games);
  expect(new Set(ids).size).toBe(count);
  return ids[0]!;
}

test('one finished game shows numbers, and how many more it takes', async ({ browser }) => {
  test.setTimeout(240_000);
  const ana = await Guest.arrive(browser, server, { width: 390, height: 844 });
  const { page } = ana;
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expectNoBarrier(ana);
  await finishedGame(server, ana);
  await page.goto('/games');
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL('/me');
  await expect(page.getByText('9 more games')).toBeVisible();
  await expect(page.getByRole('list', { name: 'In numbers' }).getByRole('listitem').first()).toHaveText('1game');
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^You beside the bots/ })).toHaveCount(0);
  await expectNoBarrier(ana);
  ana.expectNoErrors();
});

test('ten games show charts, tables behind T, and an album with the first games', async ({ browser }) => {
  const { fans, wins, dealtIn } = summaryOf(RECORD);
  const player = PLAYERS.find(one => wins[one] > 1)!;
  const hands = RECORD.sheet.lines.filter(({ kind }) => kind !== 'void').length;
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/learn');
  const first = await uploadGames(guest, 10, player);
  await page.getByRole('link', { name: /^My profile/ }).click();

  const share = (count: number) => `${((100 * count) / hands).toFixed(1)}%`;
  const rates = page.getByRole('img', { name: /^You beside the bots/ });
  await expect(rates).toHaveAccessibleName(new RegExp(`Wins: you ${share(wins[player])}, bots \\d`));
  await expect(rates).toHaveAccessibleName(new RegExp(`Deal-ins: you ${share(dealtIn[player])}, bots \\d`));
  await expect(page.getByRole('img', { name: /People: .* in 10 games/ })).toBeVisible();
  await expect(page.getByText(/^The bots: 1,?000 hands that four of this level/)).toBeVisible();
  const before = await rates.getAttribute('aria-label');
  await page.getByRole('combobox', { name: 'Bots to compare with' }).selectOption({ label: 'Expert' });
  await expect(rates).not.toHaveAccessibleName(before ?? '');
  await expectNoBarrier(guest);

  await page.keyboard.press('t');
  await expect(rates).toBeHidden();
  const row = page.getByRole('row', { name: /^Wins of hands/ });
  await expect(row.getByRole('cell').first()).toHaveText(share(wins[player]));
  await expect(row.getByRole('cell').nth(2)).toHaveText(String(10 * hands));
  await expectNoBarrier(guest);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoBarrier(guest);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoBarrier(guest);
  await page.keyboard.press('t');
  await expect(rates).toBeVisible();
  await expectNoBarrier(guest);

  const made = FAN_IDS.filter(id => fans[player].includes(id));
  await expect(page.locator('.pf-cell')).toHaveCount(81);
  await expect(page.locator('.pf-cell.made')).toHaveCount(made.length);
  const name = FAN_NAMES[made[0]!].en;
  await page.getByRole('link', { name: new RegExp(`^\\d+ ${name}: made in 10 games`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await page.locator('.pf-firsts a').first().click();
  await expect(page).toHaveURL(`/g/${first}`);
  guest.expectNoErrors();
});

test('counting can be stopped, and goes on with the games that are left', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/learn');
  await uploadGames(guest, 10, 0);
  let asked = 0;
  let open = () => {};
  const gate = new Promise<void>(done => {
    open = done;
  });
  await page.route(/\/api\/games\/[A-Z0-9]+-1$/, async route => {
    if (++asked > 4) await gate;
    await route.continue();
  });
  await page.goto('/me');
  await expect(page.getByText('Counting hands: 4 of 10 games.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped: 4 of 10 games are counted in the rates.')).toBeVisible();
  await expectNoBarrier(guest);
  open();
  await expect(page.getByText('Stopped: 8 of 10 games are counted in the rates.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/of 10 games/)).toBeHidden();
  expect(asked, 'no game is fetched twice').toBe(10);
  guest.expectNoErrors();
});

test('without a network the games of the device are counted, and the page says what is missing', async ({
  browser,
}) => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('radio', { name: /On this device/ }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await guest.expectSeated();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Request to end the game|End the game/ }).click();
  await guest.goOn();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.kill();
  await page.goto('/me');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(page.getByText('9 more games')).toBeVisible();
  await expect(page.getByText('1 game was broken off.')).toBeVisible();
  await expect(page.locator('.pf-cell')).toHaveCount(81);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  guest.expectNoErrors();
});
