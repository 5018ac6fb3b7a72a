import { HONOUR_PAIR_SHIFT, HONOUR_PAIRS_SHIFT, HONOUR_PUNGS_SHIFT, honourReading } from '../melds/honourReading.ts';
import { bitCount, FOURFOLD, KNITTED_IN, ODD, PAIRED, presentRanks, spread, UNIT_OF } from '../melds/packed.ts';
import {
  chowSum,
  findReading,
  HAS_END,
  HAS_FIVE,
  HAS_PAIR_SHIFT,
  nextReading,
  PAIR_SHIFT,
  PARTS,
  PLACE,
  PLACES,
  PUNG_COUNT_SHIFT,
  suitReadings,
} from '../melds/suitReadings.ts';
import { addSevenPairs, type KindMasks, packedWaits } from '../melds/waits.ts';
import { COMPLETE, RANKS_MASK, waitRow } from '../melds/waitTable.ts';
import { CHOW_PAIRS, CONCEALMENT, concealment, HAND, HONOURS, honours, RANKS, READING } from './domains.ts';
import { FORMS, type Form, WAIT_SHAPES } from './fans/facts.ts';
import { FanTables } from './fanTables.ts';
import { PackedClaim } from './packedClaim.ts';
import { rowsUnder, type ScoringOptions } from './rulebook.ts';
import { EntryPlaces, NOT_COMPLETE, Tally } from './tally.ts';
import type { FanCount, Score, WinningClaim } from './types.ts';

/** Number of a form in `FORMS`, as `READING` encodes it. */
const formNumber = (form: Form): number => FORMS.indexOf(form);
const SETS = formNumber('sets');
const KNITTED_STRAIGHT = formNumber('knitted-straight');
const SEVEN_PAIRS = formNumber('seven-pairs');
const SHIFTED_PAIRS = formNumber('seven-shifted-pairs');
const ORPHANS = formNumber('thirteen-orphans');
const LESSER = formNumber('lesser-knitted');
const LESSER_STRAIGHT = formNumber('lesser-knitted-straight');
const GREATER = formNumber('greater-knitted');
/** Numbers of the wait shapes in `WAIT_SHAPES`, as `READING` encodes them. */
const [NO_WAIT, EDGE, CLOSED, SINGLE] = WAIT_SHAPES.map((_, at) => at) as [number, number, number, number];
// Sets of kinds of one group, three bits a rank with the lowest bit set (`spread`); `SHIFTED_RUN`: two tiles of each.
const ORPHAN_SUIT = 0o100000001;
const ALL_HONOURS = 0o1111111;
const SHIFTED_RUN = 0o2222222;
/** Returns the ranks from which a group holds three kinds, each three ranks above the last. */
const wholeTriples = (kinds: number): number => kinds & (kinds >> 9) & (kinds >> 18);
/** Place of a winning tile that completes a pung by discard, which makes the pung melded. Beside the wait shapes. */
const OPENED = 4;
const CHICKEN_POINTS = 8;
const CHICKEN_HAND: FanCount = { id: 'chicken-hand', times: 1, points: CHICKEN_POINTS };

/**
 * Scores winning claims under one set of options. Packs a claim into integers (`PackedClaim`), combines the readings of
 * its suits (`suitReadings`), looks up the fans of each combination (`FanTables`) and keeps the best (`Tally`). `total`
 * allocates no memory once the tables hold the values that occur.
 */
export class Scorer {
  readonly options: ScoringOptions;
  private readonly tables: FanTables;
  private readonly tally: Tally;
  private readonly at = new EntryPlaces();
  private readonly rows = suitReadings();
  private readonly packed = new PackedClaim();
  private readonly waitMasks: KindMasks = { suits: 0, honours: 0 };
  private claim!: WinningClaim;
  /** Whether exactly one kind completes the hand: 1 yes, 0 no, -1 not computed yet. */
  private lone = -1;
  /** Value of `RANKS` without the shape. */
  private rankIndex = 0;
  /** Number of Tile Hogs, the same in every reading. */
  private hogs = 0;
  /** Flags of `CONCEALMENT` that are the same in every reading. */
  private concealmentFlags = 0;
  // Honours of the current reading: mask of pungs with melds, number of concealed pungs, pair rank + 1 (0: none).
  private honourPungs = 0;
  private honourConcealed = 0;
  private honourPair = 0;
  /** `HAS_END`, `HAS_FIVE` of the concealed honours. */
  private honourParts = 0;
  /** Index in `KNITTED_IN` of the arrangement of a Knitted Straight. */
  private arrangement = 0;

  constructor(options: ScoringOptions) {
    this.options = options;
    const rows = rowsUnder(options);
    this.tables = new FanTables(rows);
    this.tally = new Tally(this.tables, rows);
  }

  /**
   * Returns the points of the best reading without flowers, or `NOT_COMPLETE`. A hand without other fans is a Chicken
   * Hand of 8 points (article 39).
   */
  total(claim: WinningClaim): number {
    const { packed, tally } = this;
    tally.total = NOT_COMPLETE;
    if (!packed.read(claim)) return NOT_COMPLETE;
    const { concealed } = packed;
    const m = concealed[0]!;
    const s = concealed[1]!;
    const p = concealed[2]!;
    const h = concealed[3]!;
    this.begin(claim);
    this.readSets(m, s, p, h, false);
    if (packed.melds < 2) this.readOtherForms(m, s, p, h);
    return tally.total === 0 ? CHICKEN_POINTS : tally.total;
  }

  /** Returns the score with its fans; undefined if the tiles are no complete hand. */
  score(claim: WinningClaim): Score | undefined {
    const total = this.total(claim);
    if (total === NOT_COMPLETE) return undefined;
    const fans = this.tally.total === 0 ? [CHICKEN_HAND] : this.tally.fans();
    if (claim.flowers > 0) fans.push({ id: 'flower-tiles', times: claim.flowers, points: 1 });
    return { total, flowers: claim.flowers, fans };
  }

  /** Computes what is the same in every reading of a claim. */
  private begin(claim: WinningClaim): void {
    const { packed, options } = this;
    this.claim = claim;
    this.lone = claim.isDealt ? 0 : -1;
    const handIndex = packed.handIndex(claim, options);
    this.at.hand = this.tables.hand(handIndex);
    this.rankIndex = packed.ranks | (packed.all[3] !== 0 ? RANKS.honours : 0);
    this.hogs = packed.hogs(options.tileHogHonors);
    const isNineGates = (handIndex & HAND.nineGates) !== 0;
    this.tally.isNineGatesOne = isNineGates && options.nineGatesTerminalPungs === 'one';
    this.concealmentFlags = (claim.selfDrawn ? CONCEALMENT.selfDrawn : 0) | (isNineGates ? this.closedFlag : 0);
    this.arrangement = 0;
  }

  /** Flag of `CONCEALMENT` for forms that are always concealed, unless the options add Fully Concealed Hand to them. */
  private get closedFlag(): number {
    return this.options.fullyConcealedOnClosedFans ? 0 : CONCEALMENT.closedByFan;
  }

  /** Scores every reading as four sets and a pair or, with `isKnitted`, as a set and a pair beside the knitted nine. */
  private readSets(m: number, s: number, p: number, h: number, isKnitted: boolean): void {
    const { rows } = this;
    const honour = honourReading(h);
    const m0 = findReading(rows, m);
    const s0 = findReading(rows, s);
    const p0 = findReading(rows, p);
    if ((m0 | s0 | p0) < 0) return;
    const suitPairs =
      (rows[m0 + PARTS]! >> HAS_PAIR_SHIFT) +
      (rows[s0 + PARTS]! >> HAS_PAIR_SHIFT) +
      (rows[p0 + PARTS]! >> HAS_PAIR_SHIFT);
    // `BROKEN` honours have a large number of pairs, so the sum differs from 1.
    if (suitPairs + (honour >> HONOUR_PAIRS_SHIFT) !== 1) return;
    this.honourPungs = (honour & 127) | this.packed.pungs[3]!;
    this.honourConcealed = (honour >> HONOUR_PUNGS_SHIFT) & 7;
    this.honourPair = (honour >> HONOUR_PAIR_SHIFT) & 7;
    this.honourParts = h === 0 ? HAS_END | HAS_FIVE : HAS_END;
    let i = m0;
    do {
      let j = s0;
      do {
        let k = p0;
        do {
          this.scoreSets(i, j, k, isKnitted);
          k = nextReading(rows, k);
        } while (k !== 0);
        j = nextReading(rows, j);
      } while (j !== 0);
      i = nextReading(rows, i);
    } while (i !== 0);
  }

  /** Scores the reading that combines the readings at `i`, `j` and `k` in `rows`: characters, bamboos, dots. */
  private scoreSets(i: number, j: number, k: number, isKnitted: boolean): void {
    const { packed, tables, claim } = this;
    const { rows } = this;
    const a = rows[i + PARTS]!;
    const b = rows[j + PARTS]!;
    const c = rows[k + PARTS]!;
    const own = packed.group === 0 ? i : packed.group === 1 ? j : k;
    const place = this.placeOf(own, isKnitted);
    const concealedPungs =
      ((a >> PUNG_COUNT_SHIFT) & 7) +
      ((b >> PUNG_COUNT_SHIFT) & 7) +
      ((c >> PUNG_COUNT_SHIFT) & 7) +
      this.honourConcealed -
      (place === OPENED ? 1 : 0);
    const signature = packed.signature + chowSum(rows, i, j, k);
    const shape = signature === 0 && !isKnitted ? RANKS.pungs : 0;
    const common = isKnitted ? 0 : ((a & b & c & packed.parts & this.honourParts) >> 16) & 3;
    const wait = place === OPENED ? NO_WAIT : place;
    const pungs =
      (a & 511) | packed.pungs[0]! | (((b & 511) | packed.pungs[1]!) << 9) | (((c & 511) | packed.pungs[2]!) << 18);
    const pairKind = this.honourPair === 0 ? 0 : this.honourPair < 5 ? HONOURS.wind : HONOURS.dragon;
    const closed = concealedPungs + packed.concealedKongs === 4 ? this.closedFlag : 0;
    const form = isKnitted ? KNITTED_STRAIGHT : SETS;
    const flags = this.concealmentFlags | closed;
    const { meldedKongs, concealedKongs, claims } = packed;
    const { at } = this;
    at.ranks = tables.ranks(this.rankIndex | shape);
    at.concealment = tables.concealment(concealment(meldedKongs, concealedKongs, concealedPungs, claims, flags));
    at.reading = tables.reading(
      form | (wait << READING.waitShift) | (common << READING.partsShift) | (this.hogs << READING.hogsShift),
    );
    at.honours = tables.honours(honours(this.honourPungs, pairKind, claim.seatWind, claim.prevalentWind));
    at.chows = tables.chows(signature, this.pairClass(a, b, c, isKnitted));
    at.pungs = tables.pungs(pungs);
    this.tally.add(at);
  }

  /** Returns the class of the pair (`CHOW_PAIRS`) from the `PARTS` of the three suits. */
  private pairClass(a: number, b: number, c: number, isKnitted: boolean): number {
    if (this.honourPair !== 0) return isKnitted ? CHOW_PAIRS.knittedHonour : CHOW_PAIRS.honour;
    if (isKnitted) return CHOW_PAIRS.knittedSuited;
    const rank = ((a | b | c) >> PAIR_SHIFT) & 15;
    if (rank !== 5) return CHOW_PAIRS.suited;
    return CHOW_PAIRS.fives + ((a >> PAIR_SHIFT) & 15 ? 0 : (b >> PAIR_SHIFT) & 15 ? 1 : 2);
  }

  /**
   * Returns the place of the winning tile in a reading: a wait shape, or `OPENED` if by discard it can only complete a
   * pung. Needs no search: to assign the tile to a chow, the pair or the knitted nine leaves the pung concealed, so it
   * never scores less (articles 42, 54), and at most one wait shape scores (article 45).
   */
  private placeOf(own: number, isKnitted: boolean): number {
    const { group, rank } = this.packed;
    if (group === 3) {
      if (this.honourPair === rank + 1) return this.waitIf(SINGLE, isKnitted);
      return this.claim.selfDrawn ? NO_WAIT : OPENED;
    }
    const place = (this.rows[own + PLACES]! >> (3 * rank)) & 7;
    if (place > PLACE.chow) return this.waitAt(place, isKnitted);
    if (place === PLACE.chow || this.claim.selfDrawn) return NO_WAIT;
    return isKnitted && this.isOfNine() ? NO_WAIT : OPENED;
  }

  /** Whether the winning tile is of a kind that the Knitted Straight being read has. */
  private isOfNine(): boolean {
    const { group, rank } = this.packed;
    return group < 3 && ((KNITTED_IN[group as 0 | 1 | 2][this.arrangement]! >> (3 * rank)) & 1) === 1;
  }

  /** Returns the wait that scores at a `PLACE` with at least one wait shape. */
  private waitAt(place: number, isKnitted: boolean): number {
    const { combinedWaits } = this.options;
    if (place >= PLACE.closedOrEdge && combinedWaits === 'void') return NO_WAIT;
    if (place === PLACE.singleOrMore && combinedWaits === 'void-with-single') return NO_WAIT;
    if (place === PLACE.single || place === PLACE.singleOrMore) return this.waitIf(SINGLE, isKnitted);
    if (isKnitted && this.options.knittedStraightWaits === 'none') return NO_WAIT;
    return this.waitIf(place === PLACE.edge ? EDGE : CLOSED, isKnitted);
  }

  /** Returns the wait if exactly one kind completes the hand, else `NO_WAIT` (articles 43, 44). */
  private waitIf(wait: number, isKnitted: boolean): number {
    if (isKnitted && this.options.knittedStraightWaits === 'other-kinds' && this.isOfNine()) return NO_WAIT;
    if (this.lone < 0) {
      const isSimple = !isKnitted && this.options.waits === 'formal';
      this.lone = (isSimple ? this.hasLoneRegularWait() : this.hasLoneWait()) ? 1 : 0;
    }
    return this.lone === 1 ? wait : NO_WAIT;
  }

  /**
   * Whether exactly one kind completes a hand that has a regular reading. The other groups are complete, so the waits
   * of the winning tile's group decide. If that group is complete without the tile, the group with the pair waits too.
   * Of the other forms only Seven Pairs can share a wait with four sets and a pair: the other forms need eight or more
   * tiles that each belong to a different set.
   */
  private hasLoneRegularWait(): boolean {
    const { packed, waitMasks } = this;
    const { concealed, group } = packed;
    const unit = UNIT_OF[this.claim.winningTile]!;
    const row = waitRow(concealed[group]! - unit, group);
    const ranks = row & RANKS_MASK;
    if ((row & COMPLETE) !== 0 || (ranks & (ranks - 1)) !== 0) return false;
    if (packed.melds > 0) return true;
    waitMasks.suits = group === 3 ? 0 : ranks << (9 * group);
    waitMasks.honours = group === 3 ? ranks : 0;
    concealed[group]! -= unit;
    addSevenPairs(concealed[0]!, concealed[1]!, concealed[2]!, concealed[3]!, waitMasks);
    concealed[group]! += unit;
    return bitCount(waitMasks.suits) + bitCount(waitMasks.honours) === 1;
  }

  /** Whether exactly one kind completes the hand in any form. Physical waits exclude kinds that are held four times. */
  private hasLoneWait(): boolean {
    const { packed, waitMasks } = this;
    const { concealed, all } = packed;
    const unit = UNIT_OF[this.claim.winningTile]!;
    const { group } = packed;
    concealed[group]! -= unit;
    packedWaits(concealed[0]!, concealed[1]!, concealed[2]!, concealed[3]!, packed.melds, waitMasks);
    concealed[group]! += unit;
    if (this.options.waits === 'physical') {
      all[group]! -= unit;
      const fours = [0, 1, 2, 3].map(at => presentRanks(all[at]! & FOURFOLD));
      all[group]! += unit;
      waitMasks.suits &= ~(fours[0]! | (fours[1]! << 9) | (fours[2]! << 18));
      waitMasks.honours &= ~fours[3]!;
    }
    return bitCount(waitMasks.suits) + bitCount(waitMasks.honours) === 1;
  }

  /** Scores the readings as Knitted Straight: removes the nine knitted tiles and reads the rest as sets (fan 35). */
  private readKnittedStraight(m: number, s: number, p: number, h: number): void {
    const sm = spread(m);
    const ss = spread(s);
    const sp = spread(p);
    // Each suit must hold one whole triple: 1-4-7, 2-5-8 or 3-6-9.
    if (wholeTriples(sm) === 0 || wholeTriples(ss) === 0 || wholeTriples(sp) === 0) return;
    for (let at = 0; at < 6; at++) {
      const a = KNITTED_IN[0][at]!;
      const b = KNITTED_IN[1][at]!;
      const c = KNITTED_IN[2][at]!;
      if (((a & ~sm) | (b & ~ss) | (c & ~sp)) !== 0) continue;
      this.arrangement = at;
      this.readSets(m - a, s - b, p - c, h, true);
    }
  }

  /** Scores the other forms. Only Seven Pairs can be a second form of a hand of four sets and a pair. */
  private readOtherForms(m: number, s: number, p: number, h: number): void {
    const { packed, tally } = this;
    if (tally.total === NOT_COMPLETE) {
      this.readKnittedStraight(m, s, p, h);
      if (packed.melds === 0) this.readSingles(m, s, p, h);
    }
    if (packed.melds === 0 && ((m | s | p | h) & ODD) === 0) this.scoreSevenPairs(m, s, p, h);
  }

  /** Scores the forms of fourteen single or almost single tiles (fans 7, 20, 34). */
  private readSingles(m: number, s: number, p: number, h: number): void {
    const all = m | s | p | h;
    if ((all & (PAIRED | FOURFOLD)) === 0) this.readHonoursAndKnitted(m, s, p, h);
    const isOrphans = spread(m) === ORPHAN_SUIT && spread(s) === ORPHAN_SUIT && spread(p) === ORPHAN_SUIT;
    if (isOrphans && spread(h) === ALL_HONOURS) this.scoreForm(ORPHANS, 0, 0);
  }

  /** Scores Seven Pairs, or Seven Shifted Pairs, of four groups whose counts are all even. */
  private scoreSevenPairs(m: number, s: number, p: number, h: number): void {
    const only = m | s | p;
    const isOneSuit =
      h === 0 &&
      (only === m || only === s || only === p) &&
      (m === 0 ? 1 : 0) + (s === 0 ? 1 : 0) + (p === 0 ? 1 : 0) === 2;
    const isRun = isOneSuit && (only === SHIFTED_RUN || only === SHIFTED_RUN << 3 || only === SHIFTED_RUN << 6);
    const { packed, options } = this;
    const isForced = !options.tileHogForcedPairs && (packed.isAllTerminals || packed.isGreen);
    this.scoreForm(isRun ? SHIFTED_PAIRS : SEVEN_PAIRS, isForced ? 0 : this.hogs, RANKS.pairs);
  }

  /** Scores Lesser or Greater Honours and Knitted Tiles if the suits fit one of the six arrangements. */
  private readHonoursAndKnitted(m: number, s: number, p: number, h: number): void {
    for (let at = 0; at < 6; at++) {
      if ((m & ~KNITTED_IN[0][at]!) | (s & ~KNITTED_IN[1][at]!) | (p & ~KNITTED_IN[2][at]!)) continue;
      const kinds = bitCount(h);
      this.arrangement = at;
      this.scoreForm(kinds === 7 ? GREATER : kinds === 5 ? LESSER_STRAIGHT : LESSER, 0, 0);
      return;
    }
  }

  /** Scores a form without sets. It is always concealed, and no wait, honour, chow or pung earns a fan. */
  private scoreForm(form: number, hogs: number, shape: number): void {
    const { tables, at } = this;
    const flags = this.concealmentFlags | this.closedFlag;
    const blank = tables.chows(0, CHOW_PAIRS.honour);
    at.ranks = tables.ranks(this.rankIndex | shape);
    at.concealment = tables.concealment(concealment(0, 0, 0, 0, flags));
    at.reading = tables.reading(form | (hogs << READING.hogsShift));
    at.honours = blank;
    at.chows = blank;
    at.pungs = blank;
    this.tally.add(at);
  }
}
