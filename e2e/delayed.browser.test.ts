import { expect, test } from './fixtures.ts';

/* A table that spectators watch with a delay. */

test('a spectator sees a hand ten minutes after its players, and reads how far behind they are', async ({
  arrive,
  server,
}) => {
  const [ana, eva, otto] = await Promise.all([arrive(), arrive(), arrive({ viewport: { width: 390, height: 844 } })]);
  await ana.playStacked(server, { hands: [] }, async () => {
    await ana.chooseOption('Delay for spectators', '10 minutes');
    await eva.page.goto(ana.page.url());
  });
  await otto.page.goto(ana.page.url());
  for (const guest of [eva, otto]) {
    await expect(guest.page.getByText('10 minutes behind', { exact: true })).toBeVisible();
    await expect(guest.page.locator('.stage')).toHaveCount(0);
  }
  await server.pass(600_000);
  for (const guest of [eva, otto]) {
    await expect(guest.page.locator('.stage')).toBeVisible();
    await expect(guest.page.getByText(/^10 min(utes)? behind$/)).toBeVisible();
  }
});
