import { FIRST_PLAN } from '@gorrion/events/tournament';
import type { TableSettings } from '@gorrion/protocol';
import type { Page } from '@playwright/test';
import { findEvent, goToPart, type Person, Tournament } from './events.ts';
import { expect, test } from './fixtures.ts';
import type { GameServer } from './server.ts';

/*
 * What everybody sees of a tournament, and the way of a player from their link to the signed sheet. The organiser and the
 * players without a page send their commands as their pages would.
 */

const NAMES = ['Ana Robles', 'Bo Eriksen', 'Carla Ortiz', 'Dmitri Volkov'] as const;
const PHONE = { width: 390, height: 844 };
const AT = { session: 1, table: 1 } as const;

/** An open event of four players at one table, with their numbers drawn. */
function openEvent(
  server: GameServer,
  name: string,
  place: 'online' | 'real',
  settings: Partial<TableSettings> = {},
): Promise<Tournament> {
  return Tournament.open(
    server,
    name,
    {
      type: 'plan',
      changes: {
        from: '2026-11-21',
        to: '2026-11-22',
        place,
        venue: place === 'real' ? 'Valencia' : '',
        results: 'both',
        settings: { ...FIRST_PLAN.settings, ...settings },
        prizes: [{ for: 'player', place: 1, text: 'The sparrow cup' }],
      },
    },
    {
      type: 'set-players',
      players: NAMES.map((player, n) => ({ name: player, country: 'ES', team: n < 2 ? 'Norte' : 'Sur' })),
    },
    { type: 'invite', name: 'Olga', role: 'organiser' },
    {
      type: 'set-rotation',
      rotation: { sessions: Array.from({ length: 6 }, () => [[1, 2, 3, 4] as const]) },
      origin: { by: 'hand' },
    },
    { type: 'open-event' },
    { type: 'draw-lots' },
  );
}

const bringAll = (event: Tournament, names: readonly string[]): Promise<readonly Person[]> =>
  Promise.all(names.map(name => event.bring(name)));

/** An event of which one session was played at a table with real tiles, in which East has won one hand. */
async function playedEvent(
  server: GameServer,
  name: string,
  settings: Partial<TableSettings> = {},
): Promise<Tournament> {
  const event = await openEvent(server, name, 'real', settings);
  await bringAll(event, NAMES);
  await event.do(
    { type: 'begin-session', session: 1 },
    { type: 'enter-hand', ...AT, hand: { hand: 1, kind: 'won', winner: 0, points: 8, changes: [48, -16, -16, -16] } },
    { type: 'end-table', ...AT },
    { type: 'end-session', session: 1 },
  );
  return event;
}

test('a player comes by their link, takes the oath, and finds their table of this server', async ({
  arrive,
  server,
}) => {
  const event = await openEvent(server, 'Copa de la red', 'online');
  const link = await event.linkOf('Ana Robles');
  const ana = await arrive({ viewport: PHONE });
  const { page } = ana;
  await page.goto(link);
  await expect(page).toHaveURL(`/e/${event.id}/me`);
  await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible();
  // Who has chosen no name is called as the event calls them.
  await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ana Robles');
  await expect(page.getByRole('button', { name: 'Take the oath and check in' })).toBeDisabled();
  await page.getByLabel('Your full name, as your signature').fill('Ana Robles');
  await page.getByLabel('Illness or allergy that the organiser should know of').fill('Nuts');
  await page.getByRole('button', { name: 'Take the oath and check in' }).click();
  await expect(page.getByText('you are here')).toBeVisible();
  const seen = (await event.see()).players.find(({ name }) => name === 'Ana Robles');
  expect(seen).toMatchObject({ hasSworn: true, isHere: true, note: 'Nuts' });

  const [bo] = await bringAll(event, NAMES.slice(1));
  expect(JSON.stringify(await bo!.see(event.id))).not.toContain('Nuts');
  await event.do({ type: 'begin-session', session: 1 });
  await expect(page.getByText(/^Session 1: begun\./)).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.reload();
  await expect(page.getByText(/^Session 1: begun\./)).toBeVisible();
  await expect(page.getByText(/This page goes there/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your table' }).first().click();
  await expect(page).toHaveURL(/\/t\/[0-9A-Z]{8}$/);
  await ana.expectSeated();

  // The link has been used: it makes nobody else this player.
  const eve = await arrive();
  eve.mayBeRefused(/^POST .*: 409$/);
  await eve.page.goto(link);
  await expect(eve.page.getByRole('heading', { name: 'You have not joined' })).toBeVisible();
});

test('a player at a table with real tiles calls the umpire, signs, appeals and sees the results', async ({
  arrive,
  server,
}) => {
  const event = await openEvent(server, 'Copa de madera', 'real');
  const ana = await arrive({ viewport: PHONE });
  const { page } = ana;
  await page.goto(await event.linkOf('Ana Robles'));
  await page.getByLabel('Your full name, as your signature').fill('Ana Robles');
  await page.getByRole('button', { name: 'Take the oath and check in' }).click();
  const others = await bringAll(event, NAMES.slice(1));
  await event.do({ type: 'begin-session', session: 1 });
  await expect(page.getByText('Session 1: begun. Your seat: table 1')).toBeVisible();
  await page.getByRole('button', { name: 'Call the umpire' }).click();
  await expect(page.getByText('Keep the table as it is.')).toBeVisible();
  await event.do(
    { type: 'enter-hand', ...AT, hand: { hand: 1, kind: 'exhausted', changes: [0, 0, 0, 0] } },
    { type: 'end-table', ...AT },
  );
  await page.getByRole('button', { name: 'Sign the sheet' }).click();
  await expect(page.getByRole('button', { name: 'Sign the sheet' })).toHaveCount(0);
  const { players } = (await event.see()).sessions[0]!.tables[0]!;
  for (const other of others) {
    const { you } = await other.see(event.id);
    await other.do(event.id, { type: 'sign', ...AT, as: players.indexOf(you.player) as 0 | 1 | 2 | 3 });
  }
  await page.getByText('Appeal: session 1, table 1').click();
  await page.getByLabel('What happened, and what should be ruled instead').fill('The wall was short.');
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('The wall was short.').first()).toBeVisible();

  // Everybody reads the sheet, while the session goes on and after it.
  const reader = await arrive();
  await findEvent(reader, 'Copa de madera');
  await goToPart(reader, 'Tables');
  await reader.page.getByRole('link', { name: 'Score sheet', exact: true }).click();
  await expect(reader.page.getByText('The sheet is final.', { exact: false })).toBeVisible();
  const hand = reader.page.getByRole('row', { name: 'East 1 0 0 0 0 0 0 0 0', exact: true });
  await expect(hand).toBeVisible();
  await event.do({ type: 'end-session', session: 1 });
  await expect(page.getByRole('heading', { name: 'My results' })).toBeVisible();
  await expect(hand).toBeVisible();
});

/** Each form with its pages, upright or not. */
const FORMS = [
  ['Score sheets: Session 1', 1, 'portrait'],
  ['Empty score sheet', 1, 'portrait'],
  ['Record of fouls', 1, 'portrait'],
  ['Tabulation of results', 1, 'landscape'],
  ['Chart for table rotation', 1, 'portrait'],
  ['Prizes', 1, 'portrait'],
  ['Place cards', 1, 'portrait'],
] as const;

test('everybody reads the results of an event, checks its draw, and prints each form on its pages', async ({
  arrive,
  server,
}) => {
  await playedEvent(server, 'Copa de papel');
  const reader = await arrive();
  const { page } = reader;
  await findEvent(reader, 'Copa de papel');
  await expect(page.getByRole('heading', { name: 'Standings after session 1' })).toBeVisible();
  await expect(page.getByText('All sheets add up.')).toBeVisible();
  await goToPart(reader, 'Record of fouls');
  await expect(page.getByRole('heading', { level: 1, name: 'Record of fouls' })).toBeVisible();
  await goToPart(reader, 'Rotation chart');
  await page.getByText('Check the draw').click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.getByText('The draw is the one that was promised.')).toBeVisible();

  await goToPart(reader, 'Print and save');
  for (const [form, pages, way] of FORMS) {
    await page.getByRole('link', { name: new RegExp(`^${form}`) }).click();
    await expect(page.locator('.pr-paper').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const widths = [...pdf.matchAll(/MediaBox \[0 0 (\d+)/g)].map(([, width]) => Number(width));
    const ways = widths.map(width => (width > 700 ? 'landscape' : 'portrait'));
    expect(ways, form).toEqual(Array.from({ length: pages }, () => way));
    await page.getByRole('link', { name: 'Print and save' }).click();
  }
});

test('results are saved as files; only organisers export for the EMA, which names missing numbers', async ({
  arrive,
  server,
}) => {
  const event = await playedEvent(server, 'Copa de los números');
  const olga = await arrive();
  const { page } = olga;
  await page.goto(await event.linkOf('Olga'));
  await expect(page.getByRole('heading', { level: 1, name: 'Name and dates' })).toBeVisible();
  await page.getByRole('link', { name: 'Preview' }).click();
  await goToPart(olga, 'Print and save');
  const files = [
    ['CSV', 'csv'],
    ['XLSX', 'xlsx'],
    ['JSON', 'json'],
  ] as const;
  for (const [name, ending] of files) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    expect((await saved).suggestedFilename()).toBe(`gorrion-${event.id}.${ending}`);
  }
  await page.getByRole('button', { name: /^EMA/ }).click();
  await expect(
    page.getByText(/^Nothing was saved: nobody has a valid EMA number\. 4 players .*Ana Robles/),
  ).toBeVisible();

  const spectator = await arrive();
  await findEvent(spectator, 'Copa de los números');
  await goToPart(spectator, 'Print and save');
  await expect(spectator.page.getByRole('button', { name: /^JSON/ })).toBeVisible();
  await expect(spectator.page.getByRole('button', { name: /^EMA/ })).toHaveCount(0);
});

test('the big screen turns by itself, by keys, and holds', async ({ arrive, server }) => {
  const event = await playedEvent(server, 'Copa de la pared');
  const wall = await arrive({ viewport: { width: 1280, height: 720 } });
  const { page } = wall;
  await findEvent(wall, 'Copa de la pared');
  await expect(page.getByRole('heading', { name: 'Standings after session 1' })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await goToPart(wall, 'Big screen');
  await expect(page).toHaveURL(`/e/${event.id}/screen`);
  await expect(page.getByText('page 1 of 3, turns in 10 s')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Teams after session 1' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await expect(page.getByText('page 1 of 3, held')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.getByText('page 1 of 3, held')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByText('page 1 of 3, turns in 10 s')).toBeVisible();
  for (let second = 0; second < 10; second++) await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { name: 'Teams after session 1' })).toBeVisible();
  await event.do({ type: 'begin-session', session: 2 });
  await expect(page.getByText(/^page 2 of \d, turns in/)).toBeVisible();
});

test('an event with a delay shows its helpers a session at once, and all others and its big screen ten minutes later', async ({
  arrive,
  server,
}) => {
  const event = await playedEvent(server, 'Copa de la tarde', { delay: 600 });
  const [olga, reader] = await Promise.all([arrive(), arrive()]);
  await olga.page.goto(await event.linkOf('Olga'));
  await olga.page.getByRole('link', { name: 'Preview' }).click();
  await findEvent(reader, 'Copa de la tarde');
  const standings = (page: Page) => page.getByRole('heading', { name: 'Standings after session 1' });
  await expect(standings(olga.page)).toBeVisible();
  await expect(reader.page.getByText('10 minutes behind.', { exact: true })).toBeVisible();
  await expect(standings(reader.page)).toHaveCount(0);
  // The room reads the screen on the wall, which a helper has opened.
  await olga.page.clock.install();
  await goToPart(olga, 'Big screen');
  await expect(olga.page.getByText('10 minutes behind', { exact: true })).toBeVisible();
  await expect(standings(olga.page)).toHaveCount(0);
  await server.pass(600_000);
  await expect(standings(reader.page)).toBeVisible();
  await olga.page.clock.runFor(10_000);
  await expect(standings(olga.page)).toBeVisible();
});
