import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/** Two friends with two bots; the host has made a link for an umpire. Resolves with the link. */
async function room(ana: Guest, bea: Guest): Promise<string> {
  await ana.createTableWithBots(() => bea.joinBy(ana.page.url()));
  await ana.button('Copy the umpire’s link').click();
  return ana.page.locator('.ump-link code').innerText();
}

/** Writes and gives a ruling in the open form. */
async function give(guest: Guest, act: string, how: string): Promise<void> {
  const form = guest.live.getByRole('dialog');
  await form.getByRole('button', { name: act, exact: true }).click();
  await form.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(1).click();
  await form.getByRole('button', { name: /^Change of mind/ }).click();
  await form.getByLabel('Remark').fill('For the second time.');
  await form.getByRole('button', { name: how }).click();
}

test('an umpire comes by the link, stops play, sees the hands, rules by an article, and everybody sees it', async ({
  arrive,
  server,
}) => {
  const [ana, bea, irene, eva] = await Promise.all([
    arrive(),
    arrive({ viewport: { width: 390, height: 844 } }),
    arrive(),
    arrive(),
  ]);
  const link = await room(ana, bea);
  await irene.page.goto(link);
  await expect(ana.page.locator('.start-bar').getByText(/ is the umpire\.$/)).toBeVisible();
  await expect(irene.page.locator('.start-bar').getByText('You are the umpire.')).toBeVisible();
  await expect(irene.page.getByRole('button', { name: /^(Take a seat|Sit here)/ })).toHaveCount(0);
  await expect(ana.page.getByRole('button', { name: 'Copy the umpire’s link' })).toBeHidden();
  await eva.page.goto(link);
  await expect(eva.page.getByText('This table already has an umpire.')).toBeVisible();

  await server.stack(ana.code, { hands: [] });
  await Promise.all([ana.expectSeated(), bea.expectSeated()]);
  const desk = irene.page.getByRole('region', { name: 'Umpire’s desk' });
  await expect(desk).toBeVisible();
  await expect(irene.page.getByRole('button', { name: 'Concealed hands' })).toBeHidden();
  await ana.press('u');
  await expect(desk.getByText(/ called the umpire\.$/)).toBeHidden();
  await ana.button('Call the umpire').click();
  await expect(desk.getByText(/ called the umpire\.$/)).toBeVisible();
  await expect(bea.page.getByText(/ called the umpire\.$/)).toBeVisible();

  const stopped = (guest: Guest) => guest.page.getByRole('heading', { name: 'The umpire stopped play' });
  await irene.button('Stop play').click();
  for (const guest of [ana, bea]) await expect(stopped(guest)).toBeVisible();
  await irene.button('Concealed hands').click();
  await expect(irene.page.getByRole('dialog').locator('.ump-hands .mt').nth(51)).toBeVisible();
  await irene.button('Close').click();
  await irene.button('Ruling').click();
  await expect(irene.page.getByRole('button', { name: 'Give this ruling' })).toBeDisabled();
  await give(irene, 'Warning', 'Give this ruling');
  for (const guest of [ana, bea, eva]) {
    await expect(
      guest.page.getByText(/Ruling of the umpire.*Warning: .*3\.11\.6\.3\. “For the second time\.”/).first(),
    ).toBeVisible();
  }
  await irene.button('Resume play').click();
  await expect(stopped(ana)).toBeHidden();

  // An umpire who disconnects blocks nobody.
  await irene.button('Stop play').click();
  await expect(stopped(bea)).toBeVisible();
  await irene.page.close();
  await bea.button('Resume').click();
  await expect(stopped(ana)).toBeHidden();
});

test('without an umpire the players agree on a ruling', async ({ arrive, server }) => {
  const [ana, bea] = await Promise.all([arrive(), arrive({ viewport: { width: 844, height: 390 } })]);
  await ana.playStacked(server, { hands: [] }, () => bea.joinBy(ana.page.url()));
  await bea.expectSeated();
  await ana.press('u');
  await give(ana, 'Points', 'Ask the others');
  await expect(bea.page.getByText(/ proposes:/)).toBeVisible();
  await bea.button(/^Agree$/).click();
  await expect(ana.page.getByText(/Ruling of the players.*pays 10 points to each opponent/).first()).toBeVisible();
  await expect(bea.page.getByText(/ proposes:/)).toBeHidden();
});
