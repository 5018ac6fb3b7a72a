import { EAST_FEEDS_SOUTH, SOUTH_WINS } from '@gorrion/table/testing';
import type { WebSocketRoute } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import type { Guest } from '../../guest.ts';
import { learnLanguages } from '../sweep.ts';
import { ARABIC, leave, type Row, type Stage } from '../world.ts';

/* A table, from its room to the end of its game. */

/** South may claim East's 1 of characters as a pung, and has flowers. */
const CLAIMS = ['1m 159m 159s 9p EESS', '11m 23m 258s 258p NNC', '467m 369s 147p WWNF'];
/** Hands that nobody wins soon. */
const SLOW = ['1p 159m 159s 9p EESSW', '123m 159s 159p EESS'];

/** Opens a room whose host has a long name, with a friend on a chair. */
async function roomOfTwo(
  { world, arrive }: Stage,
  prepare = async (_host: Guest) => {},
): Promise<readonly [host: Guest, friend: Guest]> {
  // A new one for each room: nobody may have more than three tables.
  const [host, friend] = [await arrive(await leave(await world.arriveAs(ARABIC))), await arrive()];
  await host.createTable();
  await prepare(host);
  await friend.joinBy(host.page.url());
  return [host, friend];
}

/** Begins a prepared hand of two people and two bots. */
async function stacked(stage: Stage, hands: readonly string[], prepare?: (host: Guest) => Promise<void>) {
  const [host, friend] = await roomOfTwo(stage, prepare);
  await host.button('Fill with bots').click();
  await expect(host.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await stage.server.stack(host.code, { hands });
  for (const guest of [host, friend]) await guest.expectSeated();
  return [host, friend] as const;
}

async function room(stage: Stage): Promise<void> {
  const { arrive, look } = stage;
  const [host, friend] = await roomOfTwo(stage);
  await look('a room, for its host', host.page);
  await look('a room, for a friend', friend.page);
  const visitor = await arrive();
  await visitor.page.goto(host.page.url());
  await visitor.page
    .getByRole('button', { name: /^(Take a seat|Sit here)/ })
    .first()
    .waitFor();
  await look('a room, for somebody without a seat', visitor.page);
  await friend.page.getByRole('button', { name: 'Settings', exact: true }).click();
  await friend.page.getByRole('dialog').waitFor();
  await look('settings in a room', friend.page);
  await host.button('Fill with bots').click();
  await expect(host.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await look('a room that is full', host.page);
}

async function options({ arrive, look }: Stage): Promise<void> {
  const host = await arrive();
  const { page } = host;
  await host.createTable();
  await page.getByRole('link', { name: 'All options' }).click();
  await page.getByRole('searchbox').waitFor();
  await look('all options', page);
  await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'Own seconds' });
  await page.getByRole('spinbutton', { name: 'Seconds to spare' }).waitFor();
  await look('all options, with own seconds', page);
  for (const way of [/^Tournament style/, /^EMA/, 'Classical (Macau)']) {
    await page.getByRole('link', { name: 'Done' }).click();
    await page.getByRole('radio', { name: way }).click();
    await expect(page.getByRole('radio', { name: way })).toBeChecked();
    await look(`a room for ${way}`, page);
    await page.getByRole('link', { name: 'All options' }).click();
    await page.getByRole('searchbox').waitFor();
    await look(`all options of ${way}`, page);
  }
}

async function rated({ arrive, look }: Stage): Promise<void> {
  const host = await arrive();
  const { page } = host;
  await host.createTable();
  await page.getByRole('radio', { name: /^Club/ }).click();
  await page.getByRole('link', { name: 'All options' }).click();
  await page.getByRole('radiogroup', { name: 'Who can join' }).getByRole('radio', { name: 'Public' }).click();
  await page.getByRole('switch', { name: 'Rated' }).click();
  await expect(page.getByRole('switch', { name: 'Rated' })).toBeChecked();
  await look('all options of a rated game', page);
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByText('This game is rated.').waitFor();
  await look('the room of a rated game', page);
}

async function turn(stage: Stage): Promise<void> {
  const { arrive, look } = stage;
  const [host, friend] = await stacked(stage, EAST_FEEDS_SOUTH);
  await host.untilMyTurn();
  await look('my turn', host.page);
  await look('the turn of another player', friend.page);
  const watcher = await arrive();
  await watcher.page.goto(host.page.url());
  await watcher.page.locator('.stage').waitFor();
  await look('watching a hand', watcher.page);
  await watcher.button('Menu').click();
  await watcher.page.getByRole('dialog').waitFor();
  await look('the menu of a spectator', watcher.page);
  await host.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await friend.hu.waitFor();
  await look('a claim with Hu', friend.page);
}

async function claim(stage: Stage): Promise<void> {
  const { look } = stage;
  const [host, friend] = await stacked(stage, CLAIMS);
  await host.untilMyTurn();
  await host.hand
    .getByRole('button', { name: /^1 Characters/ })
    .first()
    .click();
  await friend.pass.waitFor();
  await look('a claim', friend.page);
}

/** Opens what the menu of a table leads to. */
const DIALOGS = ['Moves in this hand', 'Score sheet', 'Game settings', 'Settings'] as const;

async function menus(stage: Stage): Promise<void> {
  const { look } = stage;
  const [host, friend] = await stacked(stage, EAST_FEEDS_SOUTH);
  await host.untilMyTurn();
  await host.button('Menu').click();
  await host.page.getByRole('dialog').waitFor();
  await look('the menu of a table', host.page);
  for (const name of DIALOGS) {
    await host.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(host.page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await host.page.getByRole('dialog').waitFor();
    await look(`${name}, at a table`, host.page);
    await host.press('Escape');
    await expect(host.page.getByRole('dialog')).toHaveCount(0);
    await host.button('Menu').click();
    await host.page.getByRole('dialog').waitFor();
  }
  await host.page.getByRole('dialog').getByRole('button', { name: 'Leave game' }).click();
  await host.page.getByRole('button', { name: 'Stay' }).waitFor();
  await look('a question before leaving a game', host.page);
  await friend.button('Chat').click();
  await friend.page.getByRole('button', { name: 'Good luck' }).waitFor();
  await look('the chat at a table', friend.page);
}

async function sheets(stage: Stage): Promise<void> {
  const { look, server } = stage;
  const [host, friend] = await stacked(stage, EAST_FEEDS_SOUTH);
  await host.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await friend.hu.waitFor();
  await friend.press('h');
  await server.pass(20_000);
  for (const guest of [host, friend]) await expect(guest.sheet).toBeVisible();
  await look('a score sheet, for the winner', friend.page);
  await host.page.getByText('All four hands').click();
  await look('a score sheet with all four hands', host.page);
}

async function end(stage: Stage): Promise<void> {
  const { look, server } = stage;
  const [host, friend] = await roomOfTwo(stage);
  await host.button('Fill with bots').click();
  await expect(host.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.finish(host.code, [SOUTH_WINS]);
  for (const guest of [host, friend]) await expect(guest.gameEnd).toBeVisible();
  await look('the end of a game, for its host', host.page);
  await look('the end of a game, for a friend', friend.page);
  await host.button('Make this table a group').click();
  await host.page.getByLabel('Name of the group').waitFor();
  await look('a group made of a table', host.page);
}

async function asks(stage: Stage): Promise<void> {
  const { arrive, look } = stage;
  const [host, friend] = await stacked(stage, EAST_FEEDS_SOUTH, one => one.chooseOption('Watching', 'By request'));
  const guest = await arrive();
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: 'Ask to watch' }).waitFor();
  await look('a table that may be watched by request', guest.page);
  await guest.page.getByRole('button', { name: 'Ask to watch' }).click();
  await guest.page.getByText('Waiting for the host’s answer.').waitFor();
  await look('waiting for the answer of a host', guest.page);
  await host.page.getByText(/ asks to watch\.$/).waitFor();
  await look('a guest who asks to watch', host.page);
  await host.button('Refuse').click();
  await guest.page.getByText('The host has refused.').waitFor();
  await look('refused by a host', guest.page);
  await friend.askToEnd();
  await host.page.getByRole('button', { name: 'Agree' }).waitFor();
  await look('a player who asks to end the game', host.page);
}

async function pause(stage: Stage): Promise<void> {
  const { look } = stage;
  const [host, friend] = await stacked(stage, EAST_FEEDS_SOUTH);
  await friend.button('Menu').click();
  await friend.button(/pause/i).click();
  await host.page.getByText(/pause/i).first().waitFor();
  await look('a player who asks for a pause', host.page);
  await host.button('Agree').click();
  await host.page.locator('.paused').waitFor();
  await look('a pause', host.page);
}

async function connection(stage: Stage): Promise<void> {
  const { look } = stage;
  // A browser that is offline keeps a connection that stands: it is cut from outside.
  const links: WebSocketRoute[] = [];
  let isCut = false;
  const [host] = await stacked(stage, EAST_FEEDS_SOUTH, async ({ page }) => {
    await page.routeWebSocket(/socket\.io/, async link => {
      links.push(link);
      if (isCut) await link.close();
      else link.connectToServer();
    });
    await page.reload();
  });
  await learnLanguages(host.page);
  isCut = true;
  await host.context.setOffline(true);
  await Promise.all(links.map(link => link.close()));
  await host.page.locator('.offline').waitFor();
  await look('a table without a connection', host.page);
}

async function timed({ arrive, look, server }: Stage): Promise<void> {
  const host = await arrive();
  await host.createTableWithBots(() => host.page.getByRole('radio', { name: /^Club/ }).click());
  await server.stack(host.code, { hands: SLOW, ago: 149 * 60_000 });
  await host.page.getByText(/1 min left/).waitFor();
  await look('the last minute of a session', host.page);
  await server.pass(61_000);
  await host.page.getByRole('heading', { name: 'Hand void' }).waitFor();
  await look('a hand that time ended', host.page);
  await host.goOn();
  await host.page.getByText('Time ran out before the first hand was over.').waitFor();
  await look('a game that time ended', host.page);
}

export const TABLE: readonly Row[] = [
  { name: 'a room', go: room },
  { name: 'all options', go: options },
  { name: 'a rated game', go: rated },
  { name: 'a turn', go: turn },
  { name: 'a claim', go: claim },
  { name: 'the menu of a table', go: menus },
  { name: 'score sheets', go: sheets },
  { name: 'the end of a game', go: end },
  { name: 'questions of others', go: asks },
  { name: 'a pause', go: pause },
  { name: 'a table without a connection', go: connection },
  { name: 'a session that time ends', go: timed },
];
