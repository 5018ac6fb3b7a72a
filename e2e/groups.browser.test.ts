import { readFileSync } from 'node:fs';
import { SOUTH_WINS } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';

/* A group: made of a table after its game, joined by its link, with album, records and the tables of an evening. */

const PHONE = { width: 390, height: 844 };

test('a table becomes a group after its game, whose album leads to the hands; its members have pages of it', async ({
  arrive,
  server,
}) => {
  const [ana, bea] = await Promise.all([arrive(), arrive({ viewport: PHONE })]);
  const { page } = ana;
  await ana.createTableWithBots(async () => {
    await ana.chooseOption('Hands', '4');
    await bea.joinBy(page.url());
  });
  await server.finish(ana.code, [SOUTH_WINS]);
  await expect(ana.gameEnd).toBeVisible();

  // Ana makes a group of the table: Bea is asked, and the game counts once she has said yes.
  await ana.button('Make this table a group').click();
  await page.getByLabel('Name of the group').fill('Tuesday at Ana’s');
  await ana.button('Make the group').click();
  // The others may be waiting for another game: the page stays at the table.
  await expect(ana.button('Play again')).toBeVisible();
  await page.getByRole('link', { name: 'Open the group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday at Ana’s' })).toBeVisible();
  await expect(page.getByText('1 member, since')).toBeVisible();
  await bea.page.goto('/');
  const invitation = bea.page.getByRole('region', { name: 'Invitation to the group “Tuesday at Ana’s”' });
  await invitation.getByRole('button', { name: 'Join' }).click();
  await expect(bea.page.getByText('2 members, since')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Season table' }).getByRole('row')).toHaveCount(3);

  // Bea finds it on her phone.
  await bea.page.goto('/');
  await bea.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Groups' }).click();
  await bea.page.getByRole('link', { name: /Tuesday at Ana’s/ }).click();
  const parts = bea.page.getByRole('navigation', { name: 'Pages of the group' });
  for (const [part, heading] of [
    ['Records', 'Highest hand'],
    ['Evening', 'Plan an evening'],
    ['Settings of the group', 'Members'],
  ] as const) {
    await parts.getByRole('link', { name: part }).click();
    await expect(bea.page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }

  // The album leads to the hand in which somebody made a fan first.
  await page.getByRole('link', { name: 'Album' }).click();
  await page.getByRole('button', { name: 'Pure Straight, first made by' }).click();
  await expect(page.locator('.gp-fan .mt')).toHaveCount(14);
  await page.keyboard.press('t');
  await expect(page.getByRole('row', { name: /Pure Straight 16/ })).toBeVisible();
  await page.getByRole('link', { name: 'Watch the hand' }).click();
  await expect(page).toHaveURL(/\/g\/[A-Z0-9]+-1\/e1$/);
});

test('a friend joins by the link; an evening is planned, answered, put into a calendar, and opens tables', async ({
  arrive,
  server,
}, info) => {
  const [ana, eva] = await Promise.all([arrive(), arrive({ viewport: PHONE })]);
  // Before she has joined by the link, the group is not hers to see.
  eva.mayBeRefused(/^GET .*: 403$/);
  const { page } = ana;
  // Evenings are about the day: the devices have the time of the server.
  for (const one of [ana, eva]) await one.page.clock.setSystemTime(server.now);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Groups' }).click();
  await page.getByLabel('Name of the group').fill('Tuesday at Ana’s');
  await page.getByRole('button', { name: 'Make the group' }).click();
  await expect(page.getByText('1 member, since')).toBeVisible();
  const group = page.url();

  // Eva joins by the link, and sees nothing before.
  await page.getByRole('link', { name: 'Settings of the group' }).click();
  const link = (await page.locator('.gp-address').textContent())!;
  await eva.page.goto(group);
  await expect(eva.page.getByText('This is for its members only.')).toBeVisible();
  await eva.page.goto('/');
  await eva.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Groups' }).click();
  await eva.page.getByText('I have an invitation').click();
  await eva.page.getByLabel('Link of the group').fill(`http://${link.slice(0, -1)}`);
  await eva.page.getByRole('button', { name: 'Go to the group' }).click();
  await expect(eva.page.getByText('This is no link of a group.')).toBeVisible();
  await eva.page.getByLabel('Link of the group').fill(`Come! http://${link}`);
  await eva.page.getByRole('button', { name: 'Go to the group' }).click();
  await eva.page.getByRole('button', { name: /^Join as/ }).click();
  await expect(eva.page.getByText('2 members, since')).toBeVisible();
  await expect(eva.page).toHaveURL(group);

  // Ana plans an evening; both answer; its file opens in a calendar.
  await page.getByRole('link', { name: 'Evening', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', /^webcal:.*\/calendar\.ics$/);
  const soon = new Date(server.now + 3_600_000);
  soon.setMinutes(soon.getMinutes() - soon.getTimezoneOffset());
  await page.getByLabel('Date and time').fill(soon.toISOString().slice(0, 16));
  await page.getByRole('textbox', { name: 'Place' }).fill('At Ana’s; bring tea, and tiles');
  await page.getByLabel('Link, for example of a call').fill('not a link');
  await expect(page.getByText('A link begins with https://')).toBeVisible();
  await page.getByLabel('Link, for example of a call').fill('');
  await page.getByRole('button', { name: 'Plan it and ask everyone' }).click();
  await page.getByRole('radio', { name: 'Yes' }).click();
  await eva.page.getByRole('button', { name: 'I am coming' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes' })).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = info.outputPath('evening.ics');
  await (await saving).saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain('LOCATION:At Ana’s\\; bring tea\\, and tiles\r\n');

  // Eva opens the table of the day with those who are here.
  await eva.page.getByRole('link', { name: 'Evening', exact: true }).click();
  await eva.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(eva.page.getByText('Sitting out:')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'To your table' })).toBeVisible();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const told = page.getByRole('region', { name: 'Your group has a table open' });
  await told.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('button', { name: 'Leave your seat' }).first()).toBeVisible();

  // A third member, who was not chosen, sees how the table stands, and takes a seat that nobody is expected at.
  const bo = await arrive();
  await bo.page.clock.setSystemTime(server.now);
  await bo.page.goto(`http://${link}`);
  await bo.page.getByRole('button', { name: /^Join as/ }).click();
  await bo.page.getByRole('link', { name: 'Evening', exact: true }).click();
  await expect(bo.page.getByText('waits for players, 2 seats free')).toBeVisible();
  await bo.page.getByRole('link', { name: 'Take a seat' }).click();
  await expect(bo.page.getByRole('button', { name: 'Leave your seat' }).first()).toBeVisible();
  await expect(bo.page.getByRole('link', { name: 'Tuesday at Ana’s' })).toBeVisible();
  await expect(bo.page.getByRole('button', { name: 'Make this table a group' })).toHaveCount(0);
});
