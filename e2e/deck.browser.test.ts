import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The daily deck: turned on, its cards by pointer and by keys, its end, and its next day. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const items = (page: Page) => page.locator('[data-answer]');

async function expectWhole(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  await expectNothingCut(guest);
}

async function expectNothingCut(guest: Guest): Promise<void> {
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

const FIRST_DAY = new Date(2026, 10, 23, 20, 0);
const dayAfter = (days: number) => new Date(2026, 10, 23 + days, 8, 0);

test('a deck is turned on, done by keys and pointer, and comes back on another day', async ({ browser }) => {
  test.setTimeout(180_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.clock.setFixedTime(FIRST_DAY);
  await page.goto('/deck');

  // Off by default: it keeps nothing until it is turned on.
  await expect(page.getByRole('heading', { name: 'Keep what you learn' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('gorrion.progress.deck'))).toBeNull();
  await expectWhole(guest);
  await page.getByRole('button', { name: 'Turn on the daily deck' }).click();
  await expect(page.getByRole('heading', { name: '6 cards today' })).toBeVisible();
  await expect(page.getByText('6 new. Each card is a skill')).toBeVisible();
  await expectWhole(guest);

  await page.getByRole('button', { name: 'Start' }).click();
  for (let at = 1; at <= 6; at++) {
    await expect(page.getByText(`Card ${at} of 6`)).toBeVisible();
    await expect(items(page).first()).toBeVisible();
    if (at === 1) await expectWhole(guest);
    if (at % 2) await page.keyboard.press('?');
    else {
      await items(page).first().click();
      await page.getByRole('button', { name: 'Answer' }).click();
    }
    await expect(page.locator('#verdict')).toBeFocused();
    await expect(page.getByText('How was it? This decides when it comes back.')).toBeVisible();
    if (at === 1) await expectWhole(guest);
    // The days are said before one is chosen.
    await expect(page.getByRole('button', { name: /^Not at all/ })).toContainText('tomorrow');
    if (at === 2) await page.getByRole('button', { name: /^Hard/ }).click();
    else await page.keyboard.press(at === 1 ? 'f' : 'a');
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
  await expect(page.getByText('There is no streak')).toBeVisible();
  await expect(page.getByText('Tomorrow 4 cards come back.')).toBeVisible();
  await expectWhole(guest);

  // It stays done for the day, also after a reload; on the next day it is due again.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await page.clock.setFixedTime(dayAfter(1));
  await page.reload();
  await expect(page.getByText(', 4 to repeat.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(items(page).first()).toBeVisible();
  await expect(page.getByText('Card 1 of 6')).toBeVisible();
  guest.expectNoErrors();
});

test('a deck that was changed by hand loses only what is broken, and works without a network on a phone', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const guest = await Guest.arrive(
    browser,
    server,
    { width: 390, height: 844 },
    { hasTouch: true, colorScheme: 'dark' },
  );
  const { page } = guest;
  await page.clock.setFixedTime(FIRST_DAY);
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const today = await page.evaluate(() =>
    Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000),
  );
  const card = { due: today, last: today - 9, stability: 8, difficulty: 5, reps: 2, lapses: 0 };
  const cards = {
    'fan:all-pungs': card,
    'wait:closed': card,
    'fan:half-flush': { ...card, stability: 'x' },
    nonsense: card,
  };
  await page.evaluate(deck => localStorage.setItem('gorrion.progress.deck', JSON.stringify(deck)), {
    isOn: true,
    cards,
    days: -1,
    newest: 'yesterday',
  });
  await page.context().setOffline(true);
  await page.goto('/deck');
  await expect(page.getByText(', 2 to repeat.')).toBeVisible();
  await expectNothingCut(guest);
  await page.getByRole('button', { name: 'Start' }).tap();
  await expect(items(page).first()).toBeVisible();
  await items(page).first().tap();
  await page.getByRole('button', { name: 'Answer' }).tap();
  await expect(page.locator('#verdict')).toBeVisible();
  await expectNothingCut(guest);
  await page.getByRole('button', { name: /^Good/ }).tap();
  await expect(page.getByText('Card 2 of')).toBeVisible();
});
