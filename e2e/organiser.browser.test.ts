import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The organiser's way through the six steps of a tournament to its open page, and the console of a running one. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const PHONE = { width: 390, height: 844 };

async function expectWhole(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

const next = (page: Page, step: string) => page.getByRole('link', { name: `Continue to ${step}` }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();
const aList = (count: number) =>
  [
    'Name,Country,EMA',
    ...Array.from({ length: count }, (_, n) => `Player ${n + 1},ESP,${2_100_001 + n}`.replace(',2', ',02')),
  ].join('\n');

/** Names a new event and returns its id. */
async function openEvent(page: Page, name: string): Promise<string> {
  await page.goto('/events/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Begin planning' }).click();
  await expect(page.getByRole('heading', { name: 'Name and dates', level: 1 })).toBeVisible();
  return /\/e\/([^/]+)\//.exec(page.url())![1]!;
}

/** Pastes so many players in step 3, draws lots and makes the chart in step 4. */
async function seat(page: Page, id: string, count: number): Promise<void> {
  await page.goto(`/e/${id}/organise/3`);
  await page.getByRole('radio', { name: 'Paste a list' }).click();
  await page.getByLabel('List of players').fill(aList(count));
  await page.getByRole('button', { name: `Add ${count} players` }).click();
  await next(page, 'seating');
  await page.getByRole('button', { name: `Draw for ${count} players` }).click();
  await page.getByRole('button', { name: 'Make the chart' }).click();
  await expect(page.getByRole('button', { name: 'Search again' })).toBeVisible();
}

test('an organiser plans a tournament from its name to the open page', async ({ browser }) => {
  test.setTimeout(240_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  const id = await openEvent(page, 'Abierto del Gorrión');

  // Step 1: a fault of the days is said beside them.
  await page.getByLabel('First day').fill('2026-11-20');
  await page.getByLabel('Last day').fill('2026-11-19');
  await page.getByLabel('Last day').blur();
  await expect(page.getByText('The last day is before the first.')).toBeVisible();
  await page.getByLabel('Last day').fill('2026-11-22');
  await page.getByLabel('Last day').blur();
  await expect(page.getByText('The last day is before the first.')).toBeHidden();
  await page.getByLabel('Add a prize').fill('Cup');
  await page.getByLabel('Add a prize').blur();
  await expect(page.getByLabel('Prize', { exact: true })).toHaveValue('Cup');
  await saved(page);
  await expectWhole(guest);

  // Step 2: five sessions are possible, and marked.
  await next(page, 'format');
  await page.getByRole('button', { name: 'Less: Sessions' }).click();
  await expect(page.getByText('Not by the book: it asks for 6 sessions at least (3.5.4).')).toBeVisible();
  await page.getByRole('radio', { name: 'Own' }).click();
  await expect(page.getByRole('heading', { name: 'What fans count' })).toBeVisible();
  await expectWhole(guest);

  // Step 3: bad lines say why and stay, also after a reload; the good ones are taken.
  await next(page, 'players');
  await page.getByRole('radio', { name: 'Paste a list' }).click();
  const list = aList(16).replace('Player 3,ESP,', 'Player 3;ESP;').replace('Player 5,ESP', 'Player 5,ENG');
  await page.getByLabel('List of players').fill(list);
  await expect(page.getByText('It has semicolons, the other lines have commas.')).toBeVisible();
  await expect(page.getByText('“ENG” is no country or its code.')).toBeVisible();
  await expectWhole(guest);
  await page.getByRole('button', { name: 'Add 14 players' }).click();
  await expect(page.getByRole('heading', { name: 'Pasted, 2 lines' })).toBeVisible();
  await page.reload();
  await page.getByRole('radio', { name: 'Paste a list' }).click();
  await page.getByRole('button', { name: 'Write GB' }).click();
  await page.getByRole('textbox', { name: 'Line 2' }).fill('Player 3,ESP,02100003');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Add 2 players' }).click();
  await expect(page.getByRole('heading', { name: 'Pasted, 0 lines' })).toBeVisible();
  await page.getByRole('radio', { name: 'By link' }).click();
  await page.getByRole('button', { name: 'Link and QR code of Player 7' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the link of Player 7' })).toBeVisible();
  await guest.expectNoViolations();
  await page.keyboard.press('Escape');

  // Step 4: nobody meets twice with 16 players in five sessions, until two seats are exchanged by the keyboard.
  await next(page, 'seating');
  await page.getByRole('button', { name: 'Draw for 16 players' }).click();
  // Exact: before the draw a sentence says that anyone can verify the draw.
  await page.getByText('Verify the draw', { exact: true }).click();
  await expect(page.getByText('Verified: the draw is the one that was promised')).toBeVisible();
  await page.getByRole('button', { name: 'Make the chart' }).click();
  const nobody = page.getByText('Nobody meets twice, and no team-mates meet (3.5.4).');
  await expect(nobody).toBeVisible();
  await expectWhole(guest);
  const first = page.locator('[data-seat="1-0"]');
  const name = await first.locator('b').textContent();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-seat="2-1"] b')).toHaveText(name!);
  await expect(nobody).toBeHidden();
  await expect(page.getByText(/meet again: sessions/).first()).toBeVisible();
  await expectWhole(guest);
  await page.getByLabel('Faulty only').check();
  await expect(page.getByRole('region', { name: /^Table \d$/ })).toHaveCount(2);
  await page.getByLabel('Faulty only').uncheck();
  await page.locator('[data-seat="2-1"]').focus();
  await page.keyboard.press('Control+z');
  await expect(nobody).toBeVisible();

  // Step 5: a scorer has tables and rights.
  await next(page, 'people');
  await page.getByLabel('Name', { exact: true }).fill('Miguel');
  await page.getByLabel('Role').selectOption('scorer');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('Tables from').fill('1');
  await page.getByLabel('to', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Set tables' }).click();
  await expect(page.getByText('scorer, tables 1 to 2')).toBeVisible();
  const rights = page.getByRole('group', { name: 'Rights of Miguel' });
  await rights.getByLabel('Correct sheets').check();
  await expect(rights.getByLabel('Correct sheets')).toBeChecked();
  await expectWhole(guest);

  // Step 6: another person sees nothing before the press, and the event after it.
  await next(page, 'opening');
  const visitor = await Guest.arrive(browser, server);
  await visitor.page.goto('/');
  const look = () => visitor.page.evaluate(async event => (await fetch(`/api/ledgers/tournament/${event}`)).status, id);
  expect(await look()).toBe(403);
  await expectWhole(guest);
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page.getByRole('heading', { name: 'The tournament is open' })).toBeVisible();
  expect(await look()).toBe(200);
  await page.goto(`/e/${id}/organise/2`);
  await expect(page.getByText('The format is fixed.')).toBeVisible();

  // Organising is not for visitors: a sentence.
  await visitor.page.goto(`/e/${id}/organise/3`);
  await expect(visitor.page.getByRole('heading', { name: 'Only for those who run the event' })).toBeVisible();
  guest.expectNoErrors();
});

test('two organisers at once: the page shows the newest state, and a field that both change asks', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const ana = await Guest.arrive(browser, server);
  const id = await openEvent(ana.page, 'Two heads');
  await ana.page.goto(`/e/${id}/organise/5`);
  await ana.page.getByLabel('Name', { exact: true }).fill('Bea');
  await ana.page.getByLabel('Role').selectOption('organiser');
  await ana.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await ana.page.getByRole('button', { name: 'Link and QR code of Bea' }).click();
  const link = (await ana.page.getByText(/\/join#/).textContent())!;
  const bea = await Guest.arrive(browser, server);
  await bea.page.goto('/');
  const status = await bea.page.evaluate(
    async ([event, key]) => {
      const body = JSON.stringify({ id: 'a'.repeat(32), command: { type: 'join', key } });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(`/api/ledgers/tournament/${event}`, { method: 'POST', headers, body })).status;
    },
    [id, link.split('#')[1]!] as const,
  );
  expect(status).toBe(200);

  await ana.page.goto(`/e/${id}/organise/1`);
  await bea.page.goto(`/e/${id}/organise/1`);
  await bea.page.getByLabel('First day').fill('2026-12-01');
  await bea.page.getByLabel('First day').blur();
  await expect(ana.page.getByLabel('First day')).toHaveValue('2026-12-01');

  // Ana types, does not leave the field, and Bea is faster.
  const both = [ana.page.getByLabel('For players'), bea.page.getByLabel('For players')] as const;
  await both[0].focus();
  await ana.page.clock.install();
  await both[0].fill('Bring your own tiles.');
  await both[1].fill('Tiles are provided.');
  await both[1].blur();
  await expect(ana.page.getByText('Changed by someone else meanwhile: “Tiles are provided.”.')).toBeVisible();
  await expect(both[0]).toHaveValue('Bring your own tiles.');
  await ana.expectNoViolations();
  await ana.page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(both[1]).toHaveValue('Bring your own tiles.');
  await expect(ana.page.getByLabel('First day')).toHaveValue('2026-12-01');
});

test('the console runs a session on a phone, in the dark', async ({ browser }) => {
  test.setTimeout(180_000);
  const guest = await Guest.arrive(browser, server, PHONE, { hasTouch: true, colorScheme: 'dark' });
  const { page } = guest;
  const id = await openEvent(page, 'Eight at two tables');
  await page.getByLabel('First day').fill('2026-11-20');
  await page.getByLabel('First day').blur();
  await page.getByRole('radio', { name: 'With real tiles' }).click();
  await page.getByLabel('Venue and town').fill('Madrid');
  await page.getByLabel('Venue and town').blur();
  await seat(page, id, 8);
  // A tap on each of two seats exchanges them.
  const name = await page.locator('[data-seat="1-0"] b').textContent();
  await page.locator('[data-seat="1-0"]').tap();
  await page.locator('[data-seat="2-0"]').tap();
  await expect(page.locator('[data-seat="2-0"] b')).toHaveText(name!);
  await expectWhole(guest);
  for (const step of [1, 2, 3, 5, 6]) {
    await page.goto(`/e/${id}/organise/${step}`);
    await expect(page.getByText(`Step ${step} of 6.`)).toBeVisible();
    await expectWhole(guest);
  }
  await page.getByRole('button', { name: 'Open now' }).click();
  await page.getByRole('link', { name: 'Run it' }).first().click();

  await expect(page.getByText('8 players are missing.')).toBeVisible();
  await expectWhole(guest);
  await page.getByRole('radio', { name: 'Check-in' }).click();
  await page.getByLabel('Player 1 is here').check();
  await expect(page.getByText('1 of 8 here, 0 took the oath')).toBeVisible();
  await expectWhole(guest);
  await page.getByRole('radio', { name: 'Session', exact: true }).click();
  await page.getByRole('button', { name: 'Begin session 1' }).click();
  await expect(page.getByRole('group', { name: 'Begin without 7 players?' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin session 1' }).click();
  await expect(page.getByText(/^1(49:\d\d|50:00)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('left, paused')).toBeVisible();
  await expectWhole(guest);
  await page.getByRole('button', { name: 'Go on' }).click();

  // A correction takes a reason, and the light says what does not add up.
  await page.getByRole('button', { name: 'Open table 1' }).click();
  await expectWhole(guest);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Journal' }).click();
  await expect(page.getByText('Session 1 begun')).toBeVisible();
  await expectWhole(guest);
  guest.expectNoErrors();
});
