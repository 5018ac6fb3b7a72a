import { type Browser, expect, type Locator, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The winner counts: names the fans of the open hand, and the others object and confirm. */

/** East discards 1 of dots, and South's hand is complete with it: pure straight, all chows, concealed hand. */
const HANDS = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 147m 369s 8p WWN', '258m 258p 7p NNCCFF'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** Four friends at an EMA table, East first, of whom South can say Hu on East's first discard. */
async function emaTable(browser: Browser) {
  const friends = (await Promise.all(SIZES.map(size => Guest.arrive(browser, server, size)))) as Guest[];
  const [host, ...others] = friends as [Guest, ...Guest[]];
  await host.createTable();
  await host.page.getByRole('radio', { name: /^EMA/ }).click();
  await expect(host.page.getByRole('radio', { name: /^EMA/ })).toBeChecked();
  for (const { page } of others) {
    await page.goto(host.page.url());
    await page
      .getByRole('button', { name: /^(Take a seat|Sit here)/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Leave your seat' }).first()).toBeVisible();
  }
  await server.playStacked(host.page.url().slice(-8), HANDS);
  for (const friend of friends) await friend.expectSeated();
  return friends;
}

/** South says Hu on East's discard; returns the dialog in which South counts. */
async function sayHu(east: Guest, south: Guest): Promise<Locator> {
  await east.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await expect(south.page.getByText(/1 Dots/).first()).toBeVisible();
  await south.see();
  await south.page.keyboard.press('h');
  const count = south.page.getByRole('dialog', { name: 'Count your hand' });
  await expect(count).toBeVisible({ timeout: 15_000 });
  return count;
}

test('EMA: the winner names fans by keyboard, one objects, all confirm, and the sheet says what was judged', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [east, south, west, north] = (await emaTable(browser)) as [Guest, Guest, Guest, Guest];
  const count = await sayHu(east, south);
  await expect(count.getByRole('searchbox')).toBeFocused();
  await south.expectNoViolations();

  await south.see();
  await south.page.keyboard.type('escalera pura');
  await expect(count.getByText('1 of 80')).toBeVisible();
  await south.page.keyboard.press('ArrowDown');
  await south.page.keyboard.press('Space');
  const theirs = east.page.getByRole('dialog', { name: /counts$/ });
  await expect(theirs.getByText('Pure Straight', { exact: true })).toBeVisible();
  await count.getByRole('searchbox').fill('');
  await south.page.keyboard.press('ArrowDown');
  await south.page.keyboard.type('28');
  await expect(count.getByText('1 of 80')).toBeVisible();
  await expect(count.getByRole('checkbox', { name: /^Pure Straight/ })).toBeChecked();
  await count.getByRole('searchbox').fill('pungs');
  await count.getByRole('checkbox', { name: /^All Pungs/ }).click();
  await east.expectNoViolations();
  await theirs.getByRole('button', { name: 'Object to All Pungs' }).click();
  await expect(count.getByText(/objects$/).first()).toBeAttached();
  await expect(west.page.getByText(/objects to All Pungs\.$/)).toBeAttached();
  await expect(count.getByRole('button', { name: 'That is my count: 22' })).toBeVisible();
  await south.page.keyboard.press('Control+Enter');
  await expect(count.getByText('The others check your count.')).toBeVisible();
  for (const { page } of [east, west, north]) await page.getByRole('button', { name: 'Confirm' }).click();

  for (const guest of [east, south, west, north]) {
    const sheet = guest.sheet;
    await expect(sheet).toBeVisible({ timeout: 15_000 });
    await expect(sheet.getByRole('heading', { name: 'Counted' })).toBeVisible();
    await expect(sheet.getByRole('region', { name: 'Not in the hand' })).toContainText('All Pungs', {
      timeout: 15_000,
    });
    await expect(sheet.getByRole('region', { name: 'Not in the hand' })).toContainText('objected');
    await expect(sheet.getByRole('region', { name: 'Not named, not paid' })).toContainText('All Chows');
    guest.expectNoErrors();
  }
});

test('a count of too few points is a false Hu: all see it, and play goes on', async ({ browser }) => {
  test.setTimeout(240_000);
  const [east, south, west, north] = (await emaTable(browser)) as [Guest, Guest, Guest, Guest];
  const count = await sayHu(east, south);
  await south.see();
  // The table can be seen meanwhile.
  await south.page.keyboard.press('Escape');
  await south.page.getByRole('button', { name: 'Back to the count' }).click();
  await south.see();
  await count.getByRole('checkbox', { name: /^Closed Wait/ }).click();
  await count.getByRole('button', { name: 'That is my count: 1' }).click();
  for (const { page } of [east, west, north]) await page.getByRole('button', { name: 'Confirm' }).click();
  for (const guest of [east, south, west, north]) {
    await expect(guest.page.getByText(/False Hu|false Hu/).first()).toBeVisible();
    await expect(guest.page.getByRole('dialog')).toHaveCount(0);
    guest.expectNoErrors();
  }
});
