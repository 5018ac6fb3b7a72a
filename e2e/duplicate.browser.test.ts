import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* A duplicate evening: set up, joined by its link, played at two tables, opened, compared and checked. */

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

async function expectNoBarrier(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

const tableCard = (page: Page, table: number) => page.getByRole('region', { name: `Table ${table}`, exact: true });

/** Sets up an evening of four hands; resolves with its address. */
async function setUp(guest: Guest): Promise<string> {
  const { page } = guest;
  await page.goto('/d/new');
  await page.getByLabel('Name of the evening').fill('Tuesday duplicate');
  await page.getByRole('radio', { name: '4 hands' }).click();
  await page.getByRole('button', { name: 'Set up the evening' }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday duplicate' })).toBeVisible();
  return page.url();
}

/** Lets bots take all seats of a table that are free, and opens it. */
async function fillWithBots({ page }: Guest, table: number): Promise<void> {
  const card = tableCard(page, table);
  const seat = card.getByRole('button', { name: /^Bot: / });
  for (let left = await seat.count(); left > 0; left--) {
    await seat.first().click();
    await expect(seat).toHaveCount(left - 1);
  }
  await card.getByRole('button', { name: 'Open the table' }).click();
}

test('an evening is set up, joined by its link, and a table is played', async ({ browser }) => {
  test.setTimeout(180_000);
  const ana = await Guest.arrive(browser, server);
  const address = await setUp(ana);
  await expectNoBarrier(ana);
  await expect(ana.page.getByText('0 of 2 tables have played')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Sit here: East at table 1' }).click();

  const bea = await Guest.arrive(browser, server, { width: 390, height: 844 });
  await bea.page.goto(address);
  await expect(bea.page.getByRole('heading', { name: 'Tuesday duplicate' })).toBeVisible();
  await expectNoBarrier(bea);
  await bea.page.getByRole('button', { name: 'Sit here: South at table 1' }).click();
  await expect(tableCard(bea.page, 1).getByText('you')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Free: South at table 1' })).toBeVisible();
  await bea.page.getByRole('button', { name: 'Move here: North at table 2' }).click();
  await expect(tableCard(bea.page, 2).getByText('you')).toBeVisible();
  await expect(bea.page.getByRole('button', { name: 'Open the table' })).toHaveCount(0);

  await expect(ana.page.getByRole('button', { name: 'Free: North at table 2' })).toBeVisible();
  await fillWithBots(ana, 1);
  await ana.page.getByRole('link', { name: 'Go to the table' }).click();
  await expect(ana.page).toHaveURL(/\/t\//);
  await ana.see();
  ana.expectNoErrors();
});

test('results open when all tables have played, with deals that the page has checked', async ({ browser }) => {
  test.setTimeout(240_000);
  const ana = await Guest.arrive(browser, server);
  const { page } = ana;
  const address = await setUp(ana);
  await fillWithBots(ana, 1);
  await expect(tableCard(page, 1).getByText('has played')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('1 of 2 tables have played')).toBeVisible();
  const eva = await Guest.arrive(browser, server, { width: 390, height: 844 }, { colorScheme: 'dark' });
  await eva.page.goto(address);
  await expect(eva.page.getByText('1 of 2 tables have played')).toBeVisible();
  await expect(eva.page.getByText('Standings')).toHaveCount(0);
  await fillWithBots(ana, 2);
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('4 deals verified')).toBeVisible();
  await expectNoBarrier(ana);
  // The phone hears of it without a reload.
  await expect(eva.page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  await expectNoBarrier(eva);

  await page.keyboard.press('t');
  await expect(page.getByRole('region', { name: 'Every hand, compared' })).toBeVisible();
  await expectNoBarrier(ana);
  await page.keyboard.press('t');
  await page.getByRole('link', { name: 'E3', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'East round, hand 3' })).toBeVisible();
  await expect(page.getByText('The wall of this seat')).toBeVisible();
  await page.getByRole('radio', { name: 'C, East' }).click();
  await expectNoBarrier(ana);
  await page.getByRole('link', { name: 'Watch table 2' }).click();
  await expect(page).toHaveURL(/\/g\/[A-Z0-9]+-1\/e3/);
  await page.goBack();
  await page.getByRole('link', { name: 'Tuesday duplicate' }).click();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  ana.expectNoErrors();
});
