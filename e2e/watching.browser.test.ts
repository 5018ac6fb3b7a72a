import { expect, test } from '@playwright/test';
import { Guest, insist } from './guest.ts';
import { GameServer } from './server.ts';

/* A game whose host admits spectators one by one. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('a guest asks to watch: one is admitted, another one is not', async ({ browser }) => {
  const [ana, eva, otto] = [
    await Guest.arrive(browser, server),
    await Guest.arrive(browser, server, { width: 390, height: 844 }),
    await Guest.arrive(browser, server, { width: 844, height: 390 }),
  ];
  await ana.createTable();
  await ana.chooseOption('Watching', 'By request');
  await ana.page.getByRole('button', { name: 'Fill with bots' }).click();
  await ana.page.getByRole('button', { name: 'Start game' }).click();
  await ana.expectSeated();
  for (const guest of [eva, otto]) {
    await guest.page.goto(ana.page.url());
    await guest.page.getByRole('button', { name: 'Ask to watch' }).click();
    await expect(guest.page.getByText('Waiting for the host’s answer.')).toBeVisible();
    if (guest === eva) await eva.expectNoViolations();
  }
  for (const [name, gone] of [
    ['Admit', 1],
    ['Refuse', 0],
  ] as const) {
    const answer = ana.page.getByRole('button', { name, exact: true });
    await expect(answer).toBeVisible();
    await insist(
      () => answer.click({ timeout: 2000 }),
      async () => {
        await expect(ana.page.getByText(/ asks to watch\.$/)).toHaveCount(gone, { timeout: 2000 });
        if (gone > 0) await expect(eva.page.locator('.stage')).toBeVisible();
      },
    );
  }
  await expect(eva.page.locator('.stage')).toBeVisible();
  await expect(otto.page.getByText('The host has refused.')).toBeVisible();
  for (const one of [ana, eva, otto]) one.expectNoErrors();
});
