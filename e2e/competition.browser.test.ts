import { type Browser, expect, type Page, test } from '@playwright/test';
import { Guest, insist } from './guest.ts';
import { GameServer } from './server.ts';

/* A competition of five contexts: a false Hu, a ruling, a count with an objection, and a sheet that all sign. */

/** East discards 1 of dots, and South's hand is complete with it. */
const HANDS = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 147m 369s 8p WWN', '258m 258p 7p NNCCFF'];

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Four players, East first, and an umpire at a competition table where the winner counts. */
async function competition(browser: Browser) {
  const [irene, ...players] = await Promise.all([0, 1, 2, 3, 4].map(() => Guest.arrive(browser, server)));
  const [host, ...others] = players as [Guest, ...Guest[]];
  await host.createTable();
  await host.page.getByRole('radio', { name: /^Competition/ }).click();
  await host.chooseOption('Who counts', 'Winner');
  // Nobody's time runs out on a slow machine.
  await host.chooseOption('Clock', 'No clock');
  for (const { page } of others) {
    await page.goto(host.page.url());
    await button(page, /^(Take a seat|Sit here)/)
      .first()
      .click();
    await expect(button(page, 'Leave your seat').first()).toBeVisible();
  }
  await button(host.page, 'Copy the umpire’s link').click();
  await irene!.page.goto((await host.page.locator('.ump-link code').textContent()) ?? '');
  await expect(host.page.getByText(/ is the umpire\.$/)).toBeVisible();
  await expect(irene!.page.locator('.room')).toBeVisible();
  await server.playStacked(host.page.url().slice(-8), HANDS);
  for (const player of players) await player.expectSeated();
  return [irene, ...players] as [Guest, Guest, Guest, Guest, Guest];
}

test('a competition: false Hu, ruling, count with an objection, and a sheet that all have signed', async ({
  browser,
}) => {
  test.setTimeout(200_000);
  const [irene, east, south, west, north] = await competition(browser);
  const players = [east, south, west, north];

  // A false Hu: East's hand is no hand.
  await expect(
    east.page.getByRole('toolbar', { name: 'Words' }).getByRole('button', { name: 'Hu', exact: true }),
  ).toBeEnabled();
  await east.see();
  await east.page.keyboard.press('h');
  for (const guest of [irene, ...players]) await expect(guest.page.getByText(/False Hu/).first()).toBeVisible();

  // The sheet is there at any time.
  await button(west.page, 'Menu').click();
  await button(west.page, 'Score sheet').click();
  await expect(
    west.page.getByRole('dialog').getByRole('heading', { name: 'Score sheet for a game session' }),
  ).toBeVisible();
  await west.see();
  await west.page.keyboard.press('Escape');

  // The umpire warns North.
  await button(irene.page, 'Stop play').click();
  await button(irene.page, 'Ruling').click();
  const form = irene.page.getByRole('dialog');
  await form.getByRole('button', { name: 'Warning', exact: true }).click();
  await form.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(3).click();
  await button(irene.page, /^Change of mind/).click();
  await form.getByLabel('Remark').fill('Talking.');
  await button(irene.page, 'Give this ruling').click();
  await expect(north.page.getByText(/Ruling of the umpire.*Warning/).first()).toBeVisible();
  await button(irene.page, 'Resume play').click();
  await expect(button(irene.page, 'Stop play')).toBeVisible();

  // South says Hu, counts one fan too many, and West objects to it.
  await insist(
    () => east.hand.getByRole('button', { name: /^1 Dots/ }).click({ timeout: 3000 }),
    () => expect(east.tiles).toHaveCount(13, { timeout: 2000 }),
  );
  // East's page shows the discard before the server has it: South may claim only what South sees.
  await expect(south.page.getByRole('img', { name: '1 Dots, last discard' })).toBeAttached();
  await south.see();
  await south.page.keyboard.press('h');
  const count = south.page.getByRole('dialog', { name: 'Count your hand' });
  await expect(count).toBeVisible({ timeout: 15_000 });
  await south.see();
  for (const fan of [/^Pure Straight/, /^Concealed Hand/, /^Self-Drawn/])
    await count.getByRole('checkbox', { name: fan }).click();
  await button(west.page, 'Object to Self-Drawn').click();
  await expect(button(south.page, 'That is my count: 19')).toBeVisible();
  await south.page.keyboard.press('Control+Enter');
  for (const { page } of [east, west, north]) await button(page, 'Confirm').click();
  for (const player of players) {
    await expect(player.sheet).toBeVisible({ timeout: 20_000 });
    await expect(player.page.getByRole('region', { name: 'Not in the hand' })).toContainText('Self-Drawn', {
      timeout: 20_000,
    });
  }

  // All agree to end, and sign the sheet; the umpire signs last.
  for (const player of players)
    await insist(
      () => player.goOn(),
      () => expect(player.sheet).toBeHidden({ timeout: 3000 }),
    );
  for (const player of players) await player.expectSeated();
  await button(east.page, 'Menu').click();
  await button(east.page, 'Request to end the game').click();
  for (const { page } of [south, west, north]) {
    const agree = button(page, 'Agree');
    await insist(
      () => agree.click({ timeout: 5000 }),
      () => expect(agree).toHaveCount(0, { timeout: 2000 }),
    );
  }
  for (const one of [irene, ...players]) {
    await one.goOn();
    await expect(one.gameEnd).toBeVisible({ timeout: 20_000 });
  }
  await expect(irene.page.getByText('after the players')).toBeVisible();
  for (const { page } of players) await button(page, 'Sign').click();
  await expect(irene.page.getByText('4 of 4 signed')).toBeVisible();
  await button(irene.page, 'Sign').click();
  for (const one of [irene, ...players]) {
    await expect(one.page.getByText('The sheet is final.')).toBeVisible();
    await expect(one.page.getByRole('heading', { name: 'Record of fouls' })).toBeVisible();
  }

  // North appeals, and the umpire answers.
  await button(north.page, 'Write an appeal').click();
  await north.page.getByRole('textbox').fill('I did not talk in hand 1.');
  await north.expectNoViolations();
  await button(north.page, 'Sign and send').click();
  await expect(irene.page.getByText('I did not talk in hand 1.')).toBeVisible();
  await irene.page.getByLabel('Answer').fill('The log says so.');
  await button(irene.page, 'Rejected').click();
  await expect(north.page.getByText(/Rejected\..*The log says so\./)).toBeVisible();
  await irene.page.setViewportSize({ width: 390, height: 844 });
  expect(await irene.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Each form is one page of A4, and has nothing on it that is no part of the form.
  for (const [form, heading] of [
    ['sheet', 'Score sheet for a game session'],
    ['fouls', 'Record of fouls'],
    ['appeals', 'Appeals'],
  ] as const) {
    await north.page.evaluate(name => {
      document.documentElement.dataset.prints = name;
    }, form);
    const paper = (await north.page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), form).toHaveLength(1);
    await north.page.emulateMedia({ media: 'print' });
    await expect(north.page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(button(north.page, /./)).toHaveCount(0);
    await expect(north.page.getByRole('heading')).toHaveCount(1);
    await north.page.emulateMedia({ media: null });
  }
  for (const one of [irene, ...players]) one.expectNoErrors();
});
