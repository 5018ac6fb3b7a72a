import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* The lessons by the keyboard: questions, and prepared hands at the table. */

/** Opens a lesson by its place in the list of the first steps. */
async function open(guest: Guest, lesson: string): Promise<void> {
  await guest.openLearning();
  await guest.page.getByRole('link', { name: lesson }).press('Enter');
}

/** Presses the tiles of a question in their order, by what they are called. */
async function pick(guest: Guest, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await guest.page
      .getByRole('group', { name: /tiles$/ })
      .getByRole('button', { name, pressed: false })
      .first()
      .press('Enter');
  }
}

const goOn = (guest: Guest) => guest.page.getByRole('button', { name: 'Continue' }).press('Enter');
const heading = (guest: Guest, name: string) => guest.page.getByRole('heading', { level: 1, name });
const told = (guest: Guest) => guest.page.locator('.lesson-told');

/** Discards a tile of the own hand by the keyboard, once the others have moved and the page asks. */
async function discard(guest: Guest, name: string): Promise<void> {
  await expect(guest.page.locator('.lesson-ask')).toBeVisible();
  await guest.untilMyTurn();
  await guest.hand.getByRole('button', { name }).first().focus();
  await guest.press('Enter');
}

/** Says Hu by the keyboard once it is offered. */
async function sayHu(guest: Guest): Promise<void> {
  await expect(guest.hu).toBeVisible();
  await guest.press('h');
}

test('a whole lesson by the keyboard: wrong acts are answered, and it goes on after a reload', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await open(guest, '1. Tiles and sets');
  await expect(heading(guest, 'Three suits')).toBeFocused();
  // A phone held sideways shows the tiles beside the words, not below the bar of actions.
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 844, height: 390 });
  const topOf = async (part: string) => (await page.locator(part).boundingBox())!.y;
  await expect.poll(async () => (await topOf('.lesson-foot')) - (await topOf('.lesson-rows'))).toBeGreaterThan(100);
  await page.setViewportSize(desk);
  await goOn(guest);
  await expect(heading(guest, 'Winds and dragons')).toBeFocused();
  await goOn(guest);

  await expect(heading(guest, 'Find the dragons')).toBeFocused();
  await pick(guest, 'Red Dragon', 'Green Dragon', 'East Wind');
  await expect(told(guest)).toContainText('One of these is a wind.');
  await goOn(guest);
  await expect(heading(guest, 'Find the dragons')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await pick(guest, 'White Dragon');
  await expect(told(guest)).toContainText('The white one is an empty frame.');
  await goOn(guest);

  await expect(heading(guest, 'Flowers are extra')).toBeVisible();
  await page.reload();
  await expect(heading(guest, 'Flowers are extra')).toBeFocused();
  await goOn(guest);
  await pick(guest, '4 Dots', '5 Dots', '6 Dots');
  await goOn(guest);
  await pick(guest, 'East Wind', 'East Wind', 'East Wind');
  await goOn(guest);
  await expect(heading(guest, 'A complete hand')).toBeFocused();
  await goOn(guest);
  await page.getByRole('button', { name: 'C', exact: true }).press('Enter');
  await expect(told(guest)).toContainText('One pair too many');
  await page.getByRole('button', { name: 'B', exact: true }).press('Enter');
  await goOn(guest);
  await expect(heading(guest, 'Done: Tiles and sets')).toBeFocused();
  await page.getByRole('link', { name: /^Go on/ }).press('Enter');
  await expect(heading(guest, 'Draw one, discard one')).toBeVisible();
});

test('at the table a wrong discard stays in the hand and is told why; the right ones lead to Hu', async ({
  arrive,
}) => {
  const guest = await arrive();
  await open(guest, '2. A turn');
  await goOn(guest);
  await expect(heading(guest, 'Play three turns')).toBeFocused();
  await guest.page.setViewportSize({ width: 1024, height: 768 });
  await guest.settled();
  const height = () => guest.page.locator('.lesson-table').evaluate(table => table.clientHeight);
  const whole = await height();
  await discard(guest, '4 Characters');
  await expect(told(guest)).toContainText('That tile belongs to a row.');
  await expect(guest.tiles).toHaveCount(14);
  await expect.poll(() => height()).toBe(whole);
  await discard(guest, 'East Wind');
  await expect(guest.tiles).toHaveCount(13);
  await expect.poll(() => height()).toBe(whole);
  await discard(guest, 'North Wind');
  await sayHu(guest);
  await expect(told(guest)).toContainText('That was a whole hand');
  await goOn(guest);
  await expect(heading(guest, 'Whose turn is it?')).toBeFocused();
});

test('a complete hand with too few points is not won, with the reason', async ({ arrive }) => {
  const guest = await arrive();
  await open(guest, '4. Eight points');
  await goOn(guest);
  await discard(guest, 'North Wind');
  await sayHu(guest);
  await expect(told(guest)).toContainText('the hand has only 5 points: 8 are needed');
  await expect(guest.pass).toBeVisible();
});
