import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* What teaches, on a device that has no network. */

/** Longest time (ms) from the load of a page to the installation of its worker. */
const INSTALLED_AFTER = 3000;

/** Opens the first page and waits until its worker keeps it. */
async function install({ page }: Guest): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward(INSTALLED_AFTER);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Plays a game against bots on the device, and ends it at once. */
async function breakOffGame(guest: Guest): Promise<void> {
  await guest.chooseBots();
  await guest.page.getByRole('radio', { name: /On this device/ }).click();
  await guest.page.getByRole('button', { name: 'Start now' }).click();
  await guest.expectSeated();
  await guest.askToEnd();
  await guest.goOn();
  await expect(guest.page.getByRole('link', { name: 'Open the game’s page' })).toBeVisible();
}

const drill = (page: Page, kind: string) => page.locator(`.dr-kinds a[href="/drills/${kind}"]`);
const answers = (page: Page) => page.locator('[data-answer]');
const toDrills = (page: Page) =>
  page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Drills' }).click();

test('the installed page opens lessons, fan book, rulebook, drills, deck and profile without a network', async ({
  arrive,
}) => {
  const guest = await arrive({ isInstalled: true });
  const { page, context } = guest;
  await install(guest);
  await breakOffGame(guest);
  await guest.openLearning('Drills');
  await drill(page, 'safe').click();
  await expect(answers(page).first()).toBeVisible();
  await context.setOffline(true);

  await test.step('an article of the rulebook by its address, and a fan', async () => {
    await page.goto('/rules/31');
    await expect(page.getByRole('heading', { level: 2, name: '31 Robbing the kong' })).toBeInViewport();
    await guest.goToLearning('Fan book');
    await expect(page.locator('.fb-card')).toHaveCount(81);
    await page.locator('.fb-card').filter({ hasText: 'Mixed Straight' }).click();
    await expect(page.getByText('Chows 1-2-3, 4-5-6 and 7-8-9, one in each suit.')).toBeVisible();
    await expect(page.getByText('Book example 39.1')).toBeVisible();
  });

  await test.step('a lesson, up to its table', async () => {
    await guest.goToLearning();
    await page.getByRole('link', { name: '3. Claims' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You may take a discard' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(guest.tiles).toHaveCount(14);
  });

  await test.step('drills whose questions are made or were loaded before', async () => {
    await guest.openLearning('Drills');
    for (const kind of ['safe', 'worth', 'waits']) {
      await drill(page, kind).click();
      await answers(page).first().click();
      await page.getByRole('button', { name: 'Answer' }).click();
      await expect(page.locator('#verdict')).toBeFocused();
      await toDrills(page);
    }
    // What was never asked for is not on the device; the page says what to do.
    await drill(page, 'claim').click();
    await expect(page.getByText('The questions could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  await test.step('the deck', async () => {
    await guest.goToLearning('Daily deck');
    await page.getByRole('button', { name: 'Turn on the daily deck' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'I do not know' }).click();
    await page.getByRole('button', { name: /^Good/ }).click();
    await expect(page.getByText('Card 2 of')).toBeVisible();
  });

  await test.step('the profile, with the games of the device and what is missing', async () => {
    await guest.goToLearning('My profile');
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(page.getByText('9 more games')).toBeVisible();
    await expect(page.getByText('1 game was broken off.')).toBeVisible();
    await expect(page.locator('.pf-cell')).toHaveCount(81);
  });
});
