import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* A review that is closed half way goes on, in another page of the browser and after the page is loaded again. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** A game of four hands as a file. */
async function savedGame(): Promise<string> {
  const world = new World('a review in the browser');
  await world.start({ clock: 'fast', hands: 4 }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('A' as TableCode, number));
  return JSON.stringify(game!.record);
}

const running = (page: Page) => page.getByRole('progressbar', { name: /^Reviewing/ });
/** Hands of which something can be read. */
const known = (page: Page) => page.locator('.rv-seg .overview, .rv-seg .full').count();

test('a review works while one reads, goes on in another page and after a reload, and stops when told', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const patience = { timeout: 240_000 };
  const ana = await Guest.arrive(browser, server);
  await ana.page.goto('/games');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(await savedGame()) };
  await ana.page.locator('input[type=file]').setInputFiles(file);
  await ana.page.waitForURL(/\/g\//);
  const path = `${new URL(ana.page.url()).pathname}/mistakes`;

  await ana.page.goto(path);
  await ana.page.getByRole('button', { name: 'Review this game' }).click();
  await expect(running(ana.page)).toBeVisible();
  const other = await ana.context.newPage();
  await other.goto(path);
  await expect(running(other)).toBeVisible();

  // What one page has found out is in the other at once, which goes on when the first is closed.
  await expect.poll(() => known(ana.page), patience).toBeGreaterThan(0);
  await expect.poll(() => known(other)).toBeGreaterThan(0);
  const before = await known(other);
  await ana.page.close();
  await expect.poll(() => known(other), patience).toBeGreaterThan(before);

  // Without a word it goes on after the page was loaded again, and has forgotten nothing.
  const found = await known(other);
  await other.reload();
  await expect(running(other)).toBeVisible();
  await expect.poll(() => known(other)).toBeGreaterThanOrEqual(found);

  // Once stopped it stays so, and one press goes on.
  await other.getByRole('button', { name: 'Stop' }).click();
  await expect(other.getByRole('button', { name: 'Review the rest' })).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: 'Review the rest' }).click();
  await expect(running(other)).toBeVisible();
  await expect.poll(() => known(other)).toBeGreaterThanOrEqual(found);
});
