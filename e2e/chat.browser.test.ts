import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** East is on turn, and nobody else is asked. */
const HANDS = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p'];
/** Time (ms) for which a quick word is shown. */
const BUBBLE_MS = 4000;

const lines = (page: Page) => page.getByRole('list', { name: 'Messages', exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
}

test('two friends talk in the room, and during a hand only with quick words', async ({ arrive, server }) => {
  const [host, friend] = await Promise.all([arrive(), arrive()]);
  await host.createTable();
  await expect(host.page.getByRole('heading', { name: 'Chat' })).toHaveCount(0);
  await friend.page.goto(host.page.url());
  // Before the game a guest needs no seat to be heard.
  await write(friend.page, 'Is there a free seat?');
  await expect(lines(host.page)).toContainText('Is there a free seat?');
  await friend.page.getByRole('button', { name: /^Take a seat$/ }).click();

  await host.page.getByRole('button', { name: 'Good luck' }).click();
  await expect(lines(friend.page)).toContainText('Good luck');
  await write(friend.page, '<script>document.title = "broken"</script>');
  await expect(lines(host.page)).toContainText('<script>document.title = "broken"</script>');
  await expect(host.page).not.toHaveTitle('broken');

  // The friend wants none of that to be kept.
  await friend.page.getByRole('button', { name: 'Settings', exact: true }).click();
  await friend.page.getByRole('link', { name: 'Open' }).click();
  const called = await friend.page.getByRole('textbox', { name: 'Your name' }).inputValue();
  await friend.page.getByRole('textbox', { name: `Type ${called} to confirm` }).fill(called);
  await friend.page.getByRole('button', { name: 'Forget me' }).click();
  await expect(friend.page.getByText(/^Done\. Your name is now/)).toBeFocused();
  await friend.page.goto(host.page.url());
  await expect(lines(host.page)).toContainText('Good luck');
  await expect(lines(host.page)).not.toContainText('<script>');

  const stranger = await arrive();
  await stranger.joinBy(host.page.url());
  // The host blocks the stranger, which the server remembers.
  const card = host.page.locator('.start-bar');
  await host.page.evaluate(() => scrollTo(0, 0));
  const place = await card.boundingBox();
  await write(stranger.page, 'first');
  await expect(lines(host.page)).toContainText('first');
  // What is said of it while the chat is out of sight moves nothing: a press would miss what it aims at.
  await expect(host.page.getByRole('button', { name: /^Chat, \d+ new/ })).toBeVisible();
  await expect.poll(() => card.boundingBox()).toEqual(place);
  await host.page.getByText('Block someone').click();
  await host.page
    .getByRole('switch', { name: /^Block / })
    .last()
    .click();
  await expect(lines(host.page)).not.toContainText('first');
  // At the seat the same block is on, and the operator is told.
  await host.page
    .getByRole('button', { name: /^About / })
    .last()
    .click();
  await expect(host.page.getByRole('switch', { name: 'Block', exact: true })).toBeChecked();
  await host.page.getByText('Report to the operator').click();
  await host.page.getByRole('button', { name: 'Send report' }).click();
  await expect(host.page.getByText('Sent. The operator will look at it.')).toBeVisible();
  await host.page.getByRole('button', { name: 'Done' }).click();
  await write(stranger.page, 'second');
  await expect(lines(friend.page)).toContainText('second');
  await host.page.reload();
  await expect(lines(host.page)).toContainText('Good luck');
  await expect(lines(host.page)).not.toContainText('second');

  // The host removes the stranger from their seat. The page announces it and offers the stranger no seat.
  const removals = host.page.getByRole('button', { name: /^Remove / });
  await expect(removals).toHaveCount(2);
  await removals.last().click();
  await expect(stranger.page.getByText('The host removed you from your seat.').first()).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: /^(Take a seat|Sit here)$/ })).toHaveCount(0);
  await expect(stranger.page.getByText('You can watch, but not take a seat here').first()).toBeVisible();

  // The host removes the stranger as a spectator too. Their page leaves the table, and the link stays closed to them.
  await host.page.getByText('1 spectator').click();
  await host.page
    .locator('.watchers')
    .getByRole('button', { name: /^Remove / })
    .click();
  await host.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(host.page.getByText(/was removed\.$/)).toBeFocused();
  await expect(stranger.page.getByText('You can no longer watch this table')).toBeVisible();
  await stranger.page.reload();
  await expect(stranger.page.getByText('You can no longer watch this table')).toBeVisible();

  await host.page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(host.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.stack(host.code, { hands: HANDS });
  await Promise.all([host.expectSeated(), friend.expectSeated()]);

  await host.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(host.page.getByText('During a hand you can only send quick messages')).toBeVisible();
  await expect(field(host.page)).toHaveCount(0);
  const spectator = await arrive();
  await spectator.page.clock.install();
  await spectator.page.goto(host.page.url());
  await expect(spectator.page.getByRole('main', { name: 'Table' })).toBeVisible();
  await host.page.getByRole('button', { name: 'One moment' }).click();
  for (const { page } of [host, friend, spectator]) await expect(page.locator('.bubble')).toHaveText(/^One moment/);
  await spectator.page.clock.fastForward(BUBBLE_MS);
  await expect(spectator.page.locator('.bubble')).toHaveCount(0);
  await expect(host.page.getByRole('heading', { name: 'Chat' })).toHaveCount(0);

  await friend.page.getByRole('button', { name: /Chat, \d+ new message/ }).click();
  await expect(lines(friend.page)).toContainText('One moment');
});
