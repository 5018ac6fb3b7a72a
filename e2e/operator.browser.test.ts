import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import { barriersOn } from './wide/barriers.ts';

/* The operator of a server: the page is off until there is a key; a report is read and closed, and everybody is told something. */

const WORDS = 'A short pause at eleven. Games go on where they stopped.';

/** Reports the other person in the room, from the list of who is there. */
async function report({ page }: Guest): Promise<void> {
  await page
    .getByRole('button', { name: /^About / })
    .last()
    .click();
  await page.getByText('Report to the operator').click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Sent. The operator will look at it.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
}

test('an operator with a key closes a report and tells everybody something, which a guest sees and closes', async ({
  arrive,
  startServer,
}) => {
  const server = await startServer();
  const [operator, host, friend] = [await arrive({ server }), await arrive({ server }), await arrive({ server })];
  const { page } = operator;
  operator.mayBeRefused(/\/api\/operator: (404|401|403)$/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();

  const key = await server.operatorKey();
  await page.reload();
  const field = page.getByLabel('Key');
  await field.fill('ABCD-EFGH');
  await field.press('Enter');
  await expect(page.getByText('That is not the key.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await field.fill(key);
  await field.press('Enter');
  await expect(page.getByText('All well')).toBeVisible();
  await expect(page.getByText('No report is open.')).toBeVisible();

  await host.createTable();
  await friend.joinBy(host.page.url());
  await report(host);
  await page.getByRole('button', { name: /^Read the report about / }).click();
  await expect(page.getByText(`Table ${host.code}, before the game`)).toBeVisible();
  await page.getByRole('button', { name: 'Close report' }).click();
  await expect(page.getByText('No report is open.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(host.code) })).toContainText('2 people');

  await page.getByRole('textbox', { name: 'Your words' }).fill(WORDS);
  await page.getByRole('button', { name: 'Send' }).click();
  const told = ({ page: seen }: Guest) => seen.getByRole('complementary', { name: 'From the operator:' });
  for (const guest of [host, friend]) await expect(told(guest)).toContainText(WORDS);
  await told(friend).getByRole('button', { name: 'Dismiss' }).click();
  await friend.page.reload();
  await expect(friend.page.getByRole('button', { name: 'Leave your seat' }).first()).toBeVisible();
  await expect(told(friend)).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(told(host)).toHaveCount(0);

  await expect(page.getByRole('listitem').filter({ hasText: 'took the notice back' })).toContainText('key 1');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(field).toBeVisible();
  await page.reload();
  await expect(field).toBeVisible();
});
