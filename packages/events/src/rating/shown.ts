import type { Standing } from './games.ts';

/** A rating as people see it. */
export interface ShownRating {
  readonly value: number;
  /** Half of the interval that holds the strength with 95 %. */
  readonly margin: number;
  /** Rated games. */
  readonly games: number;
  /** Whether the rating rests on fewer than `SETTLED_AFTER` games. */
  readonly isProvisional: boolean;
}

/** Rated games after which a rating is no longer provisional. */
export const SETTLED_AFTER = 10;

/** Deviations on each side of the mean that hold 95 % of a normal distribution. */
const HALF_OF_95 = 1.96;

export const shownRating = ({ belief, games }: Standing): ShownRating => ({
  value: Math.round(belief.mean),
  margin: Math.round(HALF_OF_95 * belief.deviation),
  games,
  isProvisional: games < SETTLED_AFTER,
});
