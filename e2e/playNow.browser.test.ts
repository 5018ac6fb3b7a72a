import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/** East discards a dragon, the bots discard their single honours, and East is complete with the first tile drawn. */
const READY = {
  hands: ['123456789m 11s 23p C', '123m 456m 789p 55s ES', '123s 456s 789m 44p WN', '123p 456p 678s 33m CF'],
  draws: '8s 8s 9s 1p',
};

const playNow = ({ page }: Guest) => page.getByRole('region', { name: 'Play now' });
const begin = (guest: Guest) => playNow(guest).getByRole('button', { name: 'Play now' });
const leave = (guest: Guest) => playNow(guest).getByRole('button', { name: 'Leave' });

test('who plays now is alone with bots at once, or meets whoever is there; one press leaves the queue', async ({
  arrive,
  server,
}) => {
  const [ana, bea, ciro] = [await arrive(), await arrive(), await arrive()];
  for (const guest of [ana, bea, ciro]) await guest.page.goto('/');
  await begin(ana).press('Enter');
  await expect(leave(ana)).toBeFocused();
  await expect(playNow(ana).getByRole('status')).toHaveText('Looking for players…');
  await leave(ana).press('Enter');
  await expect(begin(ana)).toBeFocused();
  await begin(ana).press('Enter');
  await expect(leave(ana)).toBeFocused();
  await server.pass(2500);
  await expect(ana.page).toHaveURL(/\/t\/[0-9A-Z]{8}$/);
  await server.pass(5000);
  await ana.expectSeated();

  await begin(bea).click();
  await begin(ciro).click();
  await server.pass(500);
  const name = await ciro.page.getByLabel('Your name').inputValue();
  await expect(playNow(bea).getByRole('status')).toContainText(`${name} is looking for a game too.`);
  await expect(playNow(bea)).toContainText(/Bots take the free seats in \d+ s\./);
  await server.pass(20_000);
  await expect(bea.page).toHaveURL(/\/t\/[0-9A-Z]{8}$/);
  await expect(ciro.page).toHaveURL(bea.page.url());
  await server.pass(5000);
  for (const guest of [bea, ciro]) await guest.expectSeated();
  await expect(bea.page.getByText(name).first()).toBeVisible();
});

test('who finds a public game on the first page replaces a bot when the hand is over', async ({ arrive, server }) => {
  const [host, late] = [await arrive(), await arrive()];
  await host.playStacked(server, READY, () => host.chooseOption('Who can join', 'Public'));
  await late.page.goto('/');
  await late.page.getByRole('region', { name: 'Public tables' }).getByRole('button', { name: 'Replace a bot' }).click();
  await expect(late.page.getByText('You replace a bot when this hand is over.')).toBeVisible();
  await host.press('End');
  await host.press('Enter');
  await server.pass(15_000);
  await host.hu.waitFor();
  await host.press('h');
  await expect(host.sheet).toBeVisible();
  await expect(late.page.getByRole('button', { name: /^Waiting for / })).toBeVisible();
  await host.goOn();
  await server.pass(5000);
  await late.expectSeated();
});
