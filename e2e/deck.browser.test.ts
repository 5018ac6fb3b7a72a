import { expect, test } from './fixtures.ts';

/* The daily deck: turned on, its cards by pointer and by keys, its end, and its next day. */

const FIRST_DAY = new Date(2026, 10, 23, 20, 0);
const NEXT_DAY = new Date(2026, 10, 24, 8, 0);
const CARDS = 6;

test('a deck is turned on, done by keys and pointer, and comes back on another day', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  const items = page.locator('[data-answer]');
  await page.clock.setFixedTime(FIRST_DAY);
  await guest.openLearning('Daily deck');

  // Off by default: it keeps nothing until it is turned on.
  await expect(page.getByRole('heading', { name: 'Keep what you learn' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gorrion.progress.deck'))).toBeNull();
  await page.getByRole('button', { name: 'Turn on the daily deck' }).click();
  await expect(page.getByRole('heading', { name: '6 cards today' })).toBeVisible();
  await expect(page.getByText('6 new. Each card is a skill')).toBeVisible();

  await page.getByRole('button', { name: 'Start' }).click();
  for (let at = 1; at <= CARDS; at++) {
    await expect(page.getByText(`Card ${at} of ${CARDS}`)).toBeVisible();
    await expect(items.first()).toBeVisible();
    if (at % 2) await page.keyboard.press('?');
    else {
      await items.first().click();
      await page.getByRole('button', { name: 'Answer' }).click();
    }
    await expect(page.locator('#verdict')).toBeFocused();
    await expect(page.getByText('How was it? This decides when it comes back.')).toBeVisible();
    // The days are said before one is chosen.
    await expect(page.getByRole('button', { name: /^Not at all/ })).toContainText('tomorrow');
    if (at === 2) await page.getByRole('button', { name: /^Hard/ }).click();
    else await page.keyboard.press(at === 1 ? 'f' : 'a');
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
  await expect(page.getByText('There is no streak')).toBeVisible();
  await expect(page.getByText('Tomorrow 4 cards come back.')).toBeVisible();

  // It stays done for the day, also after a reload; on the next day it is due again.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await page.clock.setFixedTime(NEXT_DAY);
  await page.reload();
  await expect(page.getByText(', 4 to repeat.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(items.first()).toBeVisible();
  await expect(page.getByText('Card 1 of 6')).toBeVisible();
});
