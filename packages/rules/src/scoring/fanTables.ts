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

/**
 * What each value of each domain earns, asked of the rows when a value is first met. Few answers differ (some 500 among
 * 30,000 hands), so each is kept once, as an entry of eight integers, and a value keeps the number of its entry: all
 * the entries stay in the processor's nearest memory. What a fan suppresses among those of its own entry is left out of
 * the entry; what an entry may suppress in another one are so few fans (`droppable`) that one integer holds them as
 * bits.
 */
export const ENTRY = 8;
/** The fans as bits, three integers; a fan's bit is its dense number (`SCORED_FANS`). */
export const FANS = 0;
/** The fans that another entry may suppress, and those that this entry suppresses, by their number in `droppable`. */
export const HELD = 3;
export const DROPS = 4;
/** Points (from bit 17), and below how often each of the fans that can repeat. */
export const SUM = 5;
export const POINTS_SHIFT = 17;

/** Where the counts of the fans that can repeat stand in `SUM`: [shift, width in bits]. */
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
const DIRECT_SIZE = HONOURS_AT + HONOURS.size;
/** A winds argument for pungs that are none. */
const ANY_WINDS: Winds = { seat: 0, prevalent: 0 };

/** In `droppable`: place of the first of the fans that can repeat. */
export const REPEATED_FROM = 24;

type FanCounts = readonly (readonly [ScoredFan, number])[];

/** What the chows of a hand are joined to, and the places of the entries that come of it, by `wholeOf`. */
interface ChowLinks {
  readonly chows: number;
  readonly earned: FanCounts;
  readonly places: (number | undefined)[];
}

/** What fans of all chows ask of the rest of a hand: bit 0 for a suited pair, bit 1 for a Knitted Straight. */
const wholeOf = (pairClass: number): number =>
  (pairClass === CHOW_PAIRS.honour || pairClass === CHOW_PAIRS.knittedHonour ? 0 : 1) |
  (pairClass >= CHOW_PAIRS.knittedHonour ? 2 : 0);

/** Only the two fans of terminal chows look at the pair, and only at a pair of fives. */
const isPairOfFives = (pairClass: number): boolean =>
  pairClass >= CHOW_PAIRS.fives && pairClass < CHOW_PAIRS.knittedHonour;

const SUIT_BITS = 511;

/** The pungs of 27 bits with the three suits in ascending order of their bits. */
function inSuitOrder(mask: number): number {
  const [m, s, p] = [mask & SUIT_BITS, (mask >> 9) & SUIT_BITS, mask >> 18];
  const lowest = Math.min(m, s, p);
  const highest = Math.max(m, s, p);
  return lowest | ((m + s + p - lowest - highest) << 9) | (highest << 18);
}

export class FanTables {
  /** Entry 0 stands for a value not met yet. Replaced by a longer copy when full. */
  entries = new Int32Array(1024 * ENTRY);
  private used = 1;
  /** Place of an entry by what is earned. */
  private readonly known = new Map<string, number>();
  /** Number of the entry of each value of the domains that are small. */
  private readonly direct = new Uint16Array(DIRECT_SIZE);
  /** Places of entries: at most 12,650 choices of up to four of 21 chows, with the classes of the pair. */
  private readonly byChows = new IntMemo();
  /**
   * Links of the chows by the sum of their signatures, where the pair is no five: then they depend on the chows alone.
   */
  private readonly linksOfChows = new Map<number, ChowLinks>();
  /** Each list of links once: few lists come of all choices of chows. */
  private readonly linkLists = new Map<string, ChowLinks>();
  /** Places of entries for the pungs of suits: at most 20,854 choices of up to four of 27. */
  private readonly byPungs = new IntMemo();
  private readonly rows: readonly FanRow[];
  /** The fans that an entry may suppress in another one: those that can repeat from bit `REPEATED_FROM` on. */
  readonly droppable: readonly (number | undefined)[];
  private readonly rowsOf: ReadonlyMap<FanRow['of'], readonly FanRow[]>;

  constructor(rows: readonly FanRow[]) {
    this.rows = rows;
    this.rowsOf = Map.groupBy(rows, row => row.of);
    this.droppable = droppableUnder(rows);
  }

  // Each of these gives the place of an entry.
  hand(number: number): number {
    return this.direct[number]! * ENTRY || this.keep(number, this.earned('hand', handFacts(number)));
  }

  ranks(number: number): number {
    const at = RANKS_AT + number;
    return this.direct[at]! * ENTRY || this.keep(at, this.earned('ranks', rankFacts(number)));
  }

  concealment(number: number): number {
    const at = CONCEALMENT_AT + number;
    return this.direct[at]! * ENTRY || this.keep(at, this.earned('concealment', concealmentFacts(number)));
  }

  reading(number: number): number {
    const at = READING_AT + number;
    return this.direct[at]! * ENTRY || this.keep(at, this.earned('reading', readingFacts(number)));
  }

  honours(number: number): number {
    const at = HONOURS_AT + number;
    return this.direct[at]! * ENTRY || this.keep(at, this.earnedByHonours(number));
  }

  /** By the sum of the chows' signatures and the class of the pair. */
  chows(sum: number, pairClass: number): number {
    return this.byChows.get(sum * CHOW_PAIRS.size + pairClass) || this.keepChows(sum, pairClass);
  }

  /** By the 27-bit mask of suited pungs. */
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

  /** No fan of pungs tells one suit from another: the suits are put in order before anything is worked out. */
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

  /** What the rows of one domain give for its facts. */
  private earned<Of extends FanRow['of']>(of: Of, facts: FactsOf<Of>): FanCounts {
    const earned: [ScoredFan, number][] = [];
    for (const row of this.rowsOf.get(of) ?? []) {
      const times = Number((row as { when: (facts: FactsOf<Of>) => boolean | number }).when(facts));
      if (times > 0) earned.push([row.id, times]);
    }
    return earned;
  }

  /** The best links of sets of one kind, and the fans of each pung (rulings 59, 60). */
  private linked(tiles: readonly Tile[], isChow: boolean, pair: Tile, winds: Winds): FanCounts {
    if (tiles.length > 4) return [];
    const sets = tiles.map(tile => ({ isChow, tile }));
    const links = bestLinks(instancesOf(sets, pair));
    const pungFans = isChow ? [] : pungFansOf(sets, winds, links).filter(({ barredBy }) => barredBy === undefined);
    const times = new Map<ScoredFan, number>();
    for (const { row } of [...links, ...pungFans]) times.set(row.id, (times.get(row.id) ?? 0) + 1);
    return [...times];
  }

  /** The place of the entry for what is earned, a new one unless it is known. */
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

/** Rows that earn their fans in the same entry, whatever the hand; of pungs there are two entries. */
const entryOfRow = (row: FanRow): string | undefined =>
  row.of === 'chowHand' ? 'chows' : row.of === 'pungs' || row.of === 'pung' ? undefined : row.of;

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

/** The facts that the rows of a domain look at. */
type FactsOf<Of> =
  Extract<FanRow, { of: Of }> extends { when: (facts: infer Facts) => boolean | number } ? Facts : never;
