import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { gameReviewSchema, handReviewSchema, reviewWishSchema } from './review.ts';

const FILE = join(import.meta.dirname, '../../docs/review.schema.generated.json');

test('the published schema of a review is the one that files are read with (WRITE_SCHEMA=1 renews it)', () => {
  const schema = z.toJSONSchema(gameReviewSchema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  const text = `${JSON.stringify(schema, null, 1)}\n`;
  if (process.env.WRITE_SCHEMA) writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});

const discard = { type: 'discard', seat: 0, tile: 3 };
const candidate = {
  action: discard,
  value: 1.5,
  plusMinus: null,
  isEqual: true,
  winChance: 0.2,
  danger: [0, 0, 0.1, 0],
  distance: 1,
  secured: 2,
  goal: { byDiscard: 8, selfDrawn: null, fans: ['all-types'], missing: [{ tile: 4, live: 2, from: 'anybody' }] },
  routes: [{ route: 'all-types', share: 1, points: 8, missing: [] }],
};
const decision = {
  before: 20,
  fact: 21,
  turn: 1,
  seat: 0,
  kind: 'discard',
  played: discard,
  candidates: [candidate],
  verdict: 'best',
  loss: 0,
  plusMinus: null,
  pairs: 0,
  reasons: [{ id: 'worth-more', best: 9, played: 8 }],
};
const hand = {
  hand: 0,
  player: 2,
  stage: 'full',
  decisions: [decision],
  luck: { draws: 1, others: -9, decisions: 0, result: -8, plusMinus: 0.5 },
};
const isRead = (change: object) => handReviewSchema.safeParse({ ...hand, ...change }).success;
const withDecision = (change: object) => isRead({ decisions: [{ ...decision, ...change }] });
const withCandidate = (change: object) => withDecision({ candidates: [{ ...candidate, ...change }] });

describe('a review that comes from elsewhere', () => {
  it('is read as it was written', () => {
    expect(handReviewSchema.parse(hand)).toEqual(hand);
  });

  it.each([
    ['a key that nobody knows', isRead({ note: 'x' })],
    ['a hand beyond any game', isRead({ hand: 99 })],
    ['a player who is none', isRead({ player: 4 })],
    ['more decisions than a hand has', isRead({ decisions: Array.from({ length: 201 }, () => decision) })],
    ['a number that is none', isRead({ luck: { ...hand.luck, draws: Number.NaN } })],
    ['a decision without candidates', withDecision({ candidates: [] })],
    ['more than five candidates', withDecision({ candidates: Array.from({ length: 6 }, () => candidate) })],
    ['a command that decides nothing', withDecision({ played: { type: 'confirm-count', seat: 0 } })],
    ['a reason that nobody knows', withDecision({ reasons: [{ id: 'constructor' }] })],
    ['a reason without its numbers', withDecision({ reasons: [{ id: 'worth-more', best: 9 }] })],
    ['a verdict that is none', withDecision({ verdict: '<b>' })],
    ['a chance above one', withCandidate({ winChance: 1.2 })],
    ['a tile that is none', withCandidate({ action: { ...discard, tile: 42 } })],
    ['a route as long as a book', withCandidate({ routes: [{ ...candidate.routes[0], route: 'x'.repeat(61) }] })],
  ])('is refused with %s', (_, isAccepted) => {
    expect(isAccepted).toBe(false);
  });

  it('of a game is bounded in hands, and names its format', () => {
    const review = { format: 'gorrion-review/1', evaluator: 1, game: 'AB23CD45-1', hands: [hand] };
    const isReview = (change: object) => gameReviewSchema.safeParse({ ...review, ...change }).success;
    expect(isReview({})).toBe(true);
    expect(isReview({ format: 'gorrion-review/2' })).toBe(false);
    expect(isReview({ game: '../../etc' })).toBe(false);
    expect(isReview({ hands: Array.from({ length: 397 }, () => hand) })).toBe(false);
  });

  it('is wished for some players, or cancelled, and nothing else', () => {
    expect([{ start: [0, 3] }, { cancel: true }].every(wish => reviewWishSchema.safeParse(wish).success)).toBe(true);
    const wrong = [
      { start: [] },
      { start: [4] },
      { start: [0, 1, 2, 3, 0] },
      { cancel: false },
      { start: [0], cancel: true },
    ];
    expect(wrong.some(wish => reviewWishSchema.safeParse(wish).success)).toBe(false);
  });
});
