import { SOUTH_WINS } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* Three people and one finished game: one leads, one follows on a phone, one walks freely and is never moved. */

const bar = ({ page }: Guest) => page.locator('.tg-bar');
const panel = ({ page }: Guest) => page.getByRole('tabpanel');
const moveOf = ({ page }: Guest) => page.getByRole('slider', { name: 'Moves of this hand' });

test('one leads, one follows on a phone, and one walks freely: pointers, messages, a hidden vote', async ({
  arrive,
  server,
}) => {
  const [ana, bea, eva] = await Promise.all([
    arrive(),
    arrive({ viewport: { width: 390, height: 844 }, hasTouch: true }),
    arrive(),
  ]);
  const game = await ana.finishGame(server, [SOUTH_WINS]);

  // Ana opens the review from the panel and leads; the others come by the link.
  await ana.page.getByRole('link', { name: 'Watch' }).click();
  await ana.page.getByRole('tab', { name: 'Together' }).click();
  await ana.page.getByRole('button', { name: 'Join in' }).click();
  await expect(bar(ana)).toContainText('You are leading');
  await ana.page.keyboard.press('ArrowRight');
  await ana.page.keyboard.press('2');
  for (const guest of [bea, eva]) {
    await guest.page.goto(`${game}/e1/0?together`);
    await expect(bar(guest)).toBeAttached();
  }
  await expect(bar(ana)).toContainText('3 in this review');

  // Who comes follows to the leader's place and looks from the leader's side; Eva goes her own way.
  for (const guest of [bea, eva]) {
    await expect(moveOf(guest)).toHaveValue('1');
    await expect(guest.page).toHaveURL(/from=1/);
  }
  await bar(eva).getByRole('button', { name: 'Free' }).click();
  await eva.page.keyboard.press('Home');
  await ana.page.keyboard.press('ArrowRight');
  await expect(moveOf(ana)).toHaveValue('2');
  await expect(moveOf(bea)).toHaveValue('2');
  await expect(moveOf(eva)).toHaveValue('0');

  // Who moves by themselves is free without a question; the leader moves on alone.
  await bea.page.keyboard.press('ArrowLeft');
  await expect(bar(bea).getByRole('button', { name: 'Free' })).toHaveAttribute('aria-pressed', 'true');
  await ana.page.keyboard.press('ArrowLeft');
  await expect(moveOf(ana)).toHaveValue('1');
  await ana.page.keyboard.press('Home');
  await expect(moveOf(ana)).toHaveValue('0');
  await expect(moveOf(bea)).toHaveValue('1');
  await bar(bea).getByRole('button', { name: 'Follow' }).click();
  await expect(moveOf(bea)).toHaveValue('0');

  // A pointer stands at the tile, on a phone as on a large table.
  await ana.page.locator('.surface .tile.hand').nth(3).hover({ force: true });
  await expect(bea.page.locator('.pointer')).toBeVisible();
  await expect(eva.page.locator('.pointer')).toBeVisible();

  // A message stands at its moment, with its tiles drawn, and leads there.
  await eva.page.keyboard.press('ArrowRight');
  await eva.page.getByRole('textbox', { name: /^Say something about/ }).fill('<b>Look</b>: 5s is dead');
  await eva.page.getByRole('button', { name: 'Send' }).click();
  const said = panel(ana).getByRole('listitem').filter({ hasText: 'is dead' });
  await expect(said).toContainText('<b>Look</b>');
  await expect(said.getByRole('img', { name: '5 Bamboo' })).toBeVisible();
  await said.getByRole('button', { name: /^Go to E1/ }).click();
  await expect(moveOf(ana)).toHaveValue('1');
  await expect(moveOf(bea)).toHaveValue('1');

  // A vote: nobody sees another's until the leader shows them, not even what was voted for.
  await ana.page.keyboard.press('Home');
  await expect(ana.page.locator('.surface .tile.up')).not.toHaveCount(0);
  await ana.page.keyboard.press('v');
  await expect(panel(ana).getByRole('heading', { name: 'What would you play?' })).toBeVisible();
  await panel(ana).getByRole('group', { name: 'Your vote' }).getByRole('button').first().click();
  await expect(panel(ana).getByRole('button', { name: 'Change' })).toBeVisible();
  await bea.button('View and moves').click();
  // Nothing spoils it: the hands of the others and what was played lie hidden from all while they vote.
  for (const guest of [ana, bea]) await expect(guest.page.locator('.surface .tile.up')).toHaveCount(0);
  await panel(bea).getByRole('group', { name: 'Your vote' }).getByRole('button').nth(1).click();
  await expect(panel(eva).getByText('voted', { exact: true })).toHaveCount(2);
  await expect(panel(eva).locator('.tg-bars')).toHaveCount(0);
  await ana.page.keyboard.press('r');
  for (const one of [ana, bea, eva]) {
    await expect(panel(one).getByRole('heading', { name: 'The votes' })).toBeVisible();
    await expect(panel(one).locator('.tg-bars').getByRole('listitem')).toHaveCount(2);
  }

  // The lead is given; a leader who leaves makes it free.
  const beaName = (await panel(bea).getByText('(you)').textContent())?.replace(' (you)', '') ?? '';
  await panel(ana)
    .getByRole('button', { name: `Offer the lead to ${beaName}` })
    .click();
  await bar(bea).getByRole('status').getByRole('button', { name: 'Lead' }).click();
  await expect(bar(ana)).toContainText(`${beaName} is leading`);
  await bea.page.close();
  await expect(bar(ana).getByRole('button', { name: 'Lead' })).toBeVisible();

  // A reload comes back to the review and to the place; nobody moved Eva but herself.
  await expect(moveOf(eva)).toHaveValue('1');
  await eva.page.reload();
  await expect(bar(eva)).toBeVisible();
  await expect(moveOf(eva)).toHaveValue('1');
  await expect(panel(eva).getByText('is dead')).toBeVisible();
});
