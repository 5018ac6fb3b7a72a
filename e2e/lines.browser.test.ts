import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import type { StackedHand } from './server.ts';

/* Other ways to play a hand that is over: a branch from a move, found again and by others, and a hand played again. */

/** South wins in its second turn; until then nothing that is drawn serves anybody, and East is asked for no claim. */
const LATER: StackedHand = {
  hands: ['159m 159s 159p EESWW', '123456789m 11s 23p', '258m 258s 258p NNCC', '47m 369s 369p FFPP N'],
  draws: 'S 4m 7s 3m 1p',
};

const branchesTab = (guest: Guest) => guest.page.getByRole('tab', { name: 'Branches' });
const takeBack = ({ page }: Guest) => page.getByRole('button', { name: 'Take back' });

/** Has quick bots for the line that begins. */
async function chooseBots(guest: Guest): Promise<void> {
  await guest.expectSeated();
  await guest.page.getByRole('combobox', { name: 'Level of the bots' }).selectOption({ label: 'Easy' });
}

/** Has bots play a line to its end. */
async function finishByBots(guest: Guest): Promise<void> {
  await guest.page.getByRole('button', { name: 'Let bots finish' }).focus();
  await guest.press('Enter');
  await expect(guest.page.getByText('Kept with the game.')).toBeVisible();
}

/** Discards the last tile by the keyboard. */
async function discardLast(guest: Guest): Promise<void> {
  await guest.tiles.last().focus();
  await guest.press('End');
  await guest.press('Enter');
  await expect(takeBack(guest)).toBeEnabled();
}

test('a hand is played on from a move, by keyboard, and again from its deal; others find and compare what became of it', async ({
  arrive,
  server,
}) => {
  const [ana, eva] = await Promise.all([arrive(), arrive({ viewport: { width: 390, height: 844 } })]);
  const game = await ana.finishGame(server, [LATER]);
  await ana.page.getByRole('link', { name: 'Watch' }).press('Enter');
  await branchesTab(ana).press('Enter');
  await expect(ana.page.getByText('Branches of this hand')).toBeVisible();

  // Another discard than in the game, taken back, and made again; then bots take her seat, too.
  await ana.page.getByRole('button', { name: 'Play on from here' }).press('Enter');
  await expect(ana.page.getByRole('heading', { name: /^What if/ })).toBeVisible();
  await chooseBots(ana);
  await expect(takeBack(ana)).toBeDisabled();
  const dealt = await ana.readHand();
  expect(dealt).toHaveLength(14);
  await discardLast(ana);
  await ana.untilMyTurn();
  await takeBack(ana).press('Enter');
  await expect.poll(() => ana.readHand()).toEqual(dealt);
  await discardLast(ana);
  await finishByBots(ana);
  await ana.button('Walk through it').press('Enter');
  await expect(ana.page).toHaveURL(/\/e1\/\d+\/b1\/1$/);
  await expect(ana.page.getByRole('heading', { level: 1, name: /branch 1/ })).toBeVisible();
  const branch = ana.page.url();

  // With the same keys as the game, and one level up at a time.
  await ana.page.keyboard.press('ArrowRight');
  await expect(ana.page).toHaveURL(/\/b1\/2$/);
  await ana.page.keyboard.press('End');
  await expect(ana.page).not.toHaveURL(/\/b1\/2$/);
  const end = Number(ana.page.url().split('/').at(-1));
  expect(end).toBeGreaterThan(10);
  await ana.page.keyboard.press('ArrowRight');
  await expect(ana.page).toHaveURL(new RegExp(`/b1/${end}$`));
  await ana.page.keyboard.press('Escape');
  await expect(ana.page).toHaveURL(/\/e1\/\d+$/);
  await ana.page.keyboard.press('Escape');
  await expect(ana.page).toHaveURL(game);

  // Eva, who did not play, follows the link on a phone, and finds it in the list; she cannot delete it.
  await eva.page.goto(branch);
  await expect(eva.page.getByRole('heading', { level: 1, name: /branch 1/ })).toBeVisible();
  await eva.button('View and moves').click();
  await branchesTab(eva).click();
  const own = eva.page.getByRole('button', { name: /^1 · / });
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(eva.page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await eva.page.getByRole('button', { name: /^Played/ }).click();
  await expect(eva.page).toHaveURL(/\/e1\/\d+$/);

  // After a reload it is there, until its author deletes it; the old link then shows what was played.
  await ana.page.goto(branch);
  await branchesTab(ana).click();
  await ana.page.getByRole('button', { name: 'Delete' }).click();
  await ana.page
    .getByRole('group', { name: /^Delete this branch/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(ana.page.getByRole('button', { name: /^1 · / })).toHaveCount(0);
  await eva.page.goto(branch);
  await expect(eva.page.getByText('This branch is not here any more.')).toBeAttached();

  // From its deal, in another seat; the address is the link for a friend.
  await ana.page.getByRole('tab', { name: 'Moves' }).click();
  await ana.page.getByRole('group', { name: 'Seen from' }).getByRole('button').nth(1).click();
  await branchesTab(ana).click();
  await ana.page.getByRole('button', { name: 'Play this hand' }).click();
  await expect(ana.page).toHaveURL(/\/e1\/play\/s$/);
  const link = ana.page.url();
  await ana.page.getByRole('button', { name: 'Play from South' }).press('Enter');
  await chooseBots(ana);
  await finishByBots(ana);
  await ana.button('Compare').press('Enter');
  await expect(ana.page.locator('.play-cards li')).toHaveCount(2);
  await expect(ana.page.getByRole('heading', { name: /\(you\)$/ })).toBeVisible();

  // Eva sees her friend's result once she has finished the same seat.
  await eva.page.goto(link);
  const hidden = eva.page.getByText('Hidden until you finish the same seat.', { exact: true });
  await expect(hidden).toBeVisible();
  await eva.page.getByRole('button', { name: 'Play from South' }).click();
  await chooseBots(eva);
  await finishByBots(eva);
  await eva.button('Compare').press('Enter');
  await expect(eva.page.locator('.play-cards li')).toHaveCount(3);
  await expect(hidden).toHaveCount(0);
  await expect(eva.page.getByRole('heading', { name: 'Where they parted' })).toBeVisible();
});
