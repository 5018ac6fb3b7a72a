import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Two friends with two bots; the host has made a link for an umpire. */
async function room(ana: Guest, bea: Guest): Promise<string> {
  await ana.createTable();
  await bea.page.goto(ana.page.url());
  await button(bea.page, /^Sit here/)
    .first()
    .click();
  await button(ana.page, 'Fill with bots').click();
  await button(ana.page, 'Copy the umpire’s link').click();
  return (await ana.page.locator('.ump-link code').textContent()) ?? '';
}

/** Writes and gives a ruling in the open form. */
async function give(page: Page, act: string, how: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: act, exact: true }).click();
  await form.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(1).click();
  await button(page, /^Change of mind/).click();
  await form.getByLabel('Remark').fill('For the second time.');
  await button(page, how).click();
}

test('an umpire comes by the link, stops play, sees the hands, rules by an article, and everybody sees it', async ({
  browser,
}) => {
  const [ana, bea, irene, eva] = [
    await Guest.arrive(browser, server),
    await Guest.arrive(browser, server, { width: 390, height: 844 }),
    await Guest.arrive(browser, server),
    await Guest.arrive(browser, server),
  ];
  const link = await room(ana, bea);
  await irene.page.goto(link);
  await expect(ana.page.getByText(/ is the umpire\.$/)).toBeVisible();
  await expect(button(ana.page, 'Copy the umpire’s link')).toBeHidden();
  await eva.page.goto(link);
  await expect(eva.page.getByText('This table already has an umpire.')).toBeVisible();

  await button(ana.page, 'Start game').click();
  await Promise.all([ana.expectSeated(), bea.expectSeated()]);
  const desk = irene.page.getByRole('region', { name: 'Umpire’s desk' });
  await expect(desk).toBeVisible();
  await expect(button(irene.page, 'Concealed hands')).toBeHidden();
  await ana.see();
  await ana.page.keyboard.press('u');
  await expect(desk.getByText(/ called the umpire\.$/)).toBeVisible();
  await expect(bea.page.getByText(/ called the umpire\.$/)).toBeVisible();

  await button(irene.page, 'Stop play').click();
  for (const guest of [ana, bea]) {
    await expect(guest.page.getByRole('heading', { name: 'The umpire stopped play' })).toBeVisible();
  }
  await button(irene.page, 'Concealed hands').click();
  await expect(irene.page.getByRole('dialog').locator('.ump-hands .mt').nth(51)).toBeVisible();
  await button(irene.page, 'Close').click();
  await button(irene.page, 'Ruling').click();
  await expect(button(irene.page, 'Give this ruling')).toBeDisabled();
  await irene.expectNoViolations();
  await give(irene.page, 'Warning', 'Give this ruling');
  for (const guest of [ana, bea, eva]) {
    await expect(
      guest.page.getByText(/Ruling of the umpire.*Warning: .*3\.11\.6\.3\. “For the second time\.”/).first(),
    ).toBeVisible();
  }
  await button(irene.page, 'Resume play').click();
  await expect(ana.page.getByRole('heading', { name: 'The umpire stopped play' })).toBeHidden();

  // An umpire who disconnects blocks nobody.
  await button(irene.page, 'Stop play').click();
  await expect(bea.page.getByRole('heading', { name: 'The umpire stopped play' })).toBeVisible();
  await irene.page.close();
  await button(bea.page, 'Resume').click();
  await expect(ana.page.getByRole('heading', { name: 'The umpire stopped play' })).toBeHidden();
  for (const guest of [ana, bea, irene, eva]) guest.expectNoErrors();
});

test('without an umpire the players agree on a ruling', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const bea = await Guest.arrive(browser, server, { width: 844, height: 390 });
  await room(ana, bea);
  await button(ana.page, 'Start game').click();
  await Promise.all([ana.expectSeated(), bea.expectSeated()]);
  await ana.see();
  await ana.page.keyboard.press('u');
  await give(ana.page, 'Points', 'Ask the others');
  await expect(bea.page.getByText(/ proposes:/)).toBeVisible();
  await button(bea.page, /^Agree$/).click();
  await expect(ana.page.getByText(/Ruling of the players.*pays 10 points to nobody/).first()).toBeVisible();
  await expect(bea.page.getByText(/ proposes:/)).toBeHidden();
  ana.expectNoErrors();
  bea.expectNoErrors();
});
