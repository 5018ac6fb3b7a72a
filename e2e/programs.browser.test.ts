import { expect, test } from './fixtures.ts';

/* Tokens for programs: made, copied, used, and revoked. */

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
