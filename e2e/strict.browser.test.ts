import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* Strict play: whoever sits says what they like, and everyone sees what comes of it. */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const word = (guest: Guest, name: string) =>
  guest.page.getByRole('toolbar', { name: 'Words' }).getByRole('button', { name, exact: true });

/** Opens a competition table of four people and returns them with their names, East first. */
async function competition(guests: readonly Guest[]): Promise<readonly { guest: Guest; name: string }[]> {
  const [host, ...others] = guests as [Guest, ...Guest[]];
  await host.createTable();
  await host.page.getByRole('radio', { name: /^Competition/ }).click();
  await expect(host.page.getByRole('radio', { name: /^Competition/ })).toBeChecked();
  // A slow machine needs more than three seconds to say a word.
  await host.chooseOption('Seconds to claim', '5 s');
  for (const { page } of others) {
    await page.goto(host.page.url());
    await page
      .getByRole('button', { name: /^Take a seat$/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Leave your seat' })).toBeVisible();
  }
  await host.page.getByRole('button', { name: 'Start game' }).click();
  for (const guest of guests) await guest.expectSeated();
  const counts = await Promise.all(guests.map(({ tiles }) => tiles.count()));
  const east = counts.indexOf(14);
  expect(east, `${counts}`).toBeGreaterThanOrEqual(0);
  // Everybody's own plate is "You"; the others' plates name the wind.
  const named = guests[(east + 1) % 4]!.page.getByRole('group', { name: /East/ });
  const name = (await named.locator('.name').innerText()).trim();
  return [{ guest: guests[east]!, name }, ...guests.filter((_, n) => n !== east).map(guest => ({ guest, name: '' }))];
}

test('a false Hu and false tiles are seen by all: slip, dead hand, and the penalty on the sheet', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const guests = await Promise.all([0, 1, 2, 3].map(() => Guest.arrive(browser, server)));
  const [east, second] = await competition(guests);
  if (!east || !second) throw new Error('nobody is East');

  for (const name of ['Chow', 'Pung', 'Kong', 'Hu', 'Flower', 'Draw']) {
    for (const guest of guests) await expect(word(guest, name)).toBeEnabled();
  }
  await east.guest.page.keyboard.press('h');
  for (const { page } of guests) await expect(page.locator('.slip')).toContainText('20 points to each, dead hand.');
  for (const guest of guests.filter(one => one !== east.guest)) {
    await expect(guest.page.locator('.slip')).toContainText(`${east.name}:`);
    const plate = guest.page.getByRole('group', { name: new RegExp(`^${east.name}`) });
    await expect(plate.getByRole('list', { name: 'Penalties' })).toContainText('dead hand');
    await expect(plate.getByRole('list', { name: 'Penalties' })).toContainText('−60 at the end');
  }

  // Play goes on: East discards, and somebody says a word and lays down tiles that do not fit.
  await east.guest.page.keyboard.press('End');
  await east.guest.page.keyboard.press('Enter');
  // East's page shows the discard before the server has it.
  await expect(second.guest.page.getByRole('img', { name: /, last discard$/ })).toBeAttached();
  const kong = word(second.guest, 'Kong');
  // The pad has just changed, and ignores the first presses.
  await expect(async () => {
    if ((await kong.getAttribute('aria-pressed')) !== 'true') await kong.click();
    await expect(kong).toHaveAttribute('aria-pressed', 'true', { timeout: 400 });
  }).toPass({ timeout: 5000, intervals: [50] });
  for (const n of [0, 6, 12]) await second.guest.tiles.nth(n).click();
  await second.guest.page.getByRole('button', { name: 'Lay down' }).click();
  for (const { page } of guests) await expect(page.locator('.slip')).toContainText('False claim');

  for (const size of SIZES) {
    await second.guest.page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await second.guest.page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page: second.guest.page }).withTags(TAGS).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`);
      expect(found, `${size.width}, ${colorScheme}`).toEqual([]);
    }
  }

  for (const { page } of guests) {
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'Request to end the game' }).click();
    await page.keyboard.press('Escape');
  }
  for (const guest of guests) {
    await expect(guest.sheet).toBeVisible();
    await expect(guest.sheet).toContainText('penalty −60');
    await expect(guest.sheet).toContainText('dead hand. \u00a73.11.6.6');
    guest.expectNoErrors();
  }
});
