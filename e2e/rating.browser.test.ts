import { expect, test } from '@playwright/test';
import { Guest, insist } from './guest.ts';
import { GameServer } from './server.ts';

/* A rated table from its switch to the ratings of the people who played there. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** West, a person, wins with her first draw. She has more time for that than a bot or a claim has. */
const HANDS = ['1p 159m 159s 9p EESSN 4p', '258m 258s 258p FFCC', '123456789m 11s WW', '369m 369s 369p FPPN'];
const DRAWS = '9p W';
/** Time (ms) from the start of a club's session to a moment before its end: only the first hand ends, also slowly. */
const ALMOST_OVER = 150 * 60_000 - 120_000;

async function expectNoBarrier(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

test('a table is made rated, says what that means, and its people get a rating', async ({ browser }) => {
  test.setTimeout(400_000);
  const ana = await Guest.arrive(browser, server);
  const bea = await Guest.arrive(browser, server, { width: 390, height: 844 }, { colorScheme: 'dark' });
  const { page } = ana;
  await page.goto('/me');
  await expect(page.getByText('You have no rating yet.')).toBeVisible();
  await page.getByRole('button', { name: 'All ratings' }).click();
  await expect(page.getByText('Nobody has a rating here yet.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Bot: Normal/ })).toContainText('1,500');
  await expectNoBarrier(ana);
  await page.keyboard.press('Escape');

  await ana.createTable();
  await page.getByRole('radio', { name: /^Club/ }).click();
  await page.getByRole('link', { name: 'All options' }).click();
  const rated = page.getByRole('switch', { name: 'Rated' });
  await expect(page.getByRole('radiogroup', { name: 'Who can join' })).toBeVisible();
  await expect(rated).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'Who can join' }).getByRole('radio', { name: 'Public' }).click();
  await rated.click();
  await expect(rated).toBeChecked();
  await page
    .getByRole('combobox', { name: 'Hints' })
    .or(page.getByRole('radiogroup', { name: 'Hints' }))
    .waitFor();
  await page.getByRole('radiogroup', { name: 'Hints' }).getByRole('radio', { name: 'Facts' }).click();
  await expect(rated, 'hints and a rated game exclude each other').not.toBeChecked();
  await rated.click();
  await expect(rated).toBeChecked();
  await expectNoBarrier(ana);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('This game is rated.')).toBeVisible();

  await bea.page.goto(page.url());
  await expect(bea.page.getByText('This game is rated.')).toBeVisible();
  await bea.page.getByRole('button', { name: 'Sit here, seat 3' }).click();
  await expectNoBarrier(bea);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.playStacked(page.url().slice(-8), HANDS, ALMOST_OVER, DRAWS);
  await ana.expectSeated();
  const drawn = ana.hand.getByRole('button', { name: /^4 Dots/ });
  // The table may be quicker.
  if (await drawn.isVisible()) await drawn.click({ timeout: 10_000 }).catch(() => undefined);
  await expect(bea.hu).toBeVisible({ timeout: 60_000 });
  await insist(
    () => bea.page.keyboard.press('h'),
    () => expect(bea.nextHand).toBeVisible({ timeout: 5000 }),
  );
  for (const one of [ana, bea]) await expect(one.nextHand).toBeVisible({ timeout: 60_000 });
  await ana.goOn();
  await bea.goOn();
  await expect(page.getByText('Hand void').first()).toBeVisible({ timeout: 180_000 });

  for (const one of [ana, bea]) {
    await one.page.goto('/me');
    const card = one.page.getByRole('region', { name: 'Rating' });
    await expect(card.getByText(/^1,\d{3} ± \d{3}$/)).toBeVisible();
    const own = await card.getByText(/^1,\d{3} ± \d{3}$/).innerText();
    await expect(card.getByText('provisional')).toBeVisible();
    await expect(
      card.getByText(/^With 95% certainty, your strength lies between .* It settles after 9 more games\.$/),
    ).toBeVisible();
    await card.getByRole('button', { name: 'All ratings' }).click();
    await expect(one.page.getByRole('dialog').getByRole('row', { name: /you · provisional/ })).toContainText(own);
    const rows = one.page.getByRole('dialog').getByRole('row');
    await expect(rows).toHaveCount(1 + 5 + 2);
    // She who won stands before the other.
    await expect(rows.nth(one === ana ? 7 : 6)).toContainText('you');
    await expectNoBarrier(one);
    one.expectNoErrors();
  }
});
