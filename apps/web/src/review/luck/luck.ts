import type { GameReview, HandReview, ReviewedLuck, Verdict } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { isMistake, lossOf } from '../../client/mistakes/mistakes.ts';
import { candidateOf } from '../frame/moves.ts';

/* Where the points of a game came from, for one player. */

/** Luck of one hand. */
export interface HandLuck extends ReviewedLuck {
  /** Index among the hands of the record. */
  readonly hand: number;
}

/** Returns the reviewed hands of a player in the order of their deals. */
export const reviewedHands = ({ hands }: GameReview, player: Player): readonly HandReview[] =>
  hands.filter(hand => hand.player === player).toSorted((a, b) => a.hand - b.hand);

/** Returns the luck of each reviewed hand. What its faults cost is what every other page says they did. */
export const luckOf = (review: GameReview, player: Player): readonly HandLuck[] =>
  reviewedHands(review, player).map(({ hand, luck, decisions: all }) => {
    const decisions = 0 - lossOf(all.filter(isMistake));
    return { hand, ...luck, decisions, others: luck.result - luck.draws - decisions };
  });

const sumOf = (rows: readonly HandLuck[], what: keyof ReviewedLuck) => rows.reduce((sum, row) => sum + row[what], 0);

/** Returns the sums of hands. Errors of hands are independent, so their squares add up. */
export const totalLuck = (rows: readonly HandLuck[]): ReviewedLuck => ({
  draws: sumOf(rows, 'draws'),
  others: sumOf(rows, 'others'),
  decisions: sumOf(rows, 'decisions'),
  result: sumOf(rows, 'result'),
  plusMinus: Math.hypot(...rows.map(({ plusMinus }) => plusMinus)),
});

/** Returns the hand in which draws and others brought most; undefined if no hand brought anything. */
export const luckiestHand = (rows: readonly HandLuck[]): HandLuck | undefined =>
  rows
    .filter(({ draws, others }) => draws + others > 0)
    .toSorted((a, b) => b.draws + b.others - (a.draws + a.others))[0];

/** A piece of a bar, in points: from `from` to `from + size`. */
export interface BarPiece {
  readonly what: 'draws' | 'others' | 'decisions';
  readonly from: number;
  readonly size: number;
}

/** Stacks what brought points to the right of zero, and what cost points to the left of it. */
export function barOf(luck: ReviewedLuck): readonly BarPiece[] {
  let [gained, lost] = [0, 0];
  return (['draws', 'others', 'decisions'] as const).flatMap(what => {
    const value = luck[what];
    const size = Math.abs(value);
    if (size === 0) return [];
    if (value > 0) gained += size;
    else lost += size;
    return [{ what, size, from: value > 0 ? gained - size : -lost }];
  });
}

/** Steps (points) of the ends of the scale. */
const STEP = 20;

/** Returns the scale on which all bars fit, zero included. */
export function scaleOf(rows: readonly ReviewedLuck[]): { readonly low: number; readonly high: number } {
  const pieces = rows.flatMap(barOf);
  const low = Math.min(-STEP, ...pieces.map(({ from }) => from));
  const high = Math.max(STEP, ...pieces.map(({ from, size }) => from + size));
  return { low: Math.floor(low / STEP) * STEP, high: Math.ceil(high / STEP) * STEP };
}

/** The decisions of a hand, counted. */
export interface HandDecisions {
  readonly hand: number;
  readonly count: number;
  /** Those whose loss, if any, cannot be told from nothing. */
  readonly withoutLoss: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  /** Points lost, as a negative number or zero. */
  readonly lost: number;
  /** Chance to win, 0 to 1, with what was played, by turn; only where the expert looked into it. */
  readonly chances: readonly { readonly turn: number; readonly chance: number }[];
}

/** Returns the decisions of each reviewed hand of a player, counted. */
export function decisionsOf(review: GameReview, player: Player): readonly HandDecisions[] {
  return reviewedHands(review, player).map(({ hand, decisions }) => {
    const faults = decisions.filter(isMistake);
    const withVerdict = (wanted: Verdict) => faults.filter(({ verdict }) => verdict === wanted).length;
    return {
      hand,
      count: decisions.length,
      withoutLoss: decisions.length - faults.length,
      inaccuracies: withVerdict('inaccuracy'),
      mistakes: withVerdict('mistake'),
      lost: 0 - lossOf(faults),
      chances: decisions.flatMap(decision => {
        const chance = candidateOf(decision, decision.played)?.winChance ?? null;
        return chance === null ? [] : [{ turn: decision.turn, chance }];
      }),
    };
  });
}
