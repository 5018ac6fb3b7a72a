import { countsOf } from '../tiles/counts.ts';
import type { Tile, TileCounts } from '../tiles/tile.ts';
import { isThirteen } from './handSize.ts';
import { type Meld, meldTiles } from './meld.ts';
import {
  bitCount,
  FOURFOLD,
  HONOURS_GROUP,
  KNITTED_IN,
  kindsOf,
  ODD,
  PAIRED,
  packGroup,
  presentRanks,
  spread,
} from './packed.ts';
import { COMPLETE, RANKS_MASK, SIZE_SHIFT, waitRow } from './waitTable.ts';

/** Kinds as masks: bit `kind` of the 27 suited ones, bit `kind - 27` of the seven honours. */
export interface KindMasks {
  suits: number;
  honours: number;
}

/** All counts of the ranks 2 to 8. */
export const SIMPLES = 0o077777770;
const ALL_HONOURS = 0o1111111;

/** One tile short of four sets and a pair, less the melds: at most one group may be incomplete as it stands. */
export function addRegular(m: number, s: number, p: number, h: number, into: KindMasks): void {
  const a = waitRow(m, 0);
  const b = waitRow(s, 1);
  const c = waitRow(p, 2);
  const d = waitRow(h, HONOURS_GROUP);
  // Sizes modulo three are 1,0,0,0 (the pair is missing) or 2,2,0,0 (a set is): nothing else is one tile short.
  const sizes = ((a >> SIZE_SHIFT) & 3) + ((b >> SIZE_SHIFT) & 3) + ((c >> SIZE_SHIFT) & 3) + ((d >> SIZE_SHIFT) & 3);
  if (sizes !== 1 && sizes !== 4) return;
  const complete = (a & COMPLETE) + (b & COMPLETE) + (c & COMPLETE) + (d & COMPLETE);
  if (complete < 3 * COMPLETE) return;
  if (complete === 4 * COMPLETE) {
    into.suits |= (a & RANKS_MASK) | ((b & RANKS_MASK) << 9) | ((c & RANKS_MASK) << 18);
    into.honours |= d & RANKS_MASK;
  } else if (!(a & COMPLETE)) into.suits |= a & RANKS_MASK;
  else if (!(b & COMPLETE)) into.suits |= (b & RANKS_MASK) << 9;
  else if (!(c & COMPLETE)) into.suits |= (c & RANKS_MASK) << 18;
  else into.honours |= d & RANKS_MASK;
}

/** Thirteen tiles with exactly one kind held an odd number of times (fan 19; four of a kind are two pairs). */
export function addSevenPairs(m: number, s: number, p: number, h: number, into: KindMasks): void {
  const odd = (m | s | p | h) & ODD;
  if (odd === 0 || (odd & (odd - 1)) !== 0) return;
  if (bitCount(m & ODD) + bitCount(s & ODD) + bitCount(p & ODD) + bitCount(h & ODD) !== 1) return;
  into.suits |= presentRanks(m & ODD) | (presentRanks(s & ODD) << 9) | (presentRanks(p & ODD) << 18);
  into.honours |= presentRanks(h & ODD);
}

/** Terminals and honours only, at most one of the thirteen kinds missing (fan 7). */
export function addOrphans(m: number, s: number, p: number, h: number, into: KindMasks): void {
  const suits = presentRanks(m) | (presentRanks(s) << 9) | (presentRanks(p) << 18);
  const honours = presentRanks(h);
  const missing = 13 - bitCount(suits) - bitCount(honours);
  if (missing > 1) return;
  const all = 0x101 | (0x101 << 9) | (0x101 << 18);
  into.suits |= missing === 0 ? all : all & ~suits;
  into.honours |= missing === 0 ? 0x7f : 0x7f & ~honours;
}

/** Thirteen singles of honours and of one arrangement of knitted tiles: any of the three others (fans 20, 34). */
function addHonoursAndKnitted(m: number, s: number, p: number, h: number, into: KindMasks): void {
  if (((m | s | p | h) & (PAIRED | FOURFOLD)) !== 0) return;
  for (let at = 0; at < 6; at++) {
    const a = KNITTED_IN[0][at]!;
    const b = KNITTED_IN[1][at]!;
    const c = KNITTED_IN[2][at]!;
    if ((m & ~a) | (s & ~b) | (p & ~c)) continue;
    into.suits |= presentRanks(a & ~m) | (presentRanks(b & ~s) << 9) | (presentRanks(c & ~p) << 18);
    into.honours |= presentRanks(ALL_HONOURS & ~h);
  }
}

const isCompleteRest = (m: number, s: number, p: number, h: number): boolean => {
  const all = waitRow(m, 0) & waitRow(s, 1) & waitRow(p, 2) & waitRow(h, HONOURS_GROUP);
  // Five tiles in complete groups are a set and a pair; two are a pair.
  return (all & COMPLETE) !== 0;
};

/** Knitted Straight (fan 35): the nine are there and the rest waits, or one of the nine is missing. */
function addKnittedStraight(m: number, s: number, p: number, h: number, into: KindMasks): void {
  const sm = spread(m);
  const ss = spread(s);
  const sp = spread(p);
  // Suited kinds enough for eight of nine knitted tiles: a cheap no for most hands. Three suits, one bit a kind.
  if (bitCount(sm | (ss << 1) | (sp << 2)) < 8) return;
  for (let at = 0; at < 6; at++) {
    const lackM = KNITTED_IN[0][at]! & ~sm;
    const lackS = KNITTED_IN[1][at]! & ~ss;
    const lackP = KNITTED_IN[2][at]! & ~sp;
    // Two suits that lack something lack two tiles: most arrangements end here.
    const lacks = (lackM === 0 ? 0 : 1) + (lackS === 0 ? 0 : 1) + (lackP === 0 ? 0 : 1);
    if (lacks > 1) continue;
    const [km, ks, kp] = [KNITTED_IN[0][at]! & sm, KNITTED_IN[1][at]! & ss, KNITTED_IN[2][at]! & sp];
    if (lacks === 0) addRegular(m - km, s - ks, p - kp, h, into);
    else if (bitCount(lackM | lackS | lackP) === 1 && isCompleteRest(m - km, s - ks, p - kp, h)) {
      into.suits |= presentRanks(lackM) | (presentRanks(lackS) << 9) | (presentRanks(lackP) << 18);
    }
  }
}

/** The kinds that complete four packed groups in any of the five forms, by shape alone (articles 37, 43, 44). */
export function packedWaits(m: number, s: number, p: number, h: number, melds: number, into: KindMasks): void {
  into.suits = 0;
  into.honours = 0;
  addRegular(m, s, p, h, into);
  if (melds > 1) return;
  addKnittedStraight(m, s, p, h, into);
  if (melds > 0) return;
  addSevenPairs(m, s, p, h, into);
  if (((m | s | p) & SIMPLES) === 0) addOrphans(m, s, p, h, into);
  addHonoursAndKnitted(m, s, p, h, into);
}

/**
 * Finds the kinds that complete a hand of 13 - 3 x `melds` tiles, by shape alone; allocates nothing.
 * `into` is overwritten. Kinds of which the hand holds all four are included (formal waits, article 44).
 */
export function readWaits(counts: TileCounts, melds: number, into: KindMasks): void {
  const m = packGroup(counts, 0);
  packedWaits(m, packGroup(counts, 1), packGroup(counts, 2), packGroup(counts, HONOURS_GROUP), melds, into);
}

/** The kinds that complete a hand of 13 - 3 x melds tiles; none for another number of tiles. */
export interface Waits {
  /** Kinds of which a copy can still come: hand and melds hold fewer than four. */
  readonly tiles: readonly Tile[];
  /** The same with kinds of which the hand holds all four, as wait fans count them (article 44). */
  readonly ignoringCopies: readonly Tile[];
}

/** Returns the kinds that complete the shape of a hand, whatever its points (articles 37, 43, 44). */
export function waitsOf(concealed: readonly Tile[], melds: readonly Meld[]): Waits {
  const masks: KindMasks = { suits: 0, honours: 0 };
  if (!isThirteen(concealed.length, melds.length)) return { tiles: [], ignoringCopies: [] };
  const counts = countsOf(concealed);
  readWaits(counts, melds.length, masks);
  const ignoringCopies = kindsOf(masks.suits, masks.honours);
  for (const meld of melds) for (const tile of meldTiles(meld)) counts[tile]!++;
  return { tiles: ignoringCopies.filter(tile => counts[tile]! < 4), ignoringCopies };
}
