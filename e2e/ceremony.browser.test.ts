import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('two friends draw their seats: one takes a tile, the table takes one for the other', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server, undefined, { takesWind: false });
  const bea = await Guest.arrive(browser, server, { width: 390, height: 844 }, { takesWind: false });
  await ana.createTable();
  await bea.page.goto(ana.page.url());
  await bea.page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await ana.page.getByRole('button', { name: 'Fill with bots' }).click();
  await ana.page.getByRole('button', { name: 'Start game' }).click();
  // The keyboard takes the tile that has the focus.
  await expect(ana.page.getByRole('button', { name: /^Take tile/ }).first()).toBeFocused();
  await ana.page.keyboard.press('ArrowRight');
  await ana.page.keyboard.press('Enter');
  await expect(bea.page.getByRole('heading', { name: 'Draw a wind' })).toBeVisible();
  await expect(ana.page.getByText(/^You drew (East|South|West|North)\.$/)).toBeAttached();
  const wind = /drew (\w+)/.exec((await ana.page.getByText(/^You drew/).textContent()) ?? '')?.[1] ?? '';
  // Said for a moment only, which may pass while the page is looked at.
  const taken = bea.page.getByText(/^Time ran out\. \w+ was taken for you\.$/);
  await Promise.all([taken.waitFor({ state: 'attached', timeout: 15_000 }), bea.expectNoViolations()]);
  await Promise.all([ana.expectSeated(), bea.expectSeated()]);
  await expect(ana.page.locator('.position-0 .plate')).toContainText(wind);
  ana.expectNoErrors();
  bea.expectNoErrors();
});
