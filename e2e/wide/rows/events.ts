import type { TournamentCommand } from '@gorrion/events/tournament';
import { Tournament } from '../../events.ts';
import { expect } from '../../fixtures.ts';
import type { Guest } from '../../guest.ts';
import { ARABIC, leave, type Row, type Stage, type World } from '../world.ts';

/* A tournament, for everybody who looks at it: planned, running, over. */

const NAMES = ['Ana Robles', 'Bo Eriksen', 'Carla Ortiz', ARABIC] as const;
const EIGHT = [...NAMES, 'Lind', 'Weber', 'Ito', 'Silva'];
const AT = { session: 1, table: 1 } as const;
const LOTS: readonly TournamentCommand[] = [{ type: 'open-event' }, { type: 'draw-lots' }];

const plan = (place: 'real' | 'both' | 'online', real?: number): TournamentCommand => ({
  type: 'plan',
  changes: {
    from: '2026-11-21',
    to: '2026-11-22',
    place,
    venue: place === 'online' ? '' : 'Valencia',
    ...(real && { realTables: real }),
    results: 'both',
    prizes: [{ for: 'player', place: 1, text: 'The sparrow cup' }],
    settings: {
      ruleset: 'wmo2006',
      hands: 4,
      clock: 'none',
      absence: 'play-drawn',
      visibility: 'public',
      minutes: 150,
    },
  },
});

/** Tables of four, the same in each of six sessions. */
const rotation = (...tables: readonly (readonly [number, number, number, number])[]): TournamentCommand => ({
  type: 'set-rotation',
  rotation: { sessions: Array.from({ length: 6 }, () => tables) },
  origin: { by: 'hand' },
});

const roster = (names: readonly string[]): TournamentCommand => ({
  type: 'set-players',
  players: names.map((name, n) => ({ name, country: 'ES', team: n % 4 < 2 ? 'Norte' : 'Sur' })),
});

/** One session of it is over, at a table with real tiles. */
const played = (world: World) =>
  world.part('an event of which one session is over', async () => {
    const event = await Tournament.open(world.server, 'Abierto del Gorrión', plan('real'), roster(NAMES));
    await event.do(rotation([1, 2, 3, 4]), ...LOTS);
    for (const name of NAMES) await event.bring(name);
    await event.do(
      { type: 'begin-session', session: 1 },
      { type: 'enter-hand', ...AT, hand: { hand: 1, kind: 'won', winner: 0, points: 8, changes: [48, -16, -16, -16] } },
      { type: 'end-table', ...AT },
      { type: 'end-session', session: 1 },
    );
    return event;
  });

/** Its first session runs, at a table with real tiles and at a table of the server, with the links of its helpers used. */
const running = (world: World) =>
  world.part('an event of which a session runs', async () => {
    const event = await Tournament.open(world.server, 'Copa de las dos mesas', plan('both', 1), roster(EIGHT));
    await event.do(
      { type: 'invite', name: 'Irene', role: 'chief-umpire' },
      { type: 'invite', name: 'Yuki', role: 'scorer', tables: [1, 1] },
      { type: 'invite', name: 'Olga', role: 'organiser' },
      rotation([1, 2, 3, 4], [5, 6, 7, 8]),
      ...LOTS,
      { type: 'begin-session', session: 1 },
    );
    const { players, sessions } = await event.see();
    const seated = players.find(({ player: number }) => number === sessions[0]!.tables[0]!.players[0])!;
    const links = [];
    for (const name of ['Irene', 'Yuki', 'Olga', seated.name]) links.push(await event.linkOf(name));
    const people = [];
    for (const link of links) {
      const guest = await world.arrive();
      await guest.page.goto(link);
      await expect(guest.page).not.toHaveURL(/\/join/);
      people.push(await leave(guest));
    }
    const [umpire, scorer, organiser, player] = people;
    return { event, umpire: umpire!, scorer: scorer!, organiser: organiser!, player: player! };
  });

/** Pages of an event that everybody may read. */
const open = (part: string, shows = 'h1'): Row => ({
  name: `an event, ${part || 'home'}`,
  async go({ world, arrive, look }) {
    const { id } = await played(world);
    const { page } = await arrive();
    await page.goto(`/e/${id}${part}`);
    await page.locator(shows).first().waitFor();
    await look(`an event, ${part || 'home'}`, page);
  },
});

async function list({ world, arrive, look }: Stage): Promise<void> {
  await played(world);
  const { page } = await arrive();
  await page.goto('/events');
  await page
    .getByRole('link', { name: /Abierto del Gorrión/ })
    .first()
    .waitFor();
  await look('/events', page);
}

async function drawChecked({ world, arrive, look }: Stage): Promise<void> {
  const { id } = await played(world);
  const { page } = await arrive();
  await page.goto(`/e/${id}/rotation`);
  await page.getByText('Check the draw').click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await page.getByText('The draw is the one that was promised.').waitFor();
  await look('an event, its draw checked', page);
}

async function player({ world, arrive, look }: Stage): Promise<void> {
  const event = await Tournament.open(world.server, 'Copa de la red', plan('real'), roster(NAMES));
  await event.do(rotation([1, 2, 3, 4]), ...LOTS);
  const guest = await arrive();
  const { page } = guest;
  await page.goto(await event.linkOf('Ana Robles'));
  await page.getByRole('heading', { name: 'My page' }).waitFor();
  await look('a player’s page before the oath', page);
  await page.getByLabel('Your full name, as your signature').fill('Ana Robles');
  await page.getByRole('button', { name: 'Take the oath and check in' }).click();
  await page.getByText('you are here').waitFor();
  await look('a player’s page after the oath', page);
  for (const name of NAMES.slice(1)) await event.bring(name);
  await event.do({ type: 'begin-session', session: 1 });
  await page.getByRole('button', { name: 'Call the umpire' }).click();
  await page.getByText('Keep the table as it is.').waitFor();
  await look('a player’s page while a session runs', page);
  await event.do(
    { type: 'enter-hand', ...AT, hand: { hand: 1, kind: 'exhausted', changes: [0, 0, 0, 0] } },
    { type: 'end-table', ...AT },
  );
  await page.getByRole('button', { name: 'Sign the sheet' }).waitFor();
  await look('a player’s page with a sheet to sign', page);
  await page.getByText('Appeal: session 1, table 1').click();
  await page.getByLabel('What happened, and what should be ruled instead').fill('The wall was short.');
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await page.getByText('The wall was short.').first().waitFor();
  await look('a player’s page with an appeal', page);
  await event.do({ type: 'end-session', session: 1 });
  await page.getByRole('heading', { name: 'My results' }).waitFor();
  await look('a player’s page after a session', page);
}

async function usedLink({ world, arrive, look }: Stage): Promise<void> {
  const { id } = await played(world);
  const { page } = await arrive();
  await page.goto(`/e/${id}/join#used`);
  await page.getByRole('heading', { name: 'You have not joined' }).waitFor();
  await look('a link of an event that was used', page);
}

async function referee({ world, arrive, look }: Stage): Promise<void> {
  const { event, umpire, player: seated } = await running(world);
  const [irene, ana, visitor] = [await arrive(umpire), await arrive(seated), await arrive()];
  await visitor.page.goto(`/e/${event.id}/referee`);
  await visitor.page.locator('h1').waitFor();
  await look('the umpires’ page, for a visitor', visitor.page);
  await ana.page.goto(`/e/${event.id}/me`);
  await ana.page.getByRole('button', { name: 'Call the umpire' }).click();
  const { page } = irene;
  await page.goto(`/e/${event.id}/referee`);
  await page
    .getByText(/ calls the umpire\.$/)
    .first()
    .waitFor();
  await look('the umpires’ page with a call', page);
  await page.goto(`/e/${event.id}/referee/1-1`);
  await page.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(2).click();
  await page.getByRole('searchbox', { name: 'Foul, by name or article' }).fill('3.11.6.6');
  await page.keyboard.press('Enter');
  await page.locator('blockquote').first().waitFor();
  await look('a ruling of an umpire', page);
}

async function scorer({ world, arrive, look }: Stage): Promise<void> {
  const { event, scorer: yuki } = await running(world);
  const { page } = await arrive(yuki);
  await page.goto(`/e/${event.id}/scorer`);
  await page.getByRole('link', { name: /Table 1/ }).waitFor();
  await look('a scorer’s tables', page);
  await page.getByRole('link', { name: /Table 1/ }).click();
  await page.getByRole('heading', { name: 'Table 1, East 1' }).waitFor();
  await look('a scorer’s sheet', page);
  await page.getByRole('radiogroup', { name: 'Won by' }).getByRole('radio').first().click();
  await page.getByRole('radiogroup', { name: 'On a tile of' }).getByRole('radio', { disabled: false }).first().click();
  await page.getByRole('searchbox', { name: 'Search a fan' }).fill('half fl');
  await page.keyboard.press('Enter');
  await page.getByText('6 points without flowers are below the minimum of 8.').waitFor();
  await look('a scorer’s sheet with a hand below the minimum', page);
}

/** Sends commands to an event in the name of the person of a page. */
async function send({ page }: Guest, event: Tournament, ...commands: readonly TournamentCommand[]): Promise<void> {
  for (const command of commands) {
    const data = { id: crypto.randomUUID().replaceAll('-', ''), command };
    const headers = { origin: new URL(page.url()).origin };
    expect(await page.request.post(`/api/ledgers/tournament/${event.id}`, { data, headers })).toBeOK();
  }
}

/** A table that has ended, with a ruling that is appealed against, and a player who is out of the competition. */
const disputed = (world: World) =>
  world.part('an event with an appeal', async () => {
    const event = await Tournament.open(world.server, 'Copa del recurso', plan('real'), roster(EIGHT));
    await event.do(
      { type: 'invite', name: 'Irene', role: 'chief-umpire' },
      { type: 'invite', name: 'Olga', role: 'organiser' },
      rotation([1, 2, 3, 4], [5, 6, 7, 8]),
      ...LOTS,
      { type: 'begin-session', session: 1 },
      { type: 'enter-hand', ...AT, hand: { hand: 1, kind: 'won', winner: 0, points: 8, changes: [48, -16, -16, -16] } },
    );
    const { players, sessions } = await event.see();
    const nameAt = (seat: 0 | 3) =>
      players.find(({ player: number }) => number === sessions[0]!.tables[0]!.players[seat])!.name;
    const guests = [];
    for (const name of ['Irene', nameAt(0), 'Olga']) {
      const link = await event.linkOf(name);
      const guest = await world.arrive();
      await guest.page.goto(link);
      await expect(guest.page).not.toHaveURL(/\/join/);
      guests.push(guest);
    }
    const [irene, ana, olga] = guests as [Guest, Guest, Guest];
    const rule = { type: 'rule', ...AT, hand: 1 } as const;
    await send(
      irene,
      event,
      { ...rule, ruling: { kind: 'points', player: 0, points: 10, paidTo: 'each-opponent', article: '3.11.2' } },
      { ...rule, ruling: { kind: 'disqualify', player: 3, article: '3.11.6.10', remark: 'Twice.' } },
    );
    await event.do({ type: 'end-table', ...AT });
    const text = 'I said nothing before my turn.';
    await send(ana, event, { type: 'appeal', ...AT, hand: 1, against: { ruling: 1 }, text });
    return {
      event,
      out: nameAt(3),
      umpire: await leave(irene),
      player: await leave(ana),
      organiser: await leave(olga),
    };
  });

async function correcting({ world, arrive, look }: Stage): Promise<void> {
  const { event, umpire } = await disputed(world);
  const { page } = await arrive(umpire);
  await page.goto(`/e/${event.id}/referee/1-1`);
  await page.getByText('Correct the points').first().click();
  await page.getByLabel('Reason, which everyone reads').waitFor();
  await look('an umpire’s correction, beside an appeal', page);
}

async function appealing({ world, arrive, look }: Stage): Promise<void> {
  const { event, player: seated } = await disputed(world);
  const { page } = await arrive(seated);
  await page.goto(`/e/${event.id}/me`);
  await page.getByText('Appeal: session 1, table 1').click();
  await page.getByRole('radio', { name: 'The hand as a whole' }).waitFor();
  await look('a player’s appeal against a ruling', page);
  await page.goto(`/e/${event.id}/sheets/1-1`);
  await page.getByRole('rowheader', { name: 'Penalty' }).waitFor();
  await look('a sheet of an event with a penalty', page);
}

async function answering({ world, arrive, look }: Stage): Promise<void> {
  const { event, out, organiser } = await disputed(world);
  const { page } = await arrive(organiser);
  await page.goto(`/e/${event.id}/run`);
  await page.getByRole('button', { name: 'Uphold' }).waitFor();
  await look('the console of an event with an appeal', page);
  await page.getByRole('radio', { name: 'Check-in' }).click();
  await page.getByRole('listitem').filter({ hasText: out }).getByText('disqualified').waitFor();
  await look('the check-in with a player who is disqualified', page);
}

const TABS = ['Check-in', 'Journal'] as const;

async function runSession({ world, arrive, look }: Stage): Promise<void> {
  const { event, organiser } = await running(world);
  const { page } = await arrive(organiser);
  await page.goto(`/e/${event.id}/run`);
  await page.getByRole('button', { name: 'Open table 1' }).waitFor();
  await look('the console of an event', page);
  await page.getByRole('button', { name: 'Open table 1' }).click();
  await page.getByRole('dialog').waitFor();
  await look('a table in the console of an event', page);
  await page.keyboard.press('Escape');
  for (const tab of TABS) {
    await page.getByRole('radio', { name: tab }).click();
    await expect(page.getByRole('radio', { name: tab })).toBeChecked();
    await look(`the console of an event, ${tab}`, page);
  }
  for (const part of ['', '/tables', '/screen']) {
    await page.goto(`/e/${event.id}${part}`);
    await page.locator('h1').first().waitFor();
    await look(`an event of which a session runs, ${part || 'home'}`, page);
  }
}

async function organising({ world, arrive, look }: Stage): Promise<void> {
  const event = await Tournament.open(world.server, 'Planeado', plan('real'), roster(EIGHT));
  await event.do({ type: 'invite', name: 'Olga', role: 'organiser' }, { type: 'invite', name: 'Yuki', role: 'scorer' });
  const { page } = await arrive();
  await page.goto(await event.linkOf('Olga'));
  await expect(page).not.toHaveURL(/\/join/);
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await page.goto(`/e/${event.id}/organise/${step}`);
    await page.getByText(`Step ${step} of 6.`).waitFor();
    await look(`organising, step ${step}`, page);
  }
  await page.goto(`/e/${event.id}/organise/3`);
  await page.getByRole('radio', { name: 'Paste a list' }).click();
  await page
    .getByLabel('List of players')
    .fill('Name,Country,EMA\nOne,ESP,02100001\nTwo;ESP;02100002\nThree,ENG,02100003');
  await page.getByText('“ENG” is no country or its code.').waitFor();
  await look('organising, a pasted list with faults', page);
  await page.goto(`/e/${event.id}/organise/3`);
  await page.getByRole('radio', { name: 'By link' }).click();
  await page.getByRole('button', { name: 'Link and QR code of Lind' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await look('organising, the link of a player', page);
  await page.goto(`/e/${event.id}/print/slips`);
  await page.locator('.pr-paper').first().waitFor();
  await look('organising, slips for players', page);
  await page.goto(`/e/${event.id}/organise/4`);
  await page.getByRole('button', { name: 'Draw for 8 players' }).click();
  await page.getByText(/^Drawn on /).waitFor();
  await page.getByRole('button', { name: 'Make the chart' }).click();
  await page.getByText('Made by').waitFor();
  await look('organising, the chart of seats', page);
  const visitor = await arrive();
  await visitor.page.goto(`/e/${event.id}/organise/3`);
  await visitor.page.locator('h1').waitFor();
  await look('organising, for a visitor', visitor.page);
}

const FORMS = ['score-1', 'score-blank', 'fouls', 'rotation', 'prizes', 'tabulation', 'cards'];

export const EVENTS: readonly Row[] = [
  { name: '/events', go: list },
  open(''),
  ...['/teams', '/tables', '/sheets/1-1', '/rotation', '/fouls', '/tree', '/screen', '/print', '/me'].map(part =>
    open(part),
  ),
  ...FORMS.map(form => open(`/print/${form}`, '.pr-paper')),
  { name: 'an event, its draw checked', go: drawChecked },
  { name: 'a player’s page', go: player },
  { name: 'a link of an event that was used', go: usedLink },
  { name: 'the umpires’ page', go: referee },
  { name: 'an umpire’s correction', go: correcting },
  { name: 'an appeal of a player', go: appealing },
  { name: 'an appeal at the console of an event', go: answering },
  { name: 'a scorer’s pages', go: scorer },
  { name: 'the console of an event', go: runSession },
  { name: 'organising', go: organising },
];
