import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, deflateSync } from 'node:zlib';
import { EVALUATOR, type GameRecord, type HandReview, REVIEW_FORMAT } from '@gorrion/protocol';
import { playedHand, SOUTH_WINS, tziakchaStep } from '@gorrion/table/testing';
import { expect } from '../../fixtures.ts';
import type { Guest } from '../../guest.ts';
import { ARABIC, leave, type Row, type Stage, type World } from '../world.ts';

/* Games that are over: their page, their replay, their review, branches, and the people who look at one together. */

const E2E = join(import.meta.dirname, '../..');
const stored = <T>(path: string): T => JSON.parse(brotliDecompressSync(readFileSync(join(E2E, path))).toString()) as T;
const RECORDS = '../packages/table/fixtures/records';
const DAY = 86_400_000;

/** A finished game of two people. */
const finished = (world: World) =>
  world.part('a finished game', async () => {
    const [ana, bea] = [await world.arriveAs(ARABIC), await world.arriveAs()];
    const address = await ana.finishGame(world.server, [SOUTH_WINS], () => bea.joinBy(ana.page.url()));
    return { ana: await leave(ana), bea: await leave(bea), game: new URL(address).pathname };
  });

async function page({ world, arrive, look }: Stage): Promise<void> {
  const { ana, bea, game } = await finished(world);
  const [host, friend, visitor] = [await arrive(ana), await arrive(bea), await arrive()];
  for (const [who, guest] of [
    ['its host', host],
    ['a player', friend],
    ['a visitor', visitor],
  ] as const) {
    await guest.page.goto(game);
    await guest.page.getByRole('link', { name: 'Watch' }).waitFor();
    await look(`a game that is over, for ${who}`, guest.page);
  }
  await friend.page.goto('/games');
  await friend.page.locator('.game-row').first().waitFor();
  await look('/games', friend.page);
  await friend.page.goto('/games?fan=nine-gates');
  await friend.page.getByText('No game matches.').waitFor();
  await look('/games, none of which matches', friend.page);
  await friend.page.goto('/me');
  await friend.page.getByText('9 more games').waitFor();
  await look('/me after one game', friend.page);
}

async function forPlayersOnly({ world, arrive, look }: Stage): Promise<void> {
  const host = await world.arriveAs();
  const game = await host.finishGame(world.server, [SOUTH_WINS]);
  await host.page.getByRole('radio', { name: 'Players' }).click();
  await host.page.getByText('Only those who played can open this game.').waitFor();
  const visitor = await arrive();
  await visitor.page.goto(game);
  await visitor.page.getByRole('heading', { name: 'Only its players may open this game' }).waitFor();
  await look('a game for its players only', visitor.page);
  await leave(host);
}

async function replay({ world, arrive, look }: Stage): Promise<void> {
  const { ana, game } = await finished(world);
  const guest = await arrive(ana);
  await guest.page.goto(`${game}/e1`);
  await guest.page.getByRole('slider').waitFor();
  await look('a replay', guest.page);
  for (const tab of ['Moves', 'Branches', 'Together']) {
    await guest.page.getByRole('tab', { name: tab }).click();
    await guest.page.getByRole('tabpanel', { name: tab }).waitFor();
    await look(`a replay, ${tab}`, guest.page);
  }
  await guest.page.getByRole('slider').press('End');
  await expect(guest.page).toHaveURL(/\/e1\/\d+/);
  await look('the end of a replay', guest.page);
  await guest.page.setViewportSize({ width: 390, height: 844 });
  await guest.page.getByRole('button', { name: 'View and moves' }).click();
  await look('a replay with its panel open on a phone', guest.page);
}

/** Has bots of a quick level play a line to its end. */
async function finishByBots({ page: shown }: Guest): Promise<void> {
  await shown.getByRole('combobox', { name: 'Level of the bots' }).selectOption({ label: 'Easy' });
  await shown.getByRole('button', { name: 'Let bots finish' }).press('Enter');
  await shown.getByText('Kept with the game.').waitFor();
}

async function branches({ world, arrive, look }: Stage): Promise<void> {
  const { ana, game } = await finished(world);
  const guest = await arrive(ana);
  await guest.page.goto(`${game}/e1`);
  await guest.page.getByRole('tab', { name: 'Branches' }).press('Enter');
  await guest.page.getByRole('button', { name: 'Play on from here' }).press('Enter');
  await guest.page.getByRole('heading', { name: /^What if/ }).waitFor();
  await guest.expectSeated();
  await look('a branch that is played', guest.page);
  await finishByBots(guest);
  await look('a branch that is over', guest.page);
  await guest.settled();
  await guest.page.getByRole('button', { name: 'Walk through it' }).press('Enter');
  await expect(guest.page).toHaveURL(/\/b\d+\/1$/);
  await look('the replay of a branch', guest.page);
}

async function playedAgain({ world, arrive, look }: Stage): Promise<void> {
  const { ana, game } = await finished(world);
  const [guest, other] = [await arrive(ana), await arrive()];
  await guest.page.goto(`${game}/e1/play/s`);
  await guest.page.getByRole('button', { name: 'Play from South' }).waitFor();
  await look('a hand to play again', guest.page);
  await guest.page.getByRole('button', { name: 'Play from South' }).press('Enter');
  await guest.expectSeated();
  await finishByBots(guest);
  await guest.settled();
  await guest.page.getByRole('button', { name: 'Compare' }).press('Enter');
  await guest.page.getByRole('heading', { name: /\(you\)$/ }).waitFor();
  await look('a hand that was played again', guest.page);
  await other.page.goto(`${game}/e1/play/s`);
  await other.page.getByText('Hidden until you finish the same seat.', { exact: true }).waitFor();
  await look('a hand that somebody else has played again', other.page);
}

async function together({ world, arrive, look }: Stage): Promise<void> {
  const { ana, game } = await finished(world);
  const [leader, other] = [await arrive(ana), await arrive()];
  const bar = ({ page: shown }: Guest) => shown.locator('.tg-bar');
  const panel = ({ page: shown }: Guest) => shown.getByRole('tabpanel');
  await leader.page.goto(`${game}/e1/1`);
  await leader.page.getByRole('tab', { name: 'Together' }).click();
  await leader.page.getByRole('button', { name: 'Join in' }).click();
  await expect(bar(leader)).toContainText('You are leading');
  await other.page.goto(`${game}/e1/1?together`);
  await bar(other).waitFor();
  await other.page.getByRole('textbox', { name: /^Say something about/ }).fill('5s is dead');
  await other.page.getByRole('button', { name: 'Send' }).click();
  await panel(leader).getByText('is dead').waitFor();
  await look('a review together, for its leader', leader.page);
  await look('a review together, for another one', other.page);
  await leader.page.keyboard.press('Home');
  await leader.page.keyboard.press('v');
  await panel(leader).getByRole('group', { name: 'Your vote' }).getByRole('button').first().click();
  await panel(leader).getByRole('button', { name: 'Change' }).waitFor();
  await look('a vote', leader.page);
  await panel(other).getByRole('group', { name: 'Your vote' }).getByRole('button').nth(1).click();
  await panel(leader).getByRole('heading', { name: 'The votes' }).waitFor();
  await look('the votes', leader.page);
}

/** Opens a file on the page of one's games. */
async function openFile({ page: shown }: Guest, name: string, contents: string): Promise<void> {
  await shown.goto('/games');
  await shown.getByRole('heading', { name: 'My games' }).waitFor();
  const buffer = Buffer.from(contents);
  await shown.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer });
}

async function reviewed({ arrive, look }: Stage): Promise<void> {
  const guest = await arrive();
  const { page: shown } = guest;
  const record = stored<GameRecord>(`${RECORDS}/6/solo-1.json.br`);
  const hands = [stored<HandReview>('fixtures/reviewedHand.json.br')];
  const review = { format: REVIEW_FORMAT, evaluator: EVALUATOR, game: record.id, hands };
  await openFile(guest, 'game.json', JSON.stringify({ ...record, review }));
  await expect(shown).toHaveURL(/\/g\/solo-[A-Z2-9]{8}-1$/);
  await shown.getByRole('link', { name: 'Watch' }).waitFor();
  await look('a reviewed game', shown);
  const game = new URL(shown.url()).pathname;
  for (const [part, shows] of [
    ['mistakes', 'h1'],
    ['luck', '.luck-table'],
    ['luck/decisions', 'th'],
    ['luck/hindsight', '.hs-hands > li'],
  ] as const) {
    await shown.goto(`${game}/${part}?from=3`);
    await shown.locator(shows).first().waitFor();
    await look(`a reviewed game, ${part}`, shown);
  }
  await shown.goto(`${game}/mistakes?from=3`);
  await shown.getByRole('link', { name: 'Start with the costliest' }).press('Enter');
  await shown.getByRole('heading', { name: 'What would you discard?' }).waitFor();
  await look('a mistake to try again', shown);
  await guest.press('?');
  await shown.getByRole('heading', { name: 'The answer' }).waitFor();
  await look('the answer to a mistake', shown);
  await shown.goto(game);
  await shown.getByRole('link', { name: 'Open the review' }).press('Enter');
  await shown.getByRole('tabpanel', { name: 'Expert' }).getByText('Mistake', { exact: true }).waitFor();
  await look('a replay with what the expert says', shown);
}

async function recounted({ arrive, look }: Stage): Promise<void> {
  const guest = await arrive();
  const { page: shown } = guest;
  const game = brotliDecompressSync(readFileSync(join(E2E, RECORDS, '6/one-long-1.json.br'))).toString();
  await openFile(guest, 'game.json', game);
  await shown.getByRole('link', { name: 'East 1', exact: true }).click();
  await shown.getByRole('slider').waitFor();
  await shown.keyboard.press('End');
  await shown.getByRole('tab', { name: 'Moves' }).click();
  const saving = shown.waitForEvent('download');
  await shown.getByRole('button', { name: 'Save the hand to recount it' }).click();
  const hand = readFileSync((await (await saving).path())!, 'utf8');
  await openFile(guest, 'hand.json', hand);
  await shown.getByText('Both scorers count what the file says.').waitFor();
  await look('a hand that is counted again', shown);
  const forged = JSON.parse(hand);
  forged.score.fans.push({ id: 'nine-gates', times: 1, points: 88, articles: [47, 52, 71] });
  forged.score.total += 88;
  await openFile(guest, 'forged.json', JSON.stringify(forged));
  await shown.getByText('The file and the count differ.').first().waitFor();
  await look('a hand whose file is forged', shown);
  await openFile(guest, 'cut.json', hand.replace('"wallLeft"', '"wall"'));
  await shown.getByText(/cut\.json did not open\./).waitFor();
  await look('/games with a file that did not open', shown);
}

async function imported({ arrive, look }: Stage): Promise<void> {
  const guest = await arrive();
  const step = { ...tziakchaStep(playedHand('imported'), 0, ['Ana', 'Bea', 'Ciro', ARABIC]), s: [1, -1, 0, 0] };
  const script = deflateSync(JSON.stringify(step)).toString('base64');
  await openFile(guest, 'record.json', JSON.stringify({ id: 'abc', script }));
  await guest.page.getByText('Hand 1: tziakcha counted other points.').waitFor();
  await look('a record of another server', guest.page);
}

/** Somebody with ten games of the archive. */
const TEN_GAMES = ['6', '7'].flatMap(version =>
  ['four-wmo', 'solo', 'three-cn1998', 'three-withholding', 'two-and-bots'].map(name => `${version}/${name}`),
);

const experienced = (world: World) =>
  world.part('somebody with ten games', async () => {
    const guest = await world.arriveAs();
    // A game that is brought twice counts once.
    const records = TEN_GAMES.map(game => stored<GameRecord>(`${RECORDS}/${game}-1.json.br`));
    const games = records.map((record, day) => {
      const facts = record.facts.map(fact => ({ ...fact, at: fact.at + day * DAY }));
      const later = { ...record, from: record.from + day * DAY, to: record.to + day * DAY, facts };
      return JSON.stringify({ record: later, player: 0 });
    });
    const answers = await guest.page.evaluate(async bodies => {
      const headers = { 'Content-Type': 'application/json' };
      const found: number[] = [];
      for (const body of bodies) found.push((await fetch('/api/games', { method: 'POST', headers, body })).status);
      return found;
    }, games);
    expect(answers).toEqual(games.map(() => 200));
    return leave(guest);
  });

async function profile({ world, arrive, look }: Stage): Promise<void> {
  const guest = await arrive(await experienced(world));
  const { page: shown } = guest;
  await shown.goto('/me');
  const rates = shown.getByRole('img', { name: /^You beside the bots/ });
  await rates.waitFor();
  await look('/me', shown);
  await shown.keyboard.press('t');
  await rates.waitFor({ state: 'hidden' });
  await look('/me with tables', shown);
  await shown.getByRole('button', { name: 'All ratings' }).click();
  await shown.getByRole('dialog').waitFor();
  await look('all ratings', shown);
  await shown.goto('/fans');
  await shown.getByRole('button', { name: /^Made \d+$/ }).click();
  await shown
    .getByText(/^Made in \d+ games?/)
    .first()
    .waitFor();
  await look('/fans that one has made', shown);
}

export const GAMES: readonly Row[] = [
  { name: 'a game that is over', go: page },
  { name: 'a game for its players only', go: forPlayersOnly },
  { name: 'a replay', go: replay },
  { name: 'branches of a hand', go: branches },
  { name: 'a hand that is played again', go: playedAgain },
  { name: 'a review together', go: together },
  { name: 'a reviewed game', go: reviewed },
  { name: 'a hand that is counted again', go: recounted },
  { name: 'a record of another server', go: imported },
  { name: '/me', go: profile },
];
