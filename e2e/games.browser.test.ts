import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { playedHand, SOUTH_WINS, tziakchaStep } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* A game that is over: its page for players and strangers, its replay by keys, and as a file without a server. */

/** Opens the list of one's games from the first page. */
async function openGames({ page }: Guest): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
}

test('a finished game is found by a player, opened and watched by a stranger, and opened as a file without a server', async ({
  arrive,
  server,
}, info) => {
  const [ana, bea, eva] = await Promise.all([
    arrive(),
    arrive({ viewport: { width: 390, height: 844 } }),
    arrive({ viewport: { width: 844, height: 390 } }),
  ]);
  // Before it is open to those with the link.
  eva.mayBeRefused(/^GET .*: 403$/);
  const game = await ana.finishGame(server, [SOUTH_WINS], () => bea.joinBy(ana.page.url()));
  await expect(ana.page).toHaveURL(/\/g\/[A-Z0-9]+-1$/);

  // Bea finds it in her list, on a phone.
  await openGames(bea);
  await bea.page.locator('.game-row').first().click();
  await expect(bea.page).toHaveURL(game);
  await expect(bea.page.getByRole('link', { name: 'Watch' })).toBeVisible();

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
  const slider = eva.page.getByRole('slider');
  await expect(slider).toBeVisible();
  const end = Number(await slider.getAttribute('max'));
  expect(end).toBeGreaterThan(1);
  await eva.page.keyboard.press('End');
  await expect(eva.page).toHaveURL(new RegExp(`/e1/${end}`));
  await eva.page.keyboard.press('ArrowLeft');
  await expect(eva.page).toHaveURL(new RegExp(`/e1/${end - 1}`));
  await eva.page.keyboard.press('3');
  await expect(eva.page).toHaveURL(/from=2/);
  await eva.page.keyboard.press('o');
  await expect(eva.page).toHaveURL(/open=own/);
  await eva.page.keyboard.press('?');
  await expect(eva.page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Previous or next hand');
  await eva.page.keyboard.press('Escape');
  await expect(eva.page.getByRole('dialog')).toHaveCount(0);
  const moment = eva.page.url();
  await eva.page.keyboard.press('Escape');
  await expect(eva.page).toHaveURL(game);

  // A link to a move shows that move.
  await bea.page.goto(moment);
  await expect(bea.page.getByRole('slider')).toHaveValue(String(end - 1));
  await bea.button('View and moves').click();
  await expect(bea.page.locator('.move-list [aria-current]')).toBeVisible();

  // Shared, it is a picture that this device draws.
  await eva.page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(eva.page.getByRole('dialog', { name: 'Share' }).getByRole('img')).toBeVisible();
  const drawing = eva.page.waitForEvent('download');
  await eva.page.getByRole('button', { name: 'Save picture' }).click();
  const drawn = await drawing;
  expect(drawn.suggestedFilename()).toBe('gorrion.png');
  await eva.page.keyboard.press('Escape');

  // Saved as a file, it opens where there is no server any more; a damaged file says what is wrong.
  const saving = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: 'Save as file' }).click();
  const file = info.outputPath('game.json');
  await (await saving).saveAs(file);
  await eva.page.getByRole('main').getByRole('link', { name: 'My games' }).click();
  await expect(eva.page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await eva.page.setInputFiles('input[type=file]', {
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from(readFileSync(file, 'utf8').replace('"dealt"', '"stolen"')),
  });
  await expect(eva.page.getByText(/The file is damaged\. It is event \d+\. Nothing was stored\./)).toBeVisible();
  await eva.context.setOffline(true);
  await eva.page.setInputFiles('input[type=file]', file);
  await expect(eva.page.getByRole('link', { name: 'Watch' })).toBeVisible();
  // A file never takes the place of a game: it has an id of this device.
  await expect(eva.page).toHaveURL(/\/g\/solo-[A-Z2-9]{8}-1$/);
});

test('a game of this device is kept there, and gets a link when it is uploaded', async ({ arrive }) => {
  const [ana, eva] = await Promise.all([arrive(), arrive()]);
  await ana.page.goto('/');
  await ana.chooseBots();
  await ana.page.getByRole('radio', { name: /On this device/ }).click();
  await ana.page.getByRole('button', { name: 'Start now' }).click();
  await ana.expectSeated();
  await ana.askToEnd();
  await ana.goOn();
  await ana.page.getByRole('link', { name: 'Open the game’s page' }).click();
  await expect(ana.page).toHaveURL(/\/g\/solo-[A-Z2-9]{8}-1$/);
  await expect(ana.page.getByRole('link', { name: 'Watch' })).toBeVisible();
  await ana.page.getByRole('main').getByRole('link', { name: 'My games' }).click();
  await expect(ana.page.getByText('This device only')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Upload to get a link' }).click();
  await expect(ana.page.getByText('Uploaded', { exact: true })).toBeVisible();
  const link = await ana.page.getByRole('link', { name: 'Open the uploaded game' }).getAttribute('href');
  await eva.page.goto(link ?? '');
  await expect(eva.page.getByRole('link', { name: 'Watch' })).toBeVisible();
});

test('a record of another server opens, says what became of it, and replays', async ({ arrive }) => {
  const ana = await arrive();
  const step = { ...tziakchaStep(playedHand('imported'), 0, ['Ana', 'Bea', 'Ciro', 'Dora']), s: [1, -1, 0, 0] };
  const script = deflateSync(JSON.stringify(step)).toString('base64');
  await openGames(ana);
  await ana.page.setInputFiles('input[type=file]', {
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ id: 'abc', script })),
  });
  await expect(ana.page.getByText('Hand 1: tziakcha counted other points.')).toBeVisible();
  await ana.page.getByRole('link', { name: 'Open the game', exact: true }).click();
  await ana.page.getByRole('link', { name: 'Watch' }).click();
  await expect(ana.page.getByRole('slider')).toBeVisible();
  await ana.page.keyboard.press('End');
  await expect(ana.page).toHaveURL(/\/e1\/\d+/);
});
