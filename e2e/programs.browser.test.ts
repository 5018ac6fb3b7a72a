import { connect } from '@gorrion/client';
import { expect, test } from './fixtures.ts';

/* Tokens for programs: made, copied, used, and revoked; and bots that programs play. */

test('a person makes a token, a program reads with it, and it is cut off once the token is revoked', async ({
  arrive,
  server,
}) => {
  const { page } = await arrive();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Open' }).click();
  await page.getByRole('link', { name: 'Programs', exact: true }).click();
  await expect(page).toHaveURL('/settings/programs');
  await expect(page.getByText('You have no token yet.')).toBeVisible();
  const make = page.getByRole('button', { name: 'Make the token' });
  await expect(make).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Club statistics');
  await page.getByRole('radio', { name: 'One year' }).click();
  await make.click();
  const field = page.getByRole('textbox', { name: 'Token', exact: true });
  await expect(field).toHaveValue(/^gorrion_[\w-]{43}$/);
  const token = await field.inputValue();

  const ask = async () => {
    const answer = await fetch(`${server.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    return `${answer.status} ${await answer.text()}`;
  };
  await expect.poll(ask).toContain('"name":"Club statistics","scope":"read"');
  await page.reload();
  await expect(page.getByText('Never used.')).toHaveCount(0);
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Club statistics' }).click();
  await page.getByRole('group', { name: 'Revoke Club statistics?' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Club statistics no longer works.')).toBeVisible();
  await expect.poll(ask).toContain('401');

  const [guide] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the description' }).click(),
  ]);
  await expect(guide.getByRole('heading', { name: 'For programs' })).toBeVisible();
});

test('a person makes a bot, which sits where a host lets it in, is told from people, and gets another token', async ({
  arrive,
  server,
}) => {
  const ana = await arrive();
  await ana.page.goto('/settings/programs');
  await ana.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Deep Tiles');
  await ana.page.getByRole('radio', { name: 'Bot', exact: true }).click();
  await ana.page.getByRole('button', { name: 'Make the token' }).click();
  const field = ana.page.getByRole('textbox', { name: 'Token', exact: true });
  const first = await field.inputValue();
  await ana.page.getByRole('button', { name: 'New token for Deep Tiles' }).click();
  const sure = ana.page.getByRole('group', { name: 'Make a new token for Deep Tiles?' });
  await sure.getByRole('button', { name: 'Make it' }).click();
  await expect(field).not.toHaveValue(first);
  const token = await field.inputValue();
  await ana.page.getByRole('link', { name: 'Ladder of bots' }).click();
  await expect(ana.page.getByText('No bot that people wrote has a rating here yet.')).toBeVisible();
  await expect(ana.page.getByRole('row', { name: /Bot: Expert/ })).toBeVisible();

  const bea = await arrive();
  await bea.createTable();
  await bea.page.getByRole('link', { name: 'All options' }).click();
  await bea.page.getByRole('switch', { name: 'Bots by other people' }).click();
  await bea.page.getByRole('link', { name: 'Done' }).click();
  await expect(bea.page.getByText('bots by other people may take a seat')).toBeVisible();
  const bot = await connect({ url: server.url, token });
  const entered = await bot.enter(bea.code);
  expect(entered.ok && (await entered.table.sit())).toMatchObject({ ok: true });
  await expect(bea.page.getByText('Bot Deep Tiles').first()).toBeVisible();
  bot.close();
});
