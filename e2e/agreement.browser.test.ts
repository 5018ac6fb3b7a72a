import { expect, test } from './fixtures.ts';

test('the host changes the settings while a friend sits; the friend agrees; the game starts', async ({
  arrive,
  server,
}) => {
  const [host, friend] = await Promise.all([arrive(), arrive()]);
  await host.createTable();
  await expect(host.page.getByRole('radio', { name: /^Friends/ })).toBeChecked();
  await friend.joinBy(host.page.url());
  await host.page.getByRole('button', { name: 'Fill with bots' }).click();
  const start = host.page.getByRole('button', { name: 'Start game' });
  await expect(start).toBeEnabled();

  // A whole way to play: the friend sees it at once, and the start waits for them.
  await host.page.getByRole('radio', { name: /^Club/ }).click();
  await expect(friend.page.getByText(/chose “Club”\. Agree\?$/)).toBeVisible();
  await expect(start).toBeDisabled();
  await expect(friend.page.locator('.way-chosen')).toContainText('Club');
  await friend.page.getByRole('button', { name: 'I agree' }).click();
  await expect(start).toBeEnabled();

  // One option on the page of all options, and a second one that the host undoes.
  await host.chooseOption('Clock', 'Relaxed');
  await expect(friend.page.getByText(/changed “Clock” to “Relaxed”\. Agree\?$/)).toBeVisible();
  await host.chooseOption('Hands', '8');
  await expect(friend.page.getByText(/changed “Hands” and one more option\. Agree\?$/)).toBeVisible();
  await host.page.getByRole('button', { name: 'Undo' }).click();
  await expect(friend.page.getByText('Full game, 16 hands, seats change after each round')).toBeVisible();
  await expect(friend.page.getByText('Club: 15 s a turn')).toBeVisible();
  await friend.page.getByRole('button', { name: 'I agree' }).click();

  // The friend reads all options and can change none.
  await friend.page.getByRole('link', { name: 'All options' }).click();
  await expect(friend.page.getByRole('heading', { name: 'All options' })).toBeVisible();
  await expect(friend.page.getByRole('main').getByRole('switch')).toHaveCount(0);
  await friend.page.goBack();

  // The drawing of the seats and the deal take seconds.
  await server.run(10);
  await start.click();
  for (const guest of [host, friend]) await guest.expectSeated();
  await server.run(1);

  // The next table of this host begins with the settings of this one.
  const again = await host.context.newPage();
  await again.goto('/');
  await again.getByRole('button', { name: 'Create a table' }).first().click();
  await expect(again.getByRole('radio', { name: /^Club.* changed$/ })).not.toBeChecked();
  await expect(again.getByText('Club: 15 s a turn')).toBeVisible();
});

test('a link with settings opens a table after a question, and a wrong link opens none', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto(`/?s=${encodeURIComponent('club.ck1!Martes')}`);
  const question = page.getByRole('dialog', { name: 'Open a table with these settings?' });
  await expect(question.getByText('Martes')).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/?s=${encodeURIComponent('club.ck1!Martes')}`);
  await question.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Martes', { exact: true })).toBeVisible();
  await expect(page.getByText('Club: 15 s a turn')).toBeVisible();

  // Kept under its name, it stands beside the ways to play.
  await page.getByRole('button', { name: 'Save these settings' }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Martes/ })).toBeChecked();

  await page.goto('/?s=casino');
  const refusal = page.getByRole('dialog', { name: 'This link cannot be used' });
  await expect(refusal).toContainText('No table was opened.');
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});
