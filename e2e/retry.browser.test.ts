import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { EVALUATOR, type GameRecord, type HandReview, REVIEW_FORMAT } from '@gorrion/protocol';
import { rankOf, type SeatCommand, suitOf } from '@gorrion/rules';
import { type Browser, expect, type Locator, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* A reviewed game from a file: its mistakes tried again by keys and by touch, its decisions, luck and hindsight. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

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

async function expectNoBarrier(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

/** Opens the game from a file with its review, and returns its address. */
async function openFile(browser: Browser, options: Parameters<typeof Guest.arrive>[3] = {}, isPhone = false) {
  const size = isPhone ? { width: 390, height: 844 } : undefined;
  const guest = await Guest.arrive(browser, server, size, options);
  await guest.page.goto('/games');
  await guest.page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, review })),
  });
  await expect(guest.page).toHaveURL(/\/g\/solo-[A-Z2-9]{8}-1$/);
  return { guest, game: new URL(guest.page.url()).pathname };
}

test('a mistake is tried again by keys alone: wrong, then right, and it stays solved', async ({ browser }) => {
  test.setTimeout(180_000);
  const { guest, game } = await openFile(browser);
  const { page } = guest;
  await page.goto(`${game}/mistakes?from=3`);
  await expect(page.getByText(`${dearest.length} costly decisions`)).toBeVisible();
  await expectNoBarrier(guest);
  await page.getByRole('link', { name: 'Start with the costliest' }).press('Enter');

  // The question shows nothing of the review, and the hands of the others lie face down.
  await expect(page.getByRole('heading', { name: 'What would you discard?' })).toBeVisible();
  await expect(page.getByText(`1 of ${dearest.length} in this game`)).toBeVisible();
  await expect(page.getByText('Value in points and chance to win')).toHaveCount(0);
  await guest.see();
  await expectNoBarrier(guest);
  const [first] = dearest;
  await held(guest, tileOf(first!.played)).press('Enter');
  await expect(page.getByRole('heading', { name: 'Not that one' })).toBeFocused();
  await expect(page.getByText('A hint.')).toBeVisible();
  await expect(page.getByText('Value in points and chance to win')).toHaveCount(0);
  await guest.see();
  await held(guest, tileOf(first!.candidates[0]!.action)).press('Enter');
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeFocused();
  await expect(page.getByText('Value in points and chance to win')).toBeVisible();
  await expectNoBarrier(guest);

  // N leads to the next one, ? shows its answer.
  await page.keyboard.press('n');
  await expect(page.getByText(`2 of ${dearest.length} in this game`)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();

  await page.getByRole('link', { name: 'All mistakes' }).last().press('Enter');
  await page.reload();
  await expect(page.getByText('Solved', { exact: true })).toHaveCount(1);
  await expect(page.getByText(`${dearest.length - 1} left`)).toBeVisible();
  guest.expectNoErrors();
});

test('on a phone a mistake is tried again by touch, and decisions, luck and hindsight are read', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { guest, game } = await openFile(browser, { hasTouch: true }, true);
  const { page } = guest;
  await page.goto(`${game}/mistakes?from=3`);
  await expect(page.getByText(`${dearest.length} costly decisions`)).toBeVisible();
  await expectNoBarrier(guest);
  await page.getByRole('link', { name: 'Start with the costliest' }).tap();
  await expect(page.getByRole('heading', { name: 'What would you discard?' })).toBeVisible();
  await guest.see();
  await expectNoBarrier(guest);
  const best = held(guest, tileOf(dearest[0]!.candidates[0]!.action));
  await best.tap();
  await best.tap();
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible();
  await expectNoBarrier(guest);

  await page.goto(`${game}/luck?from=3`);
  await expect(page.getByRole('heading', { name: 'How it is counted' })).toBeVisible();
  const cells = await page.locator('.luck-table tbody tr').first().locator('td:not(.bars)').allInnerTexts();
  const [draws, others, decisions, result] = cells.map(text => Number(text.replace('−', '-')));
  expect(Math.abs(draws! + others! + decisions! - result!)).toBeLessThan(0.2);
  await expectNoBarrier(guest);
  await page.goto(`${game}/luck/decisions?from=3`);
  await expect(page.getByRole('columnheader', { name: 'Without loss' })).toBeVisible();
  await expectNoBarrier(guest);
  await page.goto(`${game}/luck/hindsight?from=3`);
  await expect(page.locator('.hs-hands > li')).toHaveCount(3);
  await page.getByRole('button', { name: 'One turn on' }).tap();
  await expect(page.getByText('Turn 2')).toBeVisible();
  await expectNoBarrier(guest);

  // Games of others and files are nobody's own: there is nothing to list across games.
  await page.goto('/games/mistakes');
  await expect(page.getByText('No game of yours is reviewed yet')).toBeVisible();
  await expectNoBarrier(guest);
  guest.expectNoErrors();
});
