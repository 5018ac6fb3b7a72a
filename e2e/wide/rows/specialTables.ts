import { EAST_FEEDS_SOUTH, SOUTH_WINS } from '@gorrion/table/testing';
import { expect } from '../../fixtures.ts';
import type { Guest } from '../../guest.ts';
import type { Row, Stage } from '../world.ts';

/* Tables of other manners: drawn seats, an umpire, a count by the winner, strict play, older ways, practice. */

const ROUTES = ['123456m 456s 78p 9p EN', '147m 258s 369p NNCC'];

/** Four people at a table that the host has set up. */
async function four({ arrive }: Stage, prepare: (host: Guest) => Promise<void>) {
  const guests = [await arrive(), await arrive(), await arrive(), await arrive()] as const;
  const [host, ...others] = guests;
  await host.createTable();
  await prepare(host);
  for (const other of others) await other.joinBy(host.page.url());
  return guests;
}

async function ceremony({ arrive, look }: Stage): Promise<void> {
  const [ana, bea] = [await arrive(undefined, false), await arrive(undefined, false)];
  await ana.createTable();
  await bea.joinBy(ana.page.url());
  await ana.button('Fill with bots').click();
  await ana.button('Start game').click();
  await ana.page
    .getByRole('button', { name: /^Take tile/ })
    .first()
    .waitFor();
  await look('the draw of seats', ana.page);
}

async function umpire({ arrive, look }: Stage): Promise<void> {
  const [ana, bea, irene] = [await arrive(), await arrive(), await arrive()];
  await ana.createTable();
  await bea.joinBy(ana.page.url());
  await ana.button('Fill with bots').click();
  await ana.button('Copy the umpire’s link').click();
  await look('a room with the link of an umpire', ana.page);
  await irene.page.goto((await ana.page.locator('.ump-link code').textContent()) ?? '');
  await ana.page
    .getByText(/ is the umpire\.$/)
    .first()
    .waitFor();
  await ana.button('Start game').click();
  await Promise.all([ana.expectSeated(), bea.expectSeated()]);
  const desk = irene.page.getByRole('region', { name: 'Umpire’s desk' });
  await ana.press('u');
  await ana.button('Call the umpire').click();
  await desk.getByText(/ called the umpire\.$/).waitFor();
  await look('an umpire’s desk with a call', irene.page);
  await irene.button('Stop play').click();
  await ana.page.getByRole('heading', { name: 'The umpire stopped play' }).waitFor();
  await look('a table that an umpire has stopped', ana.page);
  await irene.button('Concealed hands').click();
  await irene.page.getByRole('dialog').locator('.ump-hands .mt').nth(51).waitFor();
  await look('the concealed hands, for an umpire', irene.page);
  await irene.button('Close').click();
  await irene.button('Ruling').click();
  const form = irene.page.getByRole('dialog');
  await form.getByRole('button', { name: 'Warning', exact: true }).click();
  await form.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(1).click();
  await irene.button(/^Change of mind/).click();
  await look('a ruling that is written', irene.page);
  await irene.button('Give this ruling').click();
  await bea.page
    .getByText(/Ruling of the umpire.*Warning/)
    .first()
    .waitFor();
  await look('a ruling, for a player', bea.page);
}

async function proposed({ arrive, look, server }: Stage): Promise<void> {
  const [ana, bea] = [await arrive(), await arrive()];
  await ana.createTable();
  await bea.joinBy(ana.page.url());
  await ana.button('Fill with bots').click();
  await expect(ana.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.stack(ana.code, { hands: EAST_FEEDS_SOUTH });
  await Promise.all([ana.expectSeated(), bea.expectSeated()]);
  await ana.press('u');
  const form = ana.page.getByRole('dialog');
  await form.getByRole('button', { name: 'Points', exact: true }).click();
  await form.getByRole('radiogroup', { name: 'Player' }).getByRole('radio').nth(1).click();
  await ana.button(/^Change of mind/).click();
  await look('a ruling that a player proposes', ana.page);
  await ana.button('Ask the others').click();
  await bea.page.getByText(/ proposes:/).waitFor();
  await look('a ruling to agree to', bea.page);
}

async function count(stage: Stage): Promise<void> {
  const { look, server } = stage;
  const [east, south, west, north] = await four(stage, async host => {
    await host.page.getByRole('radio', { name: /^EMA/ }).click();
    await expect(host.page.getByRole('radio', { name: /^EMA/ })).toBeChecked();
  });
  await server.stack(east.code, { hands: EAST_FEEDS_SOUTH });
  for (const guest of [east, south]) await guest.expectSeated();
  await east.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await south.page.getByRole('img', { name: '1 Dots, last discard' }).waitFor({ state: 'attached' });
  for (const _ of [1, 2]) await south.press('h');
  const dialog = south.page.getByRole('dialog', { name: 'Count your hand' });
  await dialog.waitFor();
  await look('a count, for the winner', south.page);
  await dialog.getByRole('checkbox', { name: /^Pure Straight/ }).click();
  await east.page
    .getByRole('dialog', { name: /counts$/ })
    .getByText('Pure Straight', { exact: true })
    .waitFor();
  await look('a count, for another player', east.page);
  await south.press('Control+Enter');
  for (const guest of [east, west, north]) await guest.button('Confirm').click();
  await expect(south.sheet).toBeVisible();
  await look('a sheet that was counted by the winner', south.page);
}

async function strict(stage: Stage): Promise<void> {
  const { look, server } = stage;
  const [east, south] = await four(stage, async host => {
    await host.page.getByRole('radio', { name: /^Tournament style/ }).click();
    await expect(host.page.getByRole('radio', { name: /^Tournament style/ })).toBeChecked();
  });
  await server.stack(east.code, { hands: EAST_FEEDS_SOUTH });
  for (const guest of [east, south]) await guest.expectSeated();
  await look('strict play', east.page);
  await east.press('h');
  await look('a win in strict play, pressed once', east.page);
  await east.press('h');
  await south.page.locator('.slip').waitFor();
  await look('a penalty in strict play', south.page);
}

async function exchange({ arrive, look, server }: Stage): Promise<void> {
  const guest = await arrive();
  const { page } = guest;
  await page.goto('/');
  await guest.chooseBots();
  await page.getByRole('radio', { name: /^Macau(?! to)/ }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.getByRole('heading', { name: /dice/i }).first().waitFor();
  await look('the dice for the seats', page);
  await server.run(20);
  await page.getByRole('heading', { name: /^Give two tiles to / }).waitFor();
  await look('an exchange of tiles', page);
}

/** A hand of one of the older ways, and its sheet with the count of all four hands. */
const olderWay = (way: string): Row => ({
  name: `a hand of ${way}`,
  async go({ arrive, look, server }) {
    const guest = await arrive();
    const { page } = guest;
    await guest.createTable();
    await page.getByRole('radio', { name: way }).click();
    await expect(page.getByRole('radio', { name: way })).toBeChecked();
    await guest.button('Fill with bots').click();
    await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
    await server.stack(guest.code, { hands: EAST_FEEDS_SOUTH });
    await guest.untilMyTurn();
    await look(`a hand of ${way}`, page);
    await guest.hand.getByRole('button', { name: /^1 Dots/ }).click();
    await server.pass(20_000);
    await expect(guest.nextHand).toBeVisible();
    await look(`a sheet of ${way}`, page);
  },
});

async function forms(stage: Stage): Promise<void> {
  const { look, server } = stage;
  const guests = await four(stage, async one => {
    await one.page.getByRole('radio', { name: /^Tournament style/ }).click();
    await one.chooseOption('Clock', 'No clock');
  });
  const [host, friend, ...others] = guests;
  await server.stack(host.code, { hands: EAST_FEEDS_SOUTH });
  for (const guest of guests) await guest.expectSeated();
  await host.askToEnd();
  for (const guest of [friend, ...others]) await guest.button('Agree').click();
  for (const guest of guests) {
    await guest.goOn();
    await expect(guest.gameEnd).toBeVisible();
  }
  await look('the forms of a competition', host.page);
  await friend.button('Write an appeal').click();
  await friend.page.getByRole('textbox').fill('I did not talk in hand 1.');
  await look('an appeal that is written', friend.page);
  await friend.button('Sign and send').click();
  await host.page.getByText('I did not talk in hand 1.').waitFor();
  await look('the forms of a competition with an appeal', host.page);
}

async function ratings({ arrive, look, server }: Stage): Promise<void> {
  const [host, friend] = [await arrive(), await arrive()];
  const { page } = host;
  await host.createTable();
  await page.getByRole('radio', { name: /^Club/ }).click();
  await page.getByRole('link', { name: 'All options' }).click();
  await page.getByRole('radiogroup', { name: 'Who can join' }).getByRole('radio', { name: 'Public' }).click();
  await page.getByRole('switch', { name: 'Rated' }).click();
  await expect(page.getByRole('switch', { name: 'Rated' })).toBeChecked();
  await page.getByRole('link', { name: 'Done' }).click();
  await friend.joinBy(page.url());
  await host.button('Fill with bots').click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.finish(host.code, [SOUTH_WINS]);
  await expect(host.gameEnd).toBeVisible();
  await page.goto('/me');
  await page.getByText('provisional').first().waitFor();
  await look('/me with a rating', page);
  await page.getByRole('button', { name: 'All ratings' }).click();
  await page
    .getByRole('dialog')
    .getByRole('row', { name: /you · provisional/ })
    .waitFor();
  await look('all ratings with the own one', page);
}

async function routes({ arrive, look, server }: Stage): Promise<void> {
  const host = await arrive();
  const { page } = host;
  await host.createTableWithBots(async () => {
    await page.getByRole('link', { name: 'All options' }).click();
    await page.getByRole('switch', { name: 'Route to the minimum' }).click();
    await page.getByRole('link', { name: 'Done' }).click();
    await page.getByText('routes are shown').waitFor();
  });
  await server.stack(host.code, { hands: ROUTES });
  await host.expectSeated();
  await host.button(/^Route to the minimum: /).click();
  await page.getByRole('complementary', { name: 'Route to eight' }).waitFor();
  await page.locator('.route-plan').first().waitFor();
  await look('routes to the minimum', page);
}

async function practice({ arrive, look }: Stage): Promise<void> {
  const guest = await arrive();
  const { page } = guest;
  await page.goto('/learn');
  await page
    .getByRole('region', { name: 'Practice table' })
    .getByRole('radio', { name: /^4 points/ })
    .click();
  await page.getByRole('button', { name: 'Start practice' }).click();
  await guest.expectSeated();
  await page.getByRole('complementary', { name: 'Route to 4 points' }).waitFor();
  await look('the practice table', page);
}

async function device({ arrive, look }: Stage): Promise<void> {
  const guest = await arrive();
  const { page } = guest;
  await page.goto('/');
  await guest.chooseBots();
  await page.getByRole('radio', { name: /On this device/ }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await guest.expectSeated();
  await look('a game on the device', page);
  await guest.askToEnd();
  await guest.goOn();
  await page.getByRole('link', { name: 'Open the game’s page' }).click();
  await page.getByRole('link', { name: 'Watch' }).waitFor();
  await look('a game of the device that is over', page);
  await page.goto('/games');
  await page.getByText('This device only').waitFor();
  await look('/games with a game of the device', page);
}

export const SPECIAL_TABLES: readonly Row[] = [
  { name: 'the draw of seats', go: ceremony },
  { name: 'an umpire', go: umpire },
  { name: 'a ruling that a player proposes', go: proposed },
  { name: 'a count by the winner', go: count },
  { name: 'strict play', go: strict },
  { name: 'an exchange of tiles', go: exchange },
  ...['Classical (1920s)', 'Classical (pamphlet)'].map(olderWay),
  { name: 'the forms of a competition', go: forms },
  { name: 'all ratings with the own one', go: ratings },
  { name: 'routes to the minimum', go: routes },
  { name: 'the practice table', go: practice },
  { name: 'a game on the device', go: device },
];
