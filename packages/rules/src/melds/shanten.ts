import { countsOf } from '../tiles/counts.ts';
import { SUIT_ORDERS, type Tile, type TileCounts } from '../tiles/tile.ts';
import type { Meld } from './meld.ts';
import { KNITTED_AT, needRow, needs } from './needTable.ts';
import { bitCount, FOURFOLD, HONOURS_GROUP, KNITTED_IN, PAIRED, packGroup, spread } from './packed.ts';

/**
 * Number of missing tiles to a complete hand of each form, less one: 0 is ready, -1 complete. Melds stay; copies are
 * not limited. `IMPOSSIBLE` if the melds rule the form out.
 */
export interface Distances {
  regular: number;
  sevenPairs: number;
  thirteenOrphans: number;
  /** Fans 20 and 34. */
  honorsAndKnitted: number;
  /** Fan 35: nine knitted tiles, a set (unless melded) and a pair. */
  knittedStraight: number;
  /** The least of the five. */
  min: number;
}
export const IMPOSSIBLE = 99;
const TERMINALS = 0o100000001;

const left = new Uint8Array(10);
const right = new Uint8Array(10);

/** Needs of two groups together, for every number of sets, without and with a pair: written out, for it is the
 * heart of every distance, and four times as fast as its loops. */
function join(a: number, b: number, into: Uint8Array): void {
  const rows = needs;
  const a1 = rows[a + 1]!;
  const b1 = rows[b + 1]!;
  const a2 = rows[a + 2]!;
  const b2 = rows[b + 2]!;
  const a3 = rows[a + 3]!;
  const b3 = rows[b + 3]!;
  const a4 = rows[a + 4]!;
  const b4 = rows[b + 4]!;
  const a5 = rows[a + 5]!;
  const b5 = rows[b + 5]!;
  const a6 = rows[a + 6]!;
  const b6 = rows[b + 6]!;
  const a7 = rows[a + 7]!;
  const b7 = rows[b + 7]!;
  const a8 = rows[a + 8]!;
  const b8 = rows[b + 8]!;
  const a9 = rows[a + 9]!;
  const b9 = rows[b + 9]!;
  into[0] = 0;
  into[1] = Math.min(a1, b1);
  into[2] = Math.min(b2, a1 + b1, a2);
  into[3] = Math.min(b3, a1 + b2, a2 + b1, a3);
  into[4] = Math.min(b4, a1 + b3, a2 + b2, a3 + b1, a4);
  into[5] = Math.min(b5, a5);
  into[6] = Math.min(b6, a1 + b5, a5 + b1, a6);
  into[7] = Math.min(b7, a1 + b6, a2 + b5, a5 + b2, a6 + b1, a7);
  into[8] = Math.min(b8, a1 + b7, a2 + b6, a3 + b5, a5 + b3, a6 + b2, a7 + b1, a8);
  into[9] = Math.min(b9, a1 + b8, a2 + b7, a3 + b6, a4 + b5, a5 + b4, a6 + b3, a7 + b2, a8 + b1, a9);
}

function regular(m: number, s: number, p: number, h: number, melds: number): number {
  const sets = 4 - melds;
  join(m, s, left);
  join(p, h, right);
  let best = IMPOSSIBLE;
  for (let k = 0; k <= sets; k++)
    best = Math.min(best, left[k]! + right[5 + sets - k]!, left[5 + k]! + right[sets - k]!);
  return best - 1;
}

/** What the rest of a Knitted Straight lacks: a set and a pair, or a pair beside a melded set. */
function restOf(m: number, s: number, p: number, h: number, melds: number): number {
  const rows = needs;
  let pair = rows[h + 5]!;
  let set = rows[h + 1]!;
  let both = rows[h + 6]!;
  for (let suit = 0; suit < 3; suit++) {
    const at = suit === 0 ? m : suit === 1 ? s : p;
    const ownPair = (rows[at]! >> 2) & 3;
    const ownSet = rows[at]! >> 4;
    both = Math.min(both, rows[at + 1]!, set + ownPair, ownSet + pair);
    pair = Math.min(pair, ownPair);
    set = Math.min(set, ownSet);
  }
  return melds === 0 ? both : pair;
}

function knittedStraight(m: number, s: number, p: number, h: number, melds: number): number {
  let best = IMPOSSIBLE;
  for (let at = 0; at < 6; at++) {
    const triples = SUIT_ORDERS[at]!;
    const m1 = m + KNITTED_AT + 2 * triples[0];
    const s1 = s + KNITTED_AT + 2 * triples[1];
    const p1 = p + KNITTED_AT + 2 * triples[2];
    const missing = (needs[m1]! & 3) + (needs[s1]! & 3) + (needs[p1]! & 3);
    if (missing < best) best = Math.min(best, missing + restOf(m1, s1, p1, h, melds));
  }
  return best - 1;
}

/** Four equal tiles are two pairs (article 67). */
const pairsIn = (packed: number): number => bitCount(packed & PAIRED) + 2 * bitCount(packed & FOURFOLD);

const sevenPairs = (m: number, s: number, p: number, h: number): number =>
  6 - pairsIn(m) - pairsIn(s) - pairsIn(p) - pairsIn(h);

function thirteenOrphans(m: number, s: number, p: number, h: number): number {
  const kinds =
    bitCount(spread(m) & TERMINALS) +
    bitCount(spread(s) & TERMINALS) +
    bitCount(spread(p) & TERMINALS) +
    bitCount(spread(h));
  const doubled = ((m | s | p) & (TERMINALS * 6)) | (h & (PAIRED | FOURFOLD));
  return 13 - kinds - (doubled === 0 ? 0 : 1);
}

function honorsAndKnitted(m: number, s: number, p: number, h: number): number {
  const sm = spread(m);
  const ss = spread(s);
  const sp = spread(p);
  let most = 0;
  // The three triples share no kind, so their tiles of three suits can be counted together, one suit shifted by one
  // bit and one by two.
  for (let at = 0; at < 6; at++) {
    const held = (sm & KNITTED_IN[0][at]!) | ((ss & KNITTED_IN[1][at]!) << 1) | ((sp & KNITTED_IN[2][at]!) << 2);
    most = Math.max(most, bitCount(held));
  }
  return 13 - Math.min(14, most + bitCount(spread(h)));
}

/**
 * Distances of a hand with `melds` melds, 13 or 14 tiles less three a meld; allocates nothing, `into` is overwritten.
 */
export function readDistances(counts: TileCounts, melds: number, into: Distances): void {
  const m = packGroup(counts, 0);
  const s = packGroup(counts, 1);
  const p = packGroup(counts, 2);
  const h = packGroup(counts, HONOURS_GROUP);
  const rm = needRow(m, 0);
  const rs = needRow(s, 1);
  const rp = needRow(p, 2);
  const rh = needRow(h, HONOURS_GROUP);
  into.regular = regular(rm, rs, rp, rh, melds);
  into.knittedStraight = melds > 1 ? IMPOSSIBLE : knittedStraight(rm, rs, rp, rh, melds);
  into.sevenPairs = melds > 0 ? IMPOSSIBLE : sevenPairs(m, s, p, h);
  into.thirteenOrphans = melds > 0 ? IMPOSSIBLE : thirteenOrphans(m, s, p, h);
  into.honorsAndKnitted = melds > 0 ? IMPOSSIBLE : honorsAndKnitted(m, s, p, h);
  const special = Math.min(into.sevenPairs, into.thirteenOrphans, into.honorsAndKnitted);
  into.min = Math.min(into.regular, into.knittedStraight, special);
}

/** Returns the distance of the regular form alone: four sets and a pair. */
export function regularDistance(counts: TileCounts, melds: number): number {
  const m = needRow(packGroup(counts, 0), 0);
  const s = needRow(packGroup(counts, 1), 1);
  const p = needRow(packGroup(counts, 2), 2);
  return regular(m, s, p, needRow(packGroup(counts, HONOURS_GROUP), HONOURS_GROUP), melds);
}

/** Distances by form, undefined where the melds rule a form out. */
export type DistanceByForm = { readonly [form in Exclude<keyof Distances, 'min' | 'regular'>]: number | undefined } & {
  readonly regular: number;
  readonly min: number;
};

const scratch: Distances = {
  regular: 0,
  sevenPairs: 0,
  thirteenOrphans: 0,
  honorsAndKnitted: 0,
  knittedStraight: 0,
  min: 0,
};

/** Returns how far a hand of 13 or 14 tiles, less three a meld, is from ready, by form (see `Distances`). */
export function distanceOf(concealed: readonly Tile[], melds: readonly Meld[]): DistanceByForm {
  readDistances(countsOf(concealed), melds.length, scratch);
  const possible = (distance: number) => (distance === IMPOSSIBLE ? undefined : distance);
  return {
    regular: scratch.regular,
    sevenPairs: possible(scratch.sevenPairs),
    thirteenOrphans: possible(scratch.thirteenOrphans),
    honorsAndKnitted: possible(scratch.honorsAndKnitted),
    knittedStraight: possible(scratch.knittedStraight),
    min: scratch.min,
  };
}
