import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { savedGame } from './savedGame.ts';

/* A won hand as a file: saved from the replay, opened without a server, counted by both scorers, and forged. */

const HOSTILE = '<img src=x onerror="document.title=1">';

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a won hand is saved from the replay, counted again offline, and a forged one is told apart', async ({
  arrive,
}, info) => {
  const ana = await arrive();
  const toGames = () => ana.page.getByRole('main').getByRole('link', { name: 'My games' }).click();
  await ana.page.goto('/');
  await ana.page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(ana.page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await ana.page.setInputFiles('input[type=file]', fileOf('game.json', await savedGame()));
  await ana.page.getByRole('link', { name: 'East 1', exact: true }).click();
  await expect(ana.page.getByRole('slider')).toBeVisible();
  await ana.page.keyboard.press('End');
  const saving = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: 'Save the hand to recount it' }).click();
  const saved = info.outputPath('hand.json');
  await (await saving).saveAs(saved);
  const hand = readFileSync(saved, 'utf8');

  await ana.page.keyboard.press('Escape');
  await toGames();
  await expect(ana.page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await ana.page.setInputFiles('input[type=file]', fileOf('hand.json', hand));
  await expect(ana.page.getByText('Both scorers count what the file says.')).toBeVisible();
  await expect(ana.page).toHaveURL(/\/games\/hand$/);
  const opening = ana.page.waitForEvent('popup');
  await ana.page.getByRole('link', { name: 'Open in the calculator' }).click();
  const calculator = await opening;
  await expect(calculator.getByRole('heading', { name: 'A winning hand' })).toBeVisible();
  await expect(calculator).toHaveURL(/\/calc\?h=.*&w=/);
  await calculator.close();
  await ana.page.reload();
  await expect(ana.page.getByText('Both scorers count what the file says.')).toBeVisible();

  await toGames();
  await ana.context.setOffline(true);
  const forged = JSON.parse(hand);
  forged.seats[forged.win.seat].name = HOSTILE;
  forged.score.fans.push({ id: 'nine-gates', times: 1, points: 88, articles: [47, 52, 71] });
  forged.score.total += 88;
  forged.payments[forged.win.seat].change += 88;
  await ana.page.setInputFiles('input[type=file]', fileOf('forged.json', JSON.stringify(forged)));
  const verdict = ana.page.getByRole('status').filter({ hasText: 'The file and the count differ.' });
  await expect(verdict).toContainText('Nine Gates: the file says 88, the count is 0.');
  await expect(verdict).toContainText(HOSTILE);
  await expect(ana.page).toHaveTitle('A hand, counted again · Gorrión');

  await toGames();
  await ana.page.setInputFiles('input[type=file]', fileOf('newer.json', hand.replace('dispute/1', 'dispute/2')));
  await expect(ana.page.getByText(/newer\.json did not open\. The file comes from a newer Gorrión/)).toBeVisible();
  await ana.page.setInputFiles('input[type=file]', fileOf('cut.json', hand.replace('"wallLeft"', '"wall"')));
  await expect(ana.page.getByText(/cut\.json did not open\. The file is damaged\./)).toBeVisible();
});
