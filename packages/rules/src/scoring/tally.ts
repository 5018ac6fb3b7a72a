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

/** Of a hand without any reading. */
export const NOT_COMPLETE = -1;
/** In the third word of fans. */
const TERMINAL_PUNGS_BIT = 1 << (fanIndex('pung-of-terminals-or-honors') - 64);
/** A fan counts fewer times than this. */
const TIMES = 8;

/** Where the seven entries of one reading stand in the tables: hand, ranks, concealment, reading, and three of sets. */
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

const joined = (entries: Int32Array, word: number, at: EntryPlaces): number =>
  entries[at.hand + word]! |
  entries[at.ranks + word]! |
  entries[at.concealment + word]! |
  entries[at.reading + word]! |
  entries[at.honours + word]! |
  entries[at.chows + word]! |
  entries[at.pungs + word]!;

/** Points and counts of the seven entries, each sum in its own bits. */
const summed = (entries: Int32Array, at: EntryPlaces): number =>
  entries[at.hand + SUM]! +
  entries[at.ranks + SUM]! +
  entries[at.concealment + SUM]! +
  entries[at.reading + SUM]! +
  entries[at.honours + SUM]! +
  entries[at.chows + SUM]! +
  entries[at.pungs + SUM]!;

/**
 * Adds readings up and keeps the best. A reading is the sum of seven entries less what they suppress in each other.
 * That one pass is right because no suppressed fan ever suppresses another that would stand without it; tests hold it
 * to the plain scorer, which goes fan by fan.
 */
export class Tally {
  /** Points of the best reading so far, or `NOT_COMPLETE`. */
  total = NOT_COMPLETE;
  /** Nine Gates holds one terminal pung, and only one (ruling 71). */
  isNineGatesOne = false;
  private readonly best = new EntryPlaces();
  private readonly tables: FanTables;
  private readonly points: Int32Array;
  /** Points of the droppable fans that count once, eight bits at a time. */
  private readonly dropPoints: Int32Array;
  /** Bit of a fan among the droppable ones, or 0. */
  private readonly dropBits = new Int32Array(SCORED_FANS.length);
  /** What the lists are made of: each fan with each number of times. */
  private readonly counted: readonly FanCount[];
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

  /** One reading more. */
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

  /** The fans of the best reading, dearest first and then in the book's order. */
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

  /** The fans of one word that are not dropped. The book lists the dearest first: little has to move. */
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

  private timesOf(index: number, counts: number): number {
    const mask = this.countMasks[index]!;
    return mask === 0 ? 1 : (counts >> this.countShifts[index]!) & mask;
  }

  /** Points of dropped fans. */
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
