import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* A group: made of a table after its game, joined by its link, with album, records and the tables of an evening. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** East is ready with winds and dragons alone once the 9 Characters is gone; South has the tile that wins. */
const HANDS = ['EEESSSWWWCCCF 9m', '159m 159s 159p NNPF'];

/** Discards a tile of the hand; a phone may ask for a second press. */
async function discard(guest: Guest, name: RegExp): Promise<void> {
  await guest.untilAsked();
  await guest.see();
  const tile = guest.hand.getByRole('button', { name }).first();
  const isGone = async () => {
    // Between a look and a press the tile may have gone.
    if (await tile.isVisible()) await tile.click({ timeout: 1000 }).catch(() => {});
    return !(await tile.isVisible());
  };
  await expect.poll(isGone, { timeout: 30_000 }).toBe(true);
}
/** Plays a game of Ana and Bea with two bots: Ana wins the first hand, then both end it. */
async function playGame(ana: Guest, bea: Guest): Promise<void> {
  const { page } = ana;
  await ana.createTable();
  await page.getByRole('radio', { name: /^Club/ }).click();
  // While the server restarts with the prepared hand, nobody plays for those who are away.
  await ana.chooseOption('If a player leaves', 'The table waits');
  await bea.page.goto(page.url());
  await bea.page
    .getByRole('button', { name: /^(Take a seat|Sit here)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(page.getByRole('button', { name: 'Make this table a group' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.playStacked(page.url().slice(-8), HANDS);
  await discard(ana, /^9 Characters/);
  await discard(bea, /^Green Dragon/);
  await expect(ana.hu).toBeVisible({ timeout: 30_000 });
  await ana.see();
  await page.keyboard.press('h');
  for (const one of [ana, bea]) {
    await expect(one.nextHand).toBeVisible({ timeout: 30_000 });
    await one.goOn();
  }
  for (const one of [ana, bea]) {
    await expect(one.nextHand).toBeHidden({ timeout: 30_000 });
    await one.page.getByRole('button', { name: 'Menu' }).click();
    await one.page.getByRole('button', { name: /Request to end the game|End the game/ }).click();
  }
  for (const one of [ana, bea]) {
    await expect(one.nextHand).toBeVisible({ timeout: 30_000 });
    await one.goOn();
  }
  await expect(ana.gameEnd).toBeVisible();
}

test('a table becomes a group; a friend joins by the link; the evening opens tables', async ({ browser }, info) => {
  test.setTimeout(300_000);
  const ana = await Guest.arrive(browser, server);
  const bea = await Guest.arrive(browser, server, { width: 390, height: 844 }, { colorScheme: 'dark' });
  const eva = await Guest.arrive(browser, server, { width: 844, height: 390 });
  await playGame(ana, bea);

  // Ana makes a group of the table: Bea is a member, and the game counts.
  const { page } = ana;
  await page.getByRole('button', { name: 'Make this table a group' }).click();
  await page.getByLabel('Name of the group').fill('Tuesday at Ana’s');
  await page.getByRole('button', { name: 'Make the group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday at Ana’s' })).toBeVisible();
  await expect(page.getByText('2 members, since')).toBeVisible();
  const table = page.getByRole('region', { name: 'Season table' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await ana.expectNoViolations();
  const group = page.url();

  // Bea finds it on her phone, where nothing is wider than the screen.
  await bea.page.goto('/groups');
  await expect(bea.page.getByRole('link', { name: /Tuesday at Ana’s/ })).toBeVisible();
  await bea.expectNoViolations();
  await bea.page.getByRole('link', { name: /Tuesday at Ana’s/ }).click();
  await expect(bea.page.getByRole('region', { name: 'Season table' }).getByRole('row')).toHaveCount(3);
  await bea.expectNoViolations();
  const parts = bea.page.getByRole('navigation', { name: 'Pages of the group' });
  for (const part of ['Album', 'Records', 'Evening', 'Settings of the group']) {
    await parts.getByRole('link', { name: part }).click();
    await expect(bea.page.locator('.gp .card').first()).toBeVisible();
    await bea.expectNoViolations();
    expect(await bea.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }

  // The album leads to the hand in which Ana made a fan first.
  await page.getByRole('link', { name: 'Album' }).click();
  await page.getByRole('button', { name: 'All Honours, first made by' }).click();
  await expect(page.locator('.gp-fan .mt')).toHaveCount(14);
  await ana.expectNoViolations();
  await page.keyboard.press('t');
  await expect(page.getByRole('row', { name: /All Honours 64/ })).toBeVisible();
  await page.getByRole('link', { name: 'Watch the hand' }).click();
  await expect(page).toHaveURL(/\/g\/[A-Z0-9]+-1\/e1$/);

  // Eva joins by the link, and sees nothing before.
  await page.goto(`${group}/settings`);
  const link = (await page.locator('.gp-address').textContent())!;
  await eva.page.goto(group);
  await expect(eva.page.getByText('This is for its members only.')).toBeVisible();
  await eva.page.goto(`/groups`);
  await eva.page.goto(`http://${link}`);
  await expect(eva.page.getByRole('heading', { name: 'Tuesday at Ana’s' })).toBeVisible();
  await eva.expectNoViolations();
  await eva.page.getByRole('button', { name: /^Join as/ }).click();
  await expect(eva.page.getByText('3 members, since')).toBeVisible();
  await expect(eva.page).toHaveURL(group);

  // Ana plans an evening; the others answer; its file opens in a calendar.
  await page.getByRole('link', { name: 'Evening' }).click();
  const soon = new Date(Date.now() + 3_600_000);
  soon.setMinutes(soon.getMinutes() - soon.getTimezoneOffset());
  await page.getByLabel('Date and time').fill(soon.toISOString().slice(0, 16));
  await page.getByRole('textbox', { name: 'Place' }).fill('At Ana’s; bring tea, and tiles');
  await page.getByLabel('Link, for example of a call').fill('not a link');
  await expect(page.getByText('A link begins with https://')).toBeVisible();
  await ana.expectNoViolations();
  await page.getByLabel('Link, for example of a call').fill('');
  await page.getByRole('button', { name: 'Save the evening' }).click();
  await page.getByRole('radio', { name: 'Yes' }).click();
  await eva.page.getByRole('button', { name: 'I am coming' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes' })).toHaveCount(2);
  await ana.expectNoViolations();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = info.outputPath('evening.ics');
  await (await saving).saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain('LOCATION:At Ana’s\\; bring tea\\, and tiles\r\n');

  // Bea opens the tables of the day with those who are here.
  await bea.page.goto(`${group}/evening`);
  await bea.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('link', { name: 'To your table' })).toBeVisible();
  await expect(bea.page.getByText('Sitting out:')).toHaveCount(0);
  await bea.expectNoViolations();
  await page.getByRole('link', { name: 'To your table' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]{8}$/);
  for (const one of [ana, bea, eva]) one.expectNoErrors();
});
