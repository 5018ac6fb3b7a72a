import { countsOf } from '../tiles/counts.ts';
import type { Tile, TileCounts } from '../tiles/tile.ts';
import type { Meld } from './meld.ts';
import { KNITTED_AT, needRow, needs } from './needTable.ts';
import { ARRANGEMENTS, bitCount, FOURFOLD, HONOURS_GROUP, KNITTED, PAIRED, packGroup, spread } from './packed.ts';

/**
 * Fewest tiles missing from a complete hand of each form, less one: 0 is ready, -1 complete. Melds stay as they are;
 * copies are not limited. `IMPOSSIBLE` where the melds rule the form out.
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

/** Needs of two groups together, for every number of sets up to `sets`, without and with a pair. */
function join(a: number, b: number, sets: number, into: Uint8Array): void {
  const rows = needs;
  for (let k = 0; k <= sets; k++) {
    let bare = IMPOSSIBLE;
    let paired = IMPOSSIBLE;
    for (let i = 0; i <= k; i++) {
      const own = rows[a + i];
      const other = rows[b + k - i];
      bare = Math.min(bare, own + other);
      paired = Math.min(paired, own + rows[b + 5 + k - i], rows[a + 5 + i] + other);
    }
    into[k] = bare;
    into[5 + k] = paired;
  }
}

function regular(m: number, s: number, p: number, h: number, melds: number): number {
  const sets = 4 - melds;
  join(m, s, sets, left);
  join(p, h, sets, right);
  let best = IMPOSSIBLE;
  for (let k = 0; k <= sets; k++) best = Math.min(best, left[k] + right[5 + sets - k], left[5 + k] + right[sets - k]);
  return best - 1;
}

/** One arrangement of Knitted Straight: the tiles missing of the nine, and of the rest. */
function knittedWith(m: number, s: number, p: number, h: number, melds: number): number {
  const rows = needs;
  let missing = 0;
  let pair = rows[h + 5];
  let set = rows[h + 1];
  let both = rows[h + 6];
  for (let suit = 0; suit < 3; suit++) {
    const at = suit === 0 ? m : suit === 1 ? s : p;
    const parts = rows[at];
    missing += parts & 3;
    const ownPair = (parts >> 2) & 3;
    const ownSet = parts >> 4;
    both = Math.min(both, rows[at + 1], set + ownPair, ownSet + pair);
    pair = Math.min(pair, ownPair);
    set = Math.min(set, ownSet);
  }
  return missing + (melds === 0 ? both : pair);
}

function knittedStraight(m: number, s: number, p: number, h: number, melds: number): number {
  let best = IMPOSSIBLE;
  for (let at = 0; at < 6; at++) {
    const [a, b, c] = ARRANGEMENTS[at];
    const lacking = knittedWith(m + KNITTED_AT + 2 * a, s + KNITTED_AT + 2 * b, p + KNITTED_AT + 2 * c, h, melds);
    best = Math.min(best, lacking);
  }
  return best - 1;
}

/** Four equal tiles are two pairs (ruling 67). */
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
  const [sm, ss, sp] = [spread(m), spread(s), spread(p)];
  let most = 0;
  for (let at = 0; at < 6; at++) {
    const [a, b, c] = ARRANGEMENTS[at];
    most = Math.max(most, bitCount(sm & KNITTED[a]) + bitCount(ss & KNITTED[b]) + bitCount(sp & KNITTED[c]));
  }
  return 13 - Math.min(14, most + bitCount(spread(h)));
}

/**
 * Distances of a hand with `melds` melds, 13 or 14 tiles less three a meld; allocates nothing, `into` is overwritten.
 */
export function readDistances(counts: TileCounts, melds: number, into: Distances): void {
  const [m, s, p, h] = [packGroup(counts, 0), packGroup(counts, 1), packGroup(counts, 2), packGroup(counts, 3)];
  const [rm, rs, rp, rh] = [needRow(m, 0), needRow(s, 1), needRow(p, 2), needRow(h, HONOURS_GROUP)];
  into.regular = regular(rm, rs, rp, rh, melds);
  into.knittedStraight = melds > 1 ? IMPOSSIBLE : knittedStraight(rm, rs, rp, rh, melds);
  into.sevenPairs = melds > 0 ? IMPOSSIBLE : sevenPairs(m, s, p, h);
  into.thirteenOrphans = melds > 0 ? IMPOSSIBLE : thirteenOrphans(m, s, p, h);
  into.honorsAndKnitted = melds > 0 ? IMPOSSIBLE : honorsAndKnitted(m, s, p, h);
  const special = Math.min(into.sevenPairs, into.thirteenOrphans, into.honorsAndKnitted);
  into.min = Math.min(into.regular, into.knittedStraight, special);
}

/** Distance of the regular form alone: four sets and a pair. */
export function regularDistance(counts: TileCounts, melds: number): number {
  const [m, s, p] = [
    needRow(packGroup(counts, 0), 0),
    needRow(packGroup(counts, 1), 1),
    needRow(packGroup(counts, 2), 2),
  ];
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

/** How far a hand of 13 (or 14) tiles, less three a meld, is from ready, by form (see `Distances`). */
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
