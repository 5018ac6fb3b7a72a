import { SOUTH_WINS } from '@gorrion/table/testing';
import { expect } from '../../fixtures.ts';
import type { Guest } from '../../guest.ts';
import { ARABIC, leave, type Row, type Stage, type World } from '../world.ts';

/* Groups with their evening, and duplicate evenings. */

/** Makes a group of a table at which another has played too, who is asked and has not answered. */
async function asked(world: World, ana: Guest, bea: Guest): Promise<void> {
  await ana.createTableWithBots(() => bea.joinBy(ana.page.url()));
  await world.server.finish(ana.code, [SOUTH_WINS]);
  await ana.button('Make this table a group').click();
  await ana.page.getByLabel('Name of the group').fill('Tuesday at Ana’s');
  await ana.page.getByRole('button', { name: 'Make the group' }).click();
  await ana.page.getByRole('link', { name: 'Open the group' }).click();
  await ana.page.getByText('1 member, since').waitFor();
}

/** A group of two people that has played one game, with an evening to come. */
const group = (world: World) =>
  world.part('a group', async () => {
    const [ana, bea] = [await world.arriveAs(ARABIC), await world.arriveAs()];
    await asked(world, ana, bea);
    const { page } = ana;
    await bea.page.goto('/');
    const invitation = bea.page.getByRole('region', { name: /^Invitation to the group/ });
    await invitation.getByRole('button', { name: 'Join' }).click();
    await page.getByText('2 members, since').waitFor();
    const address = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Settings of the group' }).click();
    const link = `http://${await page.locator('.gp-address').textContent()}`;
    return { ana: await leave(ana), bea: await leave(bea), address, link };
  });

const part = (name: string, shows: string): Row => ({
  name: `a group, ${name}`,
  async go({ world, arrive, look }) {
    const { ana, bea, address } = await group(world);
    for (const [who, person] of [
      ['its owner', ana],
      ['a member', bea],
    ] as const) {
      const { page } = await arrive(person);
      await page.goto(`${address}${name === 'home' ? '' : `/${name}`}`);
      await page.locator(shows).first().waitFor();
      await look(`a group, ${name}, for ${who}`, page);
    }
  },
});

async function lists({ world, arrive, look }: Stage): Promise<void> {
  const { ana, address } = await group(world);
  const [owner, visitor] = [await arrive(ana), await arrive()];
  await owner.page.goto('/groups');
  await owner.page.getByRole('link', { name: /Tuesday at Ana’s/ }).waitFor();
  await look('/groups', owner.page);
  await visitor.page.goto(address);
  await visitor.page.getByText('This is for its members only.').waitFor();
  await look('a group, for somebody who is no member', visitor.page);
}

async function invited({ world, arrive, look }: Stage): Promise<void> {
  const [host, friend] = [await arrive(await leave(await world.arriveAs(ARABIC))), await arrive()];
  await asked(world, host, friend);
  const { page } = friend;
  await page.goto('/');
  await page.getByRole('region', { name: /^Invitation to the group/ }).waitFor();
  await look('an invitation on the first page', page);
}

async function joining({ world, arrive, look }: Stage): Promise<void> {
  const { link } = await group(world);
  const visitor = await arrive();
  await visitor.page.goto(link);
  await visitor.page.getByRole('button', { name: /^Join as/ }).waitFor();
  await look('an invitation into a group', visitor.page);
}

async function album({ world, arrive, look }: Stage): Promise<void> {
  const { ana, address } = await group(world);
  const { page } = await arrive(ana);
  await page.goto(`${address}/album`);
  await page
    .getByRole('button', { name: /, first made by/ })
    .first()
    .click();
  await page.locator('.gp-fan .mt').first().waitFor();
  await look('a fan of the album of a group', page);
  await page.keyboard.press('t');
  await page.getByRole('row').nth(1).waitFor();
  await look('the album of a group as a table', page);
}

async function evening({ world, arrive, look }: Stage): Promise<void> {
  const { ana, bea, address } = await group(world);
  const [owner, member] = [await arrive(ana), await arrive(bea)];
  const { page } = owner;
  await page.goto(`${address}/evening`);
  const soon = new Date(Date.now() + 3_600_000);
  soon.setMinutes(soon.getMinutes() - soon.getTimezoneOffset());
  await page.getByLabel('Date and time').fill(soon.toISOString().slice(0, 16));
  await page.getByRole('textbox', { name: 'Place' }).fill('At Ana’s; bring tea, and tiles');
  await page.getByLabel('Link, for example of a call').fill('not a link');
  await page.getByText('A link begins with https://').waitFor();
  await look('an evening that is planned, with a fault', page);
  await page.getByLabel('Link, for example of a call').fill('');
  await page.getByRole('button', { name: 'Plan it and ask everyone' }).click();
  await page.getByRole('radio', { name: 'Yes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes' })).toHaveCount(1);
  await look('an evening of a group', page);
  await member.page.goto(address);
  await member.page.getByRole('button', { name: 'I am coming' }).click();
  await look('a group with an evening to come', member.page);
  await member.page.goto(`${address}/evening`);
  await member.page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('link', { name: 'To your table' }).waitFor();
  await look('an evening with its tables', page);
}

/** Sets up a duplicate evening of four hands; resolves with its address. */
async function setUp({ page }: Guest): Promise<string> {
  await page.goto('/d/new');
  await page.getByLabel('Name of the evening').fill('Tuesday duplicate');
  await page.getByRole('radio', { name: '4 hands' }).click();
  await page.getByRole('button', { name: 'Set up the evening' }).click();
  await page.getByRole('heading', { name: 'Tuesday duplicate' }).waitFor();
  return page.url();
}

/** Has bots take all seats of a table, and opens it. */
async function fillWithBots({ page }: Guest, table: number): Promise<void> {
  const card = page.getByRole('region', { name: `Table ${table}`, exact: true });
  const seat = card.getByRole('button', { name: /^Bot: / });
  for (let left = await seat.count(); left > 0; left--) {
    await seat.first().click();
    await expect(seat).toHaveCount(left - 1);
  }
  await card.getByRole('button', { name: 'Open the table' }).click();
}

async function duplicate({ world, server, arrive, look }: Stage): Promise<void> {
  const person = await world.part('a host of evenings', async () => leave(await world.arriveAs(ARABIC)));
  const [host, friend] = [await arrive(person), await arrive()];
  const address = await setUp(host);
  await host.page.getByRole('button', { name: 'Sit here: East at table 1' }).click();
  await host.page
    .getByRole('button', { name: /^Sit here|^Move here/ })
    .first()
    .waitFor();
  await look('a duplicate evening, for its host', host.page);
  await friend.page.goto(address);
  await friend.page.getByRole('button', { name: 'Sit here: South at table 1' }).waitFor();
  await look('a duplicate evening, for a guest', friend.page);
  await server.run(1);
}

async function played({ server, arrive, look }: Stage): Promise<void> {
  const host = await arrive();
  const { page } = host;
  await setUp(host);
  for (const table of [1, 2]) await fillWithBots(host, table);
  await expect
    .poll(async () => {
      await server.pass(60_000);
      return page.getByRole('heading', { name: 'Standings' }).isVisible();
    })
    .toBe(true);
  await page.getByText('4 deals verified').waitFor();
  await look('a duplicate evening that is over', page);
  await page.keyboard.press('t');
  await page.getByRole('region', { name: 'Every hand, compared' }).waitFor();
  await look('a duplicate evening, every hand', page);
  await page.keyboard.press('t');
  await page.getByRole('link', { name: 'E3', exact: true }).click();
  await page.getByText('The wall of this seat').waitFor();
  await page.getByRole('radio', { name: 'C, East' }).click();
  await look('a hand of a duplicate evening', page);
}

/** The deal of a day, played at once: compared with bots, and the day after with open walls. */
async function daily({ server, arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/daily');
  const { today } = (await (await page.request.get('/api/daily')).json()) as { today: string };
  const begun = await page.request.post(`/api/daily/${today}`, { data: {}, headers: { origin: server.url } });
  await server.finish(((await begun.json()) as { code: string }).code);
  await server.pass(60_000);
  await page.reload();
  await page.getByRole('heading', { name: 'Hand by hand' }).waitFor();
  await look('the deal of a day, played', page);
  await server.pass(24 * 3_600_000);
  await page.goto(`/daily/${today}`);
  await page.getByText('All walls match their seals').waitFor();
  await look('the deal of a day that is over', page);
}

export const GROUPS: readonly Row[] = [
  part('home', '[role=region] table, table'),
  part('records', '.gp .card'),
  part('album', '.gp .card'),
  part('rating', '.gp .card'),
  part('duplicate', '.gp .card'),
  part('settings', '.gp .card'),
  { name: 'groups, and no member', go: lists },
  { name: 'an invitation into a group', go: joining },
  { name: 'an invitation to who has played', go: invited },
  { name: 'the album of a group', go: album },
  { name: 'an evening of a group', go: evening },
  { name: 'a duplicate evening', go: duplicate },
  { name: 'a duplicate evening that is over', go: played },
  { name: 'the deal of a day', go: daily },
];
