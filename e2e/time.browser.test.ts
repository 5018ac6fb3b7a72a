import { expect, test } from './fixtures.ts';

/* The time of a session ends in the middle of a hand. */

const HANDS = ['1p 159m 159s 9p EESSW', '123m 159s 159p EESS'];
/** Time (ms) from the start of a club's session to a moment before its end. */
const ALMOST_OVER = 150 * 60_000 - 25_000;

test('a club’s session ends by time: the gong, a void hand on the sheet, and the results', async ({
  arrive,
  server,
}) => {
  const [ana, bea] = await Promise.all([arrive(), arrive({ viewport: { width: 390, height: 844 } })]);
  await ana.playStacked(server, { hands: HANDS, ago: ALMOST_OVER }, async () => {
    await ana.page.getByRole('radio', { name: /^Club/ }).click();
    await expect(ana.page.getByRole('radio', { name: /^Club/ })).toBeChecked();
    await bea.joinBy(ana.page.url());
  });
  await bea.expectSeated();
  await expect(ana.page.getByText(/1 min left/)).toBeVisible();
  await server.pass(25_000);
  for (const one of [ana, bea]) {
    await expect(one.page.getByRole('heading', { name: 'Hand void' })).toBeVisible();
    await one.goOn();
    await expect(one.page.getByText('Time ran out before the first hand was over.')).toBeVisible();
    await one.button('Score sheet').click();
    await expect(one.page.getByRole('article', { name: 'Score sheet for a game session' })).toContainText('void');
  }
});
