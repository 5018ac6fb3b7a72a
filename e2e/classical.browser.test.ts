import { expect, test } from './fixtures.ts';

/** East throws the East wind, which nobody can claim, and is complete with its next draw. */
const HANDS = ['123456789m 11s 23p E', '147m 258s 258p SWNC', '258m 258s 369p SWNC', '369s 369p ESWNCFP'];

for (const { way, viewport } of [
  { way: 'Classical (1920s)', viewport: { width: 390, height: 844 } },
  { way: 'Classical (pamphlet)', viewport: { width: 844, height: 390 } },
]) {
  test(`a hand of ${way} is played to the sheet of all four hands`, async ({ arrive, server }) => {
    const guest = await arrive({ viewport });
    await guest.playStacked(server, { hands: HANDS, draws: 'FPF 1p' }, async () => {
      await guest.page.getByRole('radio', { name: way }).click();
      await expect(guest.page.getByRole('radio', { name: way })).toBeChecked();
    });
    await guest.hand.getByRole('button', { name: /^East Wind/ }).click();
    await expect(guest.tiles).toHaveCount(13);
    await server.pass(10_000);
    await guest.untilMyTurn();
    await guest.press('h');
    await expect(guest.nextHand).toBeVisible();
    const changes = guest.sheet.getByRole('row').locator('td:nth-of-type(2)');
    const points = (await changes.allTextContents()).map(text => Number(text.replace('−', '-').replace(',', '')));
    expect(points).toHaveLength(4);
    expect(points[0]).toBeGreaterThan(0);
    expect(points.reduce((sum, change) => sum + change, 0)).toBe(0);
  });
}
