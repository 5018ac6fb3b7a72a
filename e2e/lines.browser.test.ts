import { expect, test } from '@playwright/test';
import { finishedGame } from './finishedGame.ts';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* Other ways to play a hand that is over: a branch from a move, found again and by others, and a hand played again. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const branchesTab = (guest: Guest) => guest.page.getByRole('tab', { name: 'Branches' });
const playOn = (guest: Guest) => guest.page.getByRole('button', { name: 'Play on from here' });
const letBots = (guest: Guest) => guest.page.getByRole('button', { name: 'Let bots finish' });

/** Has bots of a quick level play a line to its end. */
async function finishByBots(guest: Guest): Promise<void> {
  await guest.page.getByRole('combobox', { name: 'Level of the bots' }).selectOption({ label: 'Easy' });
  await letBots(guest).focus();
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByText('Kept with the game.')).toBeVisible({ timeout: 60_000 });
}

test('a branch is played on by keyboard, found after a reload and by others, and walked through', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const ana = await Guest.arrive(browser, server);
  const eva = await Guest.arrive(browser, server, { width: 390, height: 844 });
  const game = await finishedGame(server, ana);
  await ana.page.goto(`${game}/e1`);
  await branchesTab(ana).press('Enter');
  await expect(ana.page.getByText('Branches of this hand')).toBeVisible();
  await ana.expectNoViolations();

  // Another discard than in the game, taken back, and made again; then bots take her seat, too.
  await playOn(ana).press('Enter');
  await expect(ana.page.getByRole('heading', { name: /^What if/ })).toBeVisible();
  await ana.expectSeated();
  await ana.expectNoViolations();
  const takeBack = ana.page.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toBeDisabled();
  const dealt = await ana.readHand();
  expect(dealt).toHaveLength(14);
  for (const _ of [1, 2]) {
    await ana.tiles.last().focus();
    await ana.see();
    await ana.page.keyboard.press('End');
    await ana.page.keyboard.press('Enter');
    await expect(takeBack).toBeEnabled();
    if (_ === 1) await takeBack.press('Enter');
    if (_ === 1) await expect.poll(() => ana.readHand()).toEqual(dealt);
  }
  await finishByBots(ana);
  await ana.expectNoViolations();
  await ana.see();
  await ana.page.getByRole('button', { name: 'Walk through it' }).press('Enter');
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
  await eva.page.getByRole('button', { name: 'View and moves' }).click();
  await branchesTab(eva).click();
  const own = eva.page.getByRole('button', { name: /^1 · / });
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(eva.page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await eva.expectNoViolations();
  await eva.page.getByRole('button', { name: /^Played/ }).click();
  await expect(eva.page).toHaveURL(/\/e1\/\d+$/);

  // After a reload it is there, until its author deletes it; the old link then shows what was played.
  await ana.page.goto(branch);
  await ana.page.reload();
  await branchesTab(ana).click();
  await ana.page.getByRole('button', { name: 'Delete' }).click();
  await ana.page
    .getByRole('group', { name: /^Delete this branch/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(ana.page.getByRole('button', { name: /^1 · / })).toHaveCount(0);
  await eva.page.goto(branch);
  await expect(eva.page.getByText('This branch is not here any more.')).toBeAttached();
  for (const one of [ana, eva]) one.expectNoErrors();
});

test('a hand is played again from its deal, and a friend’s result opens when the same seat is finished', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const ana = await Guest.arrive(browser, server);
  const eva = await Guest.arrive(browser, server, { width: 844, height: 390 });
  const game = await finishedGame(server, ana);
  const page = `${game}/e1/play/s`;
  await ana.page.goto(page);
  await ana.page.getByRole('button', { name: 'Play from South' }).press('Enter');
  await ana.expectSeated();
  await finishByBots(ana);
  await ana.see();
  await ana.page.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(ana.page.locator('.play-cards li')).toHaveCount(2);
  await expect(ana.page.getByRole('heading', { name: /\(you\)$/ })).toBeVisible();
  await ana.expectNoViolations();

  await eva.page.goto(page);
  await expect(eva.page.getByText('Hidden until you finish the same seat.', { exact: true })).toBeVisible();
  await eva.expectNoViolations();
  await eva.page.getByRole('button', { name: 'Play from South' }).click();
  await eva.expectSeated();
  await finishByBots(eva);
  await eva.see();
  await eva.page.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(eva.page.locator('.play-cards li')).toHaveCount(3);
  await expect(eva.page.getByText('Hidden until you finish the same seat.', { exact: true })).toHaveCount(0);
  await expect(eva.page.getByRole('heading', { name: 'Where they parted' })).toBeVisible();
  for (const one of [ana, eva]) one.expectNoErrors();
});
