import { isClaimed, othersInTurn } from '@gorrion/rules';
import type { Sight } from '../sight/sight.ts';
import { SAVED } from '../worth/worth.ts';
import { HAZARD, HAZARD_MELDS, OWN_DEAL_INS } from './tables.ts';

/** Most own draws of a seat in a hand. */
export const MOST_DRAWS = 24;

/** What the others may do to a seat's hand between two of its draws, by own draws left. */
export interface Course {
  /** Chance that no other seat wins before the next own draw, weighted by `hazardShare`. */
  readonly alive: Float64Array;
  /** Worth of a hand that no longer tries to win. */
  readonly givenUp: Float64Array;
  /** Expected cost of the seat's own discard, each draw, for a hand that tries to win. */
  readonly risk: Float64Array;
  /** Discards after the last own draw that the seat may win on, as a share of those between two own draws. */
  readonly last: number;
}

/** What a level expects of the others. */
export interface Fears {
  /**
   * Factor on the chance that others win; below 1 because a hand also improves in ways that its targets do not show.
   */
  readonly hazardShare: number;
  /** Whether the claimed melds of the others change that chance. */
  readonly seesMelds: boolean;
  /** Price of a deal-in by a later discard, in table points beyond another seat's win. */
  readonly laterDealIns: number;
  /**
   * Rate, against the usual one, of winning discards after the seat's last draw: the others are wary then. 0 counts
   * none.
   */
  readonly lastDiscards: number;
}

const OTHERS = 3;

const hazard = (drawsLeft: number): number => HAZARD[Math.min(drawsLeft, HAZARD.length - 1)]!;

/** Returns the course of a hand in which others win `haste` times as often as usual at that time. */
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

/** Returns the course that a seat must expect, by the claimed melds of the others. */
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

/** Returns the course of a hand of which nothing is known but the own tiles. */
export const usualCourse = (fears: Fears): Course => courseOf(fears, 1, fears.lastDiscards);

/** Returns the expected number of own draws before the wall ends or another seat wins. */
export function expectedDraws({ alive }: Course, drawsLeft: number): number {
  let chance = 1;
  let expected = 0;
  for (let draw = 0; draw < drawsLeft; draw++) {
    expected += chance;
    chance *= alive[Math.min(drawsLeft - draw, MOST_DRAWS)]!;
  }
  return expected;
}

/** Returns the worth of a hand that is given up, for any number of own draws left. */
export const givenUp = ({ givenUp }: Course, drawsLeft: number): number => givenUp[Math.min(drawsLeft, MOST_DRAWS)]!;
