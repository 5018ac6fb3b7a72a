import type { Player } from '@gorrion/rules';
import type { HandReview, ReviewStage } from './review.ts';

/* How a review comes about: a run goes through the hands of a game, on a device or on the server. */

/** The review of one hand for one player, and the version of the evaluator that made it. */
export interface KeptReview {
  readonly evaluator: number;
  readonly review: HandReview;
}

/** How far a run is with one hand of one player. */
export interface HandProgress {
  readonly hand: number;
  readonly player: Player;
  /** `done`: reviewed in full. */
  readonly state: 'waiting' | 'running' | 'done';
  /** What can be read already; null for nothing. */
  readonly stage: ReviewStage | null;
  /** Steps of the stage that runs, done and in all; zeros while none does. */
  readonly done: number;
  readonly all: number;
}

/** A run on the server. */
export interface ServerRun {
  readonly players: readonly Player[];
  /** Runs of other games with which it takes turns. */
  readonly others: number;
  readonly hands: readonly HandProgress[];
  /** Whether the reader may cancel it: they have started it, or they are the host. */
  readonly isOwn: boolean;
}

/** What a server knows of the review of a game. */
export interface ServerReview {
  /** The version of the server's evaluator. */
  readonly evaluator: number;
  /** Number of the newest change; a reader who sends it gets only what came after. */
  readonly revision: number;
  /** Hands that have changed since the revision that the reader named. */
  readonly hands: readonly KeptReview[];
  /** Null while none runs or waits. */
  readonly run: ServerRun | null;
  /** Whether the reader may start a run here. */
  readonly mayStart: boolean;
  /** Whether the reader may bring reviews that their device has made. */
  readonly mayBring: boolean;
}

/** What a reader asks of the review of a game. */
export type ReviewWish = { readonly start: readonly Player[] } | { readonly cancel: true };
