import { SCORED_FANS } from './fans/ids.ts';
import type { FanRow } from './fans/row.ts';
import {
  COUNTED,
  DROPS,
  FANS,
  type FanTables,
  HELD,
  POINTS_SHIFT,
  REPEATED_FROM,
  SUM,
  TERMINAL_PUNGS_MASK,
} from './fanTables.ts';
import { fanIndex } from './rulebook.ts';
import type { FanCount } from './types.ts';

/** Total of a hand that has no reading. */
export const NOT_COMPLETE = -1;
/** Bit of Pung of Terminals or Honors in the third integer of an entry's fans. */
const TERMINAL_PUNGS_BIT = 1 << (fanIndex('pung-of-terminals-or-honors') - 64);
/** Exclusive upper bound of how often a fan counts in one hand. */
const TIMES = 8;

/** Places in `FanTables.entries` of the seven entries of one reading. */
export class EntryPlaces {
  hand = 0;
  ranks = 0;
  concealment = 0;
  reading = 0;
  honours = 0;
  chows = 0;
  pungs = 0;

  set(other: EntryPlaces): void {
    this.hand = other.hand;
    this.ranks = other.ranks;
    this.concealment = other.concealment;
    this.reading = other.reading;
    this.honours = other.honours;
    this.chows = other.chows;
    this.pungs = other.pungs;
  }
}

/** Returns one integer of the seven entries, joined bit by bit. `word` is its offset in an entry. */
const joined = (entries: Int32Array, word: number, at: EntryPlaces): number =>
  entries[at.hand + word]! |
  entries[at.ranks + word]! |
  entries[at.concealment + word]! |
  entries[at.reading + word]! |
  entries[at.honours + word]! |
  entries[at.chows + word]! |
  entries[at.pungs + word]!;

/** Returns the sums of the points and of the counts of the seven entries, in the bits of `SUM`. */
const summed = (entries: Int32Array, at: EntryPlaces): number =>
  entries[at.hand + SUM]! +
  entries[at.ranks + SUM]! +
  entries[at.concealment + SUM]! +
  entries[at.reading + SUM]! +
  entries[at.honours + SUM]! +
  entries[at.chows + SUM]! +
  entries[at.pungs + SUM]!;

/**
 * Totals the readings of a hand and keeps the best. A reading is worth the sum of its seven entries, less the fans that
 * they suppress in each other. One pass is enough, because no suppressed fan suppresses another fan that would count
 * without it. Tests compare the result with the plain scorer, which evaluates fan by fan.
 */
export class Tally {
  /** Points of the best reading so far, or `NOT_COMPLETE`. */
  total = NOT_COMPLETE;
  /** Whether one terminal pung is not scored, because Nine Gates contains it and only that one (article 71). */
  isNineGatesOne = false;
  private readonly best = new EntryPlaces();
  private readonly tables: FanTables;
  /** Points of each fan, indexed by its dense number. */
  private readonly points: Int32Array;
  /**
   * Points of the droppable fans that count once: 256 sums for each eight bits of `HELD`, indexed by
   * `256 * byte number + byte`.
   */
  private readonly dropPoints: Int32Array;
  /** Bit of each fan in `HELD` and `DROPS`, indexed by its dense number; 0 if the fan is not droppable. */
  private readonly dropBits = new Int32Array(SCORED_FANS.length);
  /** Every fan with every count, indexed by `TIMES * dense number + times`, so that a list allocates no elements. */
  private readonly counted: readonly FanCount[];
  /** Bits of `SUM` that count a fan, indexed by its dense number; both are 0 for a fan that cannot repeat. */
  private readonly countShifts = new Int32Array(SCORED_FANS.length);
  private readonly countMasks = new Int32Array(SCORED_FANS.length);

  constructor(tables: FanTables, rows: readonly FanRow[]) {
    this.tables = tables;
    this.points = Int32Array.from(rows, row => row.points);
    for (const [index, [shift, width]] of COUNTED) {
      this.countShifts[index] = shift;
      this.countMasks[index] = (1 << width) - 1;
    }
    this.counted = rows.flatMap(({ id, points }) =>
      Array.from({ length: TIMES }, (_, times) => ({ id, times, points })),
    );
    tables.droppable.forEach((fan, bit) => {
      if (fan !== undefined) this.dropBits[fan] = 1 << bit;
    });
    this.dropPoints = Int32Array.from({ length: (REPEATED_FROM / 8) * 256 }, (_, at) => {
      const fans = tables.droppable.slice(8 * (at >> 8), 8 * (at >> 8) + 8);
      return fans.reduce<number>(
        (sum, fan, bit) => sum + (fan !== undefined && (at >> bit) & 1 ? this.points[fan]! : 0),
        0,
      );
    });
  }

  /** Totals one more reading and keeps it if it has more points than the best so far. */
  add(at: EntryPlaces): void {
    const { entries } = this.tables;
    const dropped = joined(entries, HELD, at) & joined(entries, DROPS, at);
    const sum = summed(entries, at);
    let total = (sum >> POINTS_SHIFT) - this.pointsOf(dropped, sum);
    if (this.isNineGatesOne && (sum & TERMINAL_PUNGS_MASK) > 0) total--;
    if (total <= this.total) return;
    this.total = total;
    this.best.set(at);
  }

  /** Returns the fans of the best reading: most points first, equal points in the order of the rules. */
  fans(): FanCount[] {
    const { entries } = this.tables;
    const { best } = this;
    const dropped = joined(entries, HELD, best) & joined(entries, DROPS, best);
    let counts = summed(entries, best);
    let last = joined(entries, FANS + 2, best);
    if (this.isNineGatesOne && (counts & TERMINAL_PUNGS_MASK) > 0) {
      counts--;
      if ((counts & TERMINAL_PUNGS_MASK) === 0) last &= ~TERMINAL_PUNGS_BIT;
    }
    const fans: FanCount[] = [];
    this.list(joined(entries, FANS, best), 0, dropped, counts, fans);
    this.list(joined(entries, FANS + 1, best), 1, dropped, counts, fans);
    this.list(last, 2, dropped, counts, fans);
    return fans;
  }

  /**
   * Inserts the fans of one integer of bits that are not dropped. Dense numbers nearly follow the points, so few fans
   * of the list have to move.
   */
  private list(bits: number, word: number, dropped: number, counts: number, to: FanCount[]): void {
    for (let left = bits; left !== 0; left &= left - 1) {
      const index = 32 * word + 31 - Math.clz32(left & -left);
      if ((dropped & this.dropBits[index]!) !== 0) continue;
      const fan = this.counted[TIMES * index + this.timesOf(index, counts)]!;
      let at = to.length;
      to.push(fan);
      for (; at > 0 && to[at - 1]!.points < fan.points; at--) to[at] = to[at - 1]!;
      to[at] = fan;
    }
  }

  /** Returns how often a fan counts in the reading. */
  private timesOf(index: number, counts: number): number {
    const mask = this.countMasks[index]!;
    return mask === 0 ? 1 : (counts >> this.countShifts[index]!) & mask;
  }

  /** Returns the points of the dropped fans. */
  private pointsOf(dropped: number, counts: number): number {
    const { dropPoints } = this;
    let points =
      dropPoints[dropped & 255]! +
      dropPoints[256 + ((dropped >> 8) & 255)]! +
      dropPoints[512 + ((dropped >> 16) & 255)]!;
    for (let left = dropped >>> REPEATED_FROM; left !== 0; left &= left - 1) {
      const index = this.tables.droppable[REPEATED_FROM + 31 - Math.clz32(left & -left)] as number;
      points += this.points[index]! * this.timesOf(index, counts);
    }
    return points;
  }
}
