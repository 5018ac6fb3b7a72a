import type { Standing } from './games.ts';

/** A rating as people see it. */
export interface ShownRating {
  readonly value: number;
  /** Half of the interval that holds the strength with 95 %. */
  readonly margin: number;
  /** Rated games. */
  readonly games: number;
  /** Games that settle the rating and are still to be played; 0 once it is settled. */
  readonly lacking: number;
  readonly isProvisional: boolean;
}

/** Rated games after which a rating is no longer provisional; those among close people do not count. */
const SETTLED_AFTER = 10;

/** Deviations on each side of the mean that hold 95 % of a normal distribution. */
const HALF_OF_95 = 1.96;

export function shownRating({ belief, games, amongClose }: Standing): ShownRating {
  const lacking = Math.max(0, SETTLED_AFTER - (games - amongClose));
  return {
    value: Math.round(belief.mean),
    margin: Math.round(HALF_OF_95 * belief.deviation),
    games,
    lacking,
    isProvisional: lacking > 0,
  };
}
