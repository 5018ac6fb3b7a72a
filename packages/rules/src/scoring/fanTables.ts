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
import { IntMemo } from './intMemo.ts';
import { fanIndex } from './rulebook.ts';

/*
 * The tables map each value of a domain (`domains.ts`) to the fans that it earns. A value is evaluated by the rows when
 * it first occurs. Few results differ (some 500 among 30,000 hands), so each result is stored once, as an entry of
 * `ENTRY` integers (32 bytes), and all entries fit into the processor's first-level cache. Fans that another fan of the
 * same entry suppresses are left out. Few fans can be suppressed from another entry (`droppable`): one integer holds
 * them as bits.
 */

/** Integers of an entry: fans (3), `HELD`, `DROPS`, `SUM`, and two unused. */
export const ENTRY = 8;
/** Offset of the fans: three integers with one bit a fan, indexed by the fan's dense number (`SCORED_FANS`). */
export const FANS = 0;
/** Offset of the entry's fans that another entry may suppress: one bit a fan, indexed as `droppable`. */
export const HELD = 3;
/** Offset of the fans that the entry suppresses in other entries: one bit a fan, indexed as `droppable`. */
export const DROPS = 4;
/** Offset of the points (from bit `POINTS_SHIFT`) and, below them, of the counts of the fans that can repeat. */
export const SUM = 5;
export const POINTS_SHIFT = 17;

/** Bits of `SUM` that count a fan that can repeat, as [shift, width], indexed by the fan's dense number. */
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
/** Bits of `SUM` that count Pungs of Terminals or Honors. */
export const TERMINAL_PUNGS_MASK = 7;

const RANKS_AT = HAND.size;
const CONCEALMENT_AT = RANKS_AT + RANKS.size;
const READING_AT = CONCEALMENT_AT + CONCEALMENT.size;
const HONOURS_AT = READING_AT + READING.size;
const DIRECT_SIZE = HONOURS_AT + HONOURS.size;
/** Winds for pungs of suits and for chows, whose fans do not depend on them. */
const ANY_WINDS: Winds = { seat: 0, prevalent: 0 };

/** Index in `droppable` of the first fan that can repeat. */
export const REPEATED_FROM = 24;

type FanCounts = readonly (readonly [ScoredFan, number])[];

/** The fans of the best links of a hand's chows. `places` holds the places of their entries, indexed by `wholeOf`. */
interface ChowLinks {
  readonly chows: number;
  readonly earned: FanCounts;
  readonly places: (number | undefined)[];
}

/** Returns what All Chows depends on beside the chows: bit 0 for a suited pair, bit 1 for a Knitted Straight. */
const wholeOf = (pairClass: number): number =>
  (pairClass === CHOW_PAIRS.honour || pairClass === CHOW_PAIRS.knittedHonour ? 0 : 1) |
  (pairClass >= CHOW_PAIRS.knittedHonour ? 2 : 0);

/** Whether the fans of terminal chows may depend on the pair: they require a pair of fives, and no other links do. */
const isPairOfFives = (pairClass: number): boolean =>
  pairClass >= CHOW_PAIRS.fives && pairClass < CHOW_PAIRS.knittedHonour;

const SUIT_BITS = 511;

/** Returns a 27-bit mask of pungs with its three suits (9 bits each) sorted, the lowest number first. */
function inSuitOrder(mask: number): number {
  const [m, s, p] = [mask & SUIT_BITS, (mask >> 9) & SUIT_BITS, mask >> 18];
  const lowest = Math.min(m, s, p);
  const highest = Math.max(m, s, p);
  return lowest | ((m + s + p - lowest - highest) << 9) | (highest << 18);
}

/**
 * Tables from the values of each domain to the fans that they earn under one set of rows. Each look-up returns a place:
 * the index in `entries` of the entry's first integer.
 */
export class FanTables {
  /** All entries, `ENTRY` integers each. Entry 0 is unused: its number marks a value that has not occurred yet. */
  entries = new Int32Array(1024 * ENTRY);
  /** Number of the next new entry. */
  private used = 1;
  /** Places of the entries, indexed by the fans and counts that they hold, joined to a text. */
  private readonly known = new Map<string, number>();
  /**
   * Numbers of the entries of the five small domains, indexed by value plus the domain's offset (`RANKS_AT` ...); 0 for
   * a value that has not occurred yet.
   */
  private readonly direct = new Uint16Array(DIRECT_SIZE);
  /**
   * Places of the entries of chows, indexed by `sum * CHOW_PAIRS.size + pairClass`. At most 12,650 sums exist: up to
   * four of 21 chows, with repetition.
   */
  private readonly byChows = new IntMemo();
  /** Links of chows beside any pair but fives, indexed by the sum of signatures: these depend on the chows alone. */
  private readonly linksOfChows = new Map<number, ChowLinks>();
  /** Every distinct `ChowLinks`, indexed by number of chows and fans. Many choices of chows share one. */
  private readonly linkLists = new Map<string, ChowLinks>();
  /** Places of the entries of suited pungs, indexed by their 27-bit mask: at most 20,854, up to four of 27. */
  private readonly byPungs = new IntMemo();
  private readonly rows: readonly FanRow[];
  /**
   * Dense numbers of the fans that an entry may suppress in another one, indexed by their bit in `HELD` and `DROPS`.
   * Fans that can repeat stand from `REPEATED_FROM` on.
   */
  readonly droppable: readonly (number | undefined)[];
  private readonly rowsOf: ReadonlyMap<FanRow['of'], readonly FanRow[]>;

  constructor(rows: readonly FanRow[]) {
    this.rows = rows;
    this.rowsOf = Map.groupBy(rows, row => row.of);
    this.droppable = droppableUnder(rows);
  }

  /** Returns the place of the entry for a value of `HAND`. */
  hand(number: number): number {
    return this.direct[number]! * ENTRY || this.keep(number, this.earned('hand', handFacts(number)));
  }

  /** Returns the place of the entry for a value of `RANKS`. */
  ranks(number: number): number {
    const at = RANKS_AT + number;
    return this.direct[at]! * ENTRY || this.keep(at, this.earned('ranks', rankFacts(number)));
  }

  /** Returns the place of the entry for a value of `CONCEALMENT`. */
  concealment(number: number): number {
    const at = CONCEALMENT_AT + number;
    return this.direct[at]! * ENTRY || this.keep(at, this.earned('concealment', concealmentFacts(number)));
  }

  /** Returns the place of the entry for a value of `READING`. */
  reading(number: number): number {
    const at = READING_AT + number;
    return this.direct[at]! * ENTRY || this.keep(at, this.earned('reading', readingFacts(number)));
  }

  /** Returns the place of the entry for a value of `HONOURS`. */
  honours(number: number): number {
    const at = HONOURS_AT + number;
    return this.direct[at]! * ENTRY || this.keep(at, this.earnedByHonours(number));
  }

  /** Returns the place of the entry for the sum of the chows' signatures and the pair's class (`CHOW_PAIRS`). */
  chows(sum: number, pairClass: number): number {
    return this.byChows.get(sum * CHOW_PAIRS.size + pairClass) || this.keepChows(sum, pairClass);
  }

  /** Returns the place of the entry for the suited pungs: bit `kind` for each of the 27 kinds. */
  pungs(mask: number): number {
    return this.byPungs.get(mask) || this.keepPungs(mask);
  }

  private keep(at: number, earned: FanCounts): number {
    const place = this.placeOf(earned);
    this.direct[at] = place / ENTRY;
    return place;
  }

  private keepChows(sum: number, pairClass: number): number {
    const links = this.chowLinks(sum, pairClass);
    const whole = wholeOf(pairClass);
    const place = links.places[whole] ?? this.placeOf([...this.earnedByWhole(links.chows, whole), ...links.earned]);
    links.places[whole] = place;
    this.byChows.set(sum * CHOW_PAIRS.size + pairClass, place);
    return place;
  }

  /** Sorts the suits before evaluating them, because no fan of pungs distinguishes one suit from another. */
  private keepPungs(mask: number): number {
    const ordered = inSuitOrder(mask);
    const place =
      ordered === mask ? this.placeOf(this.linked(pungsOfMask(mask), false, NO_PAIR, ANY_WINDS)) : this.pungs(ordered);
    this.byPungs.set(mask, place);
    return place;
  }

  private earnedByHonours(number: number): FanCounts {
    const { pungs, pair, winds } = honourFacts(number);
    return this.linked(pungs, false, pair, winds);
  }

  private chowLinks(sum: number, pairClass: number): ChowLinks {
    if (isPairOfFives(pairClass)) return this.linksFor(sum, pairClass);
    let links = this.linksOfChows.get(sum);
    if (links === undefined) {
      links = this.linksFor(sum, pairClass);
      this.linksOfChows.set(sum, links);
    }
    return links;
  }

  private linksFor(sum: number, pairClass: number): ChowLinks {
    const tiles = chowsOfSum(sum);
    const earned = this.linked(tiles, true, pairOfClass(pairClass), ANY_WINDS);
    const key = `${tiles.length},${earned.join()}`;
    let links = this.linkLists.get(key);
    if (links === undefined) {
      links = { chows: tiles.length, earned, places: [] };
      this.linkLists.set(key, links);
    }
    return links;
  }

  private earnedByWhole(chows: number, whole: number): FanCounts {
    return this.earned('chowHand', { chows, isKnitted: (whole & 2) !== 0, isPairSuited: (whole & 1) !== 0 });
  }

  /** Returns the fans that the rows of one domain earn for its facts. */
  private earned<Of extends FanRow['of']>(of: Of, facts: FactsOf<Of>): FanCounts {
    const earned: [ScoredFan, number][] = [];
    for (const row of this.rowsOf.get(of) ?? []) {
      const times = Number((row as { when: (facts: FactsOf<Of>) => boolean | number }).when(facts));
      if (times > 0) earned.push([row.id, times]);
    }
    return earned;
  }

  /** Returns the fans of the best links of sets of one kind, and of each pung by itself (articles 59, 60). */
  private linked(tiles: readonly Tile[], isChow: boolean, pair: Tile, winds: Winds): FanCounts {
    if (tiles.length > 4) return [];
    const sets = tiles.map(tile => ({ isChow, tile }));
    const links = bestLinks(instancesOf(sets, pair));
    const pungFans = isChow ? [] : pungFansOf(sets, winds, links).filter(({ barredBy }) => barredBy === undefined);
    const times = new Map<ScoredFan, number>();
    for (const { row } of [...links, ...pungFans]) times.set(row.id, (times.get(row.id) ?? 0) + 1);
    return [...times];
  }

  /** Returns the place of the entry for the given fans. Adds the entry if it is new. */
  private placeOf(earned: FanCounts): number {
    const key = earned.join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const place = this.used++ * ENTRY;
    this.known.set(key, place);
    if (place === this.entries.length) {
      const longer = new Int32Array(2 * this.entries.length);
      longer.set(this.entries);
      this.entries = longer;
    }
    this.entries.set(this.entryOf(earned), place);
    return place;
  }

  private entryOf(earned: FanCounts): Int32Array {
    const entry = new Int32Array(ENTRY);
    const suppressed = new Set(earned.flatMap(([fan]) => this.rows[fanIndex(fan)]!.suppresses ?? []).map(fanIndex));
    for (const [fan, times] of earned) {
      const index = fanIndex(fan);
      if (suppressed.has(index)) continue;
      entry[FANS + (index >> 5)]! |= 1 << (index & 31);
      entry[SUM]! += (this.rows[index]!.points * times) << POINTS_SHIFT;
      const counted = COUNTED.get(index);
      if (counted) entry[SUM]! += times << counted[0];
    }
    this.droppable.forEach((index, bit) => {
      if (index === undefined) return;
      if ((entry[FANS + (index >> 5)]! >> (index & 31)) & 1) entry[HELD]! |= 1 << bit;
      if (suppressed.has(index)) entry[DROPS]! |= 1 << bit;
    });
    return entry;
  }
}

/**
 * Returns the domain in whose entry a row earns its fan. Undefined for pungs, which have two entries: suits, honours.
 */
const entryOfRow = (row: FanRow): string | undefined =>
  row.of === 'chowHand' ? 'chows' : row.of === 'pungs' || row.of === 'pung' ? undefined : row.of;

/** Returns `droppable`: the suppressed fans, unless every row that suppresses them earns its fan in their own entry. */
function droppableUnder(rows: readonly FanRow[]): (number | undefined)[] {
  const droppable = new Set<number>();
  for (const row of rows) {
    for (const fan of row.suppresses ?? []) {
      const own = entryOfRow(row);
      if (own === undefined || own !== entryOfRow(rows[fanIndex(fan)]!)) droppable.add(fanIndex(fan));
    }
  }
  const once = [...droppable].filter(index => !COUNTED.has(index));
  const repeated = [...droppable].filter(index => COUNTED.has(index));
  if (once.length > REPEATED_FROM || repeated.length > 32 - REPEATED_FROM)
    throw new RangeError('too many fans to drop');
  return [...once, ...Array<undefined>(REPEATED_FROM - once.length), ...repeated];
}

/** The facts that the rows of a domain depend on. */
type FactsOf<Of> =
  Extract<FanRow, { of: Of }> extends { when: (facts: infer Facts) => boolean | number } ? Facts : never;
