import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { EVALUATOR, type GameRecord, type HandReview, REVIEW_FORMAT } from '@gorrion/protocol';
import { rankOf, type SeatCommand, suitOf } from '@gorrion/rules';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* A reviewed game from a file: its mistakes tried again by keys and by touch, its decisions, luck and hindsight. */

const stored = <T>(path: string): T =>
  JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, path))).toString()) as T;

const record = stored<GameRecord>('../packages/table/fixtures/records/6/solo-1.json.br');
/** What `reviewHand(record, 0, 3, 'full')` of `packages/review` found: three mistakes and an inaccuracy of Ana. */
const hand = stored<HandReview>('fixtures/reviewedHand.json.br');
const review = { format: REVIEW_FORMAT, evaluator: EVALUATOR, game: record.id, hands: [hand] };
const dearest = hand.decisions
  .filter(({ verdict }) => verdict === 'mistake' || verdict === 'inaccuracy')
  .toSorted((a, b) => b.loss - a.loss);

const SUITS = { characters: 'Characters', bamboos: 'Bamboo', dots: 'Dots' } as const;
const HONOURS = ['East Wind', 'South Wind', 'West Wind', 'North Wind', 'Red Dragon', 'Green Dragon', 'White Dragon'];

/** Returns the name of a discard's tile, as the page says it. */
function tileOf(move: SeatCommand | undefined): string {
  if (move?.type !== 'discard') throw new Error('the stored review asks about discards');
  const suit = suitOf(move.tile);
  return suit ? `${rankOf(move.tile)} ${SUITS[suit]}` : HONOURS[move.tile - 27]!;
}

/** Finds a tile of the own hand; one that was just drawn says so. */
const held = ({ hand }: Guest, name: string): Locator =>
  hand.getByRole('button', { name: new RegExp(`^${name}(, just drawn)?$`) }).first();

/** Opens the game from a file with its review, and the mistakes of the player who was reviewed. */
async function openMistakes({ page }: Guest): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, review })),
  });
  await expect(page).toHaveURL(/\/g\/solo-[A-Z2-9]{8}-1$/);
  await page.getByRole('link', { name: 'Mistakes', exact: true }).click();
  await page.getByRole('combobox', { name: 'Seat' }).selectOption(String(hand.player));
  await expect(page.getByText('3 mistakes and 1 inaccuracy in 1 of 4 hands')).toBeVisible();
}

test('a mistake is tried again by keys alone: wrong, then right, and it stays solved', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await openMistakes(guest);
  await page.getByRole('link', { name: 'Start with the costliest' }).press('Enter');

  // The question shows nothing of the review, and the hands of the others lie face down.
  await expect(page.getByRole('heading', { name: 'What would you discard?' })).toBeVisible();
  await expect(page.getByText(`1 of ${dearest.length} in this game`)).toBeVisible();
  await expect(page.getByText('values in points and chances to win')).toHaveCount(0);
  const [first] = dearest;
  await held(guest, tileOf(first!.played)).press('Enter');
  await expect(page.getByRole('heading', { name: 'Not that one' })).toBeFocused();
  await expect(page.getByText('A hint.')).toBeVisible();
  await expect(page.getByText('values in points and chances to win')).toHaveCount(0);
  await held(guest, tileOf(first!.candidates[0]!.action)).press('Enter');
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeFocused();
  await expect(page.getByText('values in points and chances to win')).toBeVisible();

  // N leads to the next one, ? shows its answer.
  await page.keyboard.press('n');
  await expect(page.getByText(`2 of ${dearest.length} in this game`)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();

  await page.getByRole('link', { name: 'All mistakes' }).last().press('Enter');
  await page.reload();
  await expect(page.getByText('Solved', { exact: true })).toHaveCount(1);
  await expect(page.getByText(`${dearest.length - 1} left`)).toBeVisible();
});

test('on a phone a mistake is tried again by touch, and decisions, luck and hindsight are read', async ({ arrive }) => {
  const guest = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = guest;
  await openMistakes(guest);
  await page.getByRole('link', { name: 'Start with the costliest' }).tap();
  await expect(page.getByRole('heading', { name: 'What would you discard?' })).toBeVisible();
  // The first tap lifts the tile, the second discards it.
  const best = held(guest, tileOf(dearest[0]!.candidates[0]!.action));
  await best.tap();
  await best.tap();
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'All mistakes' }).last().tap();
  const parts = page.getByRole('navigation', { name: 'Pages of the review' });
  await parts.getByRole('link', { name: 'Luck', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'How it is counted' })).toBeVisible();
  const cells = page.locator('.luck-table tbody tr').first().locator('td:not(.bars)');
  const missing = async () => {
    const [draws, others, decisions, result] = (await cells.allInnerTexts()).map(text =>
      Number(text.replace('−', '-')),
    );
    return Math.abs(draws! + others! + decisions! - result!);
  };
  await expect.poll(missing).toBeLessThan(0.2);
  await parts.getByRole('link', { name: 'Decisions' }).tap();
  await expect(page.getByRole('columnheader', { name: 'Without loss' })).toBeVisible();
  await parts.getByRole('link', { name: 'Hindsight' }).tap();
  await expect(page.locator('.hs-hands > li')).toHaveCount(3);
  await page.getByRole('button', { name: 'One turn on' }).tap();
  await expect(page.getByText('Turn 2')).toBeVisible();

  // Games of others and files are nobody's own: there is nothing to list across games.
  await page.getByRole('main').getByRole('link', { name: 'My games' }).tap();
  await page.getByRole('link', { name: 'My mistakes' }).tap();
  await expect(page.getByText('No game of yours is reviewed yet')).toBeVisible();
});
