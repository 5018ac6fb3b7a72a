import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The time of a session ends in the middle of a hand. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const HANDS = ['1p 159m 159s 9p EESSW', '123m 159s 159p EESS'];
/** Time (ms) from the start of a club's session to a moment before its end. */
const ALMOST_OVER = 150 * 60_000 - 25_000;

test('a club’s session ends by time: the gong, a void hand on the sheet, and the results', async ({ browser }) => {
  test.setTimeout(200_000);
  const ana = await Guest.arrive(browser, server);
  const bea = await Guest.arrive(browser, server, { width: 390, height: 844 });
  await ana.createTable();
  await ana.page.getByRole('radio', { name: /^Club/ }).click();
  await expect(ana.page.getByRole('radio', { name: /^Club/ })).toBeChecked();
  await bea.page.goto(ana.page.url());
  await bea.page
    .getByRole('button', { name: /^(Take a seat|Sit here)/ })
    .first()
    .click();
  await ana.page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(bea.page.getByRole('button', { name: 'Leave your seat' }).first()).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.playStacked(ana.page.url().slice(-8), HANDS, ALMOST_OVER);
  await Promise.all([ana.expectSeated(), bea.expectSeated()]);
  await expect(ana.page.getByText(/1 min left/)).toBeVisible();
  for (const one of [ana, bea]) {
    await expect(one.page.getByRole('heading', { name: 'Hand void' })).toBeVisible({ timeout: 60_000 });
    await one.goOn();
    await expect(one.page.getByText(/Time ran out after 1 hand/)).toBeVisible();
    await expect(one.page.getByRole('article', { name: 'Score sheet for a game session' })).toContainText('void');
  }
  await bea.expectNoViolations();
  ana.expectNoErrors();
  bea.expectNoErrors();
});
