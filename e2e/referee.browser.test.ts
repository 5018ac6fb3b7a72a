import type { TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import type { TableSettings } from '@gorrion/protocol';
import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/*
 * An event with a table of real tiles and a table of this server: an umpire answers a call and rules at both, a scorer
 * enters hands without a network, and the sheet is signed. The organiser's commands are sent as the page would.
 */

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

const NAMES = ['Rossi', 'Moreau', 'Park', 'Ortiz', 'Lind', 'Weber', 'Ito', 'Silva'];
const PHONE = { width: 390, height: 844 };
const newId = () => crypto.randomUUID().replaceAll('-', '');

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

async function send(page: Page, event: string, ...commands: readonly TournamentCommand[]): Promise<void> {
  for (const command of commands) {
    const { isOk, value } = await ask(page, `/${event}`, { id: newId(), command });
    expect(isOk, `${command.type}: ${JSON.stringify(value)}`).toBe(true);
  }
}

const viewOf = async (page: Page, event: string): Promise<TournamentView> => (await ask(page, `/${event}`)).value.view;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** An event of eight players whose first session is played: table 1 with real tiles, table 2 here. */
async function runningEvent(organiser: Guest): Promise<string> {
  const { page } = organiser;
  await page.goto('/');
  await expect(button(page, 'Play against bots')).toBeVisible();
  const event: string = (await ask(page, '', { id: newId(), wish: { name: 'Abierto del Gorrión' } })).value.id;
  const settings: TableSettings = {
    ruleset: 'wmo2006',
    hands: 4,
    clock: 'none',
    absence: 'play-drawn',
    visibility: 'public',
    minutes: 150,
  };
  await send(
    page,
    event,
    {
      type: 'plan',
      changes: { from: '2026-11-21', to: '2026-11-22', place: 'both', venue: 'Lisbon', realTables: 1, settings },
    },
    { type: 'set-players', players: NAMES.map(name => ({ name })) },
    { type: 'invite', name: 'Irene', role: 'chief-umpire' },
    { type: 'invite', name: 'Yuki', role: 'scorer', tables: [1, 1] },
    {
      type: 'set-rotation',
      rotation: { sessions: Array.from({ length: 6 }, () => [[1, 2, 3, 4] as const, [5, 6, 7, 8] as const]) },
      origin: { by: 'hand' },
    },
    { type: 'open-event' },
    { type: 'draw-lots' },
    { type: 'begin-session', session: 1 },
  );
  return event;
}

async function keyOfHelper(organiser: Guest, event: string, name: string): Promise<string> {
  const { helpers } = await viewOf(organiser.page, event);
  return helpers.find(one => one.name === name)!.key!;
}

async function expectNoBarrier(guest: Guest): Promise<void> {
  await guest.see();
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `nothing scrolls sideways at ${guest.page.url()}`).toBeLessThanOrEqual(0);
}

test('an umpire answers the call of a table of this server, goes there and rules', async ({ browser }) => {
  test.setTimeout(180_000);
  const [olga, irene, player] = [
    await Guest.arrive(browser, server),
    await Guest.arrive(browser, server),
    await Guest.arrive(browser, server),
  ];
  const event = await runningEvent(olga);
  const { players, sessions } = await viewOf(olga.page, event);
  const seated = players.find(one => one.player === sessions[0]!.tables[1]!.players[0])!;

  await irene.page.goto('/');
  await irene.page.goto(`/e/${event}/referee`);
  await expect(irene.page.getByRole('heading', { name: 'Only umpires of the event see this page' })).toBeVisible();
  await send(irene.page, event, { type: 'join', key: await keyOfHelper(olga, event, 'Irene') });
  await irene.page.goto(`/e/${event}/referee`);
  await expect(irene.page.getByRole('row').filter({ hasText: 'East 1' })).toHaveCount(2);
  await expectNoBarrier(irene);

  await player.page.goto('/');
  await send(player.page, event, { type: 'join', key: seated.key! });
  await expect.poll(async () => (await viewOf(player.page, event)).sessions[0]!.tables[1]!.code).toBeTruthy();
  const { code } = (await viewOf(player.page, event)).sessions[0]!.tables[1]!;
  await player.page.goto(`/t/${code}`);
  await player.expectSeated();
  await player.see();
  await player.page.keyboard.press('u');

  const calls = irene.page.getByRole('region', { name: 'Calls' });
  await expect(calls.getByText(`${seated.name} calls the umpire.`)).toBeVisible({ timeout: 40_000 });
  await expect(irene.page).toHaveTitle(/^\(1\) Umpire/);
  await expectNoBarrier(irene);
  await calls.getByRole('button', { name: 'Take the call of table 2' }).click();
  await expect(calls.getByText('Irene is coming.')).toBeVisible();
  await calls.getByRole('link', { name: 'Open table 2' }).click();
  await button(irene.page, 'Go there as umpire').click();
  await expect(irene.page).toHaveURL(`/t/${code}`);
  const desk = irene.page.getByRole('region', { name: 'Umpire’s desk' });
  await desk.getByRole('button', { name: 'Stop play' }).click();
  await desk.getByRole('button', { name: 'Ruling', exact: true }).click();
  const form = irene.page.getByRole('dialog');
  await form.getByRole('button', { name: 'Warning', exact: true }).click();
  await form.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(1).click();
  await button(irene.page, /^Change of mind/).click();
  await button(irene.page, 'Give this ruling').click();

  await irene.page.goto(`/e/${event}/referee/1-2`);
  await expect(irene.page.getByRole('region', { name: 'Rulings at this table' }).getByText('3.11.6.3')).toBeVisible({
    timeout: 40_000,
  });
  // Who comes to the table and stops play has answered its call.
  await expect(calls.getByText('Nobody calls.')).toBeVisible();
  await expect(irene.page).toHaveTitle(/^Table 2/);
  expect([...olga.errors, ...irene.errors, ...player.errors]).toEqual([]);
});

/** Fills in a hand of the open sheet: who won, whose tile, and a fan by its first letters. */
async function fillIn(page: Page, winner: number, from: number, fan: string): Promise<void> {
  const won = page.getByRole('radiogroup', { name: 'Won by' }).getByRole('radio');
  await won.nth(winner).click();
  await page.getByRole('radiogroup', { name: 'On a tile of' }).getByRole('radio').nth(from).click();
  await page.getByRole('searchbox', { name: 'Search a fan' }).fill(fan);
  await page.keyboard.press('Enter');
}

async function enterHand(page: Page, winner: number, from: number, fan: string, press: string): Promise<void> {
  await fillIn(page, winner, from, fan);
  await button(page, new RegExp(`^${press}: .*It adds up to 0`)).click();
}

test('a scorer enters hands without a network, an umpire rules and signs', async ({ browser }) => {
  test.setTimeout(180_000);
  const [olga, irene, yuki] = [
    await Guest.arrive(browser, server),
    await Guest.arrive(browser, server, PHONE),
    await Guest.arrive(browser, server, PHONE),
  ];
  const event = await runningEvent(olga);
  await yuki.page.goto('/');
  await send(yuki.page, event, { type: 'join', key: await keyOfHelper(olga, event, 'Yuki') });
  await yuki.page.goto(`/e/${event}/scorer`);
  await expectNoBarrier(yuki);
  await yuki.page.getByRole('link', { name: /Table 1/ }).click();
  await expect(yuki.page.getByRole('heading', { name: 'Table 1, East 1' })).toBeVisible();
  await expectNoBarrier(yuki);
  await expect(button(yuki.page, 'Enter East 1')).toBeDisabled();

  await yuki.context.setOffline(true);
  await fillIn(yuki.page, 0, 0, 'half fl');
  await expect(yuki.page.getByText('6 points without flowers are below the minimum of 8.')).toBeVisible();
  await button(yuki.page, 'Clear').click();
  await enterHand(yuki.page, 0, 0, 'mixed triple', 'Enter East 1');
  await expect(yuki.page.getByText('1 entry waits for the network.')).toBeVisible();
  // The names of fans in the other languages find them too.
  await enterHand(yuki.page, 3, 3, '清龙', 'Enter East 2');
  await expect(yuki.page.getByText('2 entries wait for the network.')).toBeVisible();
  await expect(yuki.page.getByRole('row').filter({ hasText: 'Total' })).toContainText('+8−40−32+64');
  await expectNoBarrier(yuki);

  // The page comes back, the ledger does not yet: what was entered and what is being entered are kept on the device.
  await button(yuki.page, 'Drawn hand')
    .or(yuki.page.getByRole('radio', { name: 'Drawn hand' }))
    .click();
  await yuki.context.route('**/api/ledgers/**', route => route.abort());
  await yuki.context.setOffline(false);
  await yuki.page.reload();
  await expect(yuki.page.getByText('2 entries wait for the network.')).toBeVisible();
  await expect(yuki.page.getByRole('radio', { name: 'Drawn hand' })).toBeChecked();
  await yuki.context.unroute('**/api/ledgers/**');
  await expect(yuki.page.getByText('2 entries wait for the network.')).toBeHidden({ timeout: 20_000 });
  await button(yuki.page, /^Enter East 3/).click();
  const entered = async () => (await viewOf(olga.page, event)).sessions[0]!.tables[0]!;
  await expect.poll(async () => (await entered()).hands.map(({ kind }) => kind)).toEqual(['won', 'won', 'exhausted']);

  await irene.page.goto('/');
  await send(irene.page, event, { type: 'join', key: await keyOfHelper(olga, event, 'Irene') });
  await irene.page.goto(`/e/${event}/referee/1-1`);
  await irene.page.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(2).click();
  await irene.page.getByRole('searchbox', { name: 'Foul, by name or article' }).fill('3.11.6.6');
  await irene.page.keyboard.press('Enter');
  await expect(irene.page.locator('blockquote [lang="es"]')).toContainText('menos de 8 puntos');
  await expectNoBarrier(irene);
  await button(irene.page, 'Give this ruling').click();
  await expect.poll(async () => (await entered()).totals[2]).toBe(-62);
  await expect(yuki.page.getByRole('row').filter({ hasText: 'Rulings' })).toContainText('−30');

  // The last hand is entered again with a reason, then the table ends and the umpire signs.
  await button(yuki.page, 'Correct East 3').click();
  await yuki.page.getByLabel('Reason of the change').fill('It was void');
  await yuki.page.getByRole('radio', { name: 'Void hand' }).click();
  await button(yuki.page, /^Correct East 3: /).click();
  await expect.poll(async () => (await entered()).hands[2]!.kind).toBe('void');
  await button(yuki.page, 'End the table').click();
  await yuki.page.getByRole('group').getByRole('button', { name: 'End the table' }).click();
  await expect(yuki.page.getByRole('region', { name: 'Signatures' })).toBeVisible();
  await irene.page.reload();
  await button(irene.page, 'Sign as umpire').click();
  await irene.page.getByRole('group').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.poll(async () => (await entered()).stage).toBe('final');
  await expect(yuki.page.getByText('The sheet is final.').first()).toBeVisible();
  await expectNoBarrier(yuki);
  await expectNoBarrier(irene);
  expect([...olga.errors, ...irene.errors, ...yuki.errors]).toEqual([]);
});
