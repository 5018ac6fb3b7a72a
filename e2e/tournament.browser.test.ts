import type { PlayerView, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/*
 * What everybody sees of a tournament, and the way of a player from their link to the signed sheet. The organiser and the
 * players whose pages are not looked at send their commands as their pages would.
 */

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

const NAMES = ['Ana Robles', 'Bo Eriksen', 'Carla Ortiz', 'Dmitri Volkov'];
const PHONE = { width: 390, height: 844 };

/** Sends one request of the page's person, as the page's own code does. */
const ask = (page: Page, path: string, body?: unknown) =>
  page.evaluate(
    async ([address, data]) => {
      const response = await fetch(`/api/ledgers/tournament${address}`, {
        ...(data !== null && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: data }),
      });
      return { isOk: response.ok, value: await response.json() };
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );

const newId = () => crypto.randomUUID().replaceAll('-', '');

async function send(page: Page, event: string, ...commands: readonly TournamentCommand[]): Promise<void> {
  for (const command of commands) {
    const { isOk, value } = await ask(page, `/${event}`, { id: newId(), command });
    expect(isOk, `${command.type}: ${JSON.stringify(value)}`).toBe(true);
  }
}

const viewOf = async (page: Page, event: string): Promise<TournamentView> => (await ask(page, `/${event}`)).value.view;

/** An open event of four players with their numbers drawn, made by a person whose page is at the first page. */
async function openEvent(organiser: Guest, place: 'online' | 'real') {
  const { page } = organiser;
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  const made = await ask(page, '', { id: newId(), wish: { name: 'Abierto del Gorrión' } });
  const event: string = made.value.id;
  const table = [1, 2, 3, 4] as const;
  await send(
    page,
    event,
    {
      type: 'plan',
      changes: {
        from: '2026-11-21',
        to: '2026-11-22',
        place,
        venue: place === 'real' ? 'Valencia' : '',
        results: 'both',
        prizes: [{ for: 'player', place: 1, text: 'The sparrow cup' }],
      },
    },
    {
      type: 'set-players',
      players: NAMES.map((name, n) => ({ name, country: 'ES', team: n < 2 ? 'Norte' : 'Sur' })),
    },
    {
      type: 'set-rotation',
      rotation: { sessions: Array.from({ length: 6 }, () => [table]) },
      origin: { by: 'hand' },
    },
    { type: 'open-event' },
    { type: 'draw-lots' },
  );
  const { players } = await viewOf(page, event);
  return { event, keyOf: (name: string) => players.find((one: PlayerView) => one.name === name)!.key! };
}

/** A person whose page is not looked at, who comes by the link of a player and is here. */
async function arrivePlayer(browser: Browser, event: string, key: string): Promise<Guest> {
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/');
  await send(guest.page, event, { type: 'join', key });
  const { you } = await viewOf(guest.page, event);
  await send(
    guest.page,
    event,
    { type: 'swear', name: 'A Guest' },
    { type: 'check-in', player: you.player!, isHere: true },
  );
  return guest;
}

async function expectNoBarrier(guest: Guest): Promise<void> {
  await guest.see();
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `nothing scrolls sideways at ${guest.page.url()}`).toBeLessThanOrEqual(0);
}

test('a player comes by the link, takes the oath, and is led to the table', async ({ browser }) => {
  test.setTimeout(180_000);
  const olga = await Guest.arrive(browser, server);
  const { event, keyOf } = await openEvent(olga, 'online');
  const ana = await Guest.arrive(browser, server, PHONE);
  await ana.page.goto(`/e/${event}/join#${keyOf('Ana Robles')}`);
  await expect(ana.page).toHaveURL(`/e/${event}/me`);
  await expect(ana.page.getByRole('heading', { name: 'My page' })).toBeVisible();
  await expectNoBarrier(ana);
  await expect(ana.page.getByRole('button', { name: 'Take the oath and check in' })).toBeDisabled();
  await ana.page.getByLabel('Your full name, as your signature').fill('Ana Robles');
  await ana.page.getByLabel('Illness or allergy that the organiser should know of').fill('Nuts');
  await ana.page.getByRole('button', { name: 'Take the oath and check in' }).click();
  await expect(ana.page.getByText('you are here')).toBeVisible();
  const seen = (await viewOf(olga.page, event)).players.find(({ name }) => name === 'Ana Robles');
  expect(seen).toMatchObject({ hasSworn: true, isHere: true, note: 'Nuts' });
  expect(JSON.stringify(await viewOf(ana.page, event))).not.toContain('Nuts');

  const bo = await arrivePlayer(browser, event, keyOf('Bo Eriksen'));
  for (const name of ['Carla Ortiz', 'Dmitri Volkov']) await arrivePlayer(browser, event, keyOf(name));
  await bo.page.goto(`/e/${event}`);
  await expect(bo.page.getByRole('heading', { name: 'Abierto del Gorrión' })).toBeVisible();
  await send(olga.page, event, { type: 'begin-session', session: 1 });

  // One player cancels and goes later, the other lets the page lead them.
  await expect(ana.page.getByText('Session 1 has begun.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Stay here' }).click();
  await expect(bo.page.getByText(/This page goes there in \d s/)).toBeVisible();
  await expect(bo.page).toHaveURL(/\/t\/\w+$/, { timeout: 15_000 });
  await expect(ana.page).toHaveURL(`/e/${event}/me`);
  await ana.page.reload();
  await expect(ana.page.getByText('Session 1 has begun.')).toBeVisible();
  await expect(ana.page.getByText(/This page goes there/)).toHaveCount(0);
  await ana.page.getByRole('link', { name: 'Go to your table' }).first().click();
  await expect(ana.page).toHaveURL(/\/t\/\w+$/);

  // The link has been used: it makes nobody else this player.
  const eve = await Guest.arrive(browser, server);
  await eve.page.goto(`/e/${event}/join#${keyOf('Ana Robles')}`);
  await expect(eve.page.getByRole('heading', { name: 'You have not joined' })).toBeVisible();
  for (const guest of [ana, bo, eve]) guest.expectNoErrors();
});

/** Reads a sheet of a past session: its hands are there, and a page that the server does not give them says so. */
async function expectHandsOfPast({ page }: Guest, sheet: string): Promise<void> {
  const hand = page.getByRole('row', { name: '1 0 0 0 0 0 0 0 0', exact: true });
  const late = page.getByText('Only the results of this table are shown.');
  await expect(hand).toBeVisible();
  await page.route(/part=hands-1$/, route => route.fulfill({ status: 502, body: 'away' }));
  await page.goto(sheet);
  await expect(late).toBeVisible();
  await expect(hand).toHaveCount(0);
  await page.unrouteAll();
  await expect(hand).toBeVisible();
  await expect(late).toHaveCount(0);
}

test('a table with real tiles is called for, signed and read by everybody', async ({ browser }) => {
  test.setTimeout(240_000);
  const olga = await Guest.arrive(browser, server);
  const { event, keyOf } = await openEvent(olga, 'real');
  const ana = await Guest.arrive(browser, server, PHONE, { colorScheme: 'dark' });
  await ana.page.goto(`/e/${event}/join#${keyOf('Ana Robles')}`);
  await ana.page.getByLabel('Your full name, as your signature').fill('Ana Robles');
  await ana.page.getByRole('button', { name: 'Take the oath and check in' }).click();
  const others = [];
  for (const name of NAMES.slice(1)) others.push(await arrivePlayer(browser, event, keyOf(name)));
  await send(olga.page, event, { type: 'begin-session', session: 1 });
  await ana.page.getByRole('button', { name: 'Call the umpire' }).click();
  await expect(ana.page.getByText('Keep the table as it is.')).toBeVisible();
  const at = { session: 1, table: 1 } as const;
  await send(
    olga.page,
    event,
    { type: 'enter-hand', ...at, hand: { hand: 1, kind: 'exhausted', changes: [0, 0, 0, 0] } },
    { type: 'end-table', ...at },
  );
  await ana.page.getByRole('button', { name: 'Sign the sheet' }).click();
  await expect(ana.page.getByRole('button', { name: 'Sign the sheet' })).toHaveCount(0);
  const seatsOf = (await viewOf(olga.page, event)).sessions[0]!.tables[0]!.players;
  for (const other of others) {
    const { you } = await viewOf(other.page, event);
    await send(other.page, event, { type: 'sign', ...at, as: seatsOf.indexOf(you.player) as 0 | 1 | 2 | 3 });
  }
  await ana.page.getByText('Appeal: session 1, table 1').click();
  await ana.page.getByLabel('What happened, and what should be ruled instead').fill('The wall was short.');
  await ana.page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(ana.page.getByText('The wall was short.').first()).toBeVisible();
  await expectNoBarrier(ana);

  const reader = await Guest.arrive(browser, server);
  await reader.page.goto(`/e/${event}/sheets/1-1`);
  await expect(reader.page.getByText('The sheet is final.', { exact: false })).toBeVisible();
  await expect(reader.page.getByRole('rowheader', { name: '1', exact: true })).toBeVisible();
  await send(olga.page, event, { type: 'end-session', session: 1 });
  await expect(ana.page.getByRole('heading', { name: 'My results' })).toBeVisible();
  await expectHandsOfPast(reader, `/e/${event}/sheets/1-1`);
  for (const guest of [ana, reader]) guest.expectNoErrors();
});

/** Plays one session at a table with real tiles, in which East wins one hand. */
async function playSession(browser: Browser, olga: Guest): Promise<string> {
  const { event, keyOf } = await openEvent(olga, 'real');
  const people = [];
  for (const name of NAMES) people.push(await arrivePlayer(browser, event, keyOf(name)));
  const at = { session: 1, table: 1 } as const;
  await send(
    olga.page,
    event,
    { type: 'begin-session', session: 1 },
    { type: 'enter-hand', ...at, hand: { hand: 1, kind: 'won', winner: 0, points: 8, changes: [48, -16, -16, -16] } },
    { type: 'end-table', ...at },
    { type: 'end-session', session: 1 },
  );
  return event;
}

const PARTS = ['', '/teams', '/tables', '/sheets/1-1', '/rotation', '/fouls', '/screen', '/print'];

test('every public page can be read by everyone, and prints on the pages that its form has', async ({ browser }) => {
  test.setTimeout(300_000);
  const olga = await Guest.arrive(browser, server);
  const event = await playSession(browser, olga);
  const reader = await Guest.arrive(browser, server, PHONE, { colorScheme: 'dark' });
  const { page } = reader;
  await page.goto('/events');
  await page.getByRole('link', { name: /Abierto del Gorrión/ }).click();
  await expect(page.getByRole('heading', { name: 'Standings after session 1' })).toBeVisible();
  await expect(page.getByText('All results add up to 0.')).toBeVisible();
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    for (const part of PARTS) {
      await page.goto(`/e/${event}${part}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBarrier(reader);
    }
  }
  expect(JSON.stringify(await viewOf(page, event))).not.toMatch(/"(?:key|ema|note|umpireKey)":/);

  await page.goto(`/e/${event}/rotation`);
  await page.getByText('Check the draw').click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.getByText('The draw is the one that was promised.')).toBeVisible();

  const prints = [
    ['score-1', 1, 'portrait'],
    ['score-blank', 1, 'portrait'],
    ['fouls', 1, 'portrait'],
    ['rotation', 1, 'portrait'],
    ['prizes', 1, 'portrait'],
    ['tabulation', 1, 'landscape'],
  ] as const;
  for (const [form, pages, way] of prints) {
    await page.goto(`/e/${event}/print/${form}`);
    await expect(page.locator('.pr-paper').first()).toBeVisible();
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await expectNoBarrier(reader);
    }
    await page.evaluate(() => document.fonts.ready);
    const boxes = [
      ...(await page.pdf({ preferCSSPageSize: true })).toString('latin1').matchAll(/MediaBox \[0 0 (\d+)/g),
    ];
    expect(
      boxes.map(([, width]) => (Number(width) > 700 ? 'landscape' : 'portrait')),
      form,
    ).toEqual(Array.from({ length: pages }, () => way));
  }
  reader.expectNoErrors();
});

test('results are saved as files; the EMA export names the numbers that are missing', async ({ browser }) => {
  test.setTimeout(180_000);
  const olga = await Guest.arrive(browser, server);
  const event = await playSession(browser, olga);
  const { page } = olga;
  await page.goto(`/e/${event}/print`);
  for (const [name, ending] of [
    ['CSV', 'csv'],
    ['XLSX', 'xlsx'],
    ['JSON', 'json'],
  ]) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    expect((await saved).suggestedFilename()).toBe(`gorrion-${event}.${ending}`);
  }
  await page.getByRole('button', { name: /^EMA/ }).click();
  await expect(page.getByText('4 players have no valid EMA number, so nothing was saved.')).toBeVisible();
  await expect(page.getByText(/Add the numbers of .*Ana Robles/)).toBeVisible();
  const spectator = await Guest.arrive(browser, server);
  await spectator.page.goto(`/e/${event}/print`);
  await expect(spectator.page.getByRole('button', { name: /^JSON/ })).toBeVisible();
  await expect(spectator.page.getByRole('button', { name: /^EMA/ })).toHaveCount(0);
  for (const guest of [olga, spectator]) guest.expectNoErrors();
});

test('the big screen turns by itself, by keys, and holds', async ({ browser }) => {
  test.setTimeout(180_000);
  const olga = await Guest.arrive(browser, server);
  const event = await playSession(browser, olga);
  const wall = await Guest.arrive(browser, server, { width: 1280, height: 720 });
  const { page } = wall;
  await page.goto(`/e/${event}/screen`);
  await expect(page.getByRole('heading', { name: 'Standings after session 1' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Teams after session 1' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await expect(page.getByText('page 1 of 3, held')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('heading', { name: 'Teams after session 1' })).toBeVisible({ timeout: 15_000 });
  for (const size of [
    { width: 1280, height: 720 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(size);
    const hidden = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(hidden, 'nothing lies below the screen').toBeLessThanOrEqual(0);
    await expectNoBarrier(wall);
  }
  wall.expectNoErrors();
});

for (const [locale, standings] of [
  ['es-MX', 'Clasificación tras la sesión 1'],
  ['pt-BR', 'Classificação após a sessão 1'],
  ['zh-CN', '第1轮后排名'],
] as const) {
  test(`the public page on a phone in the reader's language (${locale})`, async ({ browser }) => {
    const olga = await Guest.arrive(browser, server);
    const event = await playSession(browser, olga);
    const context = await browser.newContext({ baseURL: server.url, viewport: PHONE, locale });
    const page = await context.newPage();
    for (const part of ['', '/tables', '/rotation', '/print', '/print/tabulation']) {
      await page.goto(`/e/${event}${part}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.goto(`/e/${event}`);
    await expect(page.getByRole('heading', { name: standings })).toBeVisible();
    await context.close();
  });
}
