import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The drills: whole rounds by pointer, one by keys alone, on a phone, by theme, and without a network. */

let server: GameServer;
test.beforeEach(async () => {
  server = await GameServer.start();
});
test.afterEach(() => server.stop());

/** Questions of a round. */
const ROUND = 12;

const KINDS = {
  worth: 'What is this hand worth?',
  'which-fans': 'Which fans count?',
  waits: 'Which tiles complete it?',
  discard: 'Which tile do you discard?',
  claim: 'Do you claim it?',
  route: 'Which route do you take?',
  safe: 'Which tile is safe?',
} as const;
type Kind = keyof typeof KINDS;

/** Kinds of which a whole round is played; of the others the first questions, unless the run may take long. */
const WHOLE: readonly Kind[] = process.env.LONG ? (Object.keys(KINDS) as Kind[]) : ['worth'];
const FIRST_QUESTIONS = 3;

const items = (page: Page) => page.locator('[data-answer]');
const verdict = (page: Page) => page.locator('#verdict');
const next = (page: Page) => page.getByRole('button', { name: /^(Next question|See how it went)/ });

async function expectWhole(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

/** Answers the question that is shown by a press on one of its answers. */
async function answer(page: Page, at = 0): Promise<void> {
  await items(page).nth(at).click();
  await page.getByRole('button', { name: /^(Answer|Discard .+)$/ }).click();
  await expect(verdict(page)).toBeFocused();
}

for (const [kind, title] of Object.entries(KINDS) as [Kind, string][]) {
  const isWhole = WHOLE.includes(kind);
  test(`${isWhole ? 'a whole round' : 'the start of a round'} of "${title}" is answered by pointer`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    await page.goto('/drills');
    await page.locator(`a[href="/drills/${kind}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (let at = 1; at <= (isWhole ? ROUND : FIRST_QUESTIONS); at++) {
      await expect(page.getByText(`Question ${at} of ${ROUND}`, { exact: true })).toBeVisible();
      await expect(verdict(page)).toHaveCount(0);
      if (at === 1) await expectWhole(guest);
      await answer(page, at % 2);
      await expect(page.getByText(/^Answered in \d/)).toBeVisible();
      if (at === 1) await expectWhole(guest);
      await next(page).click();
    }
    if (isWhole) {
      await expect(page.getByRole('heading', { level: 1, name: 'How it went' })).toBeVisible();
      await expect(page.getByText(`of ${ROUND} right.`)).toBeVisible();
      await expectWhole(guest);
      await page.getByRole('link', { name: 'Other drills' }).click();
      await expect(page.locator(`a[href="/drills/${kind}"]`)).toContainText(`of ${ROUND} right`);
    }
    guest.expectNoErrors();
  });
}

test('a whole round is answered by keys alone', async ({ browser }) => {
  test.setTimeout(120_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/drills');
  await page.locator('a[href="/drills/waits"]').press('Enter');
  for (let at = 1; at <= ROUND; at++) {
    await expect(page.getByText(`Question ${at} of ${ROUND}`, { exact: true })).toBeVisible();
    await expect(items(page).first()).toBeVisible();
    if (at % 3 === 0) await page.keyboard.press('?');
    else {
      await page.keyboard.press('1');
      await expect(items(page).first()).toBeChecked();
      // The arrows go on from the answer that has the focus, and the space bar chooses.
      await page.keyboard.press('Tab');
      while (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-answer'))))
        await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await expect(items(page).nth(1)).toBeChecked();
      await page.keyboard.press('Enter');
    }
    await expect(verdict(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(`of ${ROUND} right.`)).toBeVisible();
  guest.expectNoErrors();
});

test('a fan narrows the questions, and its page and its article are linked', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/drills/worth?fan=all-pungs');
  await expect(page.getByText('Only questions about: All Pungs')).toBeVisible();
  await answer(page);
  await expect(page.locator('.dv-fans a[href="/fans/all-pungs"]')).toBeVisible();
  await expect(page.locator('.dv-links a[href^="/rules/"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in the calculator' })).toHaveAttribute('href', /^\/calc\?/);
  await page.getByRole('button', { name: 'All questions' }).click();
  await expect(page).toHaveURL(/\/drills\/worth$/);
  await page.goto('/drills/no-such-drill');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  guest.expectNoErrors();
});

test('on phones, upright and lying, in the dark and in four languages, nothing is cut', async ({ browser }) => {
  test.setTimeout(180_000);
  const guest = await Guest.arrive(
    browser,
    server,
    { width: 390, height: 844 },
    { hasTouch: true, colorScheme: 'dark' },
  );
  const { page } = guest;
  for (const language of ['en', 'es', 'pt', 'zh']) {
    await page.goto('/drills');
    await page.evaluate(choice => localStorage.setItem('gorrion.language', choice), language);
    for (const kind of ['discard', 'claim', 'which-fans']) {
      await page.goto(`/drills/${kind}`);
      await expect(items(page).first()).toBeVisible();
      await items(page).first().tap();
      await page.locator('.dr-foot .pri').tap();
      await expect(verdict(page)).toBeVisible();
      await expectWhole(guest);
      await page.setViewportSize({ width: 844, height: 390 });
      await expectWhole(guest);
      await page.setViewportSize({ width: 390, height: 844 });
    }
  }
  guest.expectNoErrors();
});

test('without a network, drills that were opened before and made ones go on', async ({ browser }) => {
  test.setTimeout(120_000);
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/drills/safe');
  await expect(items(page).first()).toBeVisible();
  await server.kill();
  for (const kind of ['safe', 'worth', 'waits']) {
    await page.goto(`/drills/${kind}`);
    await expect(items(page).first()).toBeVisible();
    await answer(page);
  }
  // What was never asked for is not on the device; the page says what to do.
  await page.goto('/drills/claim');
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
