import type { GameReview, ReviewedCandidate, ReviewedDecision, Verdict } from '@gorrion/protocol';
import type { Player, SeatCommand, Tile } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { chanceChart } from './chances.ts';
import { decisionAt, lastMistake, nextMistake, PlacedReview } from './placed.ts';
import { sumsOf } from './sums.ts';

const throws = (tile: number): SeatCommand => ({ type: 'discard', seat: 0, tile: tile as Tile });

const candidate = (tile: number, winChance: number | null): ReviewedCandidate => ({
  action: throws(tile),
  value: 0,
  plusMinus: null,
  isEqual: false,
  winChance,
  danger: [0, 0, 0, 0],
  distance: 2,
  secured: 0,
  goal: null,
  routes: [],
});

/** A decision before the fact of this index, answered by it. */
const decision = (
  before: number,
  verdict: Verdict,
  loss: number,
  winChance: number | null = 0.2,
): ReviewedDecision => ({
  before,
  fact: before,
  turn: before,
  seat: 0,
  kind: 'discard',
  played: throws(2),
  candidates: [candidate(1, winChance), candidate(2, winChance === null ? null : winChance / 2)],
  verdict,
  loss,
  plusMinus: null,
  pairs: 0,
  reasons: [{ id: 'tile-needed', tile: 2 as Tile, set: [], fans: [] }],
});

const luck = { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 };

const reviewOf = (...hands: readonly (readonly ReviewedDecision[])[]): GameReview => ({
  format: 'gorrion-review/1',
  evaluator: 1,
  game: 'ABCD2345-1' as GameReview['game'],
  hands: hands.map((decisions, hand) => ({ hand, player: 0 as Player, stage: 'full', decisions, luck })),
});

/** Two hands; the moves of each with the index of their facts. */
const HANDS = [
  { moves: [3, 4, 6, 9, 12].map(fact => ({ fact })) },
  { moves: [20, 22, 24, 26].map(fact => ({ fact })) },
];

describe('a review laid over a replay', () => {
  const review = new PlacedReview(
    HANDS,
    reviewOf(
      [decision(9, 'mistake', 3), decision(5, 'fine', 0.1)],
      [decision(22, 'inaccuracy', 1), decision(26, 'close', 0.8)],
    ),
  );
  const first = review.of(0, 0)?.decisions ?? [];

  test('places a decision at the last move that it knows of, and its answer at the move that made it', () => {
    expect(first.map(({ move, answer }) => [move, answer])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  test('has nothing for a seat or a hand that was not reviewed', () => {
    expect(review.of(0, 1)).toBeUndefined();
    expect(review.of(2, 0)).toBeUndefined();
    expect(review.mistakesOf(3)).toEqual([]);
    expect(review.players).toEqual([0]);
  });

  test('shows the decision at a move, then the one that the move answers, then the last before it, then the next', () => {
    const at = (move: number) => {
      const shown = decisionAt(first, move);
      return [shown?.when, shown?.placed.decision.before];
    };
    expect(at(0)).toEqual(['coming', 5]);
    expect(at(1)).toEqual(['now', 5]);
    expect(at(2)).toEqual(['now', 9]);
    expect(at(3)).toEqual(['done', 9]);
    expect(at(4)).toEqual(['past', 9]);
    expect(decisionAt([], 0)).toBeUndefined();
  });

  test('shows the dearer one of two decisions at the same move', () => {
    const both = new PlacedReview(HANDS, reviewOf([decision(5, 'fine', 0), decision(6, 'mistake', 4)]));
    expect(decisionAt(both.of(0, 0)?.decisions ?? [], 1)?.placed.decision.loss).toBe(4);
  });

  test('leads from mistake to mistake over the hands; what is too close to call is none', () => {
    const mistakes = review.mistakesOf(0);
    expect(mistakes.map(({ hand, move }) => [hand, move])).toEqual([
      [0, 2],
      [1, 0],
    ]);
    expect(nextMistake(mistakes, { hand: 0, move: 2 })?.hand).toBe(1);
    expect(nextMistake(mistakes, { hand: 1, move: 0 })).toBeUndefined();
    expect(lastMistake(mistakes, { hand: 1, move: 3 })?.hand).toBe(1);
    expect(lastMistake(mistakes, { hand: 0, move: 2 })).toBeUndefined();
  });

  test('sums the points of what is marked, and counts as without loss what cannot be told from nothing', () => {
    const sums = sumsOf(review.handsOf(0));
    expect(sums).toMatchObject({ count: 4, withoutLoss: 2, mistakes: 1, inaccuracies: 1, hands: 2 });
    expect(sums.lost).toBeCloseTo(4);
  });
});

describe('the chart of the chances to win', () => {
  const chartOf = (...decisions: readonly ReviewedDecision[]) =>
    chanceChart(new PlacedReview(HANDS, reviewOf(decisions)).of(0, 0)?.decisions ?? []);

  test('reaches up to the next multiple of 15 %, and marks the dearest mistake', () => {
    const chart = chartOf(
      decision(3, 'mistake', 3, 0.31),
      decision(5, 'mistake', 8, 0.12),
      decision(9, 'close', 9, 0.1),
    );
    expect(chart?.most).toBeCloseTo(0.45);
    expect(chart?.worst?.decision.loss).toBe(8);
    expect(chart?.losses).toHaveLength(3);
    expect([chart?.firstTurn, chart?.lastTurn]).toEqual([3, 9]);
    expect(chartOf(decision(3, 'fine', 0, 0.3), decision(5, 'fine', 0, 0.1))?.most).toBeCloseTo(0.3);
  });

  test('leaves out chances that nobody looked into, and is not drawn for a single one', () => {
    expect(chartOf(decision(3, 'fine', 0, 0.3), decision(5, 'fine', 0, null))).toBeUndefined();
    const chart = chartOf(decision(3, 'fine', 0, 0.3), decision(5, 'fine', 0, null), decision(9, 'fine', 0, 0.2));
    expect(chart?.points.map(({ best }) => best)).toEqual([0.3, 0.2]);
    expect(chart?.points[0]?.played).toBeCloseTo(0.15);
  });
});
