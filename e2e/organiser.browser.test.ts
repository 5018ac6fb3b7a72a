import type { Page } from '@playwright/test';
import { findEvent } from './events.ts';
import { expect, test } from './fixtures.ts';

/* The organiser's way through the six steps of a tournament to its open page, and the console of a running one. */

const PHONE = { width: 390, height: 844 };

const next = (page: Page, step: string) => page.getByRole('link', { name: `Continue to ${step}` }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();
const aList = (count: number) =>
  [
    'Name,Country,EMA',
    ...Array.from({ length: count }, (_, n) => `Player ${n + 1},ESP,${2_100_001 + n}`.replace(',2', ',02')),
  ].join('\n');

/** Names a new event, on the way from the first page. */
async function openEvent(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Events' }).click();
  await page.getByRole('link', { name: 'Organise an event' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Begin planning' }).click();
  await expect(page.getByRole('heading', { name: 'Name and dates', level: 1 })).toBeVisible();
}

/** Goes to a step by the list of all six. */
const goToStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();

/** Pastes so many players in step 3, draws lots and makes the chart in step 4. */
async function seat(page: Page, count: number): Promise<void> {
  await goToStep(page, 'Players');
  await page.getByRole('radio', { name: 'Paste a list' }).click();
  await page.getByLabel('List of players').fill(aList(count));
  await page.getByRole('button', { name: `Add ${count} players` }).click();
  await next(page, 'seating');
  await page.getByRole('button', { name: `Draw for ${count} players` }).click();
  // The result of the draw moves what stands below it: a press meanwhile could meet another place.
  await expect(page.getByText(/^Drawn on /)).toBeVisible();
  await page.getByRole('button', { name: 'Make the chart' }).click();
  await expect(page.getByText('Made by')).toBeVisible();
}

test('an organiser plans a tournament from its name to the open page', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await openEvent(page, 'Abierto del Gorrión');

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

  // Step 2: five sessions are possible, and marked.
  await next(page, 'format');
  await page.getByRole('button', { name: 'Less: Sessions' }).click();
  await expect(page.getByText('Not by the book: it asks for 6 sessions at least (3.5.4).')).toBeVisible();
  await page.getByRole('radio', { name: 'Own' }).click();
  await expect(page.getByRole('heading', { name: 'What fans count' })).toBeVisible();

  // Step 3: bad lines say why and stay, also after a reload; the good ones are taken.
  await next(page, 'players');
  await page.getByRole('radio', { name: 'Paste a list' }).click();
  const list = aList(16).replace('Player 3,ESP,', 'Player 3;ESP;').replace('Player 5,ESP', 'Player 5,ENG');
  await page.getByLabel('List of players').fill(list);
  await expect(page.getByText('It has semicolons, the other lines have commas.')).toBeVisible();
  await expect(page.getByText('“ENG” is no country or its code.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 14 players' }).click();
  await expect(page.getByRole('heading', { name: 'Pasted, 2 lines' })).toBeVisible();
  await page.reload();
  await page.getByRole('radio', { name: 'Paste a list' }).click();
  await page.getByRole('button', { name: 'Write GB' }).click();
  await page.getByRole('textbox', { name: 'Line 2' }).fill('Player 3,ESP,02100003');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Add 2 players' }).click();
  await expect(page.getByText('2 players added')).toBeVisible();
  await expect(page.getByRole('heading', { name: '16 players' })).toBeVisible();
  await page.getByRole('radio', { name: 'By link' }).click();
  await page.getByRole('button', { name: 'Link and QR code of Player 7' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the link of Player 7' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Step 4: nobody meets twice with 16 players in five sessions, until two seats are exchanged by the keyboard.
  await next(page, 'seating');
  await page.getByRole('button', { name: 'Draw for 16 players' }).click();
  // Exact: before the draw a sentence says that anyone can verify the draw.
  await page.getByText('Verify the draw', { exact: true }).click();
  await expect(page.getByText('this draw was not promised before')).toBeVisible();
  await page.getByRole('button', { name: 'Make the chart' }).click();
  const nobody = page.getByText('Nobody meets twice, and no team-mates meet.');
  await expect(nobody).toBeVisible();
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

  // Step 6: another person sees nothing before the press, and the event after it.
  await next(page, 'opening');
  const visitor = await arrive();
  // Before it opens, the event is not theirs to see.
  visitor.mayBeRefused(/^GET .*: 403$/);
  const event = new URL(page.url()).pathname.replace(/\/organise.*/, '');
  await visitor.page.goto(event);
  await expect(visitor.page.getByRole('heading', { name: 'This event cannot be shown' })).toBeVisible();
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page.getByRole('heading', { name: 'The event is open' })).toBeVisible();
  await goToStep(page, 'Format');
  await expect(page.getByText('The format is fixed.')).toBeVisible();
  await findEvent(visitor, 'Abierto del Gorrión');
  await expect(visitor.page.getByRole('heading', { level: 1, name: 'Abierto del Gorrión' })).toBeVisible();

  // Organising is not for visitors, who were sent the organiser's address: a sentence.
  await visitor.page.goto(page.url());
  await expect(visitor.page.getByRole('heading', { name: 'Only for those who run the event' })).toBeVisible();
});

test('two organisers at once: the page shows the newest state, and a field that both change asks', async ({
  arrive,
}) => {
  const ana = await arrive();
  await openEvent(ana.page, 'Two heads');
  await goToStep(ana.page, 'People and rights');
  await ana.page.getByLabel('Name', { exact: true }).fill('Bea');
  await ana.page.getByLabel('Role').selectOption('organiser');
  await ana.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await ana.page.getByRole('button', { name: 'Link and QR code of Bea' }).click();
  const link = (await ana.page.getByText(/\/join#/).textContent())!;
  const bea = await arrive();
  await bea.page.goto(link.startsWith('http') ? link : `http://${link}`);
  await expect(bea.page.getByRole('heading', { name: 'Name and dates', level: 1 })).toBeVisible();
  await ana.page.keyboard.press('Escape');
  await goToStep(ana.page, 'Name and dates');
  await bea.page.getByLabel('First day').fill('2026-12-01');
  await bea.page.getByLabel('First day').blur();
  await expect(ana.page.getByLabel('First day')).toHaveValue('2026-12-01');

  // Ana types, does not leave the field, and Bea is faster.
  const both = [ana.page.getByLabel('For players'), bea.page.getByLabel('For players')] as const;
  await both[0].focus();
  // Her page would save what she types by itself after a while, which does not pass.
  await ana.page.clock.install();
  await ana.page.clock.pauseAt(Date.now() + 1000);
  await both[0].fill('Bring your own tiles.');
  await both[1].fill('Tiles are provided.');
  await both[1].blur();
  await expect(ana.page.getByText('Changed by someone else meanwhile: “Tiles are provided.”.')).toBeVisible();
  await expect(both[0]).toHaveValue('Bring your own tiles.');
  await ana.page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(both[1]).toHaveValue('Bring your own tiles.');
  await expect(ana.page.getByLabel('First day')).toHaveValue('2026-12-01');
});

test('the console runs a session on a phone', async ({ arrive }) => {
  const guest = await arrive({ viewport: PHONE, hasTouch: true });
  const { page } = guest;
  await openEvent(page, 'Eight at two tables');
  await page.getByLabel('First day').fill('2026-11-20');
  await page.getByLabel('First day').blur();
  await page.getByRole('radio', { name: 'With real tiles' }).click();
  await page.getByLabel('Venue and town').fill('Madrid');
  await page.getByLabel('Venue and town').blur();
  await seat(page, 8);
  // A tap on each of two seats exchanges them.
  const name = await page.locator('[data-seat="1-0"] b').textContent();
  await page.locator('[data-seat="1-0"]').tap();
  await page.locator('[data-seat="2-0"]').tap();
  await expect(page.locator('[data-seat="2-0"] b')).toHaveText(name!);
  await goToStep(page, 'Open it');
  await page.getByRole('button', { name: 'Open now' }).click();
  await page.getByRole('link', { name: 'Run it' }).first().click();

  await expect(page.getByText('8 players are missing.')).toBeVisible();
  await page.getByRole('radio', { name: 'Check-in' }).click();
  await page.getByLabel('Player 1 is here').check();
  await expect(page.getByText('1 of 8 here, 0 took the oath')).toBeVisible();
  await page.getByRole('radio', { name: 'Session', exact: true }).click();
  await page.getByRole('button', { name: 'Begin session 1' }).click();
  await expect(page.getByRole('group', { name: 'Begin without 7 players?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  // The others have come: all of them are checked in by one press.
  await page.getByRole('radio', { name: 'Check-in' }).click();
  await page.getByRole('button', { name: 'Check in all 7 players' }).click();
  await page
    .getByRole('group', { name: 'Mark all 7 missing players as here?' })
    .getByRole('button', { name: 'Check in' })
    .click();
  await expect(page.getByText('8 of 8 here, 0 took the oath')).toBeVisible();
  await page.getByRole('radio', { name: 'Session', exact: true }).click();
  await page.getByRole('button', { name: 'Begin session 1' }).click();
  await expect(page.getByText(/^2:(29:\d\d|30:00)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('left, paused')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();

  // A correction takes a reason, and the light says what does not add up.
  await page.getByRole('button', { name: 'Open table 1' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Journal' }).click();
  await expect(page.getByText('Session 1: begun')).toBeVisible();
});
