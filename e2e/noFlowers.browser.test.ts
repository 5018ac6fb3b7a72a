import { expect, test } from './fixtures.ts';

/** East throws the East wind, which nobody can claim, and is complete with its next draw. */
const HANDS = ['123456789m 11s 23p E', '147m 258s 258p SWNC', '258m 258s 369p SWNC', '369s 369p ESWNCFP'];

test('a table without flowers plays a hand to its sheet: 83 tiles after the deal, and no flower', async ({
  arrive,
  server,
}) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.playStacked(server, { hands: HANDS, draws: 'FPF 1p' }, () => guest.chooseOption('Flowers', 'None'));
  await expect(page.locator('.panel .left')).toHaveText('83');
  await guest.hand.getByRole('button', { name: /^East Wind/ }).click();
  await expect(guest.tiles).toHaveCount(13);
  await server.pass(10_000);
  await guest.untilMyTurn();
  await guest.press('h');
  await expect(guest.nextHand).toBeVisible();
  await expect(page.locator('.flower').or(page.getByText(/^Flower/))).toHaveCount(0);
});
