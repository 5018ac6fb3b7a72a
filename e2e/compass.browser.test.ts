import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Locator, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The routes of the own hand at a table that agreed to them, and the practice table. */

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
/** East waits for the 9 of dots and throws North; South holds a pair of North. */
const HANDS = ['123m456s78p55mEEEN', '19m159s1379pNNCF'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

const pill = ({ page }: Guest): Locator => page.getByRole('button', { name: /^Route to the minimum: \d of \d/ });
const panel = ({ page }: Guest): Locator => page.locator('.compass');
const plan = (guest: Guest, route: string): Locator => panel(guest).getByRole('region', { name: route });

/** Starts the stacked game of a host and a friend at a table that shows routes. */
async function agreedTable(browser: Browser, friendSize: { width: number; height: number }) {
  const host = await Guest.arrive(browser, server);
  const friend = await Guest.arrive(browser, server, friendSize, { hasTouch: true });
  await host.createTable();
  await host.page.getByRole('link', { name: 'All options' }).click();
  await host.page.getByRole('switch', { name: 'Route to the minimum' }).click();
  await host.page.getByRole('link', { name: 'Done' }).click();
  await expect(host.page.getByText('routes are shown')).toBeVisible();
  await friend.page.goto(host.page.url());
  await friend.page.getByRole('button', { name: /^Take a seat$/ }).click();
  await host.page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(host.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.playStacked(host.page.url().slice(-8), HANDS);
  for (const guest of [host, friend]) await expect(guest.tiles).toHaveCount(guest === host ? 14 : 13);
  return { host, friend };
}

async function expectNoBarrier({ page }: Guest): Promise<void> {
  expect((await new AxeBuilder({ page }).withTags(TAGS).analyze()).violations).toEqual([]);
}

/** Expects that the panel covers none of the own tiles and nothing scrolls sideways. */
async function expectTilesFree(guest: Guest): Promise<void> {
  const over = await panel(guest).evaluate(node => (node.closest('.routes, aside') ?? node).getBoundingClientRect());
  const tiles = [
    ...(await guest.tiles.all()),
    ...(await guest.page.locator('.position-0 .zone:is(.meld, .flower) li').all()),
  ];
  for (const box of await Promise.all(tiles.map(tile => tile.boundingBox()))) {
    const isApart =
      box!.x + box!.width <= over.x + 1 ||
      box!.x >= over.x + over.width - 1 ||
      box!.y + box!.height <= over.y + 1 ||
      box!.y >= over.y + over.height - 1;
    expect(isApart, `${JSON.stringify(box)} under ${JSON.stringify(over)}`).toBe(true);
  }
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function throwNorth(host: Guest): Promise<void> {
  await host.see();
  await host.hand.getByRole('button', { name: /^North Wind/ }).press('Enter');
  await expect(host.tiles).toHaveCount(13);
}

test('a table that agreed shows the routes, which follow the hand; a claim closes them on a phone', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { host, friend } = await agreedTable(browser, PHONE);
  await expect(pill(host)).toHaveAccessibleName('Route to the minimum: 0 of 8 points secured');
  await pill(host).click();
  await expect(host.page.getByRole('complementary', { name: 'Route to eight' })).toBeVisible();
  await expect(plan(host, 'Mixed Straight')).toContainText('Lacks 1 tile. These help:');
  await expect(plan(host, 'Mixed Straight').getByRole('img', { name: '9 Dots, 4 left' })).toBeVisible();
  await expect(plan(host, 'Mixed Straight').getByRole('img', { name: 'North Wind' })).toBeVisible();
  await expectNoBarrier(host);
  await expectTilesFree(host);

  // Another route is pinned and stays large when the hand changes.
  const other = panel(host).getByRole('listitem').getByRole('button').first();
  const name = (await other.locator('b').innerText()).trim();
  await other.click();
  await expect(plan(host, name).getByRole('button', { name: `Pin ${name}` })).toHaveAttribute('aria-pressed', 'true');
  await expect(plan(host, name).getByRole('button', { name: `Pin ${name}` })).toBeFocused();

  await pill(friend).tap();
  await expect(panel(friend)).toContainText('Only you see this.');
  await expect(panel(friend)).toContainText('Secured');
  await expect(plan(friend, 'Mixed Straight')).toHaveCount(0);
  await expectNoBarrier(friend);
  await expectTilesFree(friend);
  await throwNorth(host);
  await expect(plan(host, name)).toBeVisible();
  await expect(plan(host, name).getByRole('img', { name: 'North Wind', exact: true })).toHaveCount(0);

  await expect(friend.pass).toBeVisible();
  await expect(panel(friend)).toBeHidden();
  await friend.see();
  await friend.page.getByRole('button', { name: /^Pung/ }).tap();
  await expect(pill(friend)).toHaveAccessibleName('Route to the minimum: 1 of 8 points secured');
  await pill(friend).tap();
  await expect(panel(friend)).toContainText(/Pung of Terminals or Honours\s1/);
  await expectTilesFree(friend);
  await friend.page.keyboard.press('Tab');
  await panel(friend).getByRole('button', { name: 'Hide the routes' }).press('Escape');
  await expect(panel(friend)).toBeHidden();
  await expect(pill(friend)).toBeFocused();
  for (const guest of [host, friend]) guest.expectNoErrors();
});

test('on a phone on its side the routes leave the own tiles free, in the dark too', async ({ browser }) => {
  test.setTimeout(120_000);
  const { friend } = await agreedTable(browser, ON_ITS_SIDE);
  await friend.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await pill(friend).tap();
  await expect(panel(friend)).toContainText('Secured');
  await expectNoBarrier(friend);
  await expectTilesFree(friend);
  await panel(friend).getByRole('button', { name: 'Hide the routes' }).tap();
  await expect(panel(friend)).toBeHidden();
  friend.expectNoErrors();
});

test('an ordinary table shows no routes, and strict play does not even offer them', async ({ browser }) => {
  test.setTimeout(120_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await guest.createTable();
  await page.getByRole('radio', { name: /^Competition/ }).click();
  await page.getByRole('link', { name: 'All options' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Hints' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Route to the minimum' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('radio', { name: /^Friends/ }).click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await guest.expectSeated();
  await expect(page.locator('.own-pills')).toBeAttached();
  await expect(pill(guest)).toHaveCount(0);
  guest.expectNoErrors();
});

test('the practice table is played without a server, with its own minimum, and its step is remembered', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/learn');
  const card = page.getByRole('region', { name: 'Practice table' });
  await expect(card.getByRole('radio', { name: /^Any fan/ })).toBeChecked();
  await card.getByRole('radio', { name: /^4 points/ }).click();
  await guest.expectNoViolations();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.kill();
  await card.getByRole('button', { name: 'Start practice' }).click();
  await guest.expectSeated();
  expect(page.url()).toMatch(/\/t\/solo-/);
  await expect(page.getByRole('complementary', { name: 'Route to 4 points' })).toBeVisible();
  await expect(pill(guest)).toHaveAccessibleName('Route to the minimum: 0 of 4 points secured');
  await guest.untilAsked();
  await expect(panel(guest)).toContainText('Lacks');
  await page.goto('/learn');
  await expect(card.getByRole('radio', { name: /^4 points/ })).toBeChecked();
  guest.expectNoErrors();
});
