import { MOST_DRAWS } from './course.ts';
import { WAITED_FOR_LATE, WAITED_FOR_MELDS } from './tables.ts';

/** Steps of `WAITED_FOR_LATE`, three own draws each. */
export const LATENESS = 7;
/** More claimed melds than these count as these. */
export const MOST_MELDS = 3;
const STEP = 3;

export const latenessOf = (drawsLeft: number): number => Math.min(LATENESS - 1, Math.floor(drawsLeft / STEP));

/** Between the middles of two steps what lies between their factors. */
function lateFactor(drawsLeft: number): number {
  const at = Math.max(0, Math.min(LATENESS - 1, (drawsLeft - (STEP - 1) / 2) / STEP));
  const [low, high] = [Math.floor(at), Math.ceil(at)];
  return WAITED_FOR_LATE[low]! + (at - low) * (WAITED_FOR_LATE[high]! - WAITED_FOR_LATE[low]!);
}

const BY_MELDS = WAITED_FOR_MELDS.map(factor =>
  Float64Array.from({ length: MOST_DRAWS + 1 }, (_, left) => factor * lateFactor(left)),
);

/**
 * By own draws left: how often the tiles that complete a hand with so many claimed melds are thrown, against others of
 * their kinds. Opponents keep what they take to be waited for, the longer the hand lasts and the more of it lies open.
 */
export const waitedFor = (melds: number): Float64Array => BY_MELDS[Math.min(melds, MOST_MELDS)]!;
