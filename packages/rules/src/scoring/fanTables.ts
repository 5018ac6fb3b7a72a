import type { Tile } from '../tiles/tile.ts';
import { chowsOfSum } from './chowSums.ts';
import { bestLinks, instancesOf, pungFansOf } from './combine.ts';
import {
  CHOW_PAIRS,
  CONCEALMENT,
  concealmentFacts,
  HAND,
  HONOURS,
  handFacts,
  honourFacts,
  pairOfClass,
  pungsOfMask,
  RANKS,
  READING,
  rankFacts,
  readingFacts,
} from './domains.ts';
import { NO_PAIR, type Winds } from './fans/facts.ts';
import type { ScoredFan } from './fans/ids.ts';
import type { FanRow } from './fans/row.ts';
import { fanIndex } from './rulebook.ts';

/**
 * What each value of each domain earns: entries of eight integers, filled when first met by asking the rows.
 * [0-2] the fans as bits, [3-5] the fans they suppress, [6] points (from bit 17) and how often the repeated ones,
 * [7] not 0 once filled: for the memos the key, plus one. A fan's bit is its dense number (`SCORED_FANS`).
 */
export const ENTRY = 8;
export const POINTS_SHIFT = 17;

/** Where the counts of the fans that can repeat stand in [6]: [shift, width in bits]. */
export const COUNTED: ReadonlyMap<number, readonly [number, number]> = new Map(
  (
    [
      ['pung-of-terminals-or-honors', 0, 3],
      ['tile-hog', 3, 2],
      ['double-pung', 5, 2],
      ['pure-double-chow', 7, 2],
      ['mixed-double-chow', 9, 2],
      ['short-straight', 11, 2],
      ['two-terminal-chows', 13, 2],
      ['dragon-pung', 15, 2],
    ] as const
  ).map(([fan, shift, width]) => [fanIndex(fan), [shift, width]]),
);
export const TERMINAL_PUNGS_MASK = 7;

const RANKS_AT = HAND.size;
const CONCEALMENT_AT = RANKS_AT + RANKS.size;
const READING_AT = CONCEALMENT_AT + CONCEALMENT.size;
const HONOURS_AT = READING_AT + READING.size;
const CHOWS_AT = HONOURS_AT + HONOURS.size;
/** Slots of the chows and a pair: at most 12,650 choices of up to four of 21, with seven classes of pair. */
const CHOW_SLOT_BITS = 17;
const PUNGS_AT = CHOWS_AT + (1 << CHOW_SLOT_BITS);
/** Slots of the pungs of suits: 20,854 choices of up to four of 27. */
const PUNG_SLOT_BITS = 15;
const SCATTER = 0x9e3779b1;
/** A winds argument for pungs that are none. */
const ANY_WINDS: Winds = { seat: 0, prevalent: 0 };

type Earned = readonly (readonly [ScoredFan, number])[];

export class FanTables {
  readonly entries = new Int32Array((PUNGS_AT + (1 << PUNG_SLOT_BITS)) * ENTRY);
  private readonly rows: readonly FanRow[];
  /** What each row suppresses, as three words of bits. */
  private readonly drops: Int32Array;
  private readonly rowsOf: ReadonlyMap<FanRow['of'], readonly FanRow[]>;

  constructor(rows: readonly FanRow[]) {
    this.rows = rows;
    this.rowsOf = Map.groupBy(rows, row => row.of);
    this.drops = new Int32Array(3 * rows.length);
    rows.forEach(({ suppresses = [] }, at) => {
      for (const fan of suppresses) this.drops[3 * at + (fanIndex(fan) >> 5)] |= 1 << (fanIndex(fan) & 31);
    });
  }

  hand(number: number): number {
    const at = number * ENTRY;
    if (this.entries[at + 7] === 0) this.fill(at, this.earned('hand', handFacts(number)));
    return at;
  }

  ranks(number: number): number {
    const at = (RANKS_AT + number) * ENTRY;
    if (this.entries[at + 7] === 0) this.fill(at, this.earned('ranks', rankFacts(number)));
    return at;
  }

  concealment(number: number): number {
    const at = (CONCEALMENT_AT + number) * ENTRY;
    if (this.entries[at + 7] === 0) this.fill(at, this.earned('concealment', concealmentFacts(number)));
    return at;
  }

  reading(number: number): number {
    const at = (READING_AT + number) * ENTRY;
    if (this.entries[at + 7] === 0) this.fill(at, this.earned('reading', readingFacts(number)));
    return at;
  }

  honours(number: number): number {
    const at = (HONOURS_AT + number) * ENTRY;
    if (this.entries[at + 7] === 0) this.fillHonours(at, number);
    return at;
  }

  /** By the sum of the chows' signatures and the class of the pair. */
  chows(sum: number, pairClass: number): number {
    const key = sum * CHOW_PAIRS.size + pairClass;
    let slot = Math.imul(key, SCATTER) >>> (32 - CHOW_SLOT_BITS);
    let at = (CHOWS_AT + slot) * ENTRY;
    while (this.entries[at + 7] !== key + 1) {
      if (this.entries[at + 7] === 0) return this.fillChows(at, sum, pairClass);
      slot = (slot + 1) & ((1 << CHOW_SLOT_BITS) - 1);
      at = (CHOWS_AT + slot) * ENTRY;
    }
    return at;
  }

  /** By the 27-bit mask of suited pungs. */
  pungs(mask: number): number {
    let slot = Math.imul(mask, SCATTER) >>> (32 - PUNG_SLOT_BITS);
    let at = (PUNGS_AT + slot) * ENTRY;
    while (this.entries[at + 7] !== mask + 1) {
      if (this.entries[at + 7] === 0) return this.fillPungs(at, mask);
      slot = (slot + 1) & ((1 << PUNG_SLOT_BITS) - 1);
      at = (PUNGS_AT + slot) * ENTRY;
    }
    return at;
  }

  private fillPungs(at: number, mask: number): number {
    this.fill(at, this.linked(pungsOfMask(mask), false, NO_PAIR, ANY_WINDS), mask + 1);
    return at;
  }

  private fillHonours(at: number, number: number): void {
    const { pungs, pair, winds } = honourFacts(number);
    this.fill(at, this.linked(pungs, false, pair, winds));
  }

  private fillChows(at: number, sum: number, pairClass: number): number {
    const chows = chowsOfSum(sum);
    const isKnitted = pairClass >= CHOW_PAIRS.knittedHonour;
    const isPairSuited = pairClass !== CHOW_PAIRS.honour && pairClass !== CHOW_PAIRS.knittedHonour;
    const whole = this.earned('chowHand', { chows: chows.length, isKnitted, isPairSuited });
    const linked = this.linked(chows, true, pairOfClass(pairClass), ANY_WINDS);
    this.fill(at, [...whole, ...linked], sum * CHOW_PAIRS.size + pairClass + 1);
    return at;
  }

  /** What the rows of one domain give for its facts. */
  private earned<Of extends FanRow['of']>(of: Of, facts: FactsOf<Of>): Earned {
    const earned: [ScoredFan, number][] = [];
    for (const row of this.rowsOf.get(of) ?? []) {
      const times = Number((row as { when: (facts: FactsOf<Of>) => boolean | number }).when(facts));
      if (times > 0) earned.push([row.id, times]);
    }
    return earned;
  }

  /** The best links of sets of one kind, and the fans of each pung (rulings 59, 60). */
  private linked(tiles: readonly Tile[], isChow: boolean, pair: Tile, winds: Winds): Earned {
    if (tiles.length > 4) return [];
    const sets = tiles.map(tile => ({ isChow, tile }));
    const links = bestLinks(instancesOf(sets, pair));
    const pungFans = isChow ? [] : pungFansOf(sets, winds, links).filter(({ barredBy }) => barredBy === undefined);
    const times = new Map<ScoredFan, number>();
    for (const { row } of [...links, ...pungFans]) times.set(row.id, (times.get(row.id) ?? 0) + 1);
    return [...times];
  }

  private fill(at: number, earned: Earned, key = 1): void {
    const { entries } = this;
    entries[at + 7] = key;
    for (const [fan, times] of earned) {
      const index = fanIndex(fan);
      entries[at + (index >> 5)] |= 1 << (index & 31);
      entries[at + 6] += (this.rows[index].points * times) << POINTS_SHIFT;
      const counted = COUNTED.get(index);
      if (counted) entries[at + 6] += times << counted[0];
      for (let word = 0; word < 3; word++) entries[at + 3 + word] |= this.drops[3 * index + word];
    }
  }
}

/** The facts that the rows of a domain look at. */
type FactsOf<Of> =
  Extract<FanRow, { of: Of }> extends { when: (facts: infer Facts) => boolean | number } ? Facts : never;
