import { isClaimed, othersInTurn } from '@gorrion/rules';
import type { Sight } from '../sight/sight.ts';
import { SAVED } from '../worth/worth.ts';
import { HAZARD, HAZARD_MELDS, OWN_DEAL_INS } from './tables.ts';

/** Own draws in a hand, at most. */
export const MOST_DRAWS = 24;

/** How one's own play may end by others' doing, between two own draws. */
export interface Course {
  /** By draws left: the chance that nobody else wins before the next one, as far as it counts against a hand that tries. */
  readonly alive: Float64Array;
  /** By draws left: what a hand is worth that no longer tries to win. */
  readonly givenUp: Float64Array;
  /** By draws left: what the discards still to come may cost a hand that tries, each draw. */
  readonly risk: Float64Array;
  /** Of the discards between two own draws, so many are still to come after the last own draw, as far as they can be won on. */
  readonly last: number;
}

/** What a level believes of others. */
export interface Fears {
  /** A hand also improves in ways that no list of targets sees: the hazard counts in part. */
  readonly hazardShare: number;
  /** Whether open melds of others are looked at. */
  readonly seesMelds: boolean;
  /** What dealing in costs beyond another's win, as far as later discards are feared. */
  readonly laterDealIns: number;
  /**
   * How much of its usual rate a tile that completes a hand is thrown after one's own last draw: others are wary then. 0
   * does not count on it.
   */
  readonly lastDiscards: number;
}

const OTHERS = 3;

const hazard = (drawsLeft: number): number => HAZARD[Math.min(drawsLeft, HAZARD.length - 1)]!;

/** The course of a hand in which others win `haste` times as often as at the same time of other hands. */
function courseOf({ hazardShare, laterDealIns }: Fears, haste: number, last: number): Course {
  const course = {
    last,
    alive: new Float64Array(MOST_DRAWS + 1),
    givenUp: new Float64Array(MOST_DRAWS + 1),
    risk: new Float64Array(MOST_DRAWS + 1),
  };
  course.alive[0] = 1;
  course.givenUp[0] = SAVED;
  for (let left = 0; left <= MOST_DRAWS; left++) {
    const others = Math.min(0.6, haste * hazard(left));
    course.alive[left] = 1 - hazardShare * others;
    course.risk[left] = laterDealIns * OWN_DEAL_INS * others;
    if (left > 0) course.givenUp[left] = (1 - 0.95 * others) * course.givenUp[left - 1]! - 0.25 * course.risk[left]!;
  }
  return course;
}

const known = new Map<string, Course>();

/** The course that a seat has to expect. */
export function courseSeen({ view, seat, afterLast }: Sight, fears: Fears): Course {
  const melds = othersInTurn(seat).reduce<number>(
    (sum, other) => sum + view.seats[other].melds.filter(isClaimed).length,
    0,
  );
  const haste = fears.seesMelds ? HAZARD_MELDS[Math.min(melds, HAZARD_MELDS.length - 1)]! : 1;
  const last = (fears.lastDiscards * afterLast) / OTHERS;
  const key = `${haste}/${fears.hazardShare}/${fears.laterDealIns}/${last}`;
  const before = known.get(key);
  if (before) return before;
  const course = courseOf(fears, haste, last);
  known.set(key, course);
  return course;
}

/** Own draws to be expected before the wall ends or somebody else wins. */
export function expectedDraws({ alive }: Course, drawsLeft: number): number {
  let chance = 1;
  let expected = 0;
  for (let draw = 0; draw < drawsLeft; draw++) {
    expected += chance;
    chance *= alive[Math.min(drawsLeft - draw, MOST_DRAWS)]!;
  }
  return expected;
}

/** What a hand that is given up is worth, for any number of draws. */
export const givenUp = ({ givenUp }: Course, drawsLeft: number): number => givenUp[Math.min(drawsLeft, MOST_DRAWS)]!;
