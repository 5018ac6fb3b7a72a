import { FAN_IDS, PLAYERS, SCORED_FANS, type SeatCommand } from '@gorrion/rules';
import { z } from 'zod';
import {
  DECISION_KINDS,
  type GameReview,
  type HandReview,
  REVIEW_FORMAT,
  type ReviewedDecision,
  VERDICTS,
} from '../review.ts';
import type { KeptReview, ReviewWish } from '../reviewRun.ts';
import { gameIdSchema } from './record.ts';
import {
  count,
  distance,
  fan,
  fans as lostFans,
  points,
  reviewReasonSchema,
  route,
  seat,
  share,
  tile,
  tiles,
} from './reviewReason.ts';

/* Schemas of reviews, which come from files and from other people's devices. Every list, text and number is bounded. */

/** Most hands of a record, dealt again ones included, and most decisions of a player in one hand. */
const MOST_HANDS = 99;
const MOST_DECISIONS = 200;
/** Candidates of a decision that are kept: the review promises no more. */
const MOST_CANDIDATES = 5;
/** Numbers of facts lie below this. */
const MOST_FACTS = 20_000;

const fact = count(MOST_FACTS);
const plusMinus = z.number().min(0).max(10_000).nullable();
const fans = z.array(fan).max(SCORED_FANS.length);
const four = <T extends z.ZodType>(each: T) => z.tuple([each, each, each, each]);

const claim = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('win'), declared: z.array(z.enum(FAN_IDS)).max(30).optional() }),
  z.strictObject({ kind: z.enum(['kong', 'pung', 'pass']) }),
  z.strictObject({ kind: z.literal('chow'), low: tile }),
  z.strictObject({ kind: z.literal('said'), word: z.enum(['chow', 'pung', 'kong']) }),
]);

/** What a seat may have done or could have done. Commands that decide nothing of the hand are no decisions. */
const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('discard'), seat, tile }),
  z.strictObject({ type: z.literal('claim'), seat, claim }),
  z.strictObject({ type: z.literal('declare-kong'), seat, tile }),
  z.strictObject({ type: z.literal('expose-flower'), seat, tile }),
  z.strictObject({ type: z.literal('declare-win'), seat, declared: z.array(z.enum(FAN_IDS)).max(30).optional() }),
]) as unknown as z.ZodType<SeatCommand>;

const missing = z.array(z.strictObject({ tile, live: count(4), from: z.enum(['anybody', 'left', 'wall']) })).max(20);

const goal = z.strictObject({
  byDiscard: points.nullable(),
  selfDrawn: points.nullable(),
  fans,
  missing,
  sets: z
    .array(z.strictObject({ tiles, fans: lostFans }))
    .max(14)
    .optional(),
});

const candidate = z.strictObject({
  action: command,
  value: points,
  plusMinus,
  isEqual: z.boolean(),
  winChance: share.nullable(),
  danger: four(share),
  distance: distance.nullable(),
  secured: points,
  goal: goal.nullable(),
  routes: z.array(z.strictObject({ route, share, points, missing })).max(20),
});

const decision = z.strictObject({
  before: fact,
  fact,
  turn: count(200),
  seat,
  kind: z.enum(DECISION_KINDS),
  played: command,
  candidates: z.array(candidate).min(1).max(MOST_CANDIDATES),
  verdict: z.enum(VERDICTS),
  loss: points,
  plusMinus,
  pairs: count(100_000),
  reasons: z.array(reviewReasonSchema).max(20),
}) as unknown as z.ZodType<ReviewedDecision>;

/** A review of one hand for one player. */
export const handReviewSchema = z.strictObject({
  hand: count(MOST_HANDS - 1),
  player: z.literal(PLAYERS),
  stage: z.enum(['overview', 'full']),
  decisions: z.array(decision).max(MOST_DECISIONS),
  luck: z.strictObject({
    draws: points,
    others: points,
    decisions: points,
    result: points,
    plusMinus: z.number().min(0).max(10_000),
  }),
}) satisfies z.ZodType<HandReview>;

/** Version of an evaluator. */
const evaluator = z.int().min(1).max(1_000_000);

export const gameReviewSchema = z.strictObject({
  format: z.literal(REVIEW_FORMAT),
  evaluator,
  game: gameIdSchema,
  hands: z.array(handReviewSchema).max(4 * MOST_HANDS),
}) satisfies z.ZodType<GameReview>;

/** A review of a hand that a device has made and brings to a server. */
export const keptReviewSchema = z.strictObject({
  evaluator,
  review: handReviewSchema,
}) satisfies z.ZodType<KeptReview>;

export const reviewWishSchema = z.union([
  z.strictObject({ start: z.array(z.literal(PLAYERS)).min(1).max(4) }),
  z.strictObject({ cancel: z.literal(true) }),
]) satisfies z.ZodType<ReviewWish>;
