import { Tournament } from './events.ts';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

/*
 * An event with a table of real tiles and a table of this server: an umpire answers a call and rules at both, a scorer
 * enters hands without a network, and the sheet is signed. The organiser's commands are sent as the page would.
 */

const NAMES = ['Rossi', 'Moreau', 'Park', 'Ortiz', 'Lind', 'Weber', 'Ito', 'Silva'];
const PHONE = { width: 390, height: 844 };

/** A running event with an umpire and a scorer of table 1, where real tiles are played. */
const runningEvent = (server: GameServer, name: string): Promise<Tournament> =>
  Tournament.open(
    server,
    name,
    {
      type: 'plan',
      changes: {
        from: '2026-11-21',
        to: '2026-11-22',
        place: 'both',
        venue: 'Lisbon',
        realTables: 1,
        settings: {
          ruleset: 'wmo2006',
          hands: 4,
          clock: 'none',
          absence: 'play-drawn',
          visibility: 'public',
          minutes: 150,
        },
      },
    },
    { type: 'set-players', players: NAMES.map(player => ({ name: player })) },
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

test('an umpire answers the call of a table of this server, goes there and rules', async ({ arrive, server }) => {
  const event = await runningEvent(server, 'Copa del silbato');
  const { players, sessions } = await event.see();
  const seated = players.find(one => one.player === sessions[0]!.tables[1]!.players[0])!;

  const irene = await arrive();
  const { page } = irene;
  await page.goto(await event.linkOf('Irene'));
  await expect(page.getByRole('row').filter({ hasText: 'East 1' })).toHaveCount(2);

  const player = await arrive();
  await player.page.goto(await event.linkOf(seated.name));
  await player.page.getByRole('link', { name: 'Go to your table' }).first().click();
  await player.expectSeated();
  await player.press('u');
  await player.button('Call the umpire').click();

  const calls = page.getByRole('region', { name: 'Calls' });
  await expect(calls.getByText(`${seated.name} calls the umpire.`)).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Umpire/);
  await calls.getByRole('button', { name: 'Take the call of table 2' }).click();
  await expect(calls.getByText('Irene is coming.')).toBeVisible();
  await calls.getByRole('link', { name: 'Open table 2' }).click();
  await page.getByRole('button', { name: 'Go there as umpire' }).click();
  await expect(page).toHaveURL(new URL(player.page.url()).pathname);
  const desk = irene.live.getByRole('region', { name: 'Umpire’s desk' });
  await desk.getByRole('button', { name: 'Stop play' }).click();
  await desk.getByRole('button', { name: 'Ruling', exact: true }).click();
  const form = irene.live.getByRole('dialog');
  await form.getByRole('button', { name: 'Warning', exact: true }).click();
  await form.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(1).click();
  await irene.button(/^Change of mind/).click();
  await irene.button('Give this ruling').click();

  await page.goBack();
  await expect(page.getByRole('region', { name: 'Rulings at this table' }).getByText('3.11.6.3')).toBeVisible();
  // Who comes to the table and stops play has answered its call.
  await expect(calls.getByText('Nobody calls.')).toBeVisible();
  await expect(page).toHaveTitle(/^Table 2/);
});

/** Fills in a hand of the open sheet: who won, whose tile, and a fan by its first letters. */
async function fillIn({ page }: Guest, winner: number, from: number, fan: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Won by' }).getByRole('radio').nth(winner).click();
  await page
    .getByRole('radiogroup', { name: 'On a tile of' })
    .getByRole('radio', { disabled: false })
    .nth(from)
    .click();
  await page.getByRole('searchbox', { name: 'Search a fan' }).fill(fan);
  await page.keyboard.press('Enter');
}

async function enterHand(guest: Guest, winner: number, from: number, fan: string, press: string): Promise<void> {
  await fillIn(guest, winner, from, fan);
  await guest.page.getByRole('button', { name: new RegExp(`^${press}: .*It adds up to 0`) }).click();
}

test('a scorer enters hands without a network, which are kept on the device until there is one', async ({
  arrive,
  server,
}) => {
  const event = await runningEvent(server, 'Copa sin red');
  const yuki = await arrive({ viewport: PHONE });
  const { page, context } = yuki;
  await page.goto(await event.linkOf('Yuki'));
  await page.getByRole('link', { name: /Table 1/ }).click();
  await expect(page.getByRole('heading', { name: 'Table 1, East 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter East 1' })).toBeDisabled();

  await context.setOffline(true);
  await fillIn(yuki, 0, 0, 'half fl');
  await expect(page.getByText('6 points without flowers are below the minimum of 8.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await enterHand(yuki, 0, 0, 'mixed triple', 'Enter East 1');
  await expect(page.getByText('1 entry waits for the network.')).toBeVisible();
  await expect(page.getByText(/^East 1 is on this device, waiting for the network: /)).toBeVisible();
  // The names of fans in the other languages find them too.
  await enterHand(yuki, 3, 3, '清龙', 'Enter East 2');
  await expect(page.getByText('2 entries wait for the network.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Total' })).toContainText('+8−40−32+64');

  // The page comes back, the ledger does not yet: what was entered and what is being entered are kept on the device.
  await page.getByRole('radio', { name: 'Drawn hand' }).click();
  await context.route('**/api/ledgers/**', route => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('2 entries wait for the network.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Drawn hand' })).toBeChecked();
  await context.unroute('**/api/ledgers/**');
  await expect(page.getByText('2 entries wait for the network.')).toBeHidden();
  await page.getByRole('button', { name: /^Enter East 3/ }).click();
  const kinds = async () => (await event.see()).sessions[0]!.tables[0]!.hands.map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(['won', 'won', 'exhausted']);
});

test('an umpire rules at a table with real tiles, the scorer corrects and ends it, the umpire signs', async ({
  arrive,
  server,
}) => {
  const event = await runningEvent(server, 'Copa de la firma');
  const at = { session: 1, table: 1 } as const;
  await event.do({ type: 'enter-hand', ...at, hand: { hand: 1, kind: 'exhausted', changes: [0, 0, 0, 0] } });
  const entered = async () => (await event.see()).sessions[0]!.tables[0]!;
  const yuki = await arrive({ viewport: PHONE });
  const irene = await arrive({ viewport: PHONE });
  await yuki.page.goto(await event.linkOf('Yuki'));
  await yuki.page.getByRole('link', { name: /Table 1/ }).click();

  await irene.page.goto(await event.linkOf('Irene'));
  await irene.page.getByRole('link', { name: 'Open table 1' }).click();
  await irene.page.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(2).click();
  await irene.page.getByRole('searchbox', { name: 'Foul, by name or article' }).fill('3.11.6.6');
  await irene.page.keyboard.press('Enter');
  await expect(irene.page.locator('blockquote')).toContainText('Rulebook of 2006, 3.11.6.6');
  await irene.page.getByRole('button', { name: 'Give this ruling' }).click();
  await expect.poll(async () => (await entered()).totals[2]).toBe(-30);
  await expect(yuki.page.getByRole('row').filter({ hasText: 'Rulings' })).toContainText('−30');

  // The last hand is entered again with a reason, then the table ends and the umpire signs.
  await yuki.page.getByRole('button', { name: 'Correct East 1' }).click();
  await expect(yuki.page.getByRole('heading', { name: 'Table 1, correct East 1' })).toBeVisible();
  await yuki.page.getByLabel('Reason of the change').fill('It was void');
  await yuki.page.getByRole('radio', { name: 'Void hand' }).click();
  await yuki.page.getByRole('button', { name: /^Correct East 1: / }).click();
  await expect.poll(async () => (await entered()).hands[0]!.kind).toBe('void');
  await yuki.page.getByRole('button', { name: 'End the table' }).click();
  await yuki.page.getByRole('group').getByRole('button', { name: 'End the table' }).click();
  await expect(yuki.page.getByRole('region', { name: 'Signatures' })).toBeVisible();
  await irene.page.getByRole('button', { name: 'Sign as umpire' }).click();
  await irene.page.getByRole('group').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.poll(async () => (await entered()).stage).toBe('final');
  await expect(yuki.page.getByText('The sheet is final.').first()).toBeVisible();
});
