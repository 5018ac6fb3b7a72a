import { expect, test } from '@playwright/test';
import { Guest, insist } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

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

/** Discards a tile of the own hand by the keyboard, once the page asks. */
async function discard(guest: Guest, name: string): Promise<void> {
  // It asks once the others have moved and a flower is replaced.
  await expect(guest.page.locator('.lesson-ask')).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => guest.isMyTurn(), { timeout: 15_000 }).toBe(true);
  await guest.see();
  await guest.hand.getByRole('button', { name }).first().focus();
  await guest.page.keyboard.press('Enter');
}

/** Says Hu by the keyboard once it is offered, until the lesson answers. */
async function sayHu(guest: Guest, answer: string): Promise<void> {
  await expect(guest.hu).toBeVisible({ timeout: 15_000 });
  await insist(
    () => guest.page.keyboard.press('h'),
    () => expect(told(guest)).toContainText(answer, { timeout: 500 }),
    15_000,
  );
}

test('a whole lesson by the keyboard: wrong acts are answered, and it goes on after a reload', async ({ browser }) => {
  test.setTimeout(120_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/learn/tiles');
  await expect(heading(guest, 'Three suits')).toBeFocused();
  await guest.expectNoViolations();
  await goOn(guest);
  await expect(heading(guest, 'Winds and dragons')).toBeFocused();
  await goOn(guest);

  await expect(heading(guest, 'Find the dragons')).toBeFocused();
  await pick(guest, 'Red Dragon', 'Green Dragon', 'East Wind');
  await expect(told(guest)).toContainText('One of these is a wind.');
  await goOn(guest);
  await expect(heading(guest, 'Find the dragons')).toBeVisible();
  await guest.expectNoViolations();
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
  await guest.expectNoViolations();
  await page.getByRole('link', { name: /^Go on/ }).press('Enter');
  await expect(heading(guest, 'Draw one, discard one')).toBeVisible();
  guest.expectNoErrors();
});

test('at the table a wrong discard stays in the hand and is told why', async ({ browser }) => {
  test.setTimeout(120_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/learn/turn');
  await goOn(guest);
  await expect(heading(guest, 'Play three turns')).toBeFocused();
  await discard(guest, '4 Characters');
  await expect(told(guest)).toContainText('That tile belongs to a row.');
  await expect(guest.tiles).toHaveCount(14);
  await guest.expectNoViolations();
  await discard(guest, 'East Wind');
  await expect(guest.tiles).toHaveCount(13);
  await discard(guest, 'North Wind');
  await sayHu(guest, 'That was a whole hand');
  await goOn(guest);
  await expect(heading(guest, 'Whose turn is it?')).toBeFocused();
  guest.expectNoErrors();
});

test('a complete hand with too few points is not won, with the reason', async ({ browser }) => {
  test.setTimeout(120_000);
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/learn/eight');
  await goOn(guest);
  await discard(guest, 'North Wind');
  await sayHu(guest, 'the hand has only 5 points: 8 are needed');
  await expect(guest.pass).toBeVisible();
  guest.expectNoErrors();
});

for (const [name, viewport] of [
  ['a phone held upright', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
] as const) {
  test(`${name} shows every kind of step without scrolling sideways`, async ({ browser }) => {
    test.setTimeout(120_000);
    const guest = await Guest.arrive(browser, server, viewport, { hasTouch: true });
    for (const path of ['tiles', 'table', 'claims']) {
      await guest.page.goto(`/learn/${path}`);
      for (let step = 0; step < 2; step++) {
        await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
        const { scrollWidth, innerWidth } = await guest.page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          innerWidth: window.innerWidth,
        }));
        expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
        await guest.expectNoViolations();
        if (step === 0) await guest.page.getByRole('button', { name: 'Continue' }).tap();
      }
    }
    await discard(guest, 'East Wind');
    await expect(guest.tiles).toHaveCount(13);
    guest.expectNoErrors();
  });
}

test('a lesson is there without a network', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/learn/turn');
  await guest.page.evaluate(() => navigator.serviceWorker.ready);
  await guest.page.reload();
  await expect(heading(guest, 'Draw one, discard one')).toBeVisible();
  await guest.context.setOffline(true);
  await guest.page.goto('/learn/claims');
  await expect(heading(guest, 'You may take a discard')).toBeVisible();
  await goOn(guest);
  await expect(guest.tiles).toHaveCount(14);
});
