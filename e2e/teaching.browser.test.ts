import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/** Opens another table of the class from its page, and comes back with the link of the table. */
async function openTable(clara: Guest, name: 'Teach a table' | 'One more table'): Promise<string> {
  await clara.button(name).click();
  await expect(clara.page.getByText('You teach here.')).toBeVisible();
  return clara.page.url();
}

test('a teacher opens a class of two tables, deals what a sentence asks for, takes a move back and hands the lesson on', async ({
  arrive,
}) => {
  const [clara, lena, jun] = await Promise.all([arrive(), arrive({ viewport: { width: 390, height: 844 } }), arrive()]);
  await clara.page.goto('/');
  await clara.page.getByRole('navigation').getByRole('link', { name: 'Learn', exact: true }).first().click();
  await clara.page.getByRole('link', { name: /^Teach/ }).click();
  const first = await openTable(clara, 'Teach a table');

  // Who sits down reads who teaches, and agrees by sitting.
  await lena.page.goto(first);
  await expect(lena.page.getByText(/ teaches, and sees all hands\. Nothing here counts\./)).toBeVisible();
  await lena.button('Take a seat and learn').click();
  await expect(clara.page.getByText('3 seats are free. Bots take them when the hand is dealt.')).toBeVisible();

  await clara.page.getByRole('link', { name: 'My class' }).click();
  const second = await openTable(clara, 'One more table');
  await jun.page.goto(second);
  await jun.button('Take a seat and learn').click();
  await clara.button('Deal the first hand').click();
  await expect(clara.page.getByRole('heading', { name: 'At the table' })).toBeVisible();
  await expect(jun.page.getByText(/ teaches and sees all hands$/)).toBeVisible();

  // A deal by a sentence goes to all tables, and is kept in the lesson.
  const panel = clara.page.getByRole('complementary', { name: 'Prepare a deal' });
  await clara.button('Prepare a deal').click();
  await panel.getByLabel('Aim').selectOption('pure-straight');
  await panel.getByRole('button', { name: 'Find a deal' }).click();
  await expect(panel.getByText(/^Found a deal in /)).toBeVisible();
  await panel.getByLabel('Name').fill('A straight');
  await panel.getByRole('button', { name: 'Keep for later' }).click();
  await expect(panel.getByText('Kept in your lesson.')).toBeVisible();
  await panel.getByRole('button', { name: 'Deal it at all 2 tables' }).click();
  for (const guest of [lena, jun]) await expect(guest.tiles.first()).toBeVisible();
  const seat = clara.page.locator('.teach-seats li').first();
  await expect(seat.getByText('2 tiles from ready')).toBeVisible();

  // Lena, who deals at the first table, discards; her teacher asks and lets her try again.
  await clara.page.getByRole('link', { name: 'My class' }).click();
  await clara.page.getByRole('link', { name: 'To the table' }).last().click();
  await expect(clara.page.getByRole('heading', { name: 'At the table' })).toBeVisible();
  const count = await lena.tiles.count();
  await lena.hand.getByRole('button').last().click();
  await lena.press('Enter');
  await expect(lena.tiles).toHaveCount(count - 1);
  await clara.button('Point').click();
  const form = clara.page.getByRole('region', { name: 'Point' });
  await form.getByRole('group', { name: 'Tiles to point at' }).getByRole('button').first().click();
  await form.getByLabel('A question to all').fill('What do these make?');
  await form.getByRole('button', { name: 'Show to all' }).click();
  await expect(lena.page.getByText('“What do these make?”')).toBeVisible();
  await expect(lena.page.locator('.tile-mark')).toHaveCount(1);
  await form.getByRole('button', { name: 'Let them try again' }).click();
  await expect(
    lena.page.getByText(/ has taken back your .*nobody else moves until you have tried again/),
  ).toBeVisible();
  await expect(lena.tiles).toHaveCount(count);
  await lena.button('Try again').click();

  // A learner who plays with bots alone can still ask the teacher, who reads it beside the table.
  await lena.button('Chat').click();
  await lena.page.getByRole('textbox', { name: 'Write a message' }).fill('A chow?');
  await lena.press('Enter');
  await expect(clara.page.getByRole('list', { name: 'Messages', exact: true })).toContainText('A chow?');
  await expect(clara.button('Menu')).toBeVisible();
  await lena.press('Escape');

  await clara.button('Pause').click();
  await expect(lena.page.getByRole('heading', { name: / has paused$/ })).toBeVisible();
  await clara.button('Go on').click();
  await expect(lena.page.getByRole('heading', { name: / has paused$/ })).toBeHidden();

  // The lesson goes to another teacher as a link.
  await clara.page.getByRole('link', { name: 'My class' }).click();
  await clara.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await clara.button('Copy link').click();
  await expect.poll(() => clara.page.evaluate(() => navigator.clipboard.readText())).toContain('/teach#');
  await jun.page.goto(await clara.page.evaluate(() => navigator.clipboard.readText()));
  await expect(jun.page.getByRole('region', { name: 'A straight' })).toBeVisible();
  await expect(jun.page.getByRole('link', { name: 'To the table' })).toHaveCount(0);
});
