import { EAST_FEEDS_SOUTH } from '@gorrion/table/testing';
import { sayHuOnDiscard } from './feeding.ts';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* A competition of two people and two bots with an umpire. */

test('a competition: false Hu, ruling, count with an objection, and a sheet that all have signed', async ({
  arrive,
  server,
}) => {
  const [irene, east, south] = await Promise.all([arrive(), arrive(), arrive()]);
  const players = [east, south];
  await east.createTable();
  await east.page.getByRole('radio', { name: /^Tournament style/ }).click();
  await east.chooseOption('Who counts', 'Winner');
  // Nobody's time runs out while the test lets it pass.
  await east.chooseOption('Clock', 'No clock');
  await south.joinBy(east.page.url());
  await east.button('Copy the umpire’s link').click();
  await irene.page.goto((await east.page.locator('.ump-link code').textContent()) ?? '');
  await expect(east.page.getByText(/ is the umpire\.$/).first()).toBeVisible();
  await expect(irene.page.locator('.room')).toBeVisible();
  await east.button('Fill with bots').click();
  await expect(east.button('Start game')).toBeEnabled();
  await server.stack(east.code, { hands: EAST_FEEDS_SOUTH });
  for (const player of players) await player.expectSeated();

  // A false Hu: East's hand is no hand.
  await expect(
    east.page.getByRole('toolbar', { name: 'Words' }).getByRole('button', { name: 'Hu', exact: true }),
  ).toBeEnabled();
  for (const _ of [1, 2]) await east.press('h');
  for (const guest of [irene, ...players]) await expect(guest.page.getByText(/False Hu/).first()).toBeVisible();

  // The sheet is there at any time.
  await east.button('Menu').click();
  await east.button('Score sheet').click();
  await expect(
    east.page.getByRole('dialog').getByRole('heading', { name: 'Score sheet for a game session' }),
  ).toBeVisible();
  await east.press('Escape');

  // The umpire warns South.
  await irene.button('Stop play').click();
  await irene.button('Ruling').click();
  const form = irene.page.getByRole('dialog');
  await form.getByRole('button', { name: 'Warning', exact: true }).click();
  await form.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(1).click();
  await irene.button(/^Change of mind/).click();
  await form.getByLabel('Remark').fill('Talking.');
  await irene.button('Give this ruling').click();
  await expect(south.page.getByText(/Ruling of the umpire.*Warning/).first()).toBeVisible();
  await irene.button('Resume play').click();
  await expect(irene.button('Stop play')).toBeVisible();

  // South says Hu, counts one fan too many, and East objects to it.
  await sayHuOnDiscard(server, east, south);
  const count = south.page.getByRole('dialog', { name: 'Count your hand' });
  await expect(count).toBeVisible();
  await south.settled();
  for (const fan of [/^Pure Straight/, /^Concealed Hand/, /^Self-Drawn/])
    await count.getByRole('checkbox', { name: fan }).click();
  await east.button('Object to Self-Drawn').click();
  await expect(south.button('That is my count: 19')).toBeVisible();
  await south.page.keyboard.press('Control+Enter');
  await east.button('Confirm').click();
  for (const player of players) {
    await expect(player.sheet).toBeVisible();
    await expect(player.page.getByRole('region', { name: 'Not in the hand' })).toContainText('Self-Drawn');
  }

  // All agree to end, and sign the sheet; the umpire signs last.
  for (const player of players) await player.goOn();
  for (const player of players) {
    await expect(player.sheet).toBeHidden();
    await player.expectSeated();
  }
  await east.askToEnd();
  await south.button('Agree').click();
  for (const one of [irene, ...players]) {
    await one.goOn();
    await expect(one.gameEnd).toBeVisible();
  }
  await expect(irene.page.getByText('after the players')).toBeVisible();
  const sign = ({ page }: Guest) => page.getByRole('button', { name: 'Sign', exact: true }).click();
  for (const player of players) {
    await player.button('Sign the score sheet').click();
    await sign(player);
  }
  await expect(irene.page.getByText('2 of 3 signed')).toBeVisible();
  await sign(irene);
  for (const one of [irene, ...players]) {
    await expect(one.page.getByText('The sheet is final.')).toBeVisible();
    await expect(one.page.getByRole('heading', { name: 'Record of fouls' })).toBeVisible();
  }

  // South appeals; East decides, who is the only other person, and the umpire who ruled does not.
  await south.button('Write an appeal').click();
  await south.page.getByRole('textbox').fill('I did not talk in hand 1.');
  await south.button('Sign and send').click();
  await expect(irene.page.getByText('I did not talk in hand 1.')).toBeVisible();
  await expect(irene.page.getByLabel('Your reason')).toHaveCount(0);
  await east.button('Answer the appeal').click();
  await east.button('Reject').click();
  await expect(east.page.getByText('Write your reason first.')).toBeVisible();
  await east.page.getByLabel('Your reason').fill('The log says so.');
  await east.button('Reject').click();
  await expect(south.page.getByText(/Rejected\..*The log says so\./)).toBeVisible();
  await expect(south.page.getByText(/Rejected\..*The other player,/)).toBeVisible();

  // Each form is one page of A4, and has nothing on it that is no part of the form.
  await south.page.evaluate(() => {
    window.print = () => {};
  });
  for (const [press, heading] of [
    ['Print on A4', 'Score sheet for a game session'],
    ['Print the record', 'Record of fouls'],
    ['Print the appeals', 'Appeals'],
  ] as const) {
    await south.button(press).click();
    await south.page.emulateMedia({ media: 'print' });
    await expect(south.page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(south.button(/./)).toHaveCount(0);
    await expect(south.page.getByRole('heading')).toHaveCount(1);
    await south.page.emulateMedia({ media: null });
    const paper = (await south.page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), heading).toHaveLength(1);
  }
});
