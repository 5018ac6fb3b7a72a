import { expect, test } from './fixtures.ts';

test('two friends draw their seats: one takes a tile, the table takes one for the other', async ({
  arrive,
  server,
}) => {
  const ana = await arrive({ takesWind: false });
  const bea = await arrive({ viewport: { width: 390, height: 844 }, takesWind: false });
  await ana.createTableWithBots(() => bea.joinBy(ana.page.url()));
  await ana.page.getByRole('button', { name: 'Start game' }).click();
  await expect(bea.page.getByRole('heading', { name: 'Draw a wind' })).toBeVisible();
  // What the table does fifteen seconds from now is shown for two seconds: they are long enough for any machine.
  await server.run(0.1);
  // The keyboard takes the tile that has the focus.
  await expect(ana.page.getByRole('button', { name: /^Take tile/ }).first()).toBeFocused();
  await ana.press('ArrowRight');
  await ana.press('Enter');
  const drawn = ana.page.getByText(/^You drew (East|South|West|North)\.$/);
  await expect(drawn).toBeAttached();
  const wind = /drew (\w+)/.exec((await drawn.textContent()) ?? '')?.[1] ?? '';
  await server.pass(15_000);
  await expect(bea.page.getByText(/^Time ran out\. \w+ was taken for you\.$/)).toBeAttached();
  await server.run(10);
  await Promise.all([ana.expectSeated(), bea.expectSeated()]);
  await expect(ana.page.locator('.position-0 .plate')).toContainText(wind);
});
