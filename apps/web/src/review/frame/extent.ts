import type { GameReview } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { HandOfGame } from './gameHands.ts';

/** How far the hands of a game are reviewed for a player. */
export interface Extent {
  /** Indexes of the hands that can be reviewed: those that were not stopped and dealt again. */
  readonly all: readonly number[];
  /** What has been found out, by index of the hand. */
  readonly done: ReadonlyMap<number, 'overview' | 'full'>;
  /** Number of hands that are reviewed in full. */
  readonly full: number;
}

export function extentOf(review: GameReview | undefined, hands: readonly HandOfGame[], player: Player): Extent {
  const all = hands.flatMap((hand, n) => (hand.changes ? [n] : []));
  const own = (review?.hands ?? []).filter(one => one.player === player);
  const done = new Map(own.map(one => [one.hand, one.stage]));
  return { all, done, full: all.filter(n => done.get(n) === 'full').length };
}

/** Returns what a review says for certain: its hands that are reviewed in full. */
export const inFull = (review: GameReview): GameReview => ({
  ...review,
  hands: review.hands.filter(({ stage }) => stage === 'full'),
});
