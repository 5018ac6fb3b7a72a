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

test('the table stays where it is when something at its edge is brought into view', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server, { width: 1440, height: 900 });
  await ana.playAgainstBots();
  const stage = ana.page.locator('.stage');
  await ana.page
    .locator('.rim')
    .first()
    .evaluate(rim => rim.scrollIntoView({ block: 'end' }));
  expect(await stage.evaluate(element => element.scrollTop)).toBe(0);
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
  // The button goes when the server has the name; a page that leaves before takes the question with it.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue('Bartholomew');
});

test('a game in the background calls its player back in the title, until the page is looked at', async ({
  browser,
}) => {
  const ana = await Guest.arrive(browser, server);
  await ana.playAgainstBots();
  await ana.untilAsked();
  const turn = (isHidden: boolean) =>
    ana.page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await turn(true);
  await expect(ana.page).toHaveTitle(/^● (Your turn|You can claim)/);
  await expect(ana.page).not.toHaveTitle(/^●/);
  await expect(ana.page).toHaveTitle(/^●/);
  await turn(false);
  await expect(ana.page).not.toHaveTitle(/^●/);
  ana.expectNoErrors();
});

test('tiles move as fast as their player likes', async ({ browser }) => {
  const longest = async (tempo: string) => {
    const ana = await Guest.arrive(browser, server);
    await ana.page.addInitScript(
      chosen => localStorage.setItem('gorrion.preferences', JSON.stringify({ tempo: chosen })),
      tempo,
    );
    await ana.page.emulateMedia({ reducedMotion: 'no-preference' });
    // The first flight of the deal, as it was made.
    await ana.page.addInitScript(() => {
      const made = Element.prototype.animate;
      const seen: number[] = [];
      Object.assign(window, { flights: seen });
      Element.prototype.animate = function (frames, timing) {
        if (this.matches('[data-key]') && typeof timing === 'object') seen.push(Number(timing.duration));
        return made.call(this, frames, timing);
      };
    });
    await ana.page.goto('/');
    await ana.page.getByRole('button', { name: 'Play against bots' }).click();
    const flights = () => ana.page.evaluate(() => (window as unknown as { flights: number[] }).flights);
    await expect.poll(async () => (await flights()).length, { timeout: 30_000 }).toBeGreaterThan(4);
    const [first = 0] = await flights();
    await ana.context.close();
    return first;
  };
  const [slow, normal, fast] = [await longest('slow'), await longest('normal'), await longest('fast')];
  expect(slow / normal).toBeCloseTo(1 / 0.6, 1);
  expect(normal / fast).toBeCloseTo(1.8, 1);
});
