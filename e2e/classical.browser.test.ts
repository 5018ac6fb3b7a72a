import { expect, type Locator, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const SIZES = [
  { way: 'Classical (Macau)', viewport: { width: 1440, height: 900 }, exchanges: 2 },
  { way: 'Classical (1920s)', viewport: { width: 390, height: 844 }, exchanges: 0 },
  { way: 'Classical (pamphlet)', viewport: { width: 844, height: 390 }, exchanges: 0 },
] as const;

/** The tiles that may be given in the open exchange. */
const givable = (guest: Guest): Locator =>
  guest.page.locator('.exchange').getByRole('checkbox', { checked: false, disabled: false });

/** Gives the first two tiles that may be given, by the keyboard, in every exchange that the guest takes part in. */
async function exchange(guest: Guest, times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    await expect(guest.page.getByRole('heading', { name: /^Give two tiles to / })).toBeVisible({ timeout: 20_000 });
    if (made === 0) await guest.expectNoViolations();
    const given = await guest.page.getByRole('heading', { name: /^Give two tiles to / }).textContent();
    for (let tile = 0; tile < 2; tile++) {
      await givable(guest).first().focus();
      await guest.see();
      await guest.page.keyboard.press('Space');
    }
    await guest.page.keyboard.press('Enter');
    await expect(guest.page.getByRole('heading', { name: given ?? '' })).toBeHidden();
  }
}

for (const { way, viewport, exchanges } of SIZES) {
  test(`a hand of ${way} is played to the sheet of all four hands`, async ({ browser }) => {
    const guest = await Guest.arrive(browser, server, viewport);
    await guest.createTable();
    await guest.page.getByRole('radio', { name: way }).click();
    await expect(guest.page.getByRole('radio', { name: way })).toBeChecked();
    await guest.chooseOption('Bot speed', 'Quick');
    await guest.page.getByRole('button', { name: 'Fill with bots' }).click();
    await guest.page.getByRole('button', { name: 'Start game' }).click();
    await expect(guest.page.getByRole('heading', { name: 'Dice for the seats' })).toBeVisible();
    await exchange(guest, exchanges);
    await guest.expectSeated();
    await guest.playHandMostlyArmed(2);
    await expect(guest.nextHand).toBeVisible();
    await guest.expectNoViolations();
    const changes = guest.sheet.getByRole('row').locator('td:nth-of-type(2)');
    const points = (await changes.allTextContents()).map(text => Number(text.replace('−', '-').replace(',', '')));
    expect(points).toHaveLength(4);
    expect(points.reduce((sum, change) => sum + change, 0)).toBe(0);
    guest.expectNoErrors();
  });
}
