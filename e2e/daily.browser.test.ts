import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

/* The deal of a day: begun, left and gone on with, played by another, and open once the day is over. */

const PHONE = { width: 390, height: 844 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Goes to the deal of the day from the first page. */
async function openDay({ page }: Guest): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play today’s deal' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s deal', level: 1 })).toBeVisible();
  return page.getByRole('main');
}

/** Plays the day of a person at once. */
async function playAtOnce({ page }: Guest, server: GameServer): Promise<void> {
  const told = (await (await page.request.get('/api/daily')).json()) as { today: string };
  const begun = await page.request.post(`/api/daily/${told.today}`, { data: {}, headers: { origin: server.url } });
  await server.finish(((await begun.json()) as { code: string }).code);
  await server.pass(MINUTE);
}

const rowOf = (page: Page, hand: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: hand }) });

test('the deal of the day is begun, gone on with, compared, kept from others, and open the next day', async ({
  arrive,
  startServer,
}) => {
  const server = await startServer({ TEST_BOTS: 'plain' });
  const ana = await arrive({ server });
  const day = await openDay(ana);
  await expect(day.getByText('Be the first today.')).toBeVisible();
  await day.getByRole('button', { name: 'Break the seal' }).click();
  await ana.expectSeated();
  await ana.untilMyTurn();
  await ana.hand.getByRole('button').last().click();
  await expect(ana.tiles).toHaveCount(13);

  const bea = await arrive({ server, viewport: PHONE });
  await openDay(bea);
  await playAtOnce(bea, server);
  await openDay(bea);
  await expect(bea.page.getByText('Your field: 15 bots.')).toBeVisible();
  await rowOf(bea.page, 'Hand 3, West').getByRole('button').click();
  const hand = bea.page.getByRole('region', { name: 'Hand 3, West' });
  await expect(hand.getByRole('row', { name: /You/ })).toBeVisible();
  await expect(hand.getByText('The expert bot')).toBeVisible();
  await bea.page.goto('/');
  await expect(bea.page.getByRole('link', { name: 'See today’s result' })).toBeVisible();

  // Ana has not played it to the end: she is told how many have, and goes on where she was.
  await openDay(ana);
  await expect(ana.page.getByText('1 person has played.')).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: 'Hand by hand' })).toHaveCount(0);
  await ana.page.getByRole('button', { name: 'Go on playing' }).click();
  await expect(ana.tiles.nth(1)).toBeVisible();

  await server.pass(DAY);
  await openDay(bea);
  await bea.page.getByRole('link', { name: /^See / }).click();
  await expect(bea.page.getByText('All walls match their seals')).toBeVisible();
  await bea.page.getByRole('row', { name: /You/ }).getByRole('link', { name: 'Replay of You' }).click();
  await expect(bea.page).toHaveURL(/\/g\/[A-Z0-9]+-1\/e[1-4]/);
});
