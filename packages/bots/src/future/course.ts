import { HAZARD_SHARE, hazard } from '../chance/rates.ts';
import { SAVED } from '../targets/worth.ts';

/** Own draws in a hand, at most. */
export const MOST_DRAWS = 24;

/** For each number of draws left, the chance that nobody else wins before the next one. */
export const ALIVE = Float64Array.from({ length: MOST_DRAWS + 1 }, (_, left) => 1 - HAZARD_SHARE * hazard(left));

/** What a hand is worth that no longer tries to win: the loss it saves when nobody wins, by draws left. */
export const GIVEN_UP = new Float64Array(MOST_DRAWS + 1);
GIVEN_UP[0] = SAVED;
for (let left = 1; left <= MOST_DRAWS; left++) GIVEN_UP[left] = (1 - 0.95 * hazard(left)) * GIVEN_UP[left - 1]!;

/** The same for any number of draws. */
export const givenUp = (drawsLeft: number): number => GIVEN_UP[Math.min(drawsLeft, MOST_DRAWS)]!;
