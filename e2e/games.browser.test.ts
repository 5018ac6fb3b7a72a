import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { playedHand, tziakchaStep } from '@gorrion/table/testing';
import { expect, test } from '@playwright/test';
import { finishedGame } from './finishedGame.ts';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* A game that is over: its page for players and strangers, its replay by keys, and as a file without a server. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('a finished game is kept, opened by a player and a stranger, watched by keys, and opened as a file', async ({
  browser,
}, info) => {
  test.setTimeout(240_000);
  const ana = await Guest.arrive(browser, server);
  const bea = await Guest.arrive(browser, server, { width: 390, height: 844 });
  const eva = await Guest.arrive(browser, server, { width: 844, height: 390 });
  const game = await finishedGame(server, ana, [bea]);
  await expect(
    ana.page.getByRole('heading', { name: 'Who may open this game' }).or(ana.page.getByText('Anyone who has it')),
  ).toBeVisible();

  // Bea finds it in her list, on a phone.
  await bea.page.goto('/games');
  await bea.page.locator('.game-row').first().click();
  await expect(bea.page).toHaveURL(game);
  await expect(bea.page.getByRole('link', { name: 'Watch' })).toBeVisible();
  await bea.expectNoViolations();

  // Eva, who did not play, opens it by its link, until the host keeps it for the players.
  await eva.page.goto(game);
  await expect(eva.page.getByRole('link', { name: 'Watch' })).toBeVisible();
  await ana.page.getByRole('radio', { name: 'Players' }).click();
  await expect(ana.page.getByText('Only those who played can open this game.')).toBeVisible();
  await eva.page.reload();
  await expect(eva.page.getByRole('heading', { name: 'Only its players may open this game' })).toBeVisible();
  await ana.page.getByRole('radio', { name: 'Anyone who has it' }).click();
  await expect(ana.page.getByText('Anyone with the link can see every hand.')).toBeVisible();

  // By keyboard alone: to the last move, back, another seat, the wall.
  await eva.page.reload();
  await eva.page.getByRole('link', { name: 'Watch' }).press('Enter');
  await expect(eva.page).toHaveURL(/\/e1$/);
  await expect(eva.page.getByRole('slider')).toBeVisible();
  await eva.page.keyboard.press('End');
  await expect(eva.page).toHaveURL(/\/e1\/\d+/);
  const end = Number(/\/(\d+)/.exec(eva.page.url().split('/e1')[1] ?? '')?.[1]);
  expect(end).toBeGreaterThan(0);
  await eva.page.keyboard.press('ArrowLeft');
  await expect(eva.page).toHaveURL(new RegExp(`/e1/${end - 1}`));
  await eva.page.keyboard.press('3');
  await expect(eva.page).toHaveURL(/from=2/);
  await eva.page.keyboard.press('o');
  await expect(eva.page).toHaveURL(/open=own/);
  await eva.expectNoViolations();
  const moment = eva.page.url();
  await eva.page.keyboard.press('Escape');
  await expect(eva.page).toHaveURL(game);

  // A link to a move shows that move.
  await bea.page.goto(moment);
  await expect(bea.page.getByRole('slider')).toHaveValue(String(end - 1));
  await bea.page.getByRole('button', { name: 'View and moves' }).click();
  await expect(bea.page.locator('.move-list [aria-current]')).toBeVisible();
  await bea.expectNoViolations();

  // Saved as a file, it opens where there is no server any more.
  const saving = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: 'Save as file' }).click();
  const file = info.outputPath('game.json');
  await (await saving).saveAs(file);
  const otto = await Guest.arrive(browser, server);
  await otto.page.goto('/games');
  await expect(otto.page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await otto.page.setInputFiles('input[type=file]', {
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from(readFileSync(file, 'utf8').replace('"dealt"', '"stolen"')),
  });
  await expect(otto.page.getByText(/The file is damaged\. It is event \d+\. Nothing was stored\./)).toBeVisible();
  await otto.context.setOffline(true);
  await otto.page.setInputFiles('input[type=file]', file);
  await expect(otto.page.getByRole('link', { name: 'Watch' })).toBeVisible();
  // A file never takes the place of a game: it has an id of this device.
  await expect(otto.page).toHaveURL(/\/g\/solo-[A-Z2-9]{8}-1$/);
  await otto.context.setOffline(false);
  for (const one of [ana, bea, eva, otto]) one.expectNoErrors();
});

test('a game of this device is kept there, and gets a link when it is uploaded', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const eva = await Guest.arrive(browser, server);
  await ana.page.goto('/');
  await ana.page.getByRole('radio', { name: /On this device/ }).click();
  await ana.page.getByRole('button', { name: 'Start now' }).click();
  await ana.expectSeated();
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByRole('button', { name: /Request to end the game|End the game/ }).click();
  await ana.goOn();
  await ana.page.getByRole('link', { name: 'Open the game’s page' }).click();
  await expect(ana.page).toHaveURL(/\/g\/solo-[A-Z2-9]{8}-1$/);
  await expect(ana.page.getByRole('link', { name: 'Watch' })).toBeVisible();
  await ana.page.goto('/games');
  await expect(ana.page.getByText('This device only')).toBeVisible();
  await ana.expectNoViolations();
  await ana.page.getByRole('button', { name: 'Upload to get a link' }).click();
  await expect(ana.page.getByText('Uploaded', { exact: true })).toBeVisible();
  const link = await ana.page.getByRole('link', { name: 'Open the uploaded game' }).getAttribute('href');
  await eva.page.goto(link ?? '');
  await expect(eva.page.getByRole('link', { name: 'Watch' })).toBeVisible();
  for (const one of [ana, eva]) one.expectNoErrors();
});

test('a record of another server opens, says what became of it, and replays', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const step = { ...tziakchaStep(playedHand('imported'), 0, ['Ana', 'Bea', 'Ciro', 'Dora']), s: [1, -1, 0, 0] };
  const script = deflateSync(JSON.stringify(step)).toString('base64');
  await ana.page.goto('/games');
  await ana.page.setInputFiles('input[type=file]', {
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ id: 'abc', script })),
  });
  await expect(ana.page.getByText('Hand 1: tziakcha counted other points.')).toBeVisible();
  await ana.expectNoViolations();
  await ana.page.getByRole('link', { name: 'Open the game', exact: true }).click();
  await ana.page.getByRole('link', { name: 'Watch' }).click();
  await expect(ana.page.getByRole('slider')).toBeVisible();
  await ana.page.keyboard.press('End');
  await expect(ana.page).toHaveURL(/\/e1\/\d+/);
  ana.expectNoErrors();
});
