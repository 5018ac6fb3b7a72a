import type { RandomSource, Tile } from '@gorrion/rules';
import { below } from '@gorrion/rules';
import { unit } from '../ports/chance.ts';
import { medianOf, passTable, valueAt } from './quantiles.ts';
import type { QuestionKind, Slot, Stratum } from './strata.ts';

/*
 * Statistics of a table's answer times, from which virtual answers are drawn so that they look like real ones. Only the
 * server holds them; no view, export or replay does (packages/table/docs/claim-beat.md).
 */

/** Weight of the shipped quantiles, in answers of the table's own. */
const SHIPPED_WEIGHT = 20;
const POOL_SIZE = 120;
/** Pseudo-observations: of a seat at the table's mean, of the table at the preset's speed. */
const SEAT_PRIOR = 4;
const TABLE_PRIOR = 3;
/**
 * Longer pauses (ms, at speed 1) are noticeable. Two of them on the same kind of tile must not reveal more than one.
 */
const LONG = 2200;
const SAME_SIDE = 0.5;
const MAX_TRIES = 64;

interface Speeds {
  count: number;
  sum: number;
}

const askedIn = (stratum: Stratum): QuestionKind => stratum.slice(0, stratum.indexOf('/')) as QuestionKind;

export class BeatMemory {
  readonly #pools = new Map<Stratum, number[]>();
  #thisHand: { stratum: Stratum; value: number }[] = [];
  readonly #speeds = new Map<string, Speeds>();
  readonly #wasLong = new Map<string, boolean>();
  readonly #presetSpeed: number;

  constructor(presetSpeed: number) {
    this.#presetSpeed = presetSpeed;
  }

  /** Returns how slowly a person answers, relative to the shipped quantiles. Few answers count little. */
  speedOf(who: string): number {
    const all = [...this.#speeds.values()];
    const count = all.reduce((sum, one) => sum + one.count, 0);
    const sum = all.reduce((total, one) => total + one.sum, 0);
    const mean = (sum + TABLE_PRIOR * Math.log(this.#presetSpeed)) / (count + TABLE_PRIOR);
    const own = this.#speeds.get(who) ?? { count: 0, sum: 0 };
    return Math.exp((own.sum + SEAT_PRIOR * mean) / (own.count + SEAT_PRIOR));
  }

  /** Records a real answer in the measure of speed. */
  answered(who: string, ms: number, typical: number): void {
    const own = this.#speeds.get(who) ?? { count: 0, sum: 0 };
    this.#speeds.set(who, { count: own.count + 1, sum: own.sum + Math.log(ms / typical) });
  }

  /** Records a real pass in a window without claims. It enters the pool when the hand is over. */
  passed(who: string, stratum: Stratum, ms: number): void {
    this.#thisHand.push({ stratum, value: ms / this.speedOf(who) });
  }

  /** Records whether a slot paused for this kind of tile in this hand. */
  noted(slot: Slot, tile: Tile, ms: number, who: string): void {
    this.#wasLong.set(`${slot}${tile}`, ms / this.speedOf(who) > LONG);
  }

  handEnded(): void {
    for (const { stratum, value } of this.#thisHand) {
      const pool = this.#pools.get(stratum) ?? [];
      this.#pools.set(stratum, [...pool, value].slice(-POOL_SIZE));
    }
    this.#thisHand = [];
    this.#wasLong.clear();
  }

  #one(random: RandomSource, stratum: Stratum): number {
    const pool = this.#pools.get(stratum) ?? [];
    if (unit(random) * (pool.length + SHIPPED_WEIGHT) < pool.length) return pool[below(random, pool.length)]!;
    return valueAt(passTable(askedIn(stratum)), unit(random));
  }

  /** Draws a virtual answer (ms after the discard), long or short like the last one for the same kind of tile. */
  draw(random: RandomSource, slot: Slot, tile: Tile, stratum: Stratum, who: string, cut: number): number {
    const before = this.#wasLong.get(`${slot}${tile}`);
    const mustMatch = before !== undefined && unit(random) < SAME_SIDE;
    let value = this.#one(random, stratum);
    for (let tries = 0; mustMatch && value > LONG !== before && tries < MAX_TRIES; tries++) {
      value = this.#one(random, stratum);
    }
    this.#wasLong.set(`${slot}${tile}`, value > LONG);
    return Math.min(value * this.speedOf(who), cut);
  }

  /** Draws a virtual answer later than `now`, in place of a real one that will not come, so that nothing jumps. */
  drawAfter(random: RandomSource, stratum: Stratum, who: string, cut: number, now: number): number {
    const speed = this.speedOf(who);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const value = this.#one(random, stratum) * speed;
      if (value > now) return Math.min(value, cut);
    }
    return Math.min(now + medianOf(passTable(askedIn(stratum))) * speed * unit(random), Math.max(cut, now));
  }
}
