import { expect } from '../../fixtures.ts';
import { address, type Row, type Stage } from '../world.ts';

/* Drills and the daily deck. */

const KINDS = ['worth', 'which-fans', 'waits', 'discard', 'claim', 'route', 'safe'] as const;
const QUESTIONS = 12;

const drill = (kind: (typeof KINDS)[number]): Row => ({
  name: `/drills/${kind}`,
  async go({ arrive, look }) {
    const { page } = await arrive();
    await page.goto(`/drills/${kind}`);
    await page.locator('[data-answer]').first().waitFor();
    await look(`/drills/${kind}, a question`, page);
    await page.locator('[data-answer]').first().click();
    await page.getByRole('button', { name: /^(Answer|Discard .+)$/ }).click();
    await expect(page.locator('#verdict')).toBeFocused();
    await look(`/drills/${kind}, its answer`, page);
  },
});

async function roundToItsEnd({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/drills/waits');
  for (let at = 1; at <= QUESTIONS; at++) {
    await page.getByText(`Question ${at} of ${QUESTIONS}`, { exact: true }).waitFor();
    await page.locator('[data-answer]').first().waitFor();
    await page.keyboard.press('?');
    await expect(page.locator('#verdict')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { level: 1, name: 'How it went' }).waitFor();
  await look('the end of a round of drills', page);
}

const CARDS = 6;

async function deck({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.clock.setFixedTime(new Date(2026, 10, 23, 20, 0));
  await page.goto('/deck');
  await page.getByRole('heading', { name: 'Keep what you learn' }).waitFor();
  await look('/deck, turned off', page);
  await page.getByRole('button', { name: 'Turn on the daily deck' }).click();
  await page.getByRole('heading', { name: '6 cards today' }).waitFor();
  await look('/deck, turned on', page);
  await page.getByRole('button', { name: 'Start' }).click();
  for (let at = 1; at <= CARDS; at++) {
    await page.getByText(`Card ${at} of ${CARDS}`).waitFor();
    await page.locator('[data-answer]').first().waitFor();
    if (at === 1) await look('/deck, a card', page);
    await page.keyboard.press('?');
    await expect(page.locator('#verdict')).toBeFocused();
    if (at === 1) await look('/deck, its answer', page);
    await page.keyboard.press('a');
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
  await look('/deck, done for today', page);
}

export const PRACTICE: readonly Row[] = [
  address('/drills'),
  ...KINDS.map(drill),
  address('/drills/worth?fan=all-pungs', '[data-answer]'),
  { name: 'the end of a round of drills', go: roundToItsEnd },
  { name: '/deck', go: deck },
];
