import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/* The drills: each kind by pointer, a round by keys alone, by theme. Whole rounds of each kind: wide/drills. */

/** Questions of a round. */
const ROUND = 12;

/** The drills by the names of their links, each with what it asks. */
const KINDS = {
  worth: 'What is this hand worth?',
  'which-fans': 'Which fans count?',
  waits: 'Which tiles complete it?',
  discard: 'Which tile do you discard?',
  claim: 'Do you claim it?',
  route: 'Which route do you take?',
  safe: 'Which tile is safe?',
} as const;

const items = (page: Page) => page.locator('[data-answer]');
const verdict = (page: Page) => page.locator('#verdict');
const next = (page: Page) => page.getByRole('button', { name: /^(Next question|See how it went)/ });

/** Answers the question that is shown by a press on one of its answers. */
async function answer(page: Page, at = 0): Promise<void> {
  await items(page).nth(at).click();
  await page.getByRole('button', { name: /^(Answer|Discard .+)$/ }).click();
  await expect(verdict(page)).toBeFocused();
}

/** Sizes, and how much of the answers at least is seen above the bar: all of them, or a part of the first. */
const SIZES = [
  [1024, 768, 'last'],
  [1440, 900, 'last'],
  [844, 390, 'first'],
] as const;

/** Looks at a question in each size: no answer waits unseen below the bar. */
async function seeAnswers(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  for (const [width, height, place] of SIZES) {
    await page.setViewportSize({ width, height });
    const topOf = async (thing: Locator) => (await thing.boundingBox())!.y;
    await expect
      .poll(async () => (await topOf(page.locator('.dr-foot'))) - (await topOf(items(page)[place]())), {
        message: `${width}x${height}`,
      })
      .toBeGreaterThanOrEqual(20);
  }
  await page.setViewportSize(size);
}

test('each of the seven drills asks and answers by pointer, and the next question follows', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.openLearning('Drills');
  for (const [at, [kind, title]] of Object.entries(KINDS).entries()) {
    await page.locator(`.dr-kinds a[href="/drills/${kind}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`Question 1 of ${ROUND}`, { exact: true })).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);
    await seeAnswers(page);
    await answer(page, at % 2);
    await expect(page.getByText(/^Answered in \d/)).toBeVisible();
    await next(page).click();
    await expect(page.getByText(`Question 2 of ${ROUND}`, { exact: true })).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Drills' }).click();
    await expect(page.locator(`.dr-kinds a[href="/drills/${kind}"]`)).toContainText('of 1 right');
  }
});

test('a whole round is answered by keys alone, and counted', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.openLearning('Drills');
  await page.locator('.dr-kinds a[href="/drills/waits"]').press('Enter');
  for (let at = 1; at <= ROUND; at++) {
    await expect(page.getByText(`Question ${at} of ${ROUND}`, { exact: true })).toBeVisible();
    await expect(items(page).first()).toBeVisible();
    if (at % 3 === 0) await page.keyboard.press('?');
    else {
      await page.keyboard.press('1');
      await expect(items(page).first()).toBeChecked();
      // The arrows go on from the answer that has the focus, and the space bar chooses.
      await items(page).first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await expect(items(page).nth(1)).toBeChecked();
      await page.keyboard.press('Enter');
    }
    await expect(verdict(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'How it went' })).toBeVisible();
  await expect(page.getByText(`of ${ROUND} right.`)).toBeVisible();
  await page.getByRole('link', { name: 'Other drills' }).press('Enter');
  await expect(page.locator('.dr-kinds a[href="/drills/waits"]')).toContainText(`of ${ROUND} right`);
});

test('the page of a fan leads to questions about it, and their answers back to it and to its article', async ({
  arrive,
}) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.openLearning('Fan book');
  await page.getByRole('searchbox', { name: 'Search the fans' }).fill('all pungs');
  await page.locator('.fb-card').filter({ hasText: 'All Pungs' }).click();
  await expect(page).toHaveURL('/fans/all-pungs');
  await page.getByRole('link', { name: 'Drill it' }).click();
  await expect(page.getByText('Only questions about: All Pungs')).toBeVisible();
  await answer(page);
  await expect(page.locator('.dv-fans a[href="/fans/all-pungs"]')).toBeVisible();
  await expect(page.locator('.dv-links a[href^="/rules/"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in the calculator' })).toHaveAttribute('href', /^\/calc\?/);
  await page.getByRole('button', { name: 'All questions' }).click();
  await expect(page).toHaveURL(/\/drills\/which-fans$/);
});
