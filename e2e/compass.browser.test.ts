import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* The routes of the own hand at a table that agreed to them, and the practice table. */

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
/** East waits for the 9 of dots and throws North; South holds a pair of North. */
const HANDS = ['123m456s78p55mEEEN', '19m159s1379pNNCF'];

const pill = ({ page }: Guest): Locator => page.getByRole('button', { name: /^Route to the minimum: \d of \d/ });
const panel = ({ page }: Guest): Locator => page.locator('.compass');
const plan = (guest: Guest, route: string): Locator => panel(guest).getByRole('region', { name: route });

/** Has the table of a host show routes, which strict play does not even offer. */
async function agreeToRoutes({ page }: Guest): Promise<void> {
  const route = page.getByRole('switch', { name: 'Route to the minimum' });
  await page.getByRole('radio', { name: /^Tournament style/ }).click();
  await page.getByRole('link', { name: 'All options' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Hints' })).toBeVisible();
  await expect(route).toHaveCount(0);
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('radio', { name: /^Friends/ }).click();
  await page.getByRole('link', { name: 'All options' }).click();
  await route.click();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('routes are shown')).toBeVisible();
}

/** Expects that the panel covers none of the own tiles. */
async function expectTilesFree(guest: Guest): Promise<void> {
  const boxes = () =>
    panel(guest).evaluate(node => {
      const box = (one: Element) => one.getBoundingClientRect();
      const tiles = document.querySelectorAll(
        '[role=toolbar][aria-label="Your hand"] button, .position-0 .zone:is(.meld, .flower) li',
      );
      const over = box(node.closest('.over-rivers, aside') ?? node);
      const isOver = ({ left, right, top, bottom }: DOMRect) =>
        right > over.left + 1 && left < over.right - 1 && bottom > over.top + 1 && top < over.bottom - 1;
      const all = [...tiles].map(box);
      return { count: all.length, covered: all.filter(isOver).length };
    });
  // The panel comes to its place after the screen has turned.
  await expect.poll(async () => (await boxes()).covered).toBe(0);
  await expect.poll(async () => (await boxes()).count).toBeGreaterThanOrEqual(13);
}

async function throwNorth(host: Guest): Promise<void> {
  await host.hand.getByRole('button', { name: /^North Wind/ }).press('Enter');
  await expect(host.tiles).toHaveCount(13);
}

test('a table that agreed shows the routes, which follow the hand and leave its tiles free; a claim closes them on a phone', async ({
  arrive,
  server,
}) => {
  const host = await arrive();
  const friend = await arrive({ viewport: PHONE, hasTouch: true });
  await host.playStacked(server, { hands: HANDS }, async () => {
    await agreeToRoutes(host);
    await friend.joinBy(host.page.url());
  });
  await expect(host.tiles).toHaveCount(14);
  await expect(friend.tiles).toHaveCount(13);
  await expect(pill(host)).toHaveAccessibleName('Route to the minimum: 0 of 8 points secured');
  await pill(host).click();
  await expect(host.page.getByRole('complementary', { name: 'Route to eight' })).toBeVisible();
  await expect(plan(host, 'Mixed Straight')).toContainText('Lacks 1 tile. These help:');
  await expect(plan(host, 'Mixed Straight').getByRole('img', { name: '9 Dots, 4 left' })).toBeVisible();
  await expect(plan(host, 'Mixed Straight').getByRole('img', { name: 'North Wind' })).toBeVisible();
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
  for (const size of [PHONE, ON_ITS_SIDE, PHONE]) {
    await friend.page.setViewportSize(size);
    await expectTilesFree(friend);
  }
  await throwNorth(host);
  await expect(plan(host, name)).toBeVisible();
  await expect(plan(host, name).getByRole('img', { name: 'North Wind', exact: true })).toHaveCount(0);

  await expect(friend.pass).toBeVisible();
  await expect(panel(friend)).toBeHidden();
  await friend.button(/^Pung/).tap();
  await server.pass(8000);
  await expect(pill(friend)).toHaveAccessibleName('Route to the minimum: 1 of 8 points secured');
  await pill(friend).tap();
  await expect(panel(friend)).toContainText(/Pung of Terminals or Honours\s1/);
  await expectTilesFree(friend);
  await friend.page.keyboard.press('Tab');
  await panel(friend).getByRole('button', { name: 'Hide the routes' }).press('Escape');
  await expect(panel(friend)).toBeHidden();
  await expect(pill(friend)).toBeFocused();
});

test('the practice table is played without a server, with its own minimum, and its step is remembered', async ({
  arrive,
  startServer,
}) => {
  const server = await startServer();
  const guest = await arrive({ server, isInstalled: true });
  const { page } = guest;
  const card = page.getByRole('region', { name: 'Practice table' });
  const openLearn = async () => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).first().click();
  };
  await openLearn();
  await expect(card.getByRole('radio', { name: /^Any fan/ })).toBeChecked();
  await card.getByRole('radio', { name: /^4 points/ }).click();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.kill();
  await card.getByRole('button', { name: 'Start practice' }).click();
  await guest.expectSeated();
  expect(page.url()).toMatch(/\/t\/solo-/);
  await expect(page.getByRole('complementary', { name: 'Route to 4 points' })).toBeVisible();
  await expect(pill(guest)).toHaveAccessibleName('Route to the minimum: 0 of 4 points secured');
  await expect(panel(guest)).toContainText('Lacks');
  await openLearn();
  await expect(card.getByRole('radio', { name: /^4 points/ })).toBeChecked();
});
