import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* A duplicate evening: set up, joined by its link, played at two tables, opened, compared and checked. */

const PHONE = { width: 390, height: 844 };
/** Longer (ms) than four hands take. */
const LONG = 90 * 60_000;

const tableCard = (page: Page, table: number) => page.getByRole('region', { name: `Table ${table}`, exact: true });

/** Makes a group from the first page, and sets up an evening of four hands for it. Returns the link of the evening. */
async function setUp({ page }: Guest): Promise<string> {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Groups' }).click();
  await page.getByLabel('Name of the group').fill('The Tuesday club');
  await page.getByRole('button', { name: 'Make the group' }).click();
  await page.getByRole('navigation', { name: 'Pages of the group' }).getByRole('link', { name: 'Duplicate' }).click();
  await page.getByRole('link', { name: 'Set up the evening' }).click();
  await page.getByLabel('Name of the evening').fill('Tuesday duplicate');
  await page.getByRole('radio', { name: '4 hands' }).click();
  await page.getByRole('button', { name: 'Set up the evening' }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday duplicate' })).toBeVisible();
  return `http://${await page.locator('.dup-address').textContent()}`;
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

test('an evening is joined by its link; its tables are played, and their hands compared and checked', async ({
  arrive,
  server,
}) => {
  const ana = await arrive();
  const { page } = ana;
  const link = await setUp(ana);
  await expect(page.getByText('Tables played: 0 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Add a table' }).click();
  await page.getByRole('button', { name: 'Sit here: East at table 3' }).click();

  const bea = await arrive({ viewport: PHONE });
  await bea.page.goto(link);
  await bea.page.getByRole('button', { name: 'Sit here: South at table 3' }).click();
  await expect(tableCard(bea.page, 3).getByText('you')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Free the seat: South at table 3' })).toBeVisible();
  await bea.page.getByRole('button', { name: 'Move here: North at table 2' }).click();
  await expect(tableCard(bea.page, 2).getByText('you')).toBeVisible();
  await expect(bea.page.getByRole('button', { name: 'Open the table' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Free the seat: North at table 2' })).toBeVisible();

  // Ana sits down at her table by the link of the page, and plays.
  await fillWithBots(ana, 3);
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await expect(page).toHaveURL(/\/t\/[0-9A-Z]{8}$/);
  await ana.expectSeated();
  await ana.untilMyTurn();
  await ana.hand.getByRole('button').last().click();
  await expect(ana.tiles).toHaveCount(13);

  // She takes the table out of the evening, whose other tables bots play. Nobody sees a result before both have played.
  await page.goBack();
  await tableCard(page, 3).getByRole('button', { name: 'Take out of the evening' }).click();
  await bea.page.getByRole('button', { name: 'Get up' }).click();
  await expect(tableCard(page, 2).getByRole('button', { name: /^Bot: / })).toHaveCount(4);
  await fillWithBots(ana, 1);
  await server.pass(LONG);
  await expect(tableCard(page, 1).getByText('has played')).toBeVisible();
  await expect(bea.page.getByText('Tables played: 1 of 2')).toBeVisible();
  await expect(bea.page.getByText('Standings')).toHaveCount(0);
  await fillWithBots(ana, 2);
  await server.pass(LONG);
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  await expect(page.getByText('4 deals verified')).toBeVisible();
  // The phone hears of it without a reload.
  await expect(bea.page.getByRole('heading', { name: 'Standings' })).toBeVisible();

  await page.keyboard.press('t');
  await expect(page.getByRole('region', { name: 'Every hand, compared' })).toBeVisible();
  await page.keyboard.press('t');
  await page.getByRole('link', { name: 'E3', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'East round, hand 3' })).toBeVisible();
  await expect(page.getByText('The wall of this seat')).toBeVisible();
  await page.getByRole('radio', { name: 'C, East' }).click();
  await page.getByRole('link', { name: 'Watch table 2' }).click();
  await expect(page).toHaveURL(/\/g\/[A-Z0-9]+-1\/e3/);
  await page.goBack();
  await page.getByRole('link', { name: 'Tuesday duplicate' }).click();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
});

test('who plays a duplicate alone with bots is at the table after one press', async ({ arrive }) => {
  const ana = await arrive();
  const { page } = ana;
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Groups' }).click();
  await page.getByLabel('Name of the group').fill('The Tuesday club');
  await page.getByRole('button', { name: 'Make the group' }).click();
  await page.getByRole('navigation', { name: 'Pages of the group' }).getByRole('link', { name: 'Duplicate' }).click();
  await page.getByRole('link', { name: 'Set up the evening' }).click();
  await page.getByLabel('Name of the evening').fill('Alone');
  await page.getByRole('radio', { name: 'Alone, with bots' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/[0-9A-Z]{8}$/);
  await ana.expectSeated();
  // Back leads to the evening, and stays there.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Alone' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the table' })).toBeVisible();
});
