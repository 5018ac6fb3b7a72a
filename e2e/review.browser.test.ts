import { expect, test } from './fixtures.ts';

/* A game is reviewed to the end by one press, on the device, and read by keyboard and on a phone. */

/**
 * East is ready with a Pure Straight once the North Wind is gone, and claims nothing; South wins in its second turn. So
 * there is little to review.
 */
const HAND = {
  hands: ['123456789m 23s 99p N', '123456789p 77s 23m', '28m 58s SS 3m 6m 6s 4p 7p 1p 9m', '55s 88s 66s FF CC W P E'],
  draws: 'W W W C 4m',
};
/** Time (ms) from the start of a club's session, which has 150 minutes, to a moment when it goes on for a hand. */
const ALMOST_OVER = 120 * 60_000;

test('a game is reviewed by one press; its mistake is found by M, read on a phone, and stays reviewed', async ({
  arrive,
  server,
}) => {
  const ana = await arrive();
  const { page } = ana;
  await ana.playStacked(server, { ...HAND, ago: ALMOST_OVER }, async () => {
    await page.getByRole('radio', { name: /^Club/ }).click();
    await ana.chooseOption('Clock', 'No clock');
  });

  // After a good discard she breaks the straight that would have won; then the time of the session is over.
  await ana.hand.getByRole('button', { name: /^North Wind/ }).click();
  await server.pass(20_000);
  await ana.untilMyTurn();
  await ana.hand.getByRole('button', { name: /^5 Characters/ }).click();
  await server.pass(20_000);
  await expect(ana.sheet).toBeVisible();
  await server.pass(ALMOST_OVER);
  await expect(page.getByRole('button', { name: 'Final results' })).toBeVisible();
  await ana.goOn();
  await page.getByRole('link', { name: 'Open the game’s page' }).click();

  // One press, by keyboard.
  const card = page.locator('.review-card');
  await expect(card.getByRole('heading', { name: 'Review' })).toBeVisible();
  await card.getByRole('radio', { name: 'On this device' }).press(' ');
  await card.getByRole('button', { name: 'Review the game' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Reviewed' })).toBeVisible();
  await expect(page.locator('.hand-table .row-mistakes')).toBeVisible();

  // The review opens at the mistake and says what was best.
  await card.getByRole('link', { name: 'Open the review' }).press('Enter');
  const expert = page.getByRole('tabpanel', { name: 'Expert' });
  await expect(expert.getByText('Mistake', { exact: true })).toBeVisible();
  await expect(expert.getByText(/You played/)).toBeVisible();
  await expect(page.locator('.tile-mark.best')).toBeVisible();
  await expect(page.locator('.tile-mark.played')).toBeVisible();
  const mistake = page.url();

  // Keys lead away from it and back.
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(mistake);
  await page.keyboard.press('Home');
  await expect(page).not.toHaveURL(mistake);
  await page.keyboard.press('m');
  await expect(page).toHaveURL(mistake);
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(mistake);
  await page.keyboard.press('Shift+M');
  await expect(page).toHaveURL(mistake);

  // Another candidate, and another tab, by keyboard.
  const second = expert.locator('.cand button').nth(1);
  await second.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Expert' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Moves' })).toBeFocused();
  await expect(page.locator('.move-list [aria-current]')).toBeVisible();
  await expect(page).toHaveURL(mistake);

  // What was found is still there on a phone's screen after a reload.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await ana.button('View and moves').click();
  await expect(expert.getByText('Mistake', { exact: true })).toBeVisible();
});
