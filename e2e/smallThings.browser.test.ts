import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('a tile that is dragged is the only one that stands out of the hand', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server, { width: 1024, height: 1180 }, { hasTouch: true });
  await ana.playAgainstBots();
  await expect
    .poll(async () => {
      if (await ana.pass.isVisible()) await ana.page.keyboard.press('Escape');
      return ana.isMyTurn();
    })
    .toBe(true);
  await ana.see();
  const lifted = ana.page.locator('[data-tile].lift');
  await ana.tiles.nth(1).tap();
  await expect(lifted).toHaveCount(1);
  const from = await ana.tiles.nth(6).boundingBox();
  if (!from) throw new Error('the tile is not on the screen');
  const { mouse } = ana.page;
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(from.x + from.width * 1.6, from.y + from.height / 2, { steps: 4 });
  await expect(lifted).toHaveCount(0);
  await mouse.up();
  await expect(lifted).toHaveCount(0);
  ana.expectNoErrors();
});

test('Back shows the first page from its top', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server, { width: 390, height: 844 });
  const { page } = ana;
  await page.goto('/');
  await page.getByRole('region', { name: 'Friends' }).getByRole('button', { name: 'Create a table' }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a name of more than 24 characters is not cut: the page says the limit and keeps what was typed', async ({
  browser,
}) => {
  const ana = await Guest.arrive(browser, server);
  const { page } = ana;
  await page.goto('/');
  const field = page.getByLabel('Your name');
  const long = 'Bartholomew of the Northern Hills';
  await expect(field).toBeEnabled();
  await field.fill(long);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('At most 24 characters');
  await expect(field).toHaveValue(long);
  await field.fill('Bartholomew');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(field).toHaveValue('Bartholomew');
});
