import { type Arrival, expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

test('the table stays where it is, and calls its player back in the title until the page is looked at', async ({
  arrive,
  server,
}) => {
  const ana = await arrive();
  await ana.playStacked(server, { hands: [] });
  const stage = ana.page.locator('.stage');
  await ana.page
    .locator('.rim')
    .first()
    .evaluate(rim => rim.scrollIntoView({ block: 'end' }));
  await expect.poll(() => stage.evaluate(element => element.scrollTop)).toBe(0);

  const turn = (isHidden: boolean) =>
    ana.page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await turn(true);
  await expect(ana.page).toHaveTitle(/^● Your turn/);
  await expect(ana.page).not.toHaveTitle(/^●/);
  await expect(ana.page).toHaveTitle(/^●/);
  await turn(false);
  await expect(ana.page).not.toHaveTitle(/^●/);
});

test('a name over 24 characters is not cut but refused, and Back shows the first page from its top', async ({
  arrive,
}) => {
  const { page } = await arrive({ viewport: { width: 390, height: 844 } });
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

  await page.getByRole('region', { name: 'Play with friends' }).getByRole('button', { name: 'Create a table' }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // What begins a game is in the first view, also below a game that waits; bots come last on a phone held upright.
  await expect(page.getByRole('region', { name: 'Your game is waiting' })).toBeVisible();
  const begin = page.locator('.jobs .btn.pri');
  await expect(begin).toHaveCount(4);
  for (const [width, height, seen] of [
    [390, 844, 3],
    [844, 390, 4],
    [1024, 768, 4],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const one of (await begin.all()).slice(0, seen)) await expect(one).toBeInViewport({ ratio: 1 });
  }
});

/** Returns the length (ms) of the first flight of a deal, which is the same for everybody, at a tempo of the settings. */
async function firstFlight(arrive: (how?: Arrival) => Promise<Guest>, server: GameServer, tempo: string) {
  const ana = await arrive({ hasMotion: true });
  await ana.page.addInitScript(chosen => {
    localStorage.setItem('gorrion.preferences', JSON.stringify({ tempo: chosen }));
    const made = Element.prototype.animate;
    const seen: number[] = [];
    Object.assign(window, { flights: seen });
    Element.prototype.animate = function (frames, timing) {
      if (this.matches('[data-key]') && typeof timing === 'object') seen.push(Number(timing.duration));
      return made.call(this, frames, timing);
    };
  }, tempo);
  await ana.createTableWithBots();
  await server.stack(ana.code, { hands: [] });
  const flights = () => ana.page.evaluate(() => (window as unknown as { flights: number[] }).flights);
  await expect.poll(async () => (await flights()).length).toBeGreaterThan(4);
  const [first = 0] = await flights();
  await ana.context.close();
  return first;
}

test('tiles move as fast as their player likes', async ({ arrive, server }) => {
  const [slow, fast] = [await firstFlight(arrive, server, 'slow'), await firstFlight(arrive, server, 'fast')];
  expect(slow / fast).toBeCloseTo(1.8 / 0.6, 1);
});
