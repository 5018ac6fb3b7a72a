import { SCORED_FANS } from './fans/ids.ts';
import type { FanRow } from './fans/row.ts';
import { COUNTED, POINTS_SHIFT, TERMINAL_PUNGS_MASK } from './fanTables.ts';
import { fanIndex } from './rulebook.ts';
import type { FanCount } from './types.ts';

/** Of a hand without any reading. */
export const NOT_COMPLETE = -1;
const TERMINAL_PUNGS = fanIndex('pung-of-terminals-or-honors');

/** Where the seven entries of one reading stand in the tables: hand, ranks, concealment, reading, and three of sets. */
export class EntryPlaces {
  hand = 0;
  ranks = 0;
  concealment = 0;
  reading = 0;
  honours = 0;
  chows = 0;
  pungs = 0;
}

const joined = (entries: Int32Array, word: number, at: EntryPlaces): number =>
  entries[at.hand + word] |
  entries[at.ranks + word] |
  entries[at.concealment + word] |
  entries[at.reading + word] |
  entries[at.honours + word] |
  entries[at.chows + word] |
  entries[at.pungs + word];

/** Points and counts of the seven entries, each sum in its own bits. */
const summed = (entries: Int32Array, at: EntryPlaces): number =>
  entries[at.hand + 6] +
  entries[at.ranks + 6] +
  entries[at.concealment + 6] +
  entries[at.reading + 6] +
  entries[at.honours + 6] +
  entries[at.chows + 6] +
  entries[at.pungs + 6];

/**
 * Adds readings up and keeps the best. A reading is the bit-or of seven entries; what they suppress is subtracted
 * after. That one pass is right because no suppressed fan ever suppresses another that would stand without it; tests
 * hold it to the plain scorer, which goes fan by fan.
 */
export class Tally {
  /** Points of the best reading so far, or `NOT_COMPLETE`. */
  total = NOT_COMPLETE;
  /** Nine Gates holds one terminal pung, and only one (ruling 71). */
  isNineGatesOne = false;
  private fans0 = 0;
  private fans1 = 0;
  private fans2 = 0;
  private counts = 0;
  private readonly entries: Int32Array;
  private readonly points: Int32Array;
  private readonly countShifts = new Int32Array(SCORED_FANS.length);
  private readonly countMasks = new Int32Array(SCORED_FANS.length);

  constructor(entries: Int32Array, rows: readonly FanRow[]) {
    this.entries = entries;
    this.points = Int32Array.from(rows, row => row.points);
    for (const [index, [shift, width]] of COUNTED) {
      this.countShifts[index] = shift;
      this.countMasks[index] = (1 << width) - 1;
    }
  }

  /** One reading more. */
  add(at: EntryPlaces): void {
    const { entries } = this;
    const drops0 = joined(entries, 3, at);
    const drops1 = joined(entries, 4, at);
    const drops2 = joined(entries, 5, at);
    const fans0 = joined(entries, 0, at);
    const fans1 = joined(entries, 1, at);
    let fans2 = joined(entries, 2, at);
    let counts = summed(entries, at);
    let total = counts >> POINTS_SHIFT;
    if (((fans0 & drops0) | (fans1 & drops1) | (fans2 & drops2)) !== 0) {
      total -= this.dropped(fans0 & drops0, 0, counts);
      total -= this.dropped(fans1 & drops1, 32, counts) + this.dropped(fans2 & drops2, 64, counts);
    }
    if (this.isNineGatesOne && (counts & TERMINAL_PUNGS_MASK) > 0) {
      counts--;
      total--;
      if ((counts & TERMINAL_PUNGS_MASK) === 0) fans2 &= ~(1 << (TERMINAL_PUNGS & 31));
    }
    if (total <= this.total) return;
    this.total = total;
    this.fans0 = fans0 & ~drops0;
    this.fans1 = fans1 & ~drops1;
    this.fans2 = fans2 & ~drops2;
    this.counts = counts;
  }

  /** The fans of the best reading, in the book's order. */
  fans(): FanCount[] {
    const fans: FanCount[] = [];
    this.addFans(this.fans0, 0, fans);
    this.addFans(this.fans1, 32, fans);
    this.addFans(this.fans2, 64, fans);
    return fans;
  }

  private addFans(bits: number, from: number, to: FanCount[]): void {
    for (let left = bits; left !== 0; left &= left - 1) {
      const index = from + 31 - Math.clz32(left & -left);
      to.push({ id: SCORED_FANS[index], times: this.timesOf(index, this.counts), points: this.points[index] });
    }
  }

  private timesOf(index: number, counts: number): number {
    const mask = this.countMasks[index];
    return mask === 0 ? 1 : (counts >> this.countShifts[index]) & mask;
  }

  /** Points of the fans of one word that are suppressed. */
  private dropped(bits: number, from: number, counts: number): number {
    let points = 0;
    for (let left = bits; left !== 0; left &= left - 1) {
      const index = from + 31 - Math.clz32(left & -left);
      points += this.points[index] * this.timesOf(index, counts);
    }
    return points;
  }
}
