import { expect, test } from './fixtures.ts';

/* A game whose host admits spectators one by one. */

test('a guest asks to watch: one is admitted, another one is not', async ({ arrive, server }) => {
  const [ana, eva, otto] = await Promise.all([
    arrive(),
    arrive({ viewport: { width: 390, height: 844 } }),
    arrive({ viewport: { width: 844, height: 390 } }),
  ]);
  await ana.playStacked(server, { hands: [] }, () => ana.chooseOption('Watching', 'By request'));
  for (const guest of [eva, otto]) {
    await guest.page.goto(ana.page.url());
    await guest.button('Ask to watch').click();
    await expect(guest.page.getByText('Waiting for the host’s answer.')).toBeVisible();
  }
  // The host is asked about one at a time.
  const asks = ana.page.getByText(/ asks to watch\.$/);
  const first = await asks.innerText();
  await ana.button(/^Admit$/).click();
  await expect(eva.page.locator('.stage')).toBeVisible();
  await expect(asks).not.toHaveText(first);
  await ana.button(/^Refuse$/).click();
  await expect(asks).toHaveCount(0);
  await expect(otto.page.getByText('The host has refused.')).toBeVisible();
  await expect(otto.page.locator('.stage')).toHaveCount(0);
});
